/**
 * Where this page is, read without anything that the pages share: what they need is asked for before that has come.
 *
 * Every page of ours has one name, such as `/rules#T9`. Our server answers at each of them, and says where they begin.
 * A folder of files has one page only: there the names stand behind `#`, as in `/some/folder/#/rules#T9`.
 */
const served = document.documentElement.dataset["root"];
/** Whether our server sent this page. */
export const isServed = served !== undefined;
/** What the client's own files, and a server's answers, are found under. */
export const root = served ?? location.pathname.replace(/[^/]*$/, "");

/** The name that the address has now. */
export function nameHere(): URL {
  const to = !isServed ? location.hash.slice(1) : `/${location.href.slice((location.origin + root).length)}`;
  return new URL(to.startsWith("/") ? to : "/", "http://name");
}
