/** The worker that has the tables of this page may be begun before anybody asks for a table. */

let early: Worker | null = null;

function make(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

/** Let it be fetched and begun; where that fails, whoever needs it tries again. */
export function beginWorker(): void {
  const worker = (early ??= make());
  worker.onerror = () => (early = null);
}

/** A worker: the one that was begun, if nobody has it yet. */
export function takeWorker(): Worker {
  const worker = early ?? make();
  early = null;
  return worker;
}
