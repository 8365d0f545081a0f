import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The mark of a component's own styles travels with every rule and element they are for: it is short. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
