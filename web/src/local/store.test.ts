import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Kept, VERSION } from "./kept";
import { Database } from "./store";

/** What was asked of the database, and with which promise of durability. */
interface Asked {
  mode: IDBTransactionMode;
  durability: string | undefined;
  puts: unknown[];
  adds: [unknown, unknown][];
  finish: () => void;
}

let asked: Asked[] = [];
/** Ids of tables that are there. */
let there = new Set<string>();

/** A database that is written to only when a test says that it is on disk. */
function fakeDatabase() {
  const transaction = (stores: string[], mode: IDBTransactionMode, options?: IDBTransactionOptions) => {
    expect(stores).toEqual(["tables", "log"]);
    const made = { error: null, oncomplete: null as null | (() => void), onabort: null as null | (() => void) };
    const one: Asked = {
      mode,
      durability: options?.durability,
      puts: [],
      adds: [],
      finish: () => made.oncomplete?.(),
    };
    asked.push(one);
    const store = {
      put: (value: unknown) => void one.puts.push(value),
      add: (value: unknown, key: unknown) => void one.adds.push([value, key]),
      count: (id: string) => {
        const request = { result: Number(there.has(id)), onsuccess: null as null | ((event: object) => void) };
        queueMicrotask(() => request.onsuccess?.({ target: request }));
        return request;
      },
    };
    return Object.assign(made, { objectStore: () => store, abort: () => made.onabort?.() });
  };
  const open = () => {
    const request = { result: { transaction }, onsuccess: null as null | (() => void) };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  return { open };
}

beforeEach(() => {
  asked = [];
  there = new Set();
  vi.stubGlobal("indexedDB", fakeDatabase());
});
afterEach(() => void vi.unstubAllGlobals());

const kept = { id: "table", version: VERSION } as Kept;
const row = (number: number) => ({ number, at: 1, entry: { type: "decide", seat: 0, move: "pass" } as const });

test("a decision is one transaction, with the strictest durability, and done when it is on disk", async () => {
  const store = new Database();
  there.add("table");
  let isDone = false;
  const keeping = store.keep(kept, [row(4)]).then(() => (isDone = true));
  await vi.waitFor(() => expect(asked[0]?.adds).toEqual([[row(4), ["table", 4]]]));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ mode: "readwrite", durability: "strict", puts: [kept] });
  expect(isDone).toBe(false);
  asked[0]!.finish();
  await keeping;
  expect(asked).toHaveLength(1);
});

test("a new table is written with the beginning of its log in one transaction", async () => {
  const keeping = new Database().keep(kept, [row(1), row(2), row(3)]);
  await vi.waitFor(() => expect(asked[0]?.adds).toHaveLength(3));
  asked[0]!.finish();
  await keeping;
  expect(asked).toHaveLength(1);
});

test("nothing is added to a table that was deleted", async () => {
  const { Deleted } = await import("./kept");
  await expect(new Database().keep(kept, [row(4)])).rejects.toBeInstanceOf(Deleted);
  expect(asked).toMatchObject([{ puts: [], adds: [] }]);
});
