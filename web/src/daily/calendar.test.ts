import "../testing/browser";
import { describe, expect, it } from "vitest";
import { dayOf, inWords, isDay, kindOf, later, longest, streak, weekOf } from "./calendar";
import { isForTraining, trainingYear } from "./list";

describe("a day", () => {
  it("is that of the player's own calendar, whatever the hour", () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 0, 1))).toBe("2026-11-18");
    expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe("2026-11-18");
    expect(dayOf(new Date(2027, 0, 1, 0, 5))).toBe("2027-01-01");
  });

  it("is followed by the next, over months, years and leap days", () => {
    expect(later("2026-12-31", 1)).toBe("2027-01-01");
    expect(later("2028-02-28", 1)).toBe("2028-02-29");
    expect(later("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("is written in one way only", () => {
    expect(isDay("2026-11-18")).toBe(true);
    for (const text of ["2026-02-30", "2026-13-01", "18-11-2026", "2026-1-1", ""]) expect(isDay(text)).toBe(false);
  });

  it("has its kind before anybody has fetched its puzzle", () => {
    expect(["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04"].map(kindOf)).toEqual([
      "both",
      "touches",
      "points",
      "both",
    ]);
  });

  it("is read in the language of the page, and is the same day in every time zone", () => {
    expect(inWords("2026-11-18", "en-GB", { weekday: "long", day: "numeric", month: "long" })).toBe(
      "Wednesday 18 November",
    );
    expect(inWords("2026-11-18", "de", { day: "numeric", month: "short" })).toBe("18. Nov.");
  });

  it("stands in a week that begins on Monday", () => {
    expect(weekOf("2026-11-18")).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(weekOf("2026-11-22")[0]).toBe("2026-11-16");
    expect(weekOf("2026-11-16")[0]).toBe("2026-11-16");
  });
});

describe("days in a row", () => {
  const played = new Set(["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-16", "2026-11-17"]);

  it("go up to today, which may still come", () => {
    expect(streak(played, "2026-11-17")).toBe(2);
    expect(streak(played, "2026-11-18")).toBe(2);
    expect(streak(new Set([...played, "2026-11-18"]), "2026-11-18")).toBe(3);
  });

  it("end with a day that was left out", () => {
    expect(streak(played, "2026-11-19")).toBe(0);
    expect(streak(new Set(), "2026-11-18")).toBe(0);
  });

  it("are remembered at their longest", () => {
    expect(longest(played)).toBe(3);
    expect(longest(new Set())).toBe(0);
  });
});

describe("training", () => {
  it("takes a year that is far away, and later one that is over", () => {
    expect(trainingYear("2026-11-18")).toBe(2032);
    expect(trainingYear("2030-12-31")).toBe(2036);
    expect(trainingYear("2031-01-01")).toBe(2030);
  });

  it("leaves the days to come alone", () => {
    expect(isForTraining("2026-11-17", "2026-11-18")).toBe(true);
    expect(isForTraining("2026-11-19", "2026-11-18")).toBe(false);
    expect(isForTraining("2032-01-01", "2026-11-18")).toBe(true);
  });
});
