/** What a build needs after Vite has written it: a page for our server, and everything compressed. */
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from "vite";

/** Our server answers at every address, so what lies beside the page is named from the root, and the page told so. */
const served = (page: string): string =>
  page.replace("<html", '<html data-root="/"').replace(/(href|src)="\.\//g, '$1="/');

/**
 * What every page is made with is asked for together with the script that asks for all the rest; and that script waits
 * for nothing, neither for it nor for styles.
 */
function early(page: string, { bundle = {} }: IndexHtmlTransformContext): { html: string; tags: HtmlTagDescriptor[] } {
  const chunks = Object.values(bundle).flatMap((each) => (each.type === "chunk" ? [each] : []));
  const needed = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith("/src/mounting.ts")));
  for (const { imports } of needed)
    for (const each of chunks) if (imports.includes(each.fileName) && !each.isEntry) needed.add(each);
  const link = (rel: string) => (name: string) => ({
    tag: "link",
    attrs: { rel, crossorigin: true, href: `./${name}` },
    injectTo: "head" as const,
  });
  const tags = [...needed]
    .reverse()
    .flatMap(({ fileName, viteMetadata }) => [
      ...[...(viteMetadata?.importedCss ?? [])].map(link("stylesheet")),
      link("modulepreload")(fileName),
    ]);
  return { html: page.replace('<script type="module"', '<script type="module" async'), tags };
}

/** What the page may do where no server sends a header that says so; the same as `server/wire/security.py` sends. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; " +
  "style-src-attr 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; " +
  "form-action 'self'";

/** What the page says of itself in a language, before its script runs. */
interface Described {
  title: string;
  description: string;
}

function describe(page: string, language: string, { title, description }: Described): string {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return page
    .replace('lang="en"', `lang="${language}"`)
    .replace('content=""', () => `content="${escaped(description)}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`);
}

/** A page in each language that our server sends, and one for a folder of files. */
function write(folder: string, made: string): void {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
  const all = JSON.parse(readFileSync(join(made, "described.json"), "utf8")) as { en: Described };
  for (const [language, described] of Object.entries(all))
    writeFileSync(join(folder, `server.${language}.html`), describe(served(page), language, described));
  writeFileSync(join(folder, "index.html"), describe(page, "en", all.en).replace("<title>", `${policy}\n    <title>`));
}

/** Tell the worker that keeps the files which there are, and by what they are known. */
function list(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const kept = names
    .filter((name) => /\.\w+$/.test(name) && !/^(server\..*html|offline\.js|.*\.txt)$/.test(name))
    .sort();
  const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
  const files = JSON.stringify(kept.map((name) => [name, digest(readFileSync(join(folder, name)))]));
  const worker = readFileSync(join(folder, "offline.js"), "utf8")
    .replace(/["'`]LIST_OF_FILES["'`]/, () => files)
    .replace("VERSION_OF_FILES", digest(files).slice(0, 16));
  writeFileSync(join(folder, "offline.js"), worker);
}

/** Every text of the build beside itself as `.br` and `.gz`, so that nothing is compressed while people wait. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css|svg|html|json|txt|wasm|webmanifest)$/.test(name)) continue;
    const text = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
}

export function finish(): Plugin {
  let folder = "";
  let made = "";
  let isBuilding = false;
  return {
    name: "finish",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      made = join(config.root, "src/made");
      isBuilding = config.command === "build";
    },
    transformIndexHtml: {
      order: "post",
      // Vite's own server answers everywhere, too.
      handler: (page, about) => (isBuilding ? early(page, about) : served(page)),
    },
    closeBundle() {
      if (!isBuilding) return;
      // Whoever publishes the files publishes it with them.
      copyFileSync(join(folder, "../../../../NOTICE"), join(folder, "NOTICE.txt"));
      write(folder, made);
      list(folder);
      compress(folder);
    },
  };
}
