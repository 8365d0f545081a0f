/** What tables in the page are given in tests in place of a browser: a disk that can be full, and locks. */
import type { Row } from "../local/entries";
import { Deleted, type Kept, type Saved, type Store, Taken } from "../local/kept";
import type { Claiming } from "../local/locks";

/** Keeps what a database would, for several tabs. */
export class MemoryStore implements Store {
  readonly tables = new Map<string, { kept: Kept; log: Row[] }>();
  /** Nothing more fits in. */
  isFull = false;
  /** What is written waits for this. */
  pause: Promise<void> = Promise.resolve();

  async keep(kept: Kept, rows: readonly Row[]): Promise<void> {
    await this.pause;
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    if (rows[0]?.number !== 1 && !this.tables.has(kept.id)) throw new Deleted();
    const { log } = this.tables.get(kept.id) ?? { log: [] };
    if (rows.some(({ number }) => number <= log.length)) throw new Taken();
    this.tables.set(kept.id, structuredClone({ kept, log: [...log, ...rows] }));
  }

  read(id: string): Promise<Saved | null> {
    return Promise.resolve(structuredClone(this.tables.get(id) ?? null));
  }

  all(): Promise<Kept[]> {
    return Promise.resolve([...this.tables.values()].map(({ kept }) => structuredClone(kept)));
  }

  remove(id: string): Promise<void> {
    this.tables.delete(id);
    return Promise.resolve();
  }
}

/** Locks of several tabs of one browser. */
export function locksOfTabs(): Claiming {
  const lines = new Map<string, { hear: (isWriter: boolean) => void }[]>();
  return (table, hear) => {
    const line = lines.get(table) ?? [];
    lines.set(table, line);
    const own = { hear };
    line.push(own);
    hear(line[0] === own);
    return {
      takeOver: () => {
        line[0]?.hear(false);
        line.splice(line.indexOf(own), 1);
        line.unshift(own);
        hear(true);
      },
      release: () => {
        const wasFirst = line[0] === own;
        line.splice(line.indexOf(own), 1);
        if (wasFirst) line[0]?.hear(true);
      },
    };
  };
}
