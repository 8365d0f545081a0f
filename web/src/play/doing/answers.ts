/** What things on the table are, and what can be done with them: the first in words, the second as the rules say. */
import { faceOf } from "../../draw/faces";
import { pieceName, rewardName } from "../../draw/naming";
import { toldOf } from "../../engine/standings";
import { isPiece, LEVEL, type Piece, PIECES, shapeOf } from "../../geometry/cells";
import type { Account, OwnPuzzle } from "../../wire/messages";
import { rowsOf } from "../../words/told";
import { figure, fillIn, isKey, listed, say } from "../../words/words.svelte";
import { inWords } from "../table/names";
import { mayCome } from "../table/news";
import type { LiveTable } from "../table/table.svelte";
import type { Asked } from "./asked";
import type { Doing, Ui } from "./ui.svelte";

/** Something that could be done, or why not. */
export interface Deed {
  text: string;
  /** What doing it begins with: a move, an action to choose something for, or a piece to hold. */
  by: { move: string } | { doing: Doing; given?: Piece } | { hold: Piece };
  why: { text: string; rule: string | null } | null;
}

export interface Answer {
  title: string;
  /** Whose it is, or where it lies. */
  where: string;
  /** Ids, for whoever talks about it. */
  id: string;
  /** What is drawn of it: a puzzle, puzzles, a piece, or pieces with how many there are. */
  piece: Piece | null;
  puzzles: OwnPuzzle[];
  pieces: (readonly [Piece, number])[];
  facts: string[];
  deeds: Deed[];
  rules: string[];
}

/** As much of a table as there is to tell about: one that is played, or a moment of one that is looked through. */
export type Answering = {
  /** How each score came about, where that was told already: a game that is over and looked through. */
  accounts?: readonly Account[];
} & Pick<
  LiveTable,
  | "view"
  | "seat"
  | "own"
  | "mine"
  | "puzzles"
  | "supply"
  | "legal"
  | "spots"
  | "chairs"
  | "scores"
  | "situation"
  | "offered"
  | "isMyTurn"
  | "isHeld"
  | "recess"
  | "may"
  | "mayDo"
  | "whyNot"
  | "name"
  | "isYou"
  | "actsOf"
  | "actionsLeft"
>;
type Table = Answering;

export function answer(asked: Asked, table: Table, ui: Pick<Ui, "example">): Answer {
  const found = {
    where: "",
    id: "",
    piece: null,
    puzzles: [],
    pieces: [],
    facts: [],
    deeds: [],
    rules: [],
    ...about(asked, table, ui),
  };
  // Whoever looks on, or plays no more, does nothing with anything.
  return table.seat === null || table.view?.phase === "over" ? { ...found, deeds: [] } : found;
}

type Part = Partial<Answer> & Pick<Answer, "title">;

function about(asked: Asked, table: Table, ui: Pick<Ui, "example">): Part {
  switch (asked.kind) {
    case "source":
      return asked.source.endsWith("deck") ? ofDeck(asked.source, table) : ofPlace(asked.source, table);
    case "slot":
      return ofSlot(asked.seat, asked.slot, table, ui);
    case "piece":
      return ofPiece(asked.piece, asked.of, table);
    case "supply":
      return ofSupply(asked.seat, table);
    case "pile":
      return ofPile(asked.seat, table);
    case "seat":
      return ofSeat(asked.seat, table);
    case "lamps":
      return ofLamps(asked.seat, table, ui);
    case "score":
      return ofScore(asked.seat, table);
    case "clock":
      return { title: say("details-clock", { who: table.name(asked.seat) }), facts: [say("details-clock-about")] };
    case "marker":
      return ofMarker(asked.marker, table);
    case "column":
      return ofColumn(asked.column, table);
    case "meter":
      return ofMeter(table);
    case "action":
      return ofAction(asked.doing, table, ui);
  }
}

/** Why a move may not be made now; null if it may. */
function whyNot(table: Table, move: string): Deed["why"] {
  if (table.isHeld) return { text: say("bar-held"), rule: null };
  if (table.may(move)) return null;
  const refusal = table.whyNot(move);
  if (refusal) return { text: inWords({ code: refusal.code, args: refusal.args }), rule: refusal.rule };
  return { text: say(table.isMyTurn ? "details-not-now" : "refusal-not-your-turn"), rule: null };
}

const doing = (table: Table, text: string, move: string, by: Deed["by"] = { move }): Deed => ({
  text,
  by,
  why: whyNot(table, move),
});

/** The same of one of several moves: the first that may be made, or why the first may not. */
function oneOf(table: Table, text: string, moves: readonly string[], by: Deed["by"]): Deed[] {
  const move = moves.find((each) => table.may(each)) ?? moves[0];
  return move === undefined ? [] : [doing(table, text, move, by)];
}

