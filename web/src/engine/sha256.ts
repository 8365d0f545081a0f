/** SHA-256, for digests of puzzle sets: what browsers have is asynchronous, and only there on secure pages. */

const PRIMES = [...Array(312).keys()].slice(2).filter((n) => [...Array(n).keys()].slice(2).every((d) => n % d));
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes with their end marked and their length behind it, as words of four. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

function schedule(blocks: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = blocks.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const a = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const b = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + a + w[i - 7]! + b;
  }
  return w;
}

function mixed(hash: readonly number[], w: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + CONSTANTS[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (hash[i]! + word) | 0);
}

/** The digest of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  let hash = START;
  for (let at = 0; at < blocks.byteLength; at += 64) hash = mixed(hash, schedule(blocks, at));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
