import { describe, expect, test } from "vitest";
import { type MatchAnswer, matchResult } from "~/contracts/match";
import type { Answers } from "~/features/finder/answers";
import { shownResults } from "~/features/finder/results/shown-results.server";
import { larkFirm } from "../support/compared-beds";

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
