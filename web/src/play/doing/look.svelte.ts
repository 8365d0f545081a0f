/** The option that somebody looks at before choosing it: come to by mouse, tapped once, or reached by the keyboard. */
import type { Attachment } from "svelte/attachments";
import type { Piece } from "../../geometry/cells";

export interface Choice {
  move: string;
  /** What comes into the supply. */
  pieces: readonly Piece[];
}

export class Look {
  /** It stays until another is looked at: on the way to the bright button nothing may change. */
  at = $state.raw<Choice | null>(null);
  /** A finger cannot hover: its first tap shows what an option is good for, the second chooses it. */
  tapped = $state.raw<Choice | null>(null);

  see(choice: Choice, isTap = false): void {
    this.at = choice;
    this.tapped = isTap ? choice : null;
  }
  clear(): void {
    this.at = this.tapped = null;
  }
}

/** For the button of an option; `choose` does it. */
export function looking(look: Look, choice: Choice, choose: () => void): Attachment<HTMLElement> {
  return (button) => {
    let isTouch = false;
    const is = (other: Choice | null) => other?.move === choice.move;
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && look.see(choice);
    const focus = () => button.matches(":focus-visible") && !is(look.at) && look.see(choice);
    const down = (event: PointerEvent) => (isTouch = event.pointerType === "touch");
    const click = (event: MouseEvent) => {
      const isTap = isTouch && event.detail > 0;
      isTouch = false;
      if (isTap && !is(look.tapped)) look.see(choice, true);
      else choose();
    };
    const stop = new AbortController();
    const on = { signal: stop.signal };
    button.addEventListener("pointerenter", enter, on);
    button.addEventListener("focus", focus, on);
    button.addEventListener("pointerdown", down, on);
    button.addEventListener("click", click, on);
    return () => stop.abort();
  };
}