const view = (table: Table) => table.view!;
const idAt = (source: string, table: Table) =>
  view(table).rows[source[0] as "W"]?.[Number(source.slice(1)) - 1] ?? null;
/** Whose something is: "Your board", or a name. */
const whose = (seat: number, table: Table) => (table.isYou(seat) ? say("board-your-board") : table.name(seat));
const openOf = (puzzle: OwnPuzzle) =>
  faceOf(puzzle.id).cells.length - puzzle.placed.reduce((sum, [, cells]) => sum + cells.length / 2, 0);

/** What is printed on a puzzle, and how much of it is open. */
function printed(puzzle: OwnPuzzle, underWay = ""): Part & Pick<Answer, "facts" | "id"> {
  const face = faceOf(puzzle.id);
  return {
    title: say("details-puzzle", { deck: face.isBlack ? "B" : "W" }),
    id: puzzle.id,
    puzzles: [puzzle],
    facts: [
      say("count-point", { points: face.points }),
      say("details-reward", { reward: isPiece(face.reward) ? face.reward : rewardName(face.reward) }),
      openOf(puzzle) ? say("board-open-cell", { number: openOf(puzzle) }) : say("pill-full", { action: underWay }),
    ],
  };
}

/** Which of one's pieces fit. */
function fitting(puzzle: OwnPuzzle, table: Table): string[] {
  const recess = table.mine && table.recess(puzzle);
  return recess && !recess.isFull ? [`${say("details-yours")} ${mayCome(recess, table.supply).text}`] : [];
}

function ofPlace(source: string, table: Table): Part {
  const id = idAt(source, table);
  if (!id) return { title: say("details-empty"), id: source, facts: [say("details-empty-about")] };
  const puzzle = { id, placed: [] };
  const card = printed(puzzle);
  return {
    ...card,
    id: `${id} · ${source}`,
    where: say("board-market"),
    facts: [...card.facts, ...fitting(puzzle, table)],
    deeds: [doing(table, say("do-take"), `take ${source}`)],
    rules: ["T2"],
  };
}

function ofDeck(source: string, table: Table): Part {
  const deck = source[0] as "W" | "B" | "G";
  const { decks } = view(table);
  const isEnding = table.situation?.endingDeck === deck;
  return {
    title: say("details-deck", { deck }),
    id: source,
    facts: [
      say("board-deck-left", { number: decks[deck] ?? 0 }),
      say("details-deck-about"),
      ...(isEnding ? [say("details-deck-ends")] : []),
    ],
    deeds: [
      ...(table.offered.has("deck_top") ? [doing(table, say("details-draw"), `take ${source}`)] : []),
      ...(table.offered.has("recycle") && deck !== "G" ? [doing(table, say("keys-recycle"), `recycle ${deck}`)] : []),
    ],
    rules: isEnding ? [deck === "G" ? "X13" : "E1"] : ["S3"],
  };
}

function ofSlot(seat: number, slot: number, table: Table, ui: Pick<Ui, "example">): Part {
  const isMine = seat === table.seat;
  const puzzle = isMine ? table.puzzles[slot - 1] : view(table).seats[seat]!.puzzles[slot - 1];
  const where = whose(seat, table);
  if (!puzzle)
    return {
      title: say("board-free-slot"),
      id: String(slot),
      where,
      facts: [say(isMine ? "details-free-yours" : "details-free")],
      deeds: isMine
        ? [doing(table, say("do-take"), first(table, "take") ?? ui.example("take"), { doing: "take" })]
        : [],
      rules: ["T3"],
    };
  const card = printed(puzzle, view(table).seats[seat]?.pending?.kind);
  if (!isMine)
    return {
      ...card,
      where,
      facts: [...card.facts, ...(table.isYou(seat) ? [] : [say("details-not-yours", { who: table.name(seat) })])],
      rules: ["T9"],
    };
  return {
    ...card,
    id: `${puzzle.id} · ${slot}`,
    where,
    facts: [...card.facts, ...fitting(puzzle, table)],
    deeds: oneOf(table, say("keys-place"), placings(table, slot, puzzle), { doing: "place" }),
    rules: ["T9"],
  };
}

const first = (table: Table, word: string) => table.legal.find((move) => move.startsWith(`${word} `));

/** Every way to lay a piece of one's own on a puzzle, allowed now or not. */
function placings(table: Table, slot: number, puzzle: OwnPuzzle, only?: Piece): string[] {
  const recess = table.recess(puzzle);
  const held = PIECES.filter((piece) => table.supply[piece] && (!only || piece === only));
  return held.flatMap((piece) => (recess?.fits(piece) ?? []).map((cells) => `place ${slot} ${piece} ${cells}`));
}

