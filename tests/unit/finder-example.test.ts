import { describe, expect, test } from "vitest";
import type { MatchAnswers } from "#contracts/match/match";
import { exampleParts } from "~/features/match/results/example-score";
import { profileOf } from "../../upstream/rules/match/profile";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { viewsOf } from "../../upstream/rules/match/sleeper-view";

describe("the points of the example", () => {
  test("add up to 100 at most, and to its score as they are shown", () => {
    const sum = (key: "most" | "points") => exampleParts.reduce((all, each) => all + each[key], 0);
    expect([sum("most"), sum("points")]).toEqual([expect.closeTo(100, 5), expect.closeTo(85.4, 5)]);
    for (const each of exampleParts) expect(each.points).toBeLessThanOrEqual(each.most);
  });

  test("are worth what the engine gives to its sleeper", () => {
    const answers = {
      recipient: "me",
      age: "35-49",
      position: "side",
      pounds: 150,
      pain: ["none"],
      temperature: "hot",
    };
    const [view] = viewsOf(profileOf(answers as MatchAnswers), currentRuleset);
    for (const { part: name, most } of exampleParts) expect(most, name).toBeCloseTo(view!.points[name], 1);
  });
});
