import { describe, expect, test } from "vitest";
import { inOrder } from "../../upstream/listing/sort";
import { placesOf } from "../../upstream/match/remembered-answers";
import type { ListedModel } from "../../upstream/mattresses/mattress-facets";
import { mattressSortKeys } from "../../upstream/mattresses/mattress-sorts";
import type { CatalogueSource } from "../../upstream/catalogue/snapshot";
import type { StoreSource } from "../../upstream/stores/store-guide";
import { answersOf } from "./match-profiles/plain-bed";
import { demoBeds } from "../support/demo-beds";
import { findBeds } from "../support/match-found";

/** Ruleset 2026.3, rule 12: one order, whether the quiz shows its results or a list stands by the match. */

const models = demoBeds().map((bed, index) => ({ ...bed, id: index + 1, bedlark: { parts: { owners: 50 } } }));
const services = {
  catalogue: () => ({ models }),
  stores: () => ({ places: {} }),
} as unknown as CatalogueSource & StoreSource;

/** Slugs of the beds as the list has them, each line once. */
function listed(match_answers: string): string[] {
  const places = placesOf({ match_answers }, services)!;
  const entries = models.map((model) => ({ model, place: places.get(model.id) ?? null }) as unknown as ListedModel);
  const seen = new Set<number>();
  return inOrder(entries, mattressSortKeys.match)
    .filter(({ model: { line_id } }) => !seen.has(line_id) && seen.add(line_id))
    .map(({ model }) => model.card.slug);
}

describe("a list sorted by what is best for you", () => {
  test.each([
    "recipient=me&size=queen&position=side&pounds=155&pain=none&temperature=neutral",
    "recipient=me&size=queen&position=stomach&pounds=250&pain=low-back&temperature=hot&budgetRange=2000",
    "recipient=couple&size=king&position=side&pounds=118&partnerPosition=back&partnerPounds=240&lightSleeper=yes",
    "recipient=child&childAge=8&size=twin&budgetRange=400",
    "recipient=guest&size=queen&budgetRange=400",
  ])("has the first ten lines of the results for %s", (address) => {
    const results = findBeds(answersOf(Object.fromEntries(new URLSearchParams(address))), demoBeds());
    expect(listed(address).slice(0, 10)).toEqual(results.beds.slice(0, 10).map(({ model }) => model.card.slug));
  });
});
