// As much of Node as `answering.ts` needs, in a browser: a question is given to `ask`, and what it writes is the answer.

const encoder = new TextEncoder();
/** What `readFileSync` finds, by the end of its name. */
export const files = new Map<string, Uint8Array>();
const asked: string[] = [];
let wake: () => void = () => undefined;
let written: Uint8Array[] = [];
let answer: (bytes: Uint8Array) => void = () => undefined;
/** Nothing will answer any more: whoever waits is told why. */
export let giveUp: (why: unknown) => void = () => undefined;

/** A question as `answering.ts` reads it; the answer in base64. */
export async function ask(question: string): Promise<string> {
  const bytes = await new Promise<Uint8Array>((done, fail) => {
    [answer, giveUp] = [done, fail];
    asked.push(question);
    wake();
  });
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** One after the other, in one piece. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function readFileSync(url: URL): Uint8Array {
  const found = files.get(url.pathname.split("/").at(-1)!);
  if (!found) throw new Error(`no file of this name was given: ${url.pathname}`);
  return found;
}
export function writeSync(_to: number, some: Uint8Array, from: number): number {
  written.push(some.slice(from));
  const all = joined(written);
  // Four bytes of length come first.
  if (all.length > 4 && all.length === 4 + new DataView(all.buffer).getUint32(0, true)) {
    written = [];
    answer(all.subarray(4));
  }
  return some.length - from;
}
export async function* createInterface(): AsyncGenerator<string> {
  for (;;) {
    while (asked.length) yield asked.shift()!;
    await new Promise<void>((go) => (wake = go));
  }
}

Object.assign(globalThis, {
  process: { stdin: null },
  Buffer: {
    concat: joined,
    from: (what: string | Uint8Array, how?: "hex") =>
      typeof what !== "string"
        ? what
        : how
          ? Uint8Array.from(what.match(/../g) ?? [], (digits) => parseInt(digits, 16))
          : encoder.encode(what),
  },
});
