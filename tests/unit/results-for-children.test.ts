import { describe, expect, test } from "vitest";
import { type MatchAnswer, matchResult } from "#contracts/match/match";
import type { Answers } from "~/features/match/answers";
import { shownResults } from "~/features/match/results/shown-results.server";
import { larkFirm } from "../support/compared-beds";

/** What the results say above the beds and on their cards, of children first. */

const shownOf = (answers: Answers, model: object = {}, band = "good") => {
  const bed = { ...larkFirm, firmness: null, layers: [], ...model };
  const result = matchResult.parse({ rank: 1, model: bed, size: "twin", score: 80, band });
  const { weakest, risk, price_cents } = result;
  const pick = { model: result.model, score: 80, band, risk: risk?.level ?? null, weakest, price_cents };
  const picks = [{ kind: "best-match", because: "It fits.", size: "twin", beds: [pick] }];
  return shownResults(
    { results: [result], picks, collisions: [], better_without: null } as unknown as MatchAnswer,
    answers,
    null,
  );
};
const eight = { recipient: "child", childAge: "8", bunk: "no", size: "twin" };

describe("beds that are only a possible match", () => {
  const why = (answers: Answers, band = "possible") => shownOf(answers, {}, band).whyPossible;

  test("say why, and which answers would tell most", () => {
    expect(why({ recipient: "me", size: "queen", position: "unknown" })).toBe(
      "We call a bed a possible match where we know too little to say more. We’d be surer if you told us the sleeping position, the weight and what hurts.",
    );
    expect(why({ recipient: "child", size: "twin" })).toContain(
      "if you told us the child’s age and whether nights feel hot or cold",
    );
    expect(why({ recipient: "guest" })).toContain("if you told us the size.");
  });

  test("point to what is missing of the bed where every answer is there", () => {
    expect(why({ ...eight, pain: "none", temperature: "neutral" })).toMatch(
      /more\. “How we scored it” says what’s missing\.$/,
    );
  });

  test("say nothing where there are none of them", () => {
    expect(why({ recipient: "me" }, "good")).toBeNull();
  });
});
