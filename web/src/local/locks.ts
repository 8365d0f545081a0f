/** One writer a table: a second tab watches, and plays on when the first is closed, or takes over. */

export interface Claim {
  /** Have it now, whoever has it. */
  takeOver(): void;
  /** Let others have it. */
  release(): void;
}

/** Ask to be the writer of a table; `hear` is told at once whether it is so, and whenever that changes. */
export type Claiming = (table: string, hear: (isWriter: boolean) => void) => Claim;

/** Without locks (a page that did not come over HTTPS) everybody writes, and the log's numbers keep order. */
export const withoutLocks: Claiming = (_table, hear) => {
  hear(true);
  return { takeOver: () => undefined, release: () => undefined };
};

export const withLocks: Claiming = (table, hear) => {
  const name = `projectl.table.${table}`;
  let release: () => void = () => undefined;
  let isWanted = true;
  let waiting = new AbortController();

  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock || !isWanted) return undefined;
    hear(true);
    return new Promise((done) => (release = done));
  };
  const lose = () => {
    if (!isWanted) return;
    hear(false);
    wait();
  };
  /** In line, for when the one who has it goes. */
  const wait = () => {
    waiting = new AbortController();
    const { signal } = waiting;
    navigator.locks.request(name, { signal }, hold).catch(() => !signal.aborted && lose());
  };

  let isThere = false;
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      isThere = lock !== null;
      return hold(lock);
    })
    .then(() => !isThere && lose(), lose);

  return {
    takeOver: () => {
      waiting.abort();
      navigator.locks.request(name, { steal: true }, hold).catch(lose);
    },
    release: () => {
      isWanted = false;
      waiting.abort();
      release();
    },
  };
};

export const claiming = (): Claiming => ("locks" in navigator ? withLocks : withoutLocks);
