// Made by `python3 dev.py engine` from the rules; whoever changes this file changes nothing.

/** An address in the memory of a module, and what lies there. */
export type At<What extends string> = number & { readonly at: What };

/** Where a field lies in its record or block, the kind of its numbers, and how many there are along each side. */
export interface Field {
  readonly at: number;
  readonly of: string;
  readonly shape: readonly number[];
}

export interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}

export interface Rules {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
  write_tables(book: At<"Book">): void;
  write_puzzles(book: At<"Book">, faces: At<"Faces">, count: number): void;
  find_filling(recess: number, laid: At<"PiecesOn">): number;
  problem(terms: At<"Terms">, told: At<"Told">): number;
  try_values(terms: At<"Terms">, field: number, first: number, told: At<"Told">, codes: At<"Codes">): void;
  set_up(state: At<"State">, book: At<"Book">, log: At<"Log">, rng: At<"Rng">, cards: At<"Cards">, low: number, high: number, opponent_supply: number): void;
  legal(state: At<"State">, book: At<"Book">, seat: number, out: At<"Moves">): number;
  why_not(state: At<"State">, book: At<"Book">, seat: number, move: number): number;
  play(state: At<"State">, book: At<"Book">, log: At<"Log">, seat: number, move: number): number;
  foresee(state: At<"State">, book: At<"Book">, log: At<"Log">, seat: number, move: number): number;
  hold(state: At<"State">, book: At<"Book">, log: At<"Log">, seat: number, move: number): number;
  score(state: At<"State">, book: At<"Book">, seat: number): number;
  unfinished_cost(state: At<"State">, book: At<"Book">, seat: number, slot: number): number;
  winners(state: At<"State">, book: At<"Book">): number;
  standing(state: At<"State">, book: At<"Book">, rows: At<"StandingRows">): number;
  lead(state: At<"State">, book: At<"Book">): number;
  stopping(state: At<"State">, book: At<"Book">, log: At<"Log">, rows: At<"StoppingRows">): number;
  pieces_on(book: At<"Book">, filled: number, joins: bigint, out: At<"PiecesOn">): number;
  open_cells(book: At<"Book">, puzzle: number, filled: number): number;
  fits(book: At<"Book">, puzzle: number, filled: number, begin: number, end: number, first: number, out: At<"Moves">, count: number): number;
  last_piece(book: At<"Book">, puzzle: number, filled: number): number;
  offered(state: At<"State">): number;
  actions_to_begin(state: At<"State">, seat: number): number;
  begins_action(move: number, pending: number): number;
  places_left(state: At<"State">, seat: number): number;
  ending_deck(state: At<"State">): number;
  rounds_left(state: At<"State">): number;
  blank(state: At<"State">, seat: number): void;
  unsound(state: At<"State">, book: At<"Book">, difficulty: number, laid: At<"PiecesOn">, told: At<"Told">): number;
}

export interface Bots {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
  write_tables(book: At<"Book">): void;
  write_puzzles(book: At<"Book">, faces: At<"Faces">, count: number): void;
  find_filling(recess: number, laid: At<"PiecesOn">): number;
  problem(terms: At<"Terms">, told: At<"Told">): number;
  try_values(terms: At<"Terms">, field: number, first: number, told: At<"Told">, codes: At<"Codes">): void;
  set_up(state: At<"State">, book: At<"Book">, log: At<"Log">, rng: At<"Rng">, cards: At<"Cards">, low: number, high: number, opponent_supply: number): void;
  legal(state: At<"State">, book: At<"Book">, seat: number, out: At<"Moves">): number;
  why_not(state: At<"State">, book: At<"Book">, seat: number, move: number): number;
  play(state: At<"State">, book: At<"Book">, log: At<"Log">, seat: number, move: number): number;
  foresee(state: At<"State">, book: At<"Book">, log: At<"Log">, seat: number, move: number): number;
  hold(state: At<"State">, book: At<"Book">, log: At<"Log">, seat: number, move: number): number;
  score(state: At<"State">, book: At<"Book">, seat: number): number;
  unfinished_cost(state: At<"State">, book: At<"Book">, seat: number, slot: number): number;
  winners(state: At<"State">, book: At<"Book">): number;
  standing(state: At<"State">, book: At<"Book">, rows: At<"StandingRows">): number;
  lead(state: At<"State">, book: At<"Book">): number;
  stopping(state: At<"State">, book: At<"Book">, log: At<"Log">, rows: At<"StoppingRows">): number;
  pieces_on(book: At<"Book">, filled: number, joins: bigint, out: At<"PiecesOn">): number;
  open_cells(book: At<"Book">, puzzle: number, filled: number): number;
  fits(book: At<"Book">, puzzle: number, filled: number, begin: number, end: number, first: number, out: At<"Moves">, count: number): number;
  last_piece(book: At<"Book">, puzzle: number, filled: number): number;
  offered(state: At<"State">): number;
  actions_to_begin(state: At<"State">, seat: number): number;
  begins_action(move: number, pending: number): number;
  places_left(state: At<"State">, seat: number): number;
  ending_deck(state: At<"State">): number;
  rounds_left(state: At<"State">): number;
  blank(state: At<"State">, seat: number): void;
  unsound(state: At<"State">, book: At<"Book">, difficulty: number, laid: At<"PiecesOn">, told: At<"Told">): number;
  seed(rng: At<"Rng">, low: number, high: number): void;
  deal(state: At<"State">, book: At<"Book">, hand: At<"Hand">, rng: At<"Rng">, low: number, high: number): number;
  new_mind(mind: At<"Mind">, has_level_5: number, is_solo: number): void;
  new_trail(trail: At<"Trail">): void;
  forget(table: At<"Fillings">): void;
  think(book: At<"Book">, mind: At<"Mind">, beam: At<"Beam">, rng: At<"Rng">, seat: number, kind: number, width: number, depth: number, noise: number): number;
  begin(tree: At<"Tree">, beam: At<"Beam">, book: At<"Book">, mind: At<"Mind">, rng: At<"Rng">, settings: At<"TreeSettings">, seat: number, nodes: number): number;
  go_on(tree: At<"Tree">, beam: At<"Beam">, book: At<"Book">, mind: At<"Mind">, rng: At<"Rng">, settings: At<"TreeSettings">, elapsed_ms: number, think_ms: number): number;
  read_turn(tree: At<"Tree">, k: number, line: At<"Line">, worth: At<"Worth">): number;
  pick_turns(tree: At<"Tree">, count: number, most: number, chosen: At<"Picked">): number;
  begin_story(story: At<"Story">, book: At<"Book">, seat: number, low: number, high: number): void;
  go_on_with_story(story: At<"Story">, trail: At<"Trail">, table: At<"Fillings">, book: At<"Book">, move: number, is_time: number): number;
  end_story(story: At<"Story">, trail: At<"Trail">, table: At<"Fillings">, book: At<"Book">, is_time: number): void;
  count_actions(trail: At<"Trail">, table: At<"Fillings">, state: At<"State">, region: number, supply: At<"Counts">, reserve: At<"Counts">, limit: number): number;
  find_plan(trail: At<"Trail">, table: At<"Fillings">, state: At<"State">, region: number, supply: At<"Counts">, reserve: At<"Counts">, limit: number): number;
  find_together(joint: At<"Joint">, table: At<"Fillings">, book: At<"Book">, seat: number, slots: number, limit: number): number;
  plan_taking(taking: At<"Taking">, trail: At<"Trail">, table: At<"Fillings">, book: At<"Book">, seat: number, source: number, nodes: number): number;
  account(room: At<"Accounting">, table: At<"Fillings">, book: At<"Book">, seat: number): number;
  play_out(state: At<"State">, book: At<"Book">, log: At<"Log">, moves: At<"Moves">, rng: At<"Rng">, limit: number): number;
}

export const Book = {"size":728064,"fields":{"placement_joins":{"at":0,"of":"i64","shape":[595]},"placement_touching":{"at":4760,"of":"i64","shape":[595]},"placement_mask":{"at":9520,"of":"i32","shape":[595]},"placement_piece":{"at":11900,"of":"i8","shape":[595]},"members":{"at":12495,"of":"i8","shape":[4096,12]},"member_count":{"at":61647,"of":"i8","shape":[4096]},"runs":{"at":65743,"of":"i8","shape":[4096,12]},"run_count":{"at":114895,"of":"i8","shape":[4096]},"tiling_piece":{"at":118991,"of":"i8","shape":[27]},"tiling_parts":{"at":119018,"of":"i8","shape":[27,12]},"puzzles":{"at":119342,"of":"i16","shape":[]},"recess":{"at":119344,"of":"i32","shape":[127]},"points":{"at":119852,"of":"i8","shape":[127]},"reward":{"at":119979,"of":"i8","shape":[127]},"is_black":{"at":120106,"of":"i8","shape":[127]},"fit":{"at":120240,"of":"i64","shape":[127,595]},"fit_first":{"at":724760,"of":"i16","shape":[127,13]}}} as const satisfies Layout;

export const Faces = {"size":2032,"fields":{"all":{"at":0,"of":"i32","shape":[127,4]}}} as const satisfies Layout;

export const PiecesOn = {"size":50,"fields":{"all":{"at":0,"of":"i16","shape":[25]}}} as const satisfies Layout;

