/** What a page may ask of a table: messages are read as a server reads them, and nothing is guessed at. */
import made from "../made/asked.json";
import type { Outgoing } from "./messages";

export type Asked = Outgoing & { id?: number };

/** What a value has to be: the part of JSON Schema that our messages need. */
interface Kind {
  type?: string;
  enum?: string[];
  anyOf?: Kind[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}
interface Shape {
  properties: Record<string, Kind>;
  required: string[];
}
const SHAPES = made as Record<string, Shape>;

const isBetween = (value: number, least = -Infinity, most = Infinity) => least <= value && value <= most;

function isOf(kind: Kind, value: unknown): boolean {
  if (kind.anyOf) return kind.anyOf.some((each) => isOf(each, value));
  if (kind.enum) return kind.enum.includes(value as string);
  if (kind.type === "null") return value === null;
  if (kind.type === "boolean") return typeof value === "boolean";
  if (kind.type === "integer") return Number.isInteger(value) && isBetween(value as number, kind.minimum, kind.maximum);
  return typeof value === "string" && isBetween([...value].length, kind.minLength, kind.maxLength);
}

/** The key of a message that is not as it has to be; null: it can be read. */
export function unreadable(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return "type";
  const found = message as Record<string, unknown>;
  const shape = Object.hasOwn(SHAPES, String(found["type"])) ? SHAPES[String(found["type"])]! : null;
  if (!shape) return "type";
  const { properties, required } = shape;
  const isWrong = (key: string) => !Object.hasOwn(properties, key) || !isOf(properties[key]!, found[key]);
  return required.find((key) => !Object.hasOwn(found, key)) ?? Object.keys(found).find(isWrong) ?? null;
}

/** The id of a message that cannot be read, if that can. */
export function idOf(message: unknown): number | undefined {
  const id = (message as { id?: unknown } | null)?.id;
  return isOf(SHAPES["ping"]!.properties["id"]!, id) ? ((id as number | null) ?? undefined) : undefined;
}
