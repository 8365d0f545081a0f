import { FakeSocket } from "../../testing/browser";
import { afterEach, beforeAll, expect, test } from "vitest";
import { engine, ID, puzzle, seatView, type Telling, told } from "../../testing/table";
import type { TableNow } from "../../wire/messages";
import { socket } from "../../wire/socket.svelte";
import { speak, speakOf } from "../../words/words.svelte";
import { Hand } from "../hand/hand.svelte";
import { LiveTable } from "../table/table.svelte";
import { type Answer, answer } from "./answers";
import type { Asked } from "./asked";
import { Ui } from "./ui.svelte";

let table: LiveTable;
beforeAll(async () => {
  await speak("en");
  await speakOf("rest");
});
afterEach(() => table.close());

/** What is said of something at a table. */
const ask = (asked: Asked, about: Telling = {}): Answer => askAt(asked, told(about));
function askAt(asked: Asked, now: TableNow): Answer {
  table = new LiveTable(socket, ID, null, engine);
  const line = FakeSocket.last;
  if (line.readyState !== FakeSocket.OPEN) line.accept();
  line.say({ type: "hello", version: 1, person: "p1", name: "Ada" });
  line.say(now);
  return answer(asked, table, new Ui(table, new Hand(table)));
}
/** What can be done with it, and why the rest cannot. */
const deeds = (said: Answer) => said.deeds.map(({ text, why }) => (why ? `${text}: ${why.text}` : text));
const SEATS = {
  seats: [
    seatView({ puzzles: [puzzle("W20"), null, null, null] }),
    seatView({ puzzles: [puzzle("W21"), null, null, null], supply: { L4: 2 }, pile: ["W22", "B19"] }),
  ],
};
const SOLO: Telling = {
  view: { variant: "solo", solo: { locks: [2, 0, 1], supply: 3, pile: ["W20"] } },
  chairs: [{ name: "Ada", is_you: true, is_here: true }],
};
const LINE: Telling = {
  view: { variant: "line-clear" },
  chairs: [{ name: "Ada", is_you: true, is_here: true }, ...Array.from({ length: 3 }, () => ({ bot: "novice" }))],
};

test("a puzzle of the market says what is printed on it, what of one's own fits, and that it can be taken", () => {
  const said = ask({ kind: "source", source: "W1" });
  expect(said).toMatchObject({ title: "White puzzle", id: "W01 · W1", where: "Puzzles to take", rules: ["T2"] });
  expect(said.facts.join("; ")).toMatch(/points?; Reward: .*cells? open; Your pieces: /);
  expect(deeds(said)).toEqual(["Take"]);
});

test("with four puzzles none can be taken, and the rules say why", () => {
  const puzzles = ["W20", "W21", "W22", "W23"].map((id) => puzzle(id));
  const said = ask({ kind: "source", source: "W1" }, { view: { seats: [seatView({ puzzles }), seatView()] } });
  expect(deeds(said)).toEqual(["Take: You already have 4 unfinished puzzles."]);
  expect(said.deeds[0]!.why!.rule).toBe("T3");
});

test("on another's turn nothing can be done, and whoever looks on is offered nothing", () => {
  const waiting = ask({ kind: "source", source: "W1" }, { view: { to_decide: [1] } });
  expect(deeds(waiting)).toEqual(["Take: It is not your turn."]);
  table.close();
  const chairs = [{ bot: "casual" }, { bot: "novice" }];
  expect(ask({ kind: "source", source: "W1" }, { chairs }).deeds).toEqual([]);
});

test("a turn that is played is to be ended first", () => {
  const said = ask({ kind: "piece", piece: "O1", of: null }, {
    held: { 0: { move: "gain O1", events: [], view: told().view!, state: told().state! } },
  } as unknown as Telling);
  expect(deeds(said)[0]).toBe("Gain a piece: Your turn is played. End it, or undo.");
});

test("an empty place and a deck say what they wait for; a deck is drawn from only where that is in the rules", () => {
  expect(
    ask(
      { kind: "source", source: "W1" },
      { view: { rows: { W: [null, "W02", "W03", "W04"], B: ["B01", "B02", "B03", "B04"] }, decks: { W: 0, B: 10 } } },
    ).title,
  ).toBe("Empty place");
  table.close();
  const deck = ask({ kind: "source", source: "Bdeck" });
  expect(deck).toMatchObject({ title: "Black deck", deeds: [], rules: ["E1"] });
  expect(deck.facts).toContain("10 left");
  expect(deck.facts).toContain("When its last puzzle leaves it, the end of the game begins.");
  table.close();
  const options = { deck_top: true, recycle: true };
  expect(deeds(ask({ kind: "source", source: "Wdeck" }, { view: { options } }))).toEqual([
    "Draw its top puzzle",
    "Recycle a row",
  ]);
});

test("another's puzzle and free slot say whose they are, and one's own what can be placed", () => {
  const other = ask({ kind: "slot", seat: 1, slot: 1 }, { view: SEATS });
  expect(other).toMatchObject({ title: "White puzzle", where: "Novice", id: "W21", deeds: [] });
  expect(other.facts).toContain("Only Novice may place pieces here.");
  table.close();
  expect(ask({ kind: "slot", seat: 1, slot: 2 }, { view: SEATS })).toMatchObject({ title: "Free slot", deeds: [] });
  table.close();
  const own = ask({ kind: "slot", seat: 0, slot: 1 }, { view: SEATS });
  expect(own.where).toBe("Your board");
  expect(deeds(own)).toEqual(["Place a piece"]);
  table.close();
  expect(deeds(ask({ kind: "slot", seat: 0, slot: 2 }, { view: SEATS }))).toEqual(["Take"]);
});

