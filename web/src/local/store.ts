/** Tables in IndexedDB: each change is one transaction, and done only when it is on disk. */
import type { Row } from "./entries";
import { Deleted, type Kept, type Saved, type Store, Taken } from "./kept";

const NAME = "projectl";
/** Of the shape of the database; that of what lies in it is `VERSION` of `kept.ts`. */
const SHAPE = 1;
const TABLES = "tables";
const LOG = "log";

const whole = (table: string) => IDBKeyRange.bound([table], [table, []]);

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, SHAPE);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: "id" });
      asked.result.createObjectStore(LOG);
    };
    asked.onsuccess = () => {
      // A newer version of the page wants to change its shape: it may, and this one goes on in memory.
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error ?? new Error("no database"));
    asked.onblocked = () => failed(new Error("blocked"));
  });
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no answer"));
  });

/** The transaction is on disk, or nothing of it is. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    const fail = () => failed(transaction.error ?? new Error("aborted"));
    transaction.oncomplete = () => done();
    transaction.onerror = fail;
    transaction.onabort = fail;
  });

export class Database implements Store {
  #database: Promise<IDBDatabase> | null = null;

  /** Opened when it is first needed, and again after it failed. */
  async #open(): Promise<IDBDatabase> {
    this.#database ??= opened();
    try {
      return await this.#database;
    } catch (error) {
      this.#database = null;
      throw error;
    }
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await this.#open()).transaction([TABLES, LOG], mode, { durability: "strict" });
    } catch (error) {
      this.#database = null; // it was closed
      throw error;
    }
  }

  async keep(kept: Kept, rows: readonly Row[]): Promise<void> {
    const transaction = await this.#begin("readwrite");
    const tables = transaction.objectStore(TABLES);
    const write = () => {
      tables.put(kept);
      for (const row of rows) transaction.objectStore(LOG).add(row, [kept.id, row.number]);
    };
    let isDeleted = false;
    if (rows[0]?.number === 1) write();
    else
      tables.count(kept.id).onsuccess = ({ target }) => {
        isDeleted = !(target as IDBRequest<number>).result;
        if (isDeleted) transaction.abort();
        else write();
      };
    try {
      await settled(transaction);
    } catch (error) {
      if (isDeleted) throw new Deleted();
      throw error instanceof DOMException && error.name === "ConstraintError" ? new Taken() : error;
    }
  }

  async read(id: string): Promise<Saved | null> {
    const transaction = await this.#begin("readonly");
    const [kept, log] = await Promise.all([
      answered(transaction.objectStore(TABLES).get(id) as IDBRequest<Kept | undefined>),
      answered(transaction.objectStore(LOG).getAll(whole(id)) as IDBRequest<Row[]>),
    ]);
    return kept ? { kept, log } : null;
  }

  async all(): Promise<Kept[]> {
    const transaction = await this.#begin("readonly");
    return answered(transaction.objectStore(TABLES).getAll() as IDBRequest<Kept[]>);
  }

  async remove(id: string): Promise<void> {
    const transaction = await this.#begin("readwrite");
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(LOG).delete(whole(id));
    await settled(transaction);
  }
}
