import { expect, test } from "vitest";
import { engineModule } from "../testing/shared";
import type { Rules } from "./built/data";
import { load } from "./load";

const bytes = engineModule("rules");

function answer(type: string, status = 200): Response {
  return new Response(bytes, { status, headers: { "content-type": type } });
}

test.each(["application/wasm", "application/octet-stream", "text/plain; charset=utf-8"])(
  "a module that is sent as %s is loaded",
  async (type) => {
    const rules = await load<Rules>(answer(type));
    expect(rules.legal).toBeTypeOf("function");
    expect(rules.memory.buffer.byteLength).toBeGreaterThan(0);
  },
);

test("a page that is sent instead of the module is none", async () => {
  await expect(load(answer("text/html", 404))).rejects.toThrow("404");
  await expect(load(new Response("<!doctype html>", { headers: { "content-type": "text/html" } }))).rejects.toThrow(
    WebAssembly.CompileError,
  );
});

test.each(["rules", "bots"] as const)("%s asks for nothing", async (name) => {
  expect(WebAssembly.Module.imports(await WebAssembly.compile(engineModule(name)))).toEqual([]);
});