test("a piece of the reserve can be gained, or another given for it, or the rules say why not", () => {
  const view = { reserve: { O1: 9, V3: 9, I4: 2 } };
  expect(deeds(ask({ kind: "piece", piece: "O1", of: null }, { view }))).toEqual(["Gain a piece", "Give I2 for it"]);
  table.close();
  const corner = ask({ kind: "piece", piece: "V3", of: null }, { view });
  expect(deeds(corner)).toEqual([
    "Gain a piece: You take a piece of the lowest level the reserve has, level 1; V3 is of level 3.",
    "Give O1 and I2 for it",
  ]);
  expect(corner.facts).toEqual(["Level 3 · 3 cells", "0 in your supply", "9 in the reserve"]);
});

test("a piece of one's own can be placed and exchanged, another's not", () => {
  const own = ask({ kind: "piece", piece: "O1", of: 0 }, { view: SEATS });
  expect(deeds(own)[0]).toBe("Place a piece");
  expect(own.deeds.map(({ by }) => by)).toEqual([{ hold: "O1" }, { doing: "swap", given: "O1" }]);
  table.close();
  const other = ask({ kind: "piece", piece: "L4", of: 1 }, { view: SEATS });
  expect(other).toMatchObject({ where: "Novice", deeds: [] });
  expect(other.facts).toContain("Novice: 2");
});

test("a supply, a pile and a seat say what is in them and who sits there", () => {
  expect(ask({ kind: "supply", seat: 1 }, { view: SEATS })).toMatchObject({
    title: "Supply: Novice",
    pieces: [["L4", 2]],
  });
  table.close();
  const pile = ask({ kind: "pile", seat: 1 }, { view: SEATS });
  expect(pile.puzzles.map(({ id }) => id)).toEqual(["W22", "B19"]);
  expect(pile.facts[0]).toBe("2 completed puzzles");
  table.close();
  const seat = ask({ kind: "seat", seat: 1 }, { view: SEATS, scores: [0, 5] });
  expect(seat.title).toBe("Novice");
  expect(seat.facts).toContain("5 points");
});

test("what lies face down stays unknown", () => {
  const known = told({ view: { ...SEATS, options: { hidden_piles: true } }, scores: [0, null] });
  const seats = known.view!.seats.map((seat) => ({ ...seat, pile: seat.pile.map(() => null) }));
  const now = { ...known, view: { ...known.view!, seats } } as TableNow;
  expect(askAt({ kind: "pile", seat: 1 }, now)).toMatchObject({ puzzles: [], rules: ["P5"] });
  table.close();
  const hidden = "Victory point piles stay face down until the end";
  expect(askAt({ kind: "score", seat: 1 }, now).facts).toEqual([hidden]);
});

test("lamps say what is left and list what can be done with it", () => {
  const said = ask({ kind: "lamps", seat: 0 });
  expect(said.facts[0]).toBe("3 actions left");
  expect(deeds(said)).toEqual([
    "Take",
    "Gain",
    expect.stringMatching(/^Upgrade/),
    "Place: There is no puzzle here: take one first.",
    "Master: None of your pieces fits on any of your puzzles.",
    "End turn",
  ]);
  table.close();
  expect(ask({ kind: "lamps", seat: 1 }).deeds).toEqual([]);
});

test("a score is told in the parts that the rules add up", () => {
  const seats = [seatView({ pile: ["B19"] }), seatView()];
  const said = ask({ kind: "score", seat: 0 }, { view: { seats }, scores: [3, 0] });
  expect(said.facts.at(-1)).toMatch(/^Score: \d$/);
  expect(said.facts[0]).toMatch(/pile: \d$/i);
});

test("locks, the opponent's supply and pile, and the deck that brings the end", () => {
  const said = (asked: Asked) => {
    const found = ask(asked, SOLO);
    table.close();
    return `${found.title}: ${found.facts.join(" ")}`;
  };
  expect(said({ kind: "column", column: 1 })).toMatch(/^Column 1: 2 locks: .*takes nothing from a locked column/);
  expect(said({ kind: "column", column: 2 })).toMatch(/^Column 2: open: No lock/);
  expect(said({ kind: "supply", seat: null })).toMatch("3 locks in its supply");
  expect(said({ kind: "pile", seat: null })).toMatch("1 completed puzzle");
  expect(said({ kind: "seat", seat: null })).toMatch("one puzzle a turn");
  expect(said({ kind: "meter" })).toMatch("Puzzle deck: 10 left. When it is empty");
});

test("a marker says who has it and which rows it is for; each way of playing says how it ends", () => {
  const white = ask({ kind: "marker", marker: "white" }, LINE);
  expect(white.title).toBe("White marker");
  expect(white.facts.join(" ")).toMatch(/^You have it.*from the left rows/);
  table.close();
  expect(ask({ kind: "marker", marker: "black" }, LINE).facts.join(" ")).toMatch(
    /Novice.* has it.*from the right rows/,
  );
  table.close();
  expect(ask({ kind: "meter" }, LINE).facts[1]).toMatch("both markers");
  table.close();
  expect(ask({ kind: "meter" }).facts[1]).toMatch("one more is played");
});

test("an action says what it is, and why it cannot be done", () => {
  const said = ask({ kind: "action", doing: "master" });
  expect(said).toMatchObject({ title: "Master", rules: ["T11"] });
  expect(deeds(said)).toEqual(["Master Action: None of your pieces fits on any of your puzzles."]);
});
