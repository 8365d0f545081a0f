/** A list that grows at its end: the end stays in sight, unless somebody has gone up to read. */
const NEAR_PX = 24;

/** What scrolls a thing; nothing where that is the page itself, which is left where it is. */
function scrollerOf(thing: HTMLElement): HTMLElement | null {
  for (let each: HTMLElement | null = thing; each && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return null;
}

/** For the element whose last child is the newest. */
export function atEnd(list: HTMLElement): (() => void) | undefined {
  const room = scrollerOf(list);
  if (!room) return;
  let isAtEnd = true;
  let height = 0;
  const look = () => {
    // Whoever has less room than before has gone nowhere.
    if (room.clientHeight === height) isAtEnd = room.scrollHeight - room.scrollTop - room.clientHeight < NEAR_PX;
    list.toggleAttribute("data-more", room.scrollTop > 0);
  };
  const follow = () => {
    if (isAtEnd) room.scrollTop = room.scrollHeight;
    height = room.clientHeight;
    look();
  };
  const lines = new MutationObserver(follow);
  const size = new ResizeObserver(follow);
  lines.observe(list, { childList: true, characterData: true, subtree: true });
  size.observe(room);
  room.addEventListener("scroll", look, { passive: true });
  return () => {
    lines.disconnect();
    size.disconnect();
    room.removeEventListener("scroll", look);
  };
}
