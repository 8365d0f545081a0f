/** The module of an answer or of bytes, ready to be called. */
export async function load<Exports>(source: Response | BufferSource): Promise<Exports> {
  return begun(await (source instanceof Response ? compile(source) : WebAssembly.compile(source)));
}

/** A module that is begun: it remembers nothing of what another one of it did. */
export const begun = <Exports>(module: WebAssembly.Module): Exports =>
  new WebAssembly.Instance(module).exports as unknown as Exports;

/** Compiled while it arrives; where it is sent as something else, which browsers then refuse, once it is there. */
export async function compile(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`the engine was not sent: ${response.status}`);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
