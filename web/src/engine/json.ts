/** JSON of a stranger: every look at it says what has to be there. */
import { Impossible } from "./impossible";

/** What is written cannot be on a table. */
export const unsound = (): Impossible => new Impossible("record_unsound");

export class Json {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  get isNull(): boolean {
    return this.value === null;
  }

  /** The values of an object that has these keys, perhaps some of the others, and nothing else. */
  record<Key extends string, Other extends string = never>(
    keys: readonly Key[],
    others: readonly Other[] = [],
  ): Record<Key, Json> & Partial<Record<Other, Json>> {
    const entries = this.entries();
    const known: readonly string[] = [...keys, ...others];
    const found = Object.fromEntries(entries);
    if (!keys.every((key) => Object.hasOwn(found, key)) || !entries.every(([key]) => known.includes(key)))
      throw unsound();
    return found as Record<Key, Json> & Partial<Record<Other, Json>>;
  }

  entries(): [key: string, value: Json][] {
    if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value)) throw unsound();
    return Object.entries(this.value).map(([key, value]) => [key, new Json(value)]);
  }

  /** A list, of so many where that is said. */
  list(length?: number): Json[] {
    if (!Array.isArray(this.value) || (length !== undefined && this.value.length !== length)) throw unsound();
    return this.value.map((each) => new Json(each));
  }

  number(most: number, least = 0): number {
    const { value } = this;
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw unsound();
    return value;
  }

  flag(): number {
    if (typeof this.value !== "boolean") throw unsound();
    return Number(this.value);
  }

  text(): string {
    if (typeof this.value !== "string") throw unsound();
    return this.value;
  }

  /** The place of a name among those that there are. */
  among(names: readonly string[]): number {
    const at = names.indexOf(this.text());
    if (at < 0) throw unsound();
    return at;
  }
}
