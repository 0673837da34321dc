import { describe, expect, test } from "vitest";
import { type MatchAnswer, matchResult } from "~/contracts/match";
import type { Answers } from "~/features/finder/answers";
import { shownResults } from "~/features/finder/results/shown-results.server";
import { larkFirm } from "../support/compared-beds";
import { demoBeds } from "../support/demo-beds";
import { findBeds, picksIn } from "../support/match-found";

/** What the results say above the beds and on their cards, of children first. */

const shownOf = (answers: Answers, model: object = {}, band = "good") => {
  const bed = { ...larkFirm, firmness: null, layers: [], ...model };
  const result = matchResult.parse({ rank: 1, model: bed, size: "twin", score: 80, band });
  const { weakest, risk, price_cents } = result;
  const pick = { model: result.model, score: 80, band, risk: risk?.level ?? null, weakest, price_cents };
  const picks = [{ kind: "best-match", because: "It fits.", size: "twin", beds: [pick] }];
  return shownResults({ results: [result], picks, collisions: [] } as unknown as MatchAnswer, answers, null);
};
const eight = { recipient: "child", childAge: "8", bunk: "no", size: "twin" };

describe("an air bed", () => {
  const air = { type: "adjustable-air", made_for: null };
  const said = (answers: Answers, model: object) => {
    const { results, picks } = shownOf(answers, model);
    return [results[0]!.flags, picks[0]!.drawback];
  };

  test("says on its card and as a pick what to mind with it for a young child", () => {
    const [flags, drawback] = said(eight, air);
    expect(flags).toEqual([expect.stringMatching(/Consumer Product Safety Commission .* too soft for babies/)]);
    expect(drawback).toBe((flags as string[])[0]);
  });

  test("says nothing of it to others, nor where it is made for children, nor does any other bed", () => {
    const nothing = [[], null];
    expect(said(eight, { ...air, made_for: "children" })).toEqual(nothing);
    expect(said(eight, { type: "latex" })).toEqual(nothing);
    for (const answers of [{ ...eight, childAge: "13" }, { recipient: "me" }])
      expect(said(answers, air)).toEqual(nothing);
  });
});

describe("the picks for a child", () => {
  test("point to no air bed beside the best match, unless it is made for children", () => {
    const found = findBeds({ recipient: "child", childAge: 3, size: "twin" }, demoBeds());
    const isAir = ({ model }: (typeof found.beds)[number]) =>
      model.card.type === "adjustable-air" && model.made_for === null;
    // Else it would be the bed of a different feel.
    expect(found.beds.findIndex(isAir)).toBeLessThan(5);
    expect(
      picksIn(found)
        .slice(1)
        .flatMap(({ beds }) => beds)
        .filter(isAir),
    ).toEqual([]);
  });
});

describe("beds that are only a possible match", () => {
  const why = (answers: Answers, band = "possible") => shownOf(answers, {}, band).whyPossible;

  test("say why, and which answers would tell most", () => {
    expect(why({ recipient: "me", size: "queen", position: "unknown" })).toBe(
      "We call a bed a possible match where we know too little to say more. We’d be surer if you told us the sleeping position, the weight and what hurts.",
    );
    expect(why({ recipient: "child", size: "twin" })).toContain(
      "if you told us the child’s age, what hurts and whether",
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
