/** The module of an answer or of bytes, ready to be called. */
export async function load<Exports>(source: Response | BufferSource): Promise<Exports> {
  const { instance } = await (source instanceof Response ? answered(source) : WebAssembly.instantiate(source));
  return instance.exports as unknown as Exports;
}

/** Compiled while it arrives; where it is sent as something else, which browsers then refuse, once it is there. */
async function answered(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (!response.ok) throw new Error(`the engine was not sent: ${response.status}`);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.instantiateStreaming(response);
  return WebAssembly.instantiate(await response.arrayBuffer());
}