export const Terms = {"size":88,"fields":{"all":{"at":0,"of":"i32","shape":[22]}}} as const satisfies Layout;

export const Told = {"size":12,"fields":{"all":{"at":0,"of":"i32","shape":[3]}}} as const satisfies Layout;

export const Codes = {"size":32,"fields":{"all":{"at":0,"of":"i32","shape":[8]}}} as const satisfies Layout;

export const State = {"size":968,"fields":{"joins":{"at":0,"of":"i64","shape":[6,4]},"filled":{"at":192,"of":"i32","shape":[6,4]},"rng":{"at":288,"of":"u32","shape":[4]},"round_now":{"at":304,"of":"i16","shape":[]},"final_round":{"at":306,"of":"i16","shape":[]},"noted_points":{"at":308,"of":"i16","shape":[6]},"noted_puzzles":{"at":320,"of":"i16","shape":[6]},"noted_m":{"at":332,"of":"i8","shape":[6]},"noted_new_m":{"at":338,"of":"i8","shape":[6]},"puzzle":{"at":344,"of":"i8","shape":[6,4]},"options.variant":{"at":368,"of":"i8","shape":[]},"options.ghost":{"at":369,"of":"i8","shape":[]},"options.ambassador":{"at":370,"of":"i8","shape":[]},"options.pieces_each":{"at":371,"of":"i8","shape":[]},"options.must_act":{"at":372,"of":"i8","shape":[]},"options.skip_levels":{"at":373,"of":"i8","shape":[]},"options.exchange_down":{"at":374,"of":"i8","shape":[]},"options.fallback":{"at":375,"of":"i8","shape":[]},"options.solo_locks":{"at":376,"of":"i8","shape":[]},"options.deck_top":{"at":377,"of":"i8","shape":[]},"options.recycle":{"at":378,"of":"i8","shape":[]},"options.black_limit":{"at":379,"of":"i8","shape":[]},"options.unfinished_cost":{"at":380,"of":"i8","shape":[]},"options.split_level_up":{"at":381,"of":"i8","shape":[]},"options.ambassador_later":{"at":382,"of":"i8","shape":[]},"options.hidden_piles":{"at":383,"of":"i8","shape":[]},"options.endless_white":{"at":384,"of":"i8","shape":[]},"seats":{"at":385,"of":"i8","shape":[]},"phase":{"at":386,"of":"i8","shape":[]},"deciding":{"at":387,"of":"i8","shape":[6]},"marker":{"at":393,"of":"i8","shape":[2]},"passed":{"at":395,"of":"i8","shape":[2]},"idle_rounds":{"at":397,"of":"i8","shape":[]},"idle_acted":{"at":398,"of":"i8","shape":[]},"idle_progress":{"at":399,"of":"i8","shape":[]},"supply":{"at":400,"of":"i8","shape":[6,12]},"reserve":{"at":472,"of":"i8","shape":[12]},"actions_left":{"at":484,"of":"i8","shape":[6]},"master_used":{"at":490,"of":"i8","shape":[6]},"black_taken":{"at":496,"of":"i8","shape":[6]},"touches":{"at":502,"of":"i8","shape":[6]},"pending":{"at":508,"of":"i8","shape":[6]},"placed_on":{"at":514,"of":"i8","shape":[6]},"ghost_parts":{"at":520,"of":"i8","shape":[6,9]},"open_rewards":{"at":574,"of":"i8","shape":[6,4]},"steps":{"at":598,"of":"i8","shape":[6]},"raised":{"at":604,"of":"i8","shape":[6]},"recycling":{"at":610,"of":"i8","shape":[6]},"recycled":{"at":616,"of":"i8","shape":[6]},"deck":{"at":622,"of":"i8","shape":[104]},"deck_size":{"at":726,"of":"i8","shape":[2]},"known":{"at":728,"of":"i8","shape":[2]},"row":{"at":730,"of":"i8","shape":[2,6]},"grid":{"at":742,"of":"i8","shape":[9]},"finished":{"at":751,"of":"i8","shape":[104]},"finished_by":{"at":855,"of":"i8","shape":[104]},"finished_size":{"at":959,"of":"i8","shape":[]},"locks":{"at":960,"of":"i8","shape":[3]},"opponent_supply":{"at":963,"of":"i8","shape":[]},"spare":{"at":964,"of":"i8","shape":[4]}}} as const satisfies Layout;

export const Log = {"size":2304,"fields":{"all":{"at":0,"of":"i16","shape":[128,9]}}} as const satisfies Layout;

export const Rng = {"size":32,"fields":{"all":{"at":0,"of":"i64","shape":[4]}}} as const satisfies Layout;

export const Cards = {"size":127,"fields":{"all":{"at":0,"of":"i8","shape":[127]}}} as const satisfies Layout;

export const Moves = {"size":5502,"fields":{"all":{"at":0,"of":"i16","shape":[2751]}}} as const satisfies Layout;

export const StandingRows = {"size":192,"fields":{"all":{"at":0,"of":"i32","shape":[6,8]}}} as const satisfies Layout;

export const StoppingRows = {"size":240,"fields":{"all":{"at":0,"of":"i32","shape":[6,10]}}} as const satisfies Layout;

export const Hand = {"size":384,"fields":{"all":{"at":0,"of":"i8","shape":[3,128]}}} as const satisfies Layout;

export const Mind = {"size":25460416,"fields":{"weights":{"at":0,"of":"record","shape":[1]},"fillings.region":{"at":144,"of":"i32","shape":[65536]},"fillings.first":{"at":262288,"of":"i32","shape":[65536]},"fillings.count":{"at":524432,"of":"i32","shape":[65536]},"fillings.multisets":{"at":786576,"of":"i64","shape":[2621440]},"fillings.ways":{"at":21758096,"of":"i64","shape":[0]},"fillings.used":{"at":21758096,"of":"i64","shape":[2]},"fillings.starts":{"at":21758112,"of":"i32","shape":[26]},"fillings.start_mask":{"at":21758224,"of":"i32","shape":[595]},"fillings.start_piece":{"at":21760608,"of":"i32","shape":[595]},"fillings.start_joins":{"at":21762992,"of":"i64","shape":[595]},"fillings.start_placement":{"at":21767760,"of":"i32","shape":[595]},"fillings.scratch":{"at":21770144,"of":"i64","shape":[327680]},"fillings.scratch_ways":{"at":24391584,"of":"i64","shape":[0]},"fillings.stack":{"at":24391584,"of":"i32","shape":[4096]},"fillings.row":{"at":24407968,"of":"i64","shape":[256]},"fillings.heights":{"at":24410016,"of":"i64","shape":[256]},"asked":{"at":24412064,"of":"i64","shape":[65536]},"answered":{"at":24936352,"of":"i8","shape":[65536]},"pieces":{"at":25001888,"of":"i8","shape":[12]},"walk":{"at":25001904,"of":"i64","shape":[4,4]},"needs":{"at":25002032,"of":"i64","shape":[4]},"rival_key":{"at":25002064,"of":"i64","shape":[1]},"rival":{"at":25002080,"of":"f64","shape":[1]},"is_seen":{"at":25002096,"of":"i8","shape":[127]},"worths":{"at":25002224,"of":"f64","shape":[6]},"network.is_trained":{"at":25002272,"of":"i8","shape":[1]},"network.scale":{"at":25002288,"of":"f32","shape":[92]},"network.inner":{"at":25002656,"of":"f64","shape":[48,92]},"network.inner_bias":{"at":25037984,"of":"f32","shape":[48]},"network.outer":{"at":25038176,"of":"f64","shape":[2,48]},"network.outer_bias":{"at":25038944,"of":"f32","shape":[2]},"network.features":{"at":25038960,"of":"f32","shape":[92]},"network.output":{"at":25039328,"of":"f64","shape":[2]},"net.is_on":{"at":25039344,"of":"i8","shape":[1]},"net.first":{"at":25039360,"of":"f32","shape":[374,256]},"net.first_bias":{"at":25422336,"of":"f32","shape":[256]},"net.second":{"at":25423360,"of":"f32","shape":[256,32]},"net.second_bias":{"at":25456128,"of":"f32","shape":[32]},"net.last":{"at":25456256,"of":"f32","shape":[32,2]},"net.last_bias":{"at":25456512,"of":"f32","shape":[2]},"net.features":{"at":25456528,"of":"f32","shape":[374]},"net.base":{"at":25458032,"of":"f32","shape":[256]},"net.inner":{"at":25459056,"of":"f32","shape":[256]},"net.outer":{"at":25460080,"of":"f32","shape":[32]},"net.key":{"at":25460208,"of":"i64","shape":[1]},"net.notes":{"at":25460224,"of":"f64","shape":[8]},"net.top":{"at":25460288,"of":"f64","shape":[3,4]},"net.found":{"at":25460384,"of":"f64","shape":[2]},"net.asked":{"at":25460400,"of":"i64","shape":[1]}}} as const satisfies Layout;

