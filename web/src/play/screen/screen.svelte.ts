/** Which arrangement the room of a table asks for; every length is in its style sheet. */
import type { Attachment } from "svelte/attachments";

export type Arrangement = "upright" | "lying" | "tall" | "wide";

/** A table less wide than this is a phone held upright, one less high a phone on its side. */
const PHONE = 600;
/** One as wide as this, and not too high for it, has room for others beside the market. */
const BROAD = 1700;
/** From here on the page scrolls down, and words have all the room they need. */
const LARGE = 1.1;

let width = $state(innerWidth);
let height = $state(innerHeight);
/** How many times larger than usual somebody wants letters. */
let letters = $state(1);
addEventListener("resize", () => ([width, height] = [innerWidth, innerHeight]));

const ruler = document.createElement("div");
Object.assign(ruler.style, { position: "absolute", top: "0", visibility: "hidden", width: "1rem" });
document.body.append(ruler);
new ResizeObserver(() => (letters = Math.max(1, ruler.offsetWidth / 16))).observe(ruler);

class Screen {
  get width(): number {
    return width;
  }
  get height(): number {
    return height;
  }
  get isLarge(): boolean {
    return letters > LARGE;
  }
  get arrangement(): Arrangement {
    if (this.isLarge) return width / letters < PHONE ? "upright" : "tall";
    if (width < PHONE) return "upright";
    if (height < PHONE) return "lying";
    return width < height ? "tall" : "wide";
  }
  /** Wide enough for more than a desktop shows. */
  get isBroad(): boolean {
    return this.arrangement === "wide" && width >= BROAD && height >= 800 && width >= 1.5 * height;
  }
  /** Held in a hand: little room, and fingers. */
  get isPhone(): boolean {
    return this.arrangement === "upright" || this.arrangement === "lying";
  }
  /** The room is that of an element, whatever else the window shows. */
  readonly within: Attachment<HTMLElement> = (element) => {
    const watcher = new ResizeObserver(() => ([width, height] = [element.clientWidth, element.clientHeight]));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      [width, height] = [innerWidth, innerHeight];
    };
  };
}

export const screen = new Screen();
