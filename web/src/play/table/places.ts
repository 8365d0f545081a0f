/** Where on the board something happened: the places to light when somebody asks about a line of the log. */
import type { Happening } from "../../wire/messages";

/** What is said of these is about the pieces of the reserve too. */
const FROM_RESERVE = ["gain", "swap", "reward", "levelup", "ghost"];
const KEYS = ["piece", "given", "taken"];

/** The places of an event, as selectors of what stands for them on a board. */
export function placesOf(event: Happening): string[] {
  const { kind, seat } = event;
  const text = (key: string) => (event[key] === undefined || event[key] === null ? [] : [String(event[key])]);
  const has = seat !== undefined && seat !== null;
  const slots = has ? text("slot").map((slot) => `[data-own="${seat}:${slot}"]`) : [];
  const pieces = [...KEYS.flatMap(text), ...text("parts").flatMap((parts) => parts.split("+"))];
  const columns = [event["column"] ?? [], event["columns"] ?? []].flat();
  return [
    ...new Set([
      ...text("source").map((source) => `[data-source="${source}"]`),
      ...text("row").map((row) => `[data-source^="${row}"]`),
      ...slots,
      ...slots.flatMap((slot) => text("cells").map((cells) => `${slot} [data-placed="${cells}"]`)),
      ...(has ? pieces.map((piece) => `[data-supply="${seat}:${piece}"]`) : []),
      ...(FROM_RESERVE.includes(kind) ? pieces.map((piece) => `[data-reserve="${piece}"]`) : []),
      ...(kind === "complete" ? [`[data-ask="pile:${seat}"]`] : []),
      ...columns.map((column) => `[data-ask="column:${String(column)}"]`),
      ...(kind === "opponent_unlocks" ? ['[data-ask^="column:"]'] : []),
      ...(kind.startsWith("opponent_") ? ['[data-seat="opponent"]'] : []),
      ...(kind === "markers" ? ['[data-ask^="marker:"]'] : []),
      ...(kind === "end_triggered" || kind === "finishing" ? ['[data-ask="meter"]'] : []),
      ...(has ? [`[data-seat="${seat}"]`] : []),
    ]),
  ];
}
