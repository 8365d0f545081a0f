/** What those around one screen call themselves in a game that was begun without names; it stays in this browser. */
const KEY = "projectl.called";
const LONGEST = 40;

export class Called {
  #names = $state.raw<Record<number, string>>({});

  constructor(readonly id: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as {
        table: string;
        names: Record<number, string>;
      } | null;
      if (kept?.table === id) this.#names = kept.names;
    } catch {
      // A browser that keeps nothing asks again after a reload.
    }
  }

  of(seat: number): string | null {
    return this.#names[seat] || null;
  }
  /** Whether somebody has been asked, also if they said nothing. */
  isAsked(seat: number): boolean {
    return this.#names[seat] !== undefined;
  }

  call(seat: number, name: string): void {
    this.#names = { ...this.#names, [seat]: name.replace(/\s+/g, " ").trim().slice(0, LONGEST) };
    try {
      // Of the last table alone: names are nothing to collect.
      localStorage.setItem(KEY, JSON.stringify({ table: this.id, names: this.#names }));
    } catch {
      // As above.
    }
  }
}