function ofPiece(piece: Piece, of: number | null, table: Table): Part {
  const held = table.supply[piece] ?? 0;
  const other = of === null || of === table.seat ? null : of;
  const from = first(table, `swap ${piece}`) ?? `swap ${piece} ${PIECES.find((each) => each !== piece)}`;
  const here = table.puzzles.flatMap((puzzle, at) => (puzzle ? placings(table, at + 1, puzzle, piece) : []));
  const given = PIECES.filter((each) => table.legal.includes(`swap ${each} ${piece}`));
  const isChosen = table.may(`reward ${piece}`);
  const getting = [
    ...(isChosen ? [doing(table, say("details-choose"), `reward ${piece}`)] : []),
    doing(table, say("keys-gain"), `gain ${piece}`),
    ...(given.length
      ? [
          doing(table, say("details-swap-for", { pieces: listed(given) }), `swap ${given[0]} ${piece}`, {
            doing: "swap" as const,
            ...(given.length === 1 ? { given: given[0]! } : {}),
          }),
        ]
      : []),
  ];
  const using = [
    ...oneOf(table, say("keys-place"), here, { hold: piece }),
    doing(table, say("keys-swap"), from, { doing: "swap", given: piece }),
    ...[first(table, `ghost ${piece}`)].flatMap((move) =>
      move ? [doing(table, say("keys-ghost"), move, { doing: "ghost", given: piece })] : [],
    ),
  ];
  return {
    title: pieceName(piece),
    where: other === null ? (of === null ? say("board-reserve") : say("board-supply")) : table.name(other),
    piece,
    facts: [
      `${say("details-level", { level: LEVEL[piece] })} · ${say("count-cell", { cells: shapeOf(piece).length })}`,
      ...(other === null
        ? []
        : [say("details-held-by", { who: table.name(other), count: view(table).seats[other]?.supply[piece] ?? 0 })]),
      ...(table.mine ? [say("details-held", { count: held })] : []),
      say("details-reserve", { count: view(table).reserve[piece] ?? 0 }),
    ],
    deeds: of === null ? getting : other === null && held ? using : [],
    rules: of === null ? ["T4", "T5"] : ["T9", "T5"],
  };
}

function ofSupply(seat: number | null, table: Table): Part {
  if (seat === null) {
    const locks = view(table).solo?.supply ?? 0;
    return {
      title: say("seat-opponent"),
      facts: [say("board-opponent-supply", { locks }), say("details-locks-supply")],
      rules: ["X9"],
    };
  }
  const { supply } = view(table).seats[seat]!;
  const pieces = PIECES.flatMap((piece) => (supply[piece] ? [[piece, supply[piece]] as const] : []));
  return {
    title: say("details-supply", { who: table.name(seat) }),
    pieces,
    facts: [
      pieces.length
        ? say("count-piece", { pieces: pieces.reduce((sum, [, count]) => sum + count, 0) })
        : say("details-supply-none"),
    ],
  };
}

function ofPile(seat: number | null, table: Table): Part {
  const area = seat === null ? null : view(table).seats[seat]!;
  const ids = area ? area.pile : (view(table).solo?.pile ?? []);
  const known = ids.flatMap((id) => (id ? [{ id, placed: [] }] : []));
  const noted = area?.noted.puzzles ?? 0;
  return {
    title: say("details-pile", { who: seat === null ? say("seat-opponent") : table.name(seat) }),
    puzzles: known,
    facts: [
      say("board-pile", { number: ids.length + noted }),
      ...(noted ? [say("details-noted", { number: noted })] : []),
      ...(known.length < ids.length ? [say("board-score-hidden")] : []),
      say(seat === null ? "details-pile-opponent" : "details-pile-about"),
    ],
    rules: [seat === null ? "X6" : known.length < ids.length ? "P5" : "P1"],
  };
}

function ofSeat(seat: number | null, table: Table): Part {
  if (seat === null)
    return {
      title: say("seat-opponent"),
      facts: [say("board-opponent-about"), say("count-point", { points: table.scores[1] ?? 0 })],
      rules: ["X6", "X8"],
    };
  const chair = table.chairs[seat];
  const bot = `bot-about-${chair?.bot}`;
  const score = table.scores[seat];
  return {
    title: table.name(seat),
    facts: [
      chair?.bot ? (isKey(bot) ? say(bot as "bot-about-novice") : say("details-bot")) : say("details-person"),
      ...(view(table).to_decide.includes(seat) ? [say("board-turn-of", { who: table.name(seat) })] : []),
      typeof score === "number" ? say("count-point", { points: score }) : say("board-score-hidden"),
    ],
  };
}