export const Trail = {"size":809472,"fields":{"supply":{"at":0,"of":"i64","shape":[64,12]},"reserve":{"at":6144,"of":"i64","shape":[64,12]},"placed":{"at":12288,"of":"i64","shape":[64,12]},"step":{"at":18432,"of":"i64","shape":[64]},"spent":{"at":18944,"of":"i64","shape":[64]},"hopeful":{"at":19456,"of":"i64","shape":[64]},"multisets":{"at":19968,"of":"i64","shape":[32768]},"seen":{"at":282112,"of":"i64","shape":[16384,4]},"facts":{"at":806400,"of":"i64","shape":[6]},"moves":{"at":806448,"of":"i16","shape":[128]},"waiting":{"at":806704,"of":"i64","shape":[25]},"counts":{"at":806912,"of":"i64","shape":[4,12]},"tiling_piece":{"at":807296,"of":"i64","shape":[27]},"tiling_parts":{"at":807520,"of":"i64","shape":[27,9]}}} as const satisfies Layout;

export const Fillings = {"size":24411920,"fields":{"region":{"at":0,"of":"i32","shape":[65536]},"first":{"at":262144,"of":"i32","shape":[65536]},"count":{"at":524288,"of":"i32","shape":[65536]},"multisets":{"at":786432,"of":"i64","shape":[2621440]},"ways":{"at":21757952,"of":"i64","shape":[0]},"used":{"at":21757952,"of":"i64","shape":[2]},"starts":{"at":21757968,"of":"i32","shape":[26]},"start_mask":{"at":21758080,"of":"i32","shape":[595]},"start_piece":{"at":21760464,"of":"i32","shape":[595]},"start_joins":{"at":21762848,"of":"i64","shape":[595]},"start_placement":{"at":21767616,"of":"i32","shape":[595]},"scratch":{"at":21770000,"of":"i64","shape":[327680]},"scratch_ways":{"at":24391440,"of":"i64","shape":[0]},"stack":{"at":24391440,"of":"i32","shape":[4096]},"row":{"at":24407824,"of":"i64","shape":[256]},"heights":{"at":24409872,"of":"i64","shape":[256]}}} as const satisfies Layout;

export const Beam = {"size":1888544,"fields":{"states":{"at":0,"of":"State","shape":[1795]},"words":{"at":0,"of":"i64","shape":[1795,121]},"line":{"at":1737568,"of":"i16","shape":[1795,16]},"length":{"at":1795008,"of":"i8","shape":[1795]},"worth":{"at":1796816,"of":"f64","shape":[1795]},"order":{"at":1811184,"of":"i16","shape":[7,256]},"size":{"at":1814768,"of":"i16","shape":[7]},"into":{"at":1814784,"of":"i16","shape":[3]},"seen":{"at":1814800,"of":"i64","shape":[8192]},"log":{"at":1880336,"of":"i16","shape":[128,9]},"moves":{"at":1882640,"of":"i16","shape":[2751]},"facts":{"at":1888144,"of":"i64","shape":[2]},"hand":{"at":1888160,"of":"i8","shape":[3,128]}}} as const satisfies Layout;

export const Tree = {"size":20679120,"fields":{"states":{"at":0,"of":"State","shape":[16386]},"words":{"at":0,"of":"i64","shape":[16386,121]},"seat":{"at":15861648,"of":"i8","shape":[16384]},"first_edge":{"at":15878032,"of":"i32","shape":[16384]},"edges":{"at":15943568,"of":"i8","shape":[16384]},"key":{"at":15959952,"of":"i64","shape":[16384]},"place":{"at":16091024,"of":"i16","shape":[32768]},"line":{"at":16156560,"of":"i16","shape":[65536,16]},"length":{"at":18253712,"of":"i8","shape":[65536]},"prior":{"at":18319248,"of":"f32","shape":[65536]},"visits":{"at":18581392,"of":"i32","shape":[65536]},"value_sum":{"at":18843536,"of":"f32","shape":[65536,6]},"margin_sum":{"at":20416400,"of":"f32","shape":[65536]},"candidates":{"at":20678544,"of":"i16","shape":[64]},"path":{"at":20678672,"of":"i32","shape":[24,2]},"value":{"at":20678864,"of":"f64","shape":[2,6]},"counters":{"at":20678960,"of":"i64","shape":[13]},"clock":{"at":20679072,"of":"f64","shape":[2]},"deal_rng":{"at":20679088,"of":"i64","shape":[4]}}} as const satisfies Layout;

export const TreeSettings = {"size":64,"fields":{"c_puct":{"at":0,"of":"f64","shape":[]},"prior_temperature":{"at":8,"of":"f64","shape":[]},"root_width":{"at":16,"of":"f64","shape":[]},"root_edges":{"at":24,"of":"f64","shape":[]},"inner_width":{"at":32,"of":"f64","shape":[]},"inner_edges":{"at":40,"of":"f64","shape":[]},"determinizations":{"at":48,"of":"f64","shape":[]},"own_turns":{"at":56,"of":"f64","shape":[]}}} as const satisfies Layout;

export const Line = {"size":32,"fields":{"all":{"at":0,"of":"i16","shape":[16]}}} as const satisfies Layout;

export const Worth = {"size":24,"fields":{"all":{"at":0,"of":"f64","shape":[3]}}} as const satisfies Layout;

export const Picked = {"size":128,"fields":{"all":{"at":0,"of":"i16","shape":[64]}}} as const satisfies Layout;

export const Story = {"size":16880,"fields":{"states":{"at":0,"of":"State","shape":[2]},"words":{"at":0,"of":"i64","shape":[2,121]},"completed":{"at":1936,"of":"i16","shape":[32,9]},"taken":{"at":2512,"of":"i16","shape":[32,9]},"got":{"at":3088,"of":"i16","shape":[32,11]},"others":{"at":3792,"of":"i16","shape":[32,9]},"facts":{"at":4368,"of":"i16","shape":[128,9]},"told":{"at":6672,"of":"i16","shape":[8,9]},"line":{"at":6816,"of":"i16","shape":[132]},"worth":{"at":7088,"of":"f64","shape":[2]},"numbers":{"at":7104,"of":"i64","shape":[14]},"seen":{"at":7216,"of":"i8","shape":[127]},"placed":{"at":7344,"of":"i8","shape":[127]},"cost":{"at":7472,"of":"i16","shape":[127]},"needs":{"at":7728,"of":"i16","shape":[3,127]},"nearer":{"at":8496,"of":"i16","shape":[4]},"supply":{"at":8512,"of":"i8","shape":[12]},"walk":{"at":8528,"of":"i64","shape":[4,4]},"moves":{"at":8656,"of":"i16","shape":[2751]},"log":{"at":14160,"of":"i16","shape":[128,9]},"hand":{"at":16464,"of":"i8","shape":[3,128]},"rng":{"at":16848,"of":"i64","shape":[4]}}} as const satisfies Layout;

export const Counts = {"size":96,"fields":{"all":{"at":0,"of":"i64","shape":[12]}}} as const satisfies Layout;

export const Joint = {"size":3284176,"fields":{"states":{"at":0,"of":"State","shape":[96]},"words":{"at":0,"of":"i64","shape":[96,121]},"laid":{"at":92928,"of":"i64","shape":[96,4,12]},"clock":{"at":129792,"of":"i64","shape":[96]},"step":{"at":130560,"of":"i64","shape":[96]},"hopeful":{"at":131328,"of":"i64","shape":[96,4]},"multisets":{"at":134400,"of":"i64","shape":[4,32768]},"region":{"at":1182976,"of":"i64","shape":[4]},"lying":{"at":1183008,"of":"i64","shape":[4,12]},"seen":{"at":1183392,"of":"i64","shape":[65536,4]},"facts":{"at":3280544,"of":"i64","shape":[4]},"held":{"at":3280576,"of":"i64","shape":[12]},"chosen":{"at":3280672,"of":"i64","shape":[25]},"waiting":{"at":3280880,"of":"i64","shape":[4,25]},"moves":{"at":3281680,"of":"i16","shape":[96]},"log":{"at":3281872,"of":"i16","shape":[128,9]}}} as const satisfies Layout;

export const Taking = {"size":12592,"fields":{"states":{"at":0,"of":"State","shape":[1]},"ways":{"at":976,"of":"i64","shape":[13,6]},"moves":{"at":1600,"of":"i16","shape":[13,128]},"action":{"at":4928,"of":"i8","shape":[13,128]},"turn":{"at":6592,"of":"i8","shape":[13,128]},"left":{"at":8256,"of":"i64","shape":[13,12]},"told":{"at":9504,"of":"i64","shape":[3]},"facts":{"at":9536,"of":"i64","shape":[5]},"supply":{"at":9584,"of":"i64","shape":[12]},"held":{"at":9680,"of":"i64","shape":[12]},"reserve":{"at":9776,"of":"i64","shape":[12]},"log":{"at":9872,"of":"i16","shape":[128,9]},"hand":{"at":12176,"of":"i8","shape":[3,128]},"rng":{"at":12560,"of":"i64","shape":[4]}}} as const satisfies Layout;

export const Accounting = {"size":4368,"fields":{"states":{"at":0,"of":"State","shape":[1]},"puzzles":{"at":976,"of":"i64","shape":[4,6]},"pieces":{"at":1168,"of":"i8","shape":[4,25]},"line":{"at":1280,"of":"i16","shape":[100]},"facts":{"at":1488,"of":"i64","shape":[2]},"supply":{"at":1504,"of":"i8","shape":[12]},"walk":{"at":1520,"of":"i64","shape":[4,4]},"log":{"at":1648,"of":"i16","shape":[128,9]},"hand":{"at":3952,"of":"i8","shape":[3,128]},"rng":{"at":4336,"of":"i64","shape":[4]}}} as const satisfies Layout;

