// As much of Node as `answering.ts` needs, in a browser: a question is given to `ask`, and what it writes is the answer.

const encoder = new TextEncoder();
/** What `readFileSync` finds, by the end of its name. */
export const files = new Map<string, Uint8Array>();
const answers: Uint8Array[] = [];
let wake: () => void = () => undefined;
const asked: string[] = [];

/** A question as `answering.ts` reads it; the answer with the four bytes of its length before it. */
export async function ask(question: string): Promise<number[]> {
  answers.length = 0;
  asked.push(question);
  wake();
  const size = () => answers.reduce((all, part) => all + part.length, 0);
  while (size() < 4 || size() < 4 + new DataView(Uint8Array.from(bytes()).buffer).getUint32(0, true))
    await new Promise((later) => setTimeout(later));
  return bytes();
}
const bytes = (): number[] => answers.flatMap((part) => [...part]);

export const readFileSync = (url: URL): Uint8Array => files.get(url.pathname.split("/").at(-1)!)!;
export function writeSync(_to: number, some: Uint8Array, from: number): number {
  answers.push(some.slice(from));
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
    concat: (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part])),
    from: (what: string | Uint8Array, how?: "hex") =>
      typeof what !== "string"
        ? what
        : how
          ? Uint8Array.from(what.match(/../g) ?? [], (digits) => parseInt(digits, 16))
          : encoder.encode(what),
  },
});
