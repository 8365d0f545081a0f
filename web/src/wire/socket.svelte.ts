/** The one connection to the server: it comes back by itself, and whoever asked hears the answer or that none came. */
import { root } from "../browser/address";
import { api, askedOf } from "./api";
import { type Answer, type Line, type Listener, NotDone, type Status, Unanswered } from "./line";
import type { Incoming, Outgoing } from "./messages";
import type { Recorded } from "./recorded";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** And no longer where something is kept to be sent. */
const AWAITED_PAUSE_MS = 700;
/** After so long without a word the connection is asked whether it is still one. */
const QUIET_MS = 15_000;
const ANSWER_MS = 10_000;
/** What is answered without thinking: where no answer comes, there is no line, whatever it says of itself. */
const DECIDED = /^(move|end|undo)$/;

interface Asked {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

class Socket implements Line {
  status = $state<Status>("connecting");
  /** When the connection was lost, and when it is tried again. */
  again = $state<{ from: number; at: number } | null>(null);
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #asked = new Map<number, Asked>();
  #id = 0;
  #pause = FIRST_PAUSE_MS;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;
  #isAwaited = false;

  constructor() {
    setInterval(() => this.#listenHarder(), 5000);
    addEventListener("online", () => this.#hurry());
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
    addEventListener("offline", () => this.#lose());
  }

  get isAwaited(): boolean {
    return this.#isAwaited;
  }
  set isAwaited(isAwaited: boolean) {
    this.#isAwaited = isAwaited;
    if (isAwaited && this.status === "lost") this.#connectIn(FIRST_PAUSE_MS);
  }

  open(): void {
    this.#isWanted = true;
    if (!this.#socket) this.#connect();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly isShared = true;
  readonly isElsewhere = false;
  readonly isUnkept = false;
  readonly movedTo = null;
  readonly isWithoutBots = false;
  takeOver = () => undefined;
  pathTo = (table: string) => `/t/${table}`;
  pathToReplay = (table: string) => `/replay/${table}`;
  replay = (table: string, hash: string) => api.get<Recorded>(askedOf(table, "replay", hash));
  record = (table: string, hash: string) => ({ href: `/api/${askedOf(table, "record", hash)}` });

  ask(message: Outgoing): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return failed(new Unanswered());
      const id = ++this.#id;
      this.#asked.set(id, { done, failed });
      setTimeout(() => {
        if (!this.#asked.has(id)) return;
        if (DECIDED.test(message.type)) return this.#lose();
        this.#asked.delete(id);
        failed(new Unanswered());
      }, ANSWER_MS);
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.again = null;
    if (this.status !== "open") this.status = "connecting";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${root}ws`);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#lose(), QUIET_MS);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#heard = Date.now();
      this.#pause = FIRST_PAUSE_MS;
      this.status = "open";
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Incoming);
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  #hear(message: Incoming): void {
    this.#heard = Date.now();
    const asked = "id" in message && message.id !== undefined ? this.#asked.get(message.id) : undefined;
    if (asked && message.type !== "hello" && "id" in message) {
      this.#asked.delete(message.id!);
      if (message.type === "refused") asked.failed(new NotDone(message));
      else asked.done(message);
    }
    for (const listener of this.#listeners) listener(message);
  }

  #lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const asked of this.#asked.values()) asked.failed(new Unanswered());
    this.#asked.clear();
    if (!this.#isWanted) return;
    this.status = "lost";
    this.#connectIn(Math.min(this.#pause, this.#isAwaited ? AWAITED_PAUSE_MS : LONGEST_PAUSE_MS));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #connectIn(pause: number): void {
    const wait = pause * (0.75 + Math.random() / 2);
    this.again = { from: Date.now(), at: Date.now() + wait };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Now it is worth a try; one that hangs since before is given up. */
  #hurry(): void {
    if (this.#isWanted && this.status !== "open") this.#connect();
  }

  #listenHarder(): void {
    if (this.status !== "open" || Date.now() - this.#heard < QUIET_MS) return;
    if (Date.now() - this.#heard > 2 * QUIET_MS) this.#lose();
    else this.ask({ type: "ping" }).catch(() => undefined);
  }
}

export const socket = new Socket();