export const ROOT = 1792 as const;

export const DECISIONS = 2 as const;

export const SIMULATIONS = 3 as const;

export const SEARCH = -2 as const;

export const CHAMPION = 3 as const;

export const MOST_STEPS = 10000 as const;

export const HINT_COUNT = 3 as const;

export const HINT_MS = 400 as const;

export const FACTS_MS = 400 as const;

export const OWNER_BITS = 7 as const;

export const MARK_SHIFT = 3 as const;

export const SPECTATOR = -1 as const;

export const NONE = -1 as const;

export const SEATS = 6 as const;

export const SLOTS = 4 as const;

export const KINDS = 12 as const;

export const ORDINARY = 9 as const;

export const WHITE = 0 as const;

export const BLACK = 1 as const;

export const DECK_AT = [0,80] as const;

export const ROW = 6 as const;

export const GRID = 9 as const;

export const STANDARD = 0 as const;

export const SOLO = 1 as const;

export const LINE_CLEAR = 2 as const;

export const TURN = 0 as const;

export const FINISHING = 1 as const;

export const OVER = 2 as const;

export const FREE = 0 as const;

export const MASTER = 1 as const;

export const AMBASSADOR = 2 as const;

export const GHOST = 3 as const;

export const REWARD = 4 as const;

export const LEVEL_UP = 5 as const;

export const RECYCLE = 6 as const;

export const M_NONE = 0 as const;

export const M_UNUSED = 1 as const;

export const M_NEW = 2 as const;

export const TAKE = 0 as const;

export const TAKE_GRID = 12 as const;

export const TAKE_DECK = 21 as const;

export const GAIN = 24 as const;

export const SWAP = 33 as const;

export const PLACE = 177 as const;

export const GHOST_ACTION = 2557 as const;

export const TAKE_REWARD = 2584 as const;

export const LEVEL_UP_STEP = 2596 as const;

export const RECYCLE_ROW = 2740 as const;

export const UNDER = 2742 as const;

export const DO_MASTER = 2746 as const;

export const DO_AMBASSADOR = 2747 as const;

export const DONE = 2748 as const;

export const SKIP = 2749 as const;

export const PASS = 2750 as const;

export const ACTIONS = 2751 as const;

export const PLACEMENT_COUNT = 595 as const;

export const TREE_SETTINGS = [0.05,1.0,40,24,6,6,32,2] as const;

export const HINT_SETTINGS = [0.05,1.0,64,64,6,6,32,2] as const;

export const MANNERS = {"random":{"kind":0,"width":1,"depth":1,"noise":0.0,"think_ms":0,"nodes":0},"greedy":{"kind":1,"width":1,"depth":1,"noise":0.0,"think_ms":0,"nodes":0},"planner":{"kind":1,"width":96,"depth":16,"noise":0.0,"think_ms":0,"nodes":0},"mcts":{"kind":2,"width":1,"depth":1,"noise":0.0,"think_ms":200,"nodes":0},"novice":{"kind":1,"width":1,"depth":1,"noise":0.1,"think_ms":0,"nodes":0},"casual":{"kind":1,"width":2,"depth":16,"noise":0.32,"think_ms":0,"nodes":0},"steady":{"kind":1,"width":4,"depth":16,"noise":0.2,"think_ms":0,"nodes":0},"skilled":{"kind":1,"width":16,"depth":16,"noise":0.0,"think_ms":0,"nodes":0},"expert":{"kind":2,"width":1,"depth":1,"noise":0.0,"think_ms":0,"nodes":40000},"champion":{"kind":3,"width":24,"depth":16,"noise":0.0,"think_ms":0,"nodes":40000}} as const;

export const STORY_NUMBERS = ["seat","completed","taken","got","others","facts","told","length","action","end","final_round","round","is_finishing","is_only"] as const;

export const FACTS = [{"kind":"only","arguments":[]},{"kind":"complete","arguments":[{"name":"puzzle","kind":"puzzle","size":1},{"name":"points","kind":"number","size":1},{"name":"pieces","kind":"pieces","size":1},{"name":"raised","kind":"pairs","size":4},{"name":"m","kind":"flag","size":1}]},{"kind":"end","arguments":[{"name":"final_round","kind":"number","size":1}]},{"kind":"take","arguments":[{"name":"puzzle","kind":"puzzle","size":1},{"name":"source","kind":"source","size":1},{"name":"actions","kind":"known","size":1}]},{"kind":"later_touches","arguments":[{"name":"puzzle","kind":"puzzle","size":1},{"name":"points","kind":"number","size":1},{"name":"saved","kind":"number","size":1},{"name":"count","kind":"number","size":1}]},{"kind":"touches","arguments":[{"name":"puzzle","kind":"puzzle","size":1},{"name":"points","kind":"number","size":1},{"name":"saved","kind":"number","size":1},{"name":"count","kind":"number","size":1}]},{"kind":"total","arguments":[{"name":"points","kind":"number","size":1}]},{"kind":"no_touches","arguments":[]},{"kind":"draw","arguments":[{"name":"deck","kind":"deck","size":1}]},{"kind":"near","arguments":[{"name":"puzzle","kind":"puzzle","size":1},{"name":"actions","kind":"known","size":1}]},{"kind":"gain","arguments":[{"name":"given","kind":"piece","size":1},{"name":"first","kind":"piece","size":1},{"name":"taken","kind":"piece","size":1},{"name":"swaps","kind":"number","size":1},{"name":"puzzle","kind":"puzzle","size":1}]},{"kind":"swap","arguments":[{"name":"given","kind":"piece","size":1},{"name":"first","kind":"piece","size":1},{"name":"taken","kind":"piece","size":1},{"name":"swaps","kind":"number","size":1},{"name":"puzzle","kind":"puzzle","size":1}]},{"kind":"levelup","arguments":[{"name":"given","kind":"piece","size":1},{"name":"first","kind":"piece","size":1},{"name":"taken","kind":"piece","size":1},{"name":"swaps","kind":"number","size":1},{"name":"puzzle","kind":"puzzle","size":1}]},{"kind":"reward","arguments":[{"name":"given","kind":"piece","size":1},{"name":"first","kind":"piece","size":1},{"name":"taken","kind":"piece","size":1},{"name":"swaps","kind":"number","size":1},{"name":"puzzle","kind":"puzzle","size":1}]},{"kind":"master","arguments":[{"name":"puzzles","kind":"puzzles","size":4}]},{"kind":"ambassador","arguments":[{"name":"puzzles","kind":"puzzles","size":4}]},{"kind":"ghost","arguments":[{"name":"piece","kind":"piece","size":1},{"name":"parts","kind":"parts","size":1}]},{"kind":"recycle","arguments":[{"name":"deck","kind":"deck","size":1}]},{"kind":"under","arguments":[{"name":"puzzle","kind":"puzzle","size":1},{"name":"deck","kind":"deck","size":1}]},{"kind":"skip","arguments":[]},{"kind":"done","arguments":[]},{"kind":"pass","arguments":[]}] as const;

export const REASONS = [{"key":"reason-only","places":[]},{"key":"reason-complete","places":[["puzzle","puzzle"],["points","number"]]},{"key":"reason-complete-piece","places":[["puzzle","puzzle"],["points","number"],["piece","piece"]]},{"key":"reason-complete-raise","places":[["puzzle","puzzle"],["points","number"],["given","piece"],["taken","piece"]]},{"key":"reason-complete-m","places":[["puzzle","puzzle"],["points","number"]]},{"key":"reason-complete-pointless","places":[["puzzle","puzzle"]]},{"key":"reason-complete-pointless-piece","places":[["puzzle","puzzle"],["piece","piece"]]},{"key":"reason-complete-pointless-raise","places":[["puzzle","puzzle"],["given","piece"],["taken","piece"]]},{"key":"reason-complete-pointless-m","places":[["puzzle","puzzle"]]},{"key":"reason-touches","places":[["puzzle","puzzle"],["points","number"],["touches","number"]]},{"key":"reason-touches-saving","places":[["puzzle","puzzle"],["points","number"],["touches","number"]]},{"key":"reason-touches-paid","places":[["puzzle","puzzle"],["points","number"]]},{"key":"reason-later-touches","places":[["puzzle","puzzle"],["points","number"],["touches","number"]]},{"key":"reason-later-touches-saving","places":[["puzzle","puzzle"],["points","number"],["touches","number"]]},{"key":"reason-later-touches-paid","places":[["puzzle","puzzle"],["points","number"]]},{"key":"reason-total","places":[["points","number"]]},{"key":"reason-no-touches","places":[]},{"key":"reason-end","places":[]},{"key":"reason-take","places":[["puzzle","puzzle"]]},{"key":"reason-take-needs","places":[["puzzle","puzzle"],["actions","number"]]},{"key":"reason-take-done","places":[["puzzle","puzzle"]]},{"key":"reason-draw","places":[["deck","deck"]]},{"key":"reason-near","places":[["puzzle","puzzle"]]},{"key":"reason-near-needs","places":[["puzzle","puzzle"],["actions","number"]]},{"key":"reason-near-done","places":[["puzzle","puzzle"]]},{"key":"reason-gain","places":[["taken","piece"]]},{"key":"reason-gain-for","places":[["taken","piece"],["puzzle","puzzle"]]},{"key":"reason-gain-on","places":[["first","piece"],["taken","piece"]]},{"key":"reason-gain-on-for","places":[["first","piece"],["taken","piece"],["puzzle","puzzle"]]},{"key":"reason-swap","places":[["given","piece"],["taken","piece"]]},{"key":"reason-swap-for","places":[["given","piece"],["taken","piece"],["puzzle","puzzle"]]},{"key":"reason-swap-on","places":[["given","piece"],["taken","piece"],["swaps","number"]]},{"key":"reason-swap-on-for","places":[["given","piece"],["taken","piece"],["swaps","number"],["puzzle","puzzle"]]},{"key":"reason-levelup","places":[["given","piece"],["taken","piece"]]},{"key":"reason-levelup-for","places":[["given","piece"],["taken","piece"],["puzzle","puzzle"]]},{"key":"reason-reward","places":[["taken","piece"]]},{"key":"reason-reward-for","places":[["taken","piece"],["puzzle","puzzle"]]},{"key":"reason-master","places":[["puzzles","number"]]},{"key":"reason-ambassador","places":[["puzzles","number"]]},{"key":"reason-ghost","places":[["piece","piece"],["parts","parts"]]},{"key":"reason-recycle","places":[["deck","deck"]]},{"key":"reason-under","places":[["puzzle","puzzle"],["deck","deck"]]},{"key":"reason-skip","places":[]},{"key":"reason-done","places":[]},{"key":"reason-pass","places":[]}] as const;

