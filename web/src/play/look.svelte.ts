/** The option that somebody looks at before choosing it: under the mouse, tapped once, or reached by the keyboard. */
import type { Attachment } from "svelte/attachments";
import type { Piece } from "../geometry/cells";

export interface Choice {
  move: string;
  /** What comes into the supply. */
  pieces: readonly Piece[];
}

export class Look {
  hovered = $state.raw<Choice | null>(null);
  focused = $state.raw<Choice | null>(null);
  /** A finger cannot hover: its first tap shows what an option is good for, the second chooses it. */
  tapped = $state.raw<Choice | null>(null);

  get at(): Choice | null {
    return this.hovered ?? this.tapped ?? this.focused;
  }
  clear(): void {
    this.hovered = this.focused = this.tapped = null;
  }
}

/** For the button of an option; `choose` does it. */
export function looking(look: Look, choice: Choice, choose: () => void): Attachment<HTMLElement> {
  return (button) => {
    let isTouch = false;
    const is = (other: Choice | null) => other?.move === choice.move;
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && (look.hovered = choice);
    const leave = () => is(look.hovered) && (look.hovered = null);
    const focus = () => button.matches(":focus-visible") && (look.focused = choice);
    const blur = () => is(look.focused) && (look.focused = null);
    const down = (event: PointerEvent) => (isTouch = event.pointerType === "touch");
    const click = (event: MouseEvent) => {
      const isTap = isTouch && event.detail > 0;
      isTouch = false;
      if (isTap && !is(look.tapped)) look.tapped = choice;
      else choose();
    };
    const stop = new AbortController();
    const on = { signal: stop.signal };
    button.addEventListener("pointerenter", enter, on);
    button.addEventListener("pointerleave", leave, on);
    button.addEventListener("focus", focus, on);
    button.addEventListener("blur", blur, on);
    button.addEventListener("pointerdown", down, on);
    button.addEventListener("click", click, on);
    return () => stop.abort();
  };
}
