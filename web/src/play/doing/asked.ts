/** What on a table somebody can ask about: read from an element, so that a finger, a mouse and a key can. */
import { isPiece, type Piece } from "../../geometry/cells";
import type { Playing } from "./context";
import type { Doing } from "./ui.svelte";

export type Asked =
  /** A place of the market with or without a puzzle, or a deck: W2, G5, Bdeck. */
  | { kind: "source"; source: string }
  /** A place before a seat, with or without a puzzle. */
  | { kind: "slot"; seat: number; slot: number }
  /** A kind of piece: one's own, of the reserve, or of a seat. */
  | { kind: "piece"; piece: Piece; of: number | null }
  /** All that a seat has; without a seat it is solo's opponent. */
  | { kind: "supply" | "pile" | "seat"; seat: number | null }
  | { kind: "lamps" | "score" | "clock"; seat: number }
  | { kind: "marker"; marker: "white" | "black" }
  /** Solo: what stands above a column, 1 to 3. */
  | { kind: "column"; column: number }
  | { kind: "meter" }
  | { kind: "action"; doing: Doing };

/** What answers when it is rested on; of these, what has `data-ask` does so when it is pressed too. */
export const THINGS =
  "[data-ask], [data-source], [data-own], [data-piece], [data-reserve], [data-supply], [data-seat], [data-do]";

const DOINGS = ["take", "gain", "swap", "place", "master", "ghost", "ambassador", "recycle"] as const;
const seatOf = (text: string | undefined) => (text === undefined || text === "opponent" ? null : Number(text));

/** What an element stands for; null where there is nothing to tell. */
export function askedBy(about: DOMStringMap, { view }: Pick<Playing["table"], "view">): Asked | null {
  const { ask, source, own, piece, reserve, supply, seat } = about;
  if (ask) return byName(ask);
  if (source) return view ? { kind: "source", source } : null;
  if (own) {
    const [seat, slot] = own.split(":").map(Number) as [number, number];
    return view?.seats[seat] ? { kind: "slot", seat, slot } : null;
  }
  const [of, named] = supply?.split(":") ?? [];
  const which = piece ?? reserve ?? named ?? "";
  if (isPiece(which)) return { kind: "piece", piece: which, of: reserve || of === undefined ? null : Number(of) };
  const doing = DOINGS.find((each) => each === about["do"]);
  if (doing) return { kind: "action", doing };
  return seat === undefined ? null : { kind: "seat", seat: seatOf(seat) };
}

function byName(name: string): Asked | null {
  const [kind, which] = name.split(":") as [Asked["kind"], string?];
  switch (kind) {
    case "supply":
    case "pile":
    case "seat":
      return { kind, seat: seatOf(which) };
    case "lamps":
    case "score":
    case "clock":
      return { kind, seat: Number(which) };
    case "marker":
      return { kind, marker: which as "white" };
    case "column":
      return { kind, column: Number(which) };
    default:
      return kind === "meter" ? { kind } : null;
  }
}