function ofLamps(seat: number, table: Table, ui: Pick<Ui, "example">): Part {
  const acts = table.actsOf(seat).flatMap((act) => (isKey(`do-${act}`) ? [say(`do-${act}` as "do-take")] : []));
  const isMine = seat === table.seat;
  const known = () => view(table).seats[seat]?.actions_left ?? 0;
  const left = isMine ? table.actionsLeft : (table.situation?.actionsToBegin(seat) ?? known());
  return {
    title: say("details-lamps", { who: table.name(seat) }),
    facts: [
      say("board-action-left", { number: left }),
      ...(acts.length ? [say("details-lamps-spent", { actions: listed(acts) })] : []),
      say("details-lamps-about"),
    ],
    deeds: isMine ? [...offeredBy(table).map((each) => ofDoing(each, table, ui)), passing(table)] : [],
    rules: ["T1"],
  };
}

const DOINGS: readonly Doing[] = ["take", "gain", "swap", "place", "master", "ghost", "ambassador", "recycle"];
const SOMETIMES: readonly string[] = ["ghost", "ambassador", "recycle"];
const offeredBy = (table: Table) =>
  DOINGS.filter((each) => !SOMETIMES.includes(each) || table.offered.has(each as "ghost"));
const passing = (table: Table): Deed => doing(table, say("main-pass"), "pass");

function ofDoing(each: Doing, table: Table, ui: Pick<Ui, "example">): Deed {
  const move = table.legal.find((one) => one.split(" ", 1)[0] === each) ?? ui.example(each);
  return doing(table, say(`do-${each}`), move, { doing: each });
}

const RULE: Record<Doing, string> = {
  take: "T2",
  gain: "T4",
  swap: "T5",
  place: "T9",
  master: "T11",
  ghost: "G1",
  ambassador: "A2",
  recycle: "R3",
};

function ofAction(each: Doing, table: Table, ui: Pick<Ui, "example">): Part {
  return {
    title: say(`do-${each}`),
    facts: [say(`details-do-${each}`)],
    deeds: [{ ...ofDoing(each, table, ui), text: say(`keys-${each}`) }],
    rules: [RULE[each]],
  };
}

/** A score in its parts, as the rules add it up. */
function ofScore(seat: number, table: Table): Part {
  const title = say("details-score", { who: table.name(seat) });
  const { situation } = table;
  const points = table.scores[seat];
  if (typeof points !== "number") return { title, facts: [say("board-score-hidden")], rules: ["P5"] };
  const account = (table.accounts ?? (situation && toldOf(situation.standing).accounts))?.[seat];
  if (!account) return { title, facts: [say("count-point", { points }), ...counted(seat, table)], rules: ["P1"] };
  const rows = rowsOf({ ...account } as Parameters<typeof rowsOf>[0]);
  return {
    title,
    facts: rows.map(({ key, brief, args }) => `${fillIn(brief ?? key)}: ${figure(Number(args["points"]?.[1] ?? 0))}`),
    rules: ["E6"],
  };
}

/** What a score comes from, as far as it lies on the table: completed puzzles, and what was placed at the end. */
function counted(seat: number, table: Table): string[] {
  const area = view(table).seats[seat];
  const puzzles = area ? area.pile.length + area.noted.puzzles : (view(table).solo?.pile.length ?? 0);
  return [
    say("board-pile", { number: puzzles }),
    ...(area?.touches ? [say("count-touch", { touches: area.touches })] : []),
  ];
}

function ofMarker(marker: "white" | "black", table: Table): Part {
  const seat = view(table).markers![marker];
  return {
    title: say(marker === "white" ? "board-marker-white" : "board-marker-black"),
    where: table.name(seat),
    facts: [
      say(table.isYou(seat) ? "details-marker-yours" : "details-marker-of", { who: table.name(seat) }),
      say("details-marker-about", { side: marker === "white" ? "left" : "right" }),
      say("details-marker-moves"),
    ],
    rules: ["L4", "L5"],
  };
}

function ofColumn(column: number, table: Table): Part {
  const locks = view(table).solo?.locks[column - 1] ?? 0;
  return {
    title: say("board-column", { column, locks: locks ? say("count-lock", { locks }) : say("board-column-open") }),
    facts: [say(locks ? "details-column-locked" : "details-column-open"), say("details-column-take")],
    rules: ["X5", "X7"],
  };
}

const ENDS = { standard: ["E1", "E2"], solo: ["X13", "X14"], "line-clear": ["E1", "L6"] };

function ofMeter(table: Table): Part {
  const { variant, decks } = view(table);
  const deck = table.situation?.endingDeck ?? "B";
  return {
    title: say("details-meter"),
    facts: [
      say("details-meter-deck", { deck, left: say("board-deck-left", { number: decks[deck] ?? 0 }) }),
      say(`details-meter-${variant}`),
    ],
    rules: ENDS[variant],
  };
}