export const FACT_DECKS = "WBG" as const;

export const TAKING_COLUMNS = ["actions","keeps","is_late","moves","chosen","tried"] as const;

export const TAKING_FACTS = ["puzzle","slot","spent","limit","told"] as const;

export const ACCOUNTING_COLUMNS = ["is_open","gain","pieces","saved","net","is_best"] as const;

export const ACCOUNTING_FACTS = ["best","length"] as const;

export const PIECES = ["O1","I2","I3","V3","I4","L4","O4","S4","T4","P5","U5","L5"] as const;

export const LEVEL = [1,2,3,3,4,4,4,4,4,5,5,5] as const;

export const SOURCES = ["W1","W2","W3","W4","W5","W6","B1","B2","B3","B4","B5","B6","G1","G2","G3","G4","G5","G6","G7","G8","G9","Wdeck","Bdeck","Gdeck"] as const;

export const COLOURS = ["W","B"] as const;

export const REWARDS = {"O1":0,"I2":1,"I3":2,"V3":3,"I4":4,"L4":5,"O4":6,"S4":7,"T4":8,"P5":9,"U5":10,"L5":11,"M":12,"^":13,"^^":14} as const;

export const REWARD_RULES = {"O1":"P2","I2":"P2","I3":"P2","V3":"P2","I4":"P2","L4":"P2","O4":"P2","S4":"P2","T4":"P2","P5":"P2","U5":"P2","L5":"P2","M":"A1","^":"G5","^^":"G5"} as const;

export const OFFERED = ["ghost","ambassador","recycle","deck_top"] as const;

export const FACE = ["recess","points","reward","is_black"] as const;

export const PENDING_NAMES = {"1":"master","2":"ambassador","3":"ghost","4":"reward","5":"levelup","6":"recycle"} as const;

export const TILINGS = ["O1+O1+O1+O1+O1","O1+O1+O1+I2","O1+O1+I3","O1+O1+V3","O1+I2+I2","O1+L4","O1+O4","O1+S4","O1+T4","I2+I3","I2+V3","O1+O1+O1+O1+O1","O1+O1+O1+I2","O1+O1+I3","O1+O1+V3","O1+I2+I2","O1+L4","I2+V3","O1+O1+O1+O1+O1","O1+O1+O1+I2","O1+O1+I3","O1+O1+V3","O1+I2+I2","O1+I4","O1+L4","I2+I3","I2+V3"] as const;

