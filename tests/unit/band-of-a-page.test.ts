import { describe, expect, test } from "vitest";
import { bandOf, thirdBest } from "../../upstream/rules/match/bands";
import { placeOf } from "../../upstream/match/place";
import { yourMatchOf } from "../../upstream/match/remembered-answers";
import { foldLines } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import type { CatalogueSource } from "../../upstream/catalogue/snapshot";
import type { StoreSource } from "../../upstream/stores/store-guide";
import { type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 14: a bed is called by its list, and that is the one that the visitor has seen. */

const sleeper = "recipient=me&size=queen&position=side&pounds=155&pain=none&temperature=neutral&feel=between";
const owners = [{ position: "side", weight_band: "130-180", count: 40, mean: 4.5 }];
const bed = (slug: string, facts: Partial<BedFacts>) =>
  bedOf({ ...plainBed, measured: 5.1, owners, states: ["WA"], ...facts }, slug);
const near = { states: ["OR"], stores: [7] };
// The three that aren't delivered to the ZIP code fit best.
const models = [
  ...["far-1", "far-2", "far-3"].map((slug) => bed(slug, {})),
  bed("near", { ...near, measured: 5.6 }),
  bed("nearly", { ...near, measured: 6 }),
];
const guide = {
  places: { zip: (zip: string) => (zip === "97201" ? { city: { state: "OR" } } : null) },
  around: () => [{ store: { id: 7 } }],
};
const services = { catalogue: () => ({ models }), stores: () => guide } as unknown as CatalogueSource & StoreSource;

function bands(match_answers: string) {
  const profile = profileFrom(Object.fromEntries(new URLSearchParams(match_answers)));
  const place = placeOf(services.stores(), profile.deliveryZip, currentRuleset.storeMiles);
  const { ranked } = scoreModels(profile, models, currentRuleset, place);
  const third = thirdBest(foldLines(ranked), profile);
  const onPage = yourMatchOf({ match_answers }, services)!;
  return ranked.map((scored) => ({
    slug: scored.model.card.slug,
    inResults: bandOf(scored, third, profile, currentRuleset),
    onPage: onPage(scored.model).band,
  }));
}

describe("what a bed is called on its own page", () => {
  test.each([
    ["", ["far-1", "far-2", "far-3", "near", "nearly"]],
    ["&deliveryZip=97201", ["near", "nearly"]],
    ["&deliveryZip=97201&tryInStore=yes", ["near", "nearly"]],
    ["&deliveryZip=00000", ["far-1", "far-2", "far-3", "near", "nearly"]],
  ])("is what the results call it when the answers add “%s”", (more, slugs) => {
    const found = bands(sleeper + more);
    expect(found.map(({ slug }) => slug).sort()).toEqual(slugs);
    for (const { onPage, inResults } of found) expect(onPage).toBe(inResults);
  });

  test("depends on the list, since a ZIP code may leave better beds out", () => {
    const bandIn = (more: string) => bands(sleeper + more).find(({ slug }) => slug === "nearly")!.onPage;
    expect([bandIn(""), bandIn("&deliveryZip=97201")]).toEqual(["good", "excellent"]);
  });
});

describe("why a bed is left out", () => {
  test("is first that it is made for others, whatever the answers ask besides", () => {
    const leftOut = (facts: Partial<BedFacts>) =>
      yourMatchOf({ match_answers: `${sleeper}&budgetRange=400` }, services)!(
        bed("dear", { prices: { queen: 2000 }, ...facts }),
      ).left_out_by;
    expect(leftOut({})).toBe("budget");
    expect(leftOut({ madeFor: "children" })).toBe("made-for-children");
    expect(leftOut({ madeFor: "rv" })).toBe("made-for-rvs");
  });
});
