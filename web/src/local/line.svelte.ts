/** The line to a table in this page: the same words as over the socket, to a worker that has the tables. */
import { type Answer, type Line, type Listener, NotDone, type Status, Unanswered } from "../wire/line";
import type { Incoming, Outgoing } from "../wire/messages";
import { takeWorker } from "./begun";
import type { Aside } from "./desk";
import type { Errand, Errands, FromDesk, ToDesk } from "./errands";
import type { Kept } from "./kept";
import { moduleHere } from "../engine/module";
import { Database } from "./store";

interface Asked {
  done: (answer: never) => void;
  failed: (error: Error) => void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;

class PageLine implements Line {
  status = $state<Status>("connecting");
  isElsewhere = $state(false);
  isUnkept = $state(false);
  movedTo = $state<string | null>(null);
  isWithoutBots = $state(false);
  isAwaited = false;
  #worker: Worker | null = null;
  readonly #listeners = new Set<Listener>();
  readonly #asked = new Map<number, Asked>();
  #id = 0;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(): void {
    this.#begin();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(message: Outgoing): Promise<Answer> {
    return this.#wait((id) => ({ ask: { ...message, id } }));
  }

  /** Anything but playing. */
  run<Name extends Errand>(errand: Name, of: Errands[Name]["of"]): Promise<Errands[Name]["is"]> {
    return this.#wait((id) => ({ id, errand, of }));
  }

  readonly isShared = false;
  pathTo = (table: string) => `/here/${table}`;
  pathToReplay = (table: string) => `/here/${table}/replay`;
  replay = (table: string) => this.run("replay", table);
  record = (table: string) => ({ text: () => this.run("record", table) });
  hold = (isInAir: boolean) => this.#worker?.postMessage({ isInAir } satisfies ToDesk);
  takeOver = (table: string) => void this.run("takeOver", table);

  /** Every table of this page; whoever only looks for them needs no engine. */
  list(): Promise<Kept[]> {
    return this.#worker ? this.run("list", null) : new Database().all();
  }

  #wait<T>(message: (id: number) => ToDesk): Promise<T> {
    return new Promise((done: (answer: T) => void, failed) => {
      const id = ++this.#id;
      this.#asked.set(id, { done, failed });
      this.#begin().postMessage(message(id));
    });
  }

  #begin(): Worker {
    if (this.#worker) return this.#worker;
    const worker = takeWorker();
    this.#worker = worker;
    const lose = () => worker === this.#worker && this.#lose();
    moduleHere().then((rules) => worker.postMessage({ rules } satisfies ToDesk), lose);
    worker.onmessage = (event: MessageEvent<FromDesk>) => {
      this.#pause = FIRST_PAUSE_MS;
      this.#hear(event.data);
    };
    worker.onerror = lose;
    this.status = "open";
    return worker;
  }

  /** The worker is no more: what it had is on disk, and another one goes on with it. */
  #lose(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#asked.values()) failed(new Unanswered());
    this.#asked.clear();
    this.status = "lost";
    this.isWithoutBots = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#again(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #again(): void {
    if (this.#worker || !this.#listeners.size) return;
    this.#begin();
    this.#tell({ type: "hello", version: 1, person: "", name: "" });
  }

  #hear(heard: FromDesk): void {
    if ("said" in heard) return this.#hearTable(heard.said);
    const asked = this.#asked.get(heard.id);
    this.#asked.delete(heard.id);
    if ("refused" in heard) asked?.failed(new NotDone(heard.refused));
    else asked?.done(heard.is as never);
  }

  #hearTable(said: Incoming | Aside): void {
    if (said.type === "place") [this.isElsewhere, this.movedTo] = [said.is_elsewhere, null];
    else if (said.type === "kept") this.isUnkept = !said.is_kept;
    else if (said.type === "moved") this.movedTo = `/t/${said.to.table}#${said.to.key}`;
    else if (said.type === "bots") this.isWithoutBots = !said.are_here;
    else {
      const asked = "id" in said && said.id !== undefined ? this.#asked.get(said.id) : undefined;
      if (asked && "id" in said) {
        this.#asked.delete(said.id!);
        if (said.type === "refused") asked.failed(new NotDone(said));
        else asked.done(said as never);
      }
      this.#tell(said);
    }
  }

  #tell(message: Incoming): void {
    for (const listener of this.#listeners) listener(message);
  }
}

export const here = new PageLine();