export const MOVE_BLOCKS = [[["take"],["W1","W2","W3","W4","W5","W6","B1","B2","B3","B4","B5","B6","G1","G2","G3","G4","G5","G6","G7","G8","G9","Wdeck","Bdeck","Gdeck"]],[["gain"],["O1","I2","I3","V3","I4","L4","O4","S4","T4"]],[["swap"],["O1","I2","I3","V3","I4","L4","O4","S4","T4","P5","U5","L5"],["O1","I2","I3","V3","I4","L4","O4","S4","T4","P5","U5","L5"]],[["place"],["1","2","3","4"],["O1 a1","O1 b1","O1 c1","O1 d1","O1 e1","O1 a2","O1 b2","O1 c2","O1 d2","O1 e2","O1 a3","O1 b3","O1 c3","O1 d3","O1 e3","O1 a4","O1 b4","O1 c4","O1 d4","O1 e4","O1 a5","O1 b5","O1 c5","O1 d5","O1 e5","I2 a1b1","I2 a1a2","I2 b1c1","I2 b1b2","I2 c1d1","I2 c1c2","I2 d1e1","I2 d1d2","I2 e1e2","I2 a2b2","I2 a2a3","I2 b2c2","I2 b2b3","I2 c2d2","I2 c2c3","I2 d2e2","I2 d2d3","I2 e2e3","I2 a3b3","I2 a3a4","I2 b3c3","I2 b3b4","I2 c3d3","I2 c3c4","I2 d3e3","I2 d3d4","I2 e3e4","I2 a4b4","I2 a4a5","I2 b4c4","I2 b4b5","I2 c4d4","I2 c4c5","I2 d4e4","I2 d4d5","I2 e4e5","I2 a5b5","I2 b5c5","I2 c5d5","I2 d5e5","I3 a1b1c1","I3 a1a2a3","I3 b1c1d1","I3 b1b2b3","I3 c1d1e1","I3 c1c2c3","I3 d1d2d3","I3 e1e2e3","I3 a2b2c2","I3 a2a3a4","I3 b2c2d2","I3 b2b3b4","I3 c2d2e2","I3 c2c3c4","I3 d2d3d4","I3 e2e3e4","I3 a3b3c3","I3 a3a4a5","I3 b3c3d3","I3 b3b4b5","I3 c3d3e3","I3 c3c4c5","I3 d3d4d5","I3 e3e4e5","I3 a4b4c4","I3 b4c4d4","I3 c4d4e4","I3 a5b5c5","I3 b5c5d5","I3 c5d5e5","V3 a1b1a2","V3 a1b1b2","V3 a1a2b2","V3 b1c1b2","V3 b1c1c2","V3 b1a2b2","V3 b1b2c2","V3 c1d1c2","V3 c1d1d2","V3 c1b2c2","V3 c1c2d2","V3 d1e1d2","V3 d1e1e2","V3 d1c2d2","V3 d1d2e2","V3 e1d2e2","V3 a2b2a3","V3 a2b2b3","V3 a2a3b3","V3 b2c2b3","V3 b2c2c3","V3 b2a3b3","V3 b2b3c3","V3 c2d2c3","V3 c2d2d3","V3 c2b3c3","V3 c2c3d3","V3 d2e2d3","V3 d2e2e3","V3 d2c3d3","V3 d2d3e3","V3 e2d3e3","V3 a3b3a4","V3 a3b3b4","V3 a3a4b4","V3 b3c3b4","V3 b3c3c4","V3 b3a4b4","V3 b3b4c4","V3 c3d3c4","V3 c3d3d4","V3 c3b4c4","V3 c3c4d4","V3 d3e3d4","V3 d3e3e4","V3 d3c4d4","V3 d3d4e4","V3 e3d4e4","V3 a4b4a5","V3 a4b4b5","V3 a4a5b5","V3 b4c4b5","V3 b4c4c5","V3 b4a5b5","V3 b4b5c5","V3 c4d4c5","V3 c4d4d5","V3 c4b5c5","V3 c4c5d5","V3 d4e4d5","V3 d4e4e5","V3 d4c5d5","V3 d4d5e5","V3 e4d5e5","I4 a1b1c1d1","I4 a1a2a3a4","I4 b1c1d1e1","I4 b1b2b3b4","I4 c1c2c3c4","I4 d1d2d3d4","I4 e1e2e3e4","I4 a2b2c2d2","I4 a2a3a4a5","I4 b2c2d2e2","I4 b2b3b4b5","I4 c2c3c4c5","I4 d2d3d4d5","I4 e2e3e4e5","I4 a3b3c3d3","I4 b3c3d3e3","I4 a4b4c4d4","I4 b4c4d4e4","I4 a5b5c5d5","I4 b5c5d5e5","L4 a1b1c1a2","L4 a1b1c1c2","L4 a1b1a2a3","L4 a1b1b2b3","L4 a1a2b2c2","L4 a1a2a3b3","L4 b1c1d1b2","L4 b1c1d1d2","L4 b1c1b2b3","L4 b1c1c2c3","L4 b1b2c2d2","L4 b1b2a3b3","L4 b1b2b3c3","L4 c1d1e1c2","L4 c1d1e1e2","L4 c1d1c2c3","L4 c1d1d2d3","L4 c1a2b2c2","L4 c1c2d2e2","L4 c1c2b3c3","L4 c1c2c3d3","L4 d1e1d2d3","L4 d1e1e2e3","L4 d1b2c2d2","L4 d1d2c3d3","L4 d1d2d3e3","L4 e1c2d2e2","L4 e1e2d3e3","L4 a2b2c2a3","L4 a2b2c2c3","L4 a2b2a3a4","L4 a2b2b3b4","L4 a2a3b3c3","L4 a2a3a4b4","L4 b2c2d2b3","L4 b2c2d2d3","L4 b2c2b3b4","L4 b2c2c3c4","L4 b2b3c3d3","L4 b2b3a4b4","L4 b2b3b4c4","L4 c2d2e2c3","L4 c2d2e2e3","L4 c2d2c3c4","L4 c2d2d3d4","L4 c2a3b3c3","L4 c2c3d3e3","L4 c2c3b4c4","L4 c2c3c4d4","L4 d2e2d3d4","L4 d2e2e3e4","L4 d2b3c3d3","L4 d2d3c4d4","L4 d2d3d4e4","L4 e2c3d3e3","L4 e2e3d4e4","L4 a3b3c3a4","L4 a3b3c3c4","L4 a3b3a4a5","L4 a3b3b4b5","L4 a3a4b4c4","L4 a3a4a5b5","L4 b3c3d3b4","L4 b3c3d3d4","L4 b3c3b4b5","L4 b3c3c4c5","L4 b3b4c4d4","L4 b3b4a5b5","L4 b3b4b5c5","L4 c3d3e3c4","L4 c3d3e3e4","L4 c3d3c4c5","L4 c3d3d4d5","L4 c3a4b4c4","L4 c3c4d4e4","L4 c3c4b5c5","L4 c3c4c5d5","L4 d3e3d4d5","L4 d3e3e4e5","L4 d3b4c4d4","L4 d3d4c5d5","L4 d3d4d5e5","L4 e3c4d4e4","L4 e3e4d5e5","L4 a4b4c4a5","L4 a4b4c4c5","L4 a4a5b5c5","L4 b4c4d4b5","L4 b4c4d4d5","L4 b4b5c5d5","L4 c4d4e4c5","L4 c4d4e4e5","L4 c4a5b5c5","L4 c4c5d5e5","L4 d4b5c5d5","L4 e4c5d5e5","O4 a1b1a2b2","O4 b1c1b2c2","O4 c1d1c2d2","O4 d1e1d2e2","O4 a2b2a3b3","O4 b2c2b3c3","O4 c2d2c3d3","O4 d2e2d3e3","O4 a3b3a4b4","O4 b3c3b4c4","O4 c3d3c4d4","O4 d3e3d4e4","O4 a4b4a5b5","O4 b4c4b5c5","O4 c4d4c5d5","O4 d4e4d5e5","S4 a1b1b2c2","S4 a1a2b2b3","S4 b1c1a2b2","S4 b1c1c2d2","S4 b1a2b2a3","S4 b1b2c2c3","S4 c1d1b2c2","S4 c1d1d2e2","S4 c1b2c2b3","S4 c1c2d2d3","S4 d1e1c2d2","S4 d1c2d2c3","S4 d1d2e2e3","S4 e1d2e2d3","S4 a2b2b3c3","S4 a2a3b3b4","S4 b2c2a3b3","S4 b2c2c3d3","S4 b2a3b3a4","S4 b2b3c3c4","S4 c2d2b3c3","S4 c2d2d3e3","S4 c2b3c3b4","S4 c2c3d3d4","S4 d2e2c3d3","S4 d2c3d3c4","S4 d2d3e3e4","S4 e2d3e3d4","S4 a3b3b4c4","S4 a3a4b4b5","S4 b3c3a4b4","S4 b3c3c4d4","S4 b3a4b4a5","S4 b3b4c4c5","S4 c3d3b4c4","S4 c3d3d4e4","S4 c3b4c4b5","S4 c3c4d4d5","S4 d3e3c4d4","S4 d3c4d4c5","S4 d3d4e4e5","S4 e3d4e4d5","S4 a4b4b5c5","S4 b4c4a5b5","S4 b4c4c5d5","S4 c4d4b5c5","S4 c4d4d5e5","S4 d4e4c5d5","T4 a1b1c1b2","T4 a1a2b2a3","T4 b1c1d1c2","T4 b1a2b2c2","T4 b1a2b2b3","T4 b1b2c2b3","T4 c1d1e1d2","T4 c1b2c2d2","T4 c1b2c2c3","T4 c1c2d2c3","T4 d1c2d2e2","T4 d1c2d2d3","T4 d1d2e2d3","T4 e1d2e2e3","T4 a2b2c2b3","T4 a2a3b3a4","T4 b2c2d2c3","T4 b2a3b3c3","T4 b2a3b3b4","T4 b2b3c3b4","T4 c2d2e2d3","T4 c2b3c3d3","T4 c2b3c3c4","T4 c2c3d3c4","T4 d2c3d3e3","T4 d2c3d3d4","T4 d2d3e3d4","T4 e2d3e3e4","T4 a3b3c3b4","T4 a3a4b4a5","T4 b3c3d3c4","T4 b3a4b4c4","T4 b3a4b4b5","T4 b3b4c4b5","T4 c3d3e3d4","T4 c3b4c4d4","T4 c3b4c4c5","T4 c3c4d4c5","T4 d3c4d4e4","T4 d3c4d4d5","T4 d3d4e4d5","T4 e3d4e4e5","T4 a4b4c4b5","T4 b4c4d4c5","T4 b4a5b5c5","T4 c4d4e4d5","T4 c4b5c5d5","T4 d4c5d5e5","P5 a1b1c1a2b2","P5 a1b1c1b2c2","P5 a1b1a2b2c2","P5 a1b1a2b2a3","P5 a1b1a2b2b3","P5 a1a2b2a3b3","P5 b1c1d1b2c2","P5 b1c1d1c2d2","P5 b1c1a2b2c2","P5 b1c1b2c2d2","P5 b1c1b2c2b3","P5 b1c1b2c2c3","P5 b1a2b2a3b3","P5 b1b2c2b3c3","P5 c1d1e1c2d2","P5 c1d1e1d2e2","P5 c1d1b2c2d2","P5 c1d1c2d2e2","P5 c1d1c2d2c3","P5 c1d1c2d2d3","P5 c1b2c2b3c3","P5 c1c2d2c3d3","P5 d1e1c2d2e2","P5 d1e1d2e2d3","P5 d1e1d2e2e3","P5 d1c2d2c3d3","P5 d1d2e2d3e3","P5 e1d2e2d3e3","P5 a2b2c2a3b3","P5 a2b2c2b3c3","P5 a2b2a3b3c3","P5 a2b2a3b3a4","P5 a2b2a3b3b4","P5 a2a3b3a4b4","P5 b2c2d2b3c3","P5 b2c2d2c3d3","P5 b2c2a3b3c3","P5 b2c2b3c3d3","P5 b2c2b3c3b4","P5 b2c2b3c3c4","P5 b2a3b3a4b4","P5 b2b3c3b4c4","P5 c2d2e2c3d3","P5 c2d2e2d3e3","P5 c2d2b3c3d3","P5 c2d2c3d3e3","P5 c2d2c3d3c4","P5 c2d2c3d3d4","P5 c2b3c3b4c4","P5 c2c3d3c4d4","P5 d2e2c3d3e3","P5 d2e2d3e3d4","P5 d2e2d3e3e4","P5 d2c3d3c4d4","P5 d2d3e3d4e4","P5 e2d3e3d4e4","P5 a3b3c3a4b4","P5 a3b3c3b4c4","P5 a3b3a4b4c4","P5 a3b3a4b4a5","P5 a3b3a4b4b5","P5 a3a4b4a5b5","P5 b3c3d3b4c4","P5 b3c3d3c4d4","P5 b3c3a4b4c4","P5 b3c3b4c4d4","P5 b3c3b4c4b5","P5 b3c3b4c4c5","P5 b3a4b4a5b5","P5 b3b4c4b5c5","P5 c3d3e3c4d4","P5 c3d3e3d4e4","P5 c3d3b4c4d4","P5 c3d3c4d4e4","P5 c3d3c4d4c5","P5 c3d3c4d4d5","P5 c3b4c4b5c5","P5 c3c4d4c5d5","P5 d3e3c4d4e4","P5 d3e3d4e4d5","P5 d3e3d4e4e5","P5 d3c4d4c5d5","P5 d3d4e4d5e5","P5 e3d4e4d5e5","P5 a4b4c4a5b5","P5 a4b4c4b5c5","P5 a4b4a5b5c5","P5 b4c4d4b5c5","P5 b4c4d4c5d5","P5 b4c4a5b5c5","P5 b4c4b5c5d5","P5 c4d4e4c5d5","P5 c4d4e4d5e5","P5 c4d4b5c5d5","P5 c4d4c5d5e5","P5 d4e4c5d5e5","U5 a1b1c1a2c2","U5 a1b1a2a3b3","U5 a1b1b2a3b3","U5 a1c1a2b2c2","U5 b1c1d1b2d2","U5 b1c1b2b3c3","U5 b1c1c2b3c3","U5 b1d1b2c2d2","U5 c1d1e1c2e2","U5 c1d1c2c3d3","U5 c1d1d2c3d3","U5 c1e1c2d2e2","U5 d1e1d2d3e3","U5 d1e1e2d3e3","U5 a2b2c2a3c3","U5 a2b2a3a4b4","U5 a2b2b3a4b4","U5 a2c2a3b3c3","U5 b2c2d2b3d3","U5 b2c2b3b4c4","U5 b2c2c3b4c4","U5 b2d2b3c3d3","U5 c2d2e2c3e3","U5 c2d2c3c4d4","U5 c2d2d3c4d4","U5 c2e2c3d3e3","U5 d2e2d3d4e4","U5 d2e2e3d4e4","U5 a3b3c3a4c4","U5 a3b3a4a5b5","U5 a3b3b4a5b5","U5 a3c3a4b4c4","U5 b3c3d3b4d4","U5 b3c3b4b5c5","U5 b3c3c4b5c5","U5 b3d3b4c4d4","U5 c3d3e3c4e4","U5 c3d3c4c5d5","U5 c3d3d4c5d5","U5 c3e3c4d4e4","U5 d3e3d4d5e5","U5 d3e3e4d5e5","U5 a4b4c4a5c5","U5 a4c4a5b5c5","U5 b4c4d4b5d5","U5 b4d4b5c5d5","U5 c4d4e4c5e5","U5 c4e4c5d5e5","L5 a1b1c1d1a2","L5 a1b1c1d1d2","L5 a1b1a2a3a4","L5 a1b1b2b3b4","L5 a1a2b2c2d2","L5 a1a2a3a4b4","L5 b1c1d1e1b2","L5 b1c1d1e1e2","L5 b1c1b2b3b4","L5 b1c1c2c3c4","L5 b1b2c2d2e2","L5 b1b2b3a4b4","L5 b1b2b3b4c4","L5 c1d1c2c3c4","L5 c1d1d2d3d4","L5 c1c2c3b4c4","L5 c1c2c3c4d4","L5 d1e1d2d3d4","L5 d1e1e2e3e4","L5 d1a2b2c2d2","L5 d1d2d3c4d4","L5 d1d2d3d4e4","L5 e1b2c2d2e2","L5 e1e2e3d4e4","L5 a2b2c2d2a3","L5 a2b2c2d2d3","L5 a2b2a3a4a5","L5 a2b2b3b4b5","L5 a2a3b3c3d3","L5 a2a3a4a5b5","L5 b2c2d2e2b3","L5 b2c2d2e2e3","L5 b2c2b3b4b5","L5 b2c2c3c4c5","L5 b2b3c3d3e3","L5 b2b3b4a5b5","L5 b2b3b4b5c5","L5 c2d2c3c4c5","L5 c2d2d3d4d5","L5 c2c3c4b5c5","L5 c2c3c4c5d5","L5 d2e2d3d4d5","L5 d2e2e3e4e5","L5 d2a3b3c3d3","L5 d2d3d4c5d5","L5 d2d3d4d5e5","L5 e2b3c3d3e3","L5 e2e3e4d5e5","L5 a3b3c3d3a4","L5 a3b3c3d3d4","L5 a3a4b4c4d4","L5 b3c3d3e3b4","L5 b3c3d3e3e4","L5 b3b4c4d4e4","L5 d3a4b4c4d4","L5 e3b4c4d4e4","L5 a4b4c4d4a5","L5 a4b4c4d4d5","L5 a4a5b5c5d5","L5 b4c4d4e4b5","L5 b4c4d4e4e5","L5 b4b5c5d5e5","L5 d4a5b5c5d5","L5 e4b5c5d5e5"]],[["ghost"],["P5 O1+O1+O1+O1+O1","P5 O1+O1+O1+I2","P5 O1+O1+I3","P5 O1+O1+V3","P5 O1+I2+I2","P5 O1+L4","P5 O1+O4","P5 O1+S4","P5 O1+T4","P5 I2+I3","P5 I2+V3","U5 O1+O1+O1+O1+O1","U5 O1+O1+O1+I2","U5 O1+O1+I3","U5 O1+O1+V3","U5 O1+I2+I2","U5 O1+L4","U5 I2+V3","L5 O1+O1+O1+O1+O1","L5 O1+O1+O1+I2","L5 O1+O1+I3","L5 O1+O1+V3","L5 O1+I2+I2","L5 O1+I4","L5 O1+L4","L5 I2+I3","L5 I2+V3"]],[["reward"],["O1","I2","I3","V3","I4","L4","O4","S4","T4","P5","U5","L5"]],[["levelup"],["O1","I2","I3","V3","I4","L4","O4","S4","T4","P5","U5","L5"],["O1","I2","I3","V3","I4","L4","O4","S4","T4","P5","U5","L5"]],[["recycle"],["W","B"]],[["under"],["1","2","3","4"]],[["master","ambassador","done","skip","pass"]]] as const;

