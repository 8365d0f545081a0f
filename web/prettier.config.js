import { readFileSync } from "node:fs";

// pyproject.toml says how long a line may be, for every language of the project.
const project = readFileSync(new URL("../pyproject.toml", import.meta.url), "utf8");

export default {
  printWidth: Number(/^line-length = (\d+)$/m.exec(project)?.[1]),
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
