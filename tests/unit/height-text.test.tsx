// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import Results from "~/features/match/results/results";
import { countedWeight } from "~/features/match/results/result-text.server";
import type { ShownResults } from "~/features/match/results/shown-results.server";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { viewsOf } from "../../upstream/rules/match/sleeper-view";
import { heightWords } from "../../upstream/rules/match/text/height-text";
import { type Answers, answersOf, profileFrom } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 3. */

const said = (answers: Answers) =>
  viewsOf(profileFrom(answers), currentRuleset).map((view) => heightWords(view, answersOf(answers), currentRuleset));

describe("by what a weight counts at a height", () => {
  const me = { recipient: "me", position: "side" };

  test("is said of whoever gave both, tall or short", () => {
    expect(said({ ...me, pounds: "215", height: "77" })).toEqual([
      "At 6 ft 5 in, your 215 lb spreads out like 190 lb on a person of average height (5 ft 8 in), and that’s what we matched.",
    ]);
    expect(said({ ...me, pounds: "150", height: "60" })[0]).toMatch(/^At 5 ft, your 150 lb spreads out like 170 lb /);
  });

  test("is said of each of a couple", () => {
    const couple = { recipient: "couple", pounds: "215", height: "77", partnerPounds: "130", partnerHeight: "62" };
    expect(said(couple).map((words) => words?.slice(0, 40))).toEqual([
      "At 6 ft 5 in, your 215 lb spreads out li",
      "At 5 ft 2 in, your partner’s 130 lb spre",
    ]);
  });

  test("names a range by what it counts at, which nobody said", () => {
    expect(said({ ...me, weight: "180-230", height: "77" })[0]).toContain(
      "your weight (about 205 lb) spreads out like",
    );
  });

  test("is left out where it’s what was said, or nobody gave a height", () => {
    expect(said({ ...me, pounds: "215", height: "69" })).toEqual([null]);
    expect(said({ ...me, pounds: "215" })).toEqual([null]);
    expect(said({ ...me, height: "77" })).toEqual([null]);
  });

  test("names both figures of a teenager, who still grows", () => {
    const teen = { recipient: "child", childAge: "13", position: "side", pounds: "120", pain: "none" };
    expect(said(teen)).toEqual(["Your child weighs 120 lb and is still growing, so we count 140 lb."]);
    expect(said({ ...teen, pounds: "150", height: "60" })).toEqual([
      "Your child weighs 150 lb, which spreads out like 170 lb at 5 ft, and is still growing, so we count 190 lb.",
    ]);
    const { pounds: _, ...band } = teen;
    expect(said({ ...band, weight: "under-130" })).toEqual([
      "Your child weighs about 115 lb and is still growing, so we count 135 lb.",
    ]);
    expect(said(band)).toEqual([null]);
    expect(said({ ...teen, childAge: "12" })).toEqual([null]);
    const steps = (answers: Answers) => viewsOf(profileFrom(answers), currentRuleset)[0]!.target.steps[0];
    expect(steps(teen)).toMatch(/^Side sleepers of about 140 lb \(120 lb and still growing\) do best/);
    expect(steps({ ...teen, pounds: "150", height: "60" })).toContain("190 lb (150 lb at 5 ft 0 and still growing)");
  });

  test("stands above the results once for each who sleeps in the bed", () => {
    const target = { target: 6, steps: [] };
    const match = {
      ...{
        notices: [],
        results: [],
        picks: [],
        collisions: [],
        facets: [],
        hidden: [],
        count: 3,
        total: 3,
        unpriced: 0,
      },
      ...{
        zip_known: true,
        split_suggested: false,
        considered: 3,
        askCapacity: null,
        noStores: null,
        whyPossible: null,
        sort: "match",
      },
      countedWeight: countedWeight({ weight: "over-300" }),
      ruleset: { version: "2026.3", effective_on: "2026-11-01" },
      targets: [
        { ...target, sleeper: "you", height: "At 6 ft 5 in, yours." },
        { ...target, sleeper: "partner", height: "At 5 ft, theirs." },
      ],
    } as unknown as ShownResults;
    const Stub = createRemixStub([
      {
        path: "/",
        Component: () => <Results match={match} answers={{}} page={1} pages={1} head={null} aside={null} />,
      },
    ]);
    const page = render(<Stub />).container.textContent ?? "";
    expect(page.split("At 6 ft 5 in, yours.")).toHaveLength(2);
    expect(page.split("At 5 ft, theirs.")).toHaveLength(2);
    expect(page.split("as 330\u00a0lb. Give an exact weight to be surer")).toHaveLength(2);
  });
});
