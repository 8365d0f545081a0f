/** A piece that follows the finger or the mouse, and snaps to where it may go. */
import type { Attachment } from "svelte/attachments";
import { type Piece, sizeOf } from "../../geometry/cells";
import type { Hand } from "./hand.svelte";

const SLOP = 4;
/** The piece rides above the finger, where it can be seen. */
const LIFT = 56;
const TWICE_MS = 350;

interface Field {
  slot: number;
  left: number;
  top: number;
  unit: number;
}

/** Where the fields of one's own puzzles lie, in pixels: 5 x 5 cells in a card of 120 x 136. */
function fields(): Field[] {
  return [...document.querySelectorAll<HTMLElement>("[data-slot]")].map((card) => {
    const box = card.getBoundingClientRect();
    const unit = (box.width * 20) / 120;
    return { slot: Number(card.dataset["slot"]), left: box.left + unit / 2, top: box.top + unit * 1.4, unit };
  });
}

/** While a piece is held nothing else is pointed at: nobody looks what lies below, and nothing there lights up. */
function capture(pointer: number): void {
  try {
    document.documentElement.setPointerCapture(pointer);
  } catch {
    // It has just been let go.
  }
}

class Drag {
  /** What is drawn under the pointer: set from outside, moved from here without a detour. */
  element: HTMLElement | null = null;
  unit = $state(36);
  #fields: Field[] = [];
  #x = 0;
  #y = 0;
  #lift = 0;
  #pointer = -1;

  /** Hold a piece until the pointer is let go; `put` then plays what it was held over. */
  begin(hand: Hand, piece: Piece, event: PointerEvent, put: (move: string) => Promise<void>): void {
    hand.take(piece);
    if (!hand.piece) return;
    hand.isDragged = true;
    this.#fields = fields();
    this.unit = this.#fields[0]?.unit ?? 36;
    this.#lift = event.pointerType === "mouse" ? 0 : LIFT;
    this.#pointer = event.pointerId;
    [this.#x, this.#y] = [event.clientX, event.clientY];
    capture(event.pointerId);
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const end = (isPut: boolean) => {
      stop.abort();
      hand.isDragged = false;
      if (isPut && hand.move) void put(hand.move);
      else hand.drop();
    };
    addEventListener("pointermove", (move) => move.pointerId === this.#pointer && this.#move(hand, move), on);
    addEventListener("pointerup", (up) => up.pointerId === this.#pointer && end(true), on);
    addEventListener("pointercancel", (cancel) => cancel.pointerId === this.#pointer && end(false), on);
    // A second finger turns what the first one holds; tapping twice flips it instead.
    let tapped = -Infinity;
    addEventListener(
      "pointerdown",
      (down) => {
        if (down.pointerId === this.#pointer) return;
        const isTwice = down.timeStamp - tapped < TWICE_MS;
        tapped = isTwice ? -Infinity : down.timeStamp;
        this.change(() => (isTwice ? (hand.turnBack(), hand.flip()) : hand.turn()), hand);
      },
      on,
    );
    addEventListener(
      "wheel",
      (wheel) => (wheel.preventDefault(), this.change(() => (wheel.deltaY > 0 ? hand.turn() : hand.turnBack()), hand)),
      { ...on, passive: false },
    );
    // Only a mouse has a right button: a finger that rests long enough asks for a menu too.
    addEventListener(
      "contextmenu",
      (menu) => (menu.preventDefault(), this.#lift === 0 && this.change(() => hand.flip(), hand)),
      on,
    );
    addEventListener("keydown", (key) => key.key === "Escape" && (key.stopPropagation(), end(false)), {
      ...on,
      capture: true,
    });
  }

  /** Turn or flip; in the air, look again where it would go. */
  change(how: () => void, hand: Hand): void {
    how();
    if (hand.isDragged) this.#look(hand);
  }

  /** Put the drawing where the pointer is. */
  show(): void {
    if (this.element)
      this.element.style.transform = `translate3d(${this.#x}px, ${this.#y - this.#lift}px, 0) translate(-50%, -50%)`;
  }

  #move(hand: Hand, event: PointerEvent): void {
    [this.#x, this.#y] = [event.clientX, event.clientY];
    this.show();
    this.#look(hand);
  }

  #look(hand: Hand): void {
    const [wide, high] = sizeOf(hand.shape);
    for (const { slot, left, top, unit } of this.#fields) {
      const column = (this.#x - left) / unit - wide / 2;
      const row = (this.#y - this.#lift - top) / unit - high / 2;
      const [middle, centre] = [column + wide / 2, row + high / 2];
      if (middle > -1 && middle < 6 && centre > -2 && centre < 6) return hand.hover(slot, column, row);
    }
    if (hand.target) hand.target = null;
  }
}

export const drag = new Drag();

/** A piece that can be picked up: a little movement begins to drag it, anything less is a click. */
export function draggable(
  hand: Hand,
  piece: () => Piece,
  put: (move: string) => Promise<void>,
): Attachment<HTMLElement> {
  return (element) => {
    function down(event: PointerEvent): void {
      if (event.button !== 0 || hand.isDragged || !hand.table.isMyTurn) return;
      if (event.pointerType !== "mouse") element.releasePointerCapture(event.pointerId);
      const stop = new AbortController();
      const on = { signal: stop.signal };
      addEventListener(
        "pointermove",
        (move) => {
          if (move.pointerId !== event.pointerId) return;
          if (Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) < SLOP) return;
          stop.abort();
          drag.begin(hand, piece(), move, put);
        },
        on,
      );
      addEventListener("pointerup", () => stop.abort(), on);
      addEventListener("pointercancel", () => stop.abort(), on);
    }
    element.addEventListener("pointerdown", down);
    return () => element.removeEventListener("pointerdown", down);
  };
}
