import globals from "globals";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["node_modules/", "src/made/", "src/engine/built/"] },
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "svelte/no-at-html-tags": "error",
      "svelte/prefer-svelte-reactivity": "off", // sets and maps here are made anew, or drawn by nobody
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
      // noUncheckedIndexedAccess asks for it where a place is known to be there
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
