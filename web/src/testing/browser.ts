/** Just enough of a browser to test what is not drawn: events, storage, and a socket whose other end is the test. */
import type { Incoming } from "../wire/messages";

export class FakeElement {
  focused = 0;
  readonly dataset: Record<string, string> = {};
  constructor(
    readonly tag = "div",
    readonly box: Partial<DOMRect> = {},
  ) {}
  matches(selector: string): boolean {
    return selector.split(", ").includes(this.tag);
  }
  closest(): null {
    return null;
  }
  focus(): void {
    this.focused++;
  }
  getBoundingClientRect(): Partial<DOMRect> {
    return this.box;
  }
  setAttribute(name: string, value: string): void {
    this.dataset[name] = value;
  }
}

/** A connection that the test accepts, speaks over and drops. */
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return this.made.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: Incoming): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  /** The last message of a type that came from the client. */
  asked(type: string): Record<string, unknown> | undefined {
    return this.sent.filter((each) => each["type"] === type).at(-1);
  }
}

let window = new EventTarget();
const listen: (typeof window)["addEventListener"] = (...args) => window.addEventListener(...args);
const forget: (typeof window)["removeEventListener"] = (...args) => window.removeEventListener(...args);

/** Nobody listens any more to what happens. */
export const forgetAll = () => (window = new EventTarget());

export const stored = new Map<string, string>();
export const body = new FakeElement("body");
/** What `document.querySelector` finds. */
export const found = new Map<string, FakeElement[]>();
/** Media queries that match. */
export const media = { matching: new Set<string>(), listeners: [] as (() => void)[] };

const fakeDocument = {
  documentElement: { dataset: {} as Record<string, string>, lang: "", setPointerCapture: () => undefined },
  body,
  visibilityState: "visible",
  querySelector: (selector: string) => found.get(selector)?.[0] ?? null,
  querySelectorAll: (selector: string) => found.get(selector) ?? [],
};

for (const [name, value] of Object.entries({
  WebSocket: FakeSocket,
  HTMLElement: FakeElement,
  addEventListener: listen,
  removeEventListener: forget,
  requestAnimationFrame: (draw: () => void) => setTimeout(draw, 0),
  document: fakeDocument,
  location: {
    protocol: "http:",
    host: "table.test",
    origin: "http://table.test",
    href: "http://table.test/",
    pathname: "/",
    hash: "",
  },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
  matchMedia: (query: string) => ({
    get matches() {
      return media.matching.has(query);
    },
    addEventListener: (_: string, listener: () => void) => void media.listeners.push(listener),
  }),
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Something happens to the window; what it was told is in the answer. */
export function happen(type: string, about: Record<string, unknown> = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(about)) Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
  return event;
}

/** A key is pressed; whether the page made something of it. */
export const press = (key: string, about: Record<string, unknown> = {}): boolean =>
  happen("keydown", { key, target: body, ...about }).defaultPrevented;
