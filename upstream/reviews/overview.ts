import { dayOf, plusDays } from "#contracts/us-days";
import type { ReviewOverview } from "#contracts/reviews";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { DbAndClock, DemoMark } from "../database/services";
import { inOrder } from "../listing/sort";
import { summariesOf } from "./read-reviews";
import type { ReviewSource } from "./review-facts";

const shown = 4;
/** How many days a review counts as recent, so that the most useful ones are not always the oldest. */
const recentDays = 400;

/** A summary of the available reviews, for the page that links to them. */
export async function reviewOverview(
  services: DbAndClock & DemoMark & CatalogueSource & ReviewSource,
): Promise<ReviewOverview> {
  const { db, demo, clock } = services;
  const [catalogue, { all, byBrand }] = [services.catalogue(), services.reviews()];
  const since = plusDays(dayOf(clock()), -recentDays);
  const recent = all.filter(({ written_on }) => written_on >= since);
  const useful = inOrder(recent, [
    { of: ({ helpful_votes }) => helpful_votes, descending: true },
    { of: ({ id }) => id, descending: true },
  ]);
  const brands = [...byBrand].flatMap(([slug, own]) => {
    const brand = catalogue.brands.get(slug);
    if (brand === undefined) return [];
    return [{ brand: { slug, name: brand.name }, rating: brand.card.rating, review_count: own.length }];
  });
  const idsOf = (facts: typeof recent) => facts.slice(0, shown).map(({ id }) => id);
  return {
    demo,
    review_count: all.length,
    rating_count: brands.reduce((sum, { rating }) => sum + rating.count, 0),
    newest: await summariesOf(db, catalogue, idsOf([...all])),
    useful: await summariesOf(db, catalogue, idsOf(useful)),
    brands: inOrder(brands, [
      { of: ({ rating }) => rating.average, descending: true },
      { of: ({ brand }) => brand.name.toLowerCase() },
    ]),
  };
}
