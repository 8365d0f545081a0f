import { describe, expect, it } from "vitest";
import { before, CHAPTERS, follow, ideasOf, scene, type Step, stepsOf } from "./steps";

const base = stepsOf("base");
const first = scene(base, 0).steps;
const nothing: ReadonlySet<Step> = new Set();
const DONE = ["take W2", "gain O1", "place 1 I2 c3c4"];

describe("how far somebody is", () => {
  it("is the number of steps whose moves were made", () => {
    expect(follow(first, [], false, nothing)).toEqual({ steps: 0, times: 0, aside: null });
    expect(follow(first, DONE.slice(0, 2), false, nothing)).toEqual({ steps: 2, times: 0, aside: null });
  });

  it("stays where a turn waits to be ended, and goes on when it is", () => {
    expect(follow(first, DONE, true, nothing).steps).toBe(3);
    expect(follow(first, DONE, false, nothing).steps).toBe(4);
  });

  it("counts any move of a step, and tells which is none of them", () => {
    expect(follow(first, ["take W2", "gain O1", "place 1 I2 b3c3"], true, nothing)).toMatchObject({
      steps: 3,
      aside: null,
    });
    expect(follow(first, ["take W1"], false, nothing)).toMatchObject({ steps: 0, aside: "take W1" });
    expect(follow(first, ["take W2", "pass"], true, nothing)).toMatchObject({ steps: 1, aside: "pass" });
  });

  it("counts several moves of one step in any order", () => {
    const master = scene(
      base,
      base.findIndex(({ name }) => name === "master"),
    ).steps;
    const [one, two, three] = master[1]!.moves as [string, string, string];
    expect(follow(master, ["master", three], false, nothing)).toMatchObject({ steps: 1, times: 1, aside: null });
    expect(follow(master, ["master", three, one, two, "done"], false, nothing).steps).toBe(master.length);
  });

  it("waits until what is to be read was read", () => {
    const all = [...DONE, "place 1 O1 b3", "place 1 O1 d3"];
    expect(follow(first, all, false, nothing).steps).toBe(6);
    expect(follow(first, all, false, new Set([first[6]!])).steps).toBe(7);
  });
});

describe("a chapter", () => {
  it("begins in a position, and every step belongs to one", () => {
    for (const chapter of CHAPTERS) {
      const steps = stepsOf(chapter);
      expect(steps[0]!.position).not.toBeNull();
      for (const at of steps.keys()) {
        const { first: begin, steps: found } = scene(steps, at);
        expect(found[0]!.position).not.toBeNull();
        expect(found[at - begin]).toBe(steps[at]);
      }
    }
  });

  it("has nine ideas for the base game", () => {
    expect(ideasOf(base)).toHaveLength(9);
  });

  it("is found again with what was decided before a step, the others' moves too", () => {
    expect(before(first, 4).map(({ seat, move }) => `${seat} ${move}`)).toEqual([
      ...DONE.map((move) => `0 ${move}`),
      "1 take W1",
      "1 gain O1",
      "1 gain O1",
    ]);
  });
});