export const REFUSALS = [{"code":"allowed","rule":null},{"code":"game_over","rule":"E6"},{"code":"not_your_turn","rule":"S5"},{"code":"not_your_beat","rule":"L3"},{"code":"choice_open","rule":"T13"},{"code":"action_open","rule":"T13"},{"code":"only_touches","rule":"E4"},{"code":"piece_not_in_play","rule":"C4"},{"code":"too_many_puzzles","rule":"T3"},{"code":"no_puzzle_there","rule":"T2"},{"code":"wrong_rows","rule":"L4"},{"code":"deck_top_off","rule":"R2"},{"code":"deck_empty","rule":"R2"},{"code":"deck_other_marker","rule":"R9"},{"code":"black_limit","rule":"R5"},{"code":"gain_other_level","rule":"T4"},{"code":"gain_none_left","rule":"T4"},{"code":"swap_not_in_supply","rule":"T5"},{"code":"swap_same_shape","rule":"T8"},{"code":"swap_too_high","rule":"T5"},{"code":"swap_skips_level","rule":"T5"},{"code":"swap_to_level_5","rule":"G3"},{"code":"swap_too_low","rule":"T7"},{"code":"swap_none_left","rule":"T5"},{"code":"exchange_none_left","rule":"T7"},{"code":"place_no_puzzle","rule":"T9"},{"code":"place_not_in_supply","rule":"T9"},{"code":"place_outside","rule":"T9"},{"code":"place_overlaps","rule":"T9"},{"code":"master_used","rule":"T11"},{"code":"master_nothing_fits","rule":"T11"},{"code":"master_once_a_puzzle","rule":"T11"},{"code":"master_place_first","rule":"T11"},{"code":"ambassador_none","rule":"A2"},{"code":"ambassador_later","rule":"R12"},{"code":"ambassador_nothing_fits","rule":"A2"},{"code":"ambassador_once_a_puzzle","rule":"A2"},{"code":"ambassador_place_first","rule":"A2"},{"code":"ghost_not_in_supply","rule":"G1"},{"code":"ghost_none_left","rule":"G1"},{"code":"ghost_once_a_puzzle","rule":"G2"},{"code":"ghost_not_taken","rule":"G2"},{"code":"no_reward_open","rule":"P3"},{"code":"reward_not_offered","rule":"P3"},{"code":"no_level_up_open","rule":"G5"},{"code":"level_up_not_in_supply","rule":"G5"},{"code":"level_up_same_piece","rule":"G5"},{"code":"level_up_not_offered","rule":"G5"},{"code":"recycle_off","rule":"R3"},{"code":"recycle_solo","rule":"R10"},{"code":"recycle_other_marker","rule":"R9"},{"code":"recycle_row_empty","rule":"R3"},{"code":"recycle_deck_empty","rule":"R3"},{"code":"no_recycle_open","rule":"R3"},{"code":"under_no_puzzle","rule":"R3"},{"code":"nothing_to_end","rule":"T1"},{"code":"nothing_to_decline","rule":"G5"},{"code":"must_act","rule":"R1"},{"code":"touches_end_with_done","rule":"E3"}] as const;

export const EVENT_COLUMNS = ["seat","a","b","c","d","e","f","g"] as const;

