/** Parts of the page that are fetched when they are needed. Without a line they come when it is back. */

const AGAIN_MS = 1000;

let missing = $state(0);

export const later = {
  /** Something that is needed cannot be fetched. */
  get isMissing(): boolean {
    return missing > 0;
  },
};

/** The network says that it is back, or a while is over: it does not always say so. */
const aWhile = () =>
  new Promise<void>((go) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      go();
    };
    const timer = setTimeout(again, AGAIN_MS);
    addEventListener("online", again);
  });

/** Nobody may read styles that did not come. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Styles are asked for once by themselves: what did not come is asked for anew. */
function styleAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!hasCome(link)) link.replaceWith(link.cloneNode());
}

/** A script that others share has a part of the page as a module within it, under whatever name. */
export function partIn<Part>(script: object): Part {
  const isModule = (each: unknown) => Object(each)[Symbol.toStringTag] === "Module";
  const modules = Object.values(script).filter(isModule);
  return (modules.length === 1 ? modules[0] : script) as Part;
}

/** Browsers remember which script did not come, and say so at once from then on: by another address it is another. */
const againAt = <Part>(why: unknown, tries: number): Promise<Part> => {
  const address = /\bhttps?:\S+\.js\b/.exec(String(why))?.[0];
  return address ? import(/* @vite-ignore */ `${address}?${tries}`).then(partIn<Part>) : Promise.reject(why as Error);
};

/** A part, as soon as it can be had. */
export async function fetched<Part>(fetch: () => Promise<Part>): Promise<NonNullable<Part>> {
  let why: unknown;
  for (let tries = 0; ; tries++) {
    const asked = tries ? againAt<Part>(why, tries).catch(fetch) : fetch();
    const part = await asked.catch((error: unknown) => void (why = error));
    if (part) {
      if (tries) missing -= 1;
      return part;
    }
    if (!tries) missing += 1;
    await aWhile();
    styleAgain();
  }
}
