import type { At, Layout } from "./built/data";

/** The arrays that numbers of each kind are read with. */
export interface Arrays {
  i8: Int8Array;
  i16: Int16Array;
  i32: Int32Array;
  i64: BigInt64Array;
  u32: Uint32Array;
  f32: Float32Array;
  f64: Float64Array;
}

const MAKERS = {
  i8: Int8Array,
  i16: Int16Array,
  i32: Int32Array,
  i64: BigInt64Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
};

type Kind<L extends Layout, Name extends keyof L["fields"]> = L["fields"][Name]["of"] & keyof Arrays;

/** The numbers of a field, in the very memory of what lies `at` an address there. */
export function numbers<const L extends Layout, Name extends keyof L["fields"] & string>(
  memory: ArrayBufferLike,
  at: number,
  layout: L,
  name: Name,
): Arrays[Kind<L, Name>] {
  const field = layout.fields[name]!;
  const count = field.shape.reduce((product, side) => product * side, 1);
  const maker = MAKERS[field.of as keyof Arrays];
  return new maker(memory as ArrayBuffer, at + field.at, count) as Arrays[Kind<L, Name>];
}

const PAGE = 1 << 16;
const ALIGNED = 16;

interface Owner {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
}

/** The memory of a module: room is given out once and never taken back. What is fresh is filled with zeros. */
export class Memory {
  readonly #memory: WebAssembly.Memory;
  #top: number;

  constructor(owner: Owner) {
    this.#memory = owner.memory;
    this.#top = owner.__heap_base.value as number;
  }

  /** Room for a thing of this layout; the name says what it is. */
  room<What extends string>(_what: What, layout: Layout): At<What> {
    const at = Math.ceil(this.#top / ALIGNED) * ALIGNED;
    this.#top = at + layout.size;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at as At<What>;
  }

  /** The bytes at an address, until the memory grows. */
  bytes(at: number, layout: Layout): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, layout.size);
  }

  /** The numbers of a field of what lies at an address, until the memory grows. */
  numbers<const L extends Layout, Name extends keyof L["fields"] & string>(at: number, layout: L, name: Name) {
    return numbers(this.#memory.buffer, at, layout, name);
  }

  /** The floats of settings at an address, until the memory grows. */
  floats(at: number, layout: Layout): Float64Array {
    return new Float64Array(this.#memory.buffer, at, layout.size / Float64Array.BYTES_PER_ELEMENT);
  }
}