export const EVENTS = [{"kind":"turn","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"round","column":"a","kind":"number"}]},{"kind":"take","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"puzzle","column":"a","kind":"puzzle"},{"name":"source","column":"b","kind":"source"},{"name":"slot","column":"c","kind":"from_1"}]},{"kind":"refill","arguments":[{"name":"puzzle","column":"a","kind":"puzzle"},{"name":"source","column":"b","kind":"source"},{"name":"by_opponent","column":"c","kind":"flag"}]},{"kind":"gain","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"piece","column":"a","kind":"piece"}]},{"kind":"swap","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"given","column":"a","kind":"piece"},{"name":"taken","column":"b","kind":"piece"}]},{"kind":"place","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"slot","column":"a","kind":"from_1"},{"name":"puzzle","column":"c","kind":"puzzle"},{"name":"piece","column":"b","kind":"placed_piece"},{"name":"cells","column":"b","kind":"cells"}]},{"kind":"master","arguments":[{"name":"seat","column":"seat","kind":"number"}]},{"kind":"ambassador","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"puzzle","column":"a","kind":"puzzle"}]},{"kind":"ghost","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"piece","column":"a","kind":"piece"},{"name":"parts","column":"b","kind":"parts"}]},{"kind":"complete","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"slot","column":"a","kind":"from_1"},{"name":"puzzle","column":"b","kind":"puzzle"},{"name":"points","column":"b","kind":"points"}]},{"kind":"reward","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"piece","column":"a","kind":"piece"},{"name":"puzzle","column":"b","kind":"puzzle"}]},{"kind":"no_reward","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"puzzle","column":"a","kind":"puzzle"}]},{"kind":"m","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"puzzle","column":"a","kind":"puzzle"}]},{"kind":"levelup","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"given","column":"a","kind":"piece"},{"name":"taken","column":"b","kind":"piece"}]},{"kind":"skip","arguments":[{"name":"seat","column":"seat","kind":"number"}]},{"kind":"recycle","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"row","column":"a","kind":"row"}]},{"kind":"under","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"puzzle","column":"a","kind":"puzzle"},{"name":"row","column":"b","kind":"row"}]},{"kind":"noted","arguments":[{"name":"count","column":"a","kind":"number"}]},{"kind":"end_turn","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"round","column":"a","kind":"number"}]},{"kind":"end_triggered","arguments":[{"name":"final_round","column":"a","kind":"number"},{"name":"variant","column":"b","kind":"variant"}]},{"kind":"finishing","arguments":[{"name":"early","column":"a","kind":"flag"}]},{"kind":"touches","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"count","column":"a","kind":"number"}]},{"kind":"over","arguments":[]},{"kind":"opponent_take","arguments":[{"name":"puzzle","column":"a","kind":"puzzle"},{"name":"source","column":"b","kind":"source"},{"name":"points","column":"a","kind":"points"},{"name":"columns","column":"d","kind":"bits"},{"name":"equals","column":"c","kind":"number"}]},{"kind":"opponent_locks","arguments":[{"name":"locks","column":"a b c","kind":"number"},{"name":"column","column":"d","kind":"from_1"},{"name":"moved","column":"e","kind":"number"},{"name":"supply","column":"f","kind":"number"},{"name":"columns","column":"g","kind":"bits"}]},{"kind":"opponent_unlocks","arguments":[{"name":"locks","column":"a b c","kind":"number"}]},{"kind":"opponent_nothing","arguments":[]},{"kind":"unlock","arguments":[{"name":"column","column":"a","kind":"from_1"},{"name":"locks","column":"b","kind":"number"},{"name":"supply","column":"c","kind":"number"}]},{"kind":"markers","arguments":[{"name":"white","column":"a","kind":"number"},{"name":"black","column":"b","kind":"number"}]},{"kind":"pass","arguments":[{"name":"seat","column":"seat","kind":"number"}]},{"kind":"done","arguments":[{"name":"seat","column":"seat","kind":"number"},{"name":"action","column":"a","kind":"action"}]}] as const;

export const STANDING_COLUMNS = ["pile","noted","touches","unfinished","total","puzzles","pieces","lost_at"] as const;

export const STANDING_STEPS = [{"step":"points","rule":"E6"},{"step":"puzzles","rule":"E7"},{"step":"pieces","rule":"E7"},{"step":"shared","rule":"E7"},{"step":"opponent","rule":"X17"}] as const;

export const STOPPING_COLUMNS = ["before","now","won","lost","puzzles","pieces","open_1","open_2","open_3","open_4"] as const;

export const TERMS = ["seats","most_seats","difficulty","white","black","variant","ghost","ambassador","pieces_each","must_act","skip_levels","exchange_down","fallback","solo_locks","deck_top","recycle","black_limit","unfinished_cost","split_level_up","ambassador_later","hidden_piles","endless_white"] as const;

export const PROBLEMS = [{"code":"fine","rule":"","arguments":[]},{"code":"solo_is_one","rule":"X1","arguments":[]},{"code":"seat_count","rule":"C2","arguments":["fewest","most","seats"]},{"code":"seat_count","rule":"L1","arguments":["fewest","most","seats"]},{"code":"pieces_each","rule":"C2","arguments":[]},{"code":"difficulty_alone","rule":"X2","arguments":[]},{"code":"endless_solo","rule":"R11","arguments":[]},{"code":"few_pieces","rule":"S4","arguments":["needed","each"]},{"code":"few_pieces","rule":"X3","arguments":["needed","each"]},{"code":"many_puzzles","rule":"","arguments":["most","puzzles"]},{"code":"solo_puzzles","rule":"X1","arguments":["white","black"]},{"code":"few_black","rule":"S1","arguments":["seats","needed","black"]},{"code":"many_white","rule":"S1","arguments":["most","white"]}] as const;

export const UNSOUND = [{"rule":"","sentence":""},{"rule":"E8","sentence":"idle: after three idle rounds no turn follows"},{"rule":"L6","sentence":"passed: counted in Line Clear, once the end is triggered"},{"rule":"X13","sentence":"final_round: the deck is empty, so the end is triggered"},{"rule":"X2","sentence":"solo: so many locks are not in the game"},{"rule":"S1","sentence":"more puzzles of a colour are in the position than can be"},{"rule":"C2","sentence":"there are more or fewer {piece} here than the box has"},{"rule":"C4","sentence":"there are more or fewer {piece} here than the box has"},{"rule":"S5","sentence":"to_decide: one seat at a time"},{"rule":"L2","sentence":"markers: two different seats hold them"},{"rule":"L3","sentence":"to_decide: the holders of the markers, as long as their turns last"},{"rule":"E3","sentence":"to_decide: one seat in Finishing Touches, nobody after the end"},{"rule":"T1","sentence":"seat {seat}: actions are left exactly while a seat's turn lasts"},{"rule":"T11, R5, R12","sentence":"seat {seat}: what was done this turn is forgotten as it ends"},{"rule":"E3","sentence":"seat {seat}: Finishing Touches come after the last turn"},{"rule":"E3","sentence":"seat {seat}: more touches than its puzzles had room for"},{"rule":"T13","sentence":"seat {seat}: only a seat at its turn has something pending"},{"rule":"P1","sentence":"seat {seat}: a puzzle is full, so it is completed"},{"rule":"A1","sentence":"seat {seat} pile: a puzzle has no M to use"},{"rule":"R11","sentence":"seat {seat} noted: puzzles are noted only with endless_white"},{"rule":"R11","sentence":"seat {seat} noted: so many points and M are not on so few puzzles"},{"rule":"T11","sentence":"seat {seat} pending: a Master action that is not used"},{"rule":"A1","sentence":"seat {seat} pending: no puzzle of this game gives an Ambassador action"},{"rule":"G1","sentence":"seat {seat} pending: the Ghost action belongs to the Ghost Piece expansion"},{"rule":"G2","sentence":"seat {seat} pending: the supply does not hold the pieces of the Ghost action"},{"rule":"P3, G4","sentence":"seat {seat} pending: the first puzzle's reward is another one"},{"rule":"G5","sentence":"seat {seat} pending: so many steps are not left"},{"rule":"G5","sentence":"seat {seat} pending: raised must be a piece of the supply"},{"rule":"R3, R9, R10","sentence":"seat {seat} pending: this seat may not recycle"}] as const;

export const FEWEST_SEATS = {"standard":2,"solo":1,"line-clear":4} as const;

export const MOST_SEATS = {"kickstarter":6,"retail":4,"translated":6,"revised":6} as const;

export const VARIANTS = {"standard":0,"solo":1,"line-clear":2} as const;

export const EXPANSIONS = ["ghost","ambassador"] as const;

export const DIFFICULTIES = {"standard":6,"challenging":3,"unbeatable":0} as const;

export const OPTIONS = {"must_act":{"rules":["T1","R1"]},"skip_levels":{"rules":["T6"],"values":["any","two"]},"exchange_down":{"rules":["T7"],"values":["any","one"]},"fallback":{"rules":["P3","R4"],"values":["higher","revised"]},"solo_locks":{"rules":["X3"],"values":["reserve","markers"]},"deck_top":{"rules":["R2"]},"recycle":{"rules":["R3"]},"black_limit":{"rules":["R5"]},"unfinished_cost":{"rules":["R6"]},"split_level_up":{"rules":["R7"]},"ambassador_later":{"rules":["R12"]},"hidden_piles":{"rules":["P5"]},"endless_white":{"rules":["R11"]},"pieces_each":{"rules":["C2"]}} as const;

export const EDITIONS = {"kickstarter":{"must_act":false,"skip_levels":"any","exchange_down":"any","fallback":"higher","solo_locks":"reserve","deck_top":false,"recycle":false,"black_limit":false,"unfinished_cost":false,"split_level_up":false,"ambassador_later":false,"hidden_piles":false,"endless_white":false,"pieces_each":15},"retail":{"must_act":false,"skip_levels":"any","exchange_down":"any","fallback":"higher","solo_locks":"markers","deck_top":false,"recycle":false,"black_limit":false,"unfinished_cost":false,"split_level_up":false,"ambassador_later":false,"hidden_piles":false,"endless_white":false,"pieces_each":10},"translated":{"must_act":false,"skip_levels":"two","exchange_down":"one","fallback":"higher","solo_locks":"reserve","deck_top":false,"recycle":false,"black_limit":false,"unfinished_cost":false,"split_level_up":false,"ambassador_later":false,"hidden_piles":false,"endless_white":false,"pieces_each":15},"revised":{"must_act":true,"skip_levels":"any","exchange_down":"any","fallback":"revised","solo_locks":"markers","deck_top":true,"recycle":true,"black_limit":true,"unfinished_cost":true,"split_level_up":true,"ambassador_later":true,"hidden_piles":true,"endless_white":false,"pieces_each":15}} as const;

export const DEFAULT_EDITION = "kickstarter" as const;
