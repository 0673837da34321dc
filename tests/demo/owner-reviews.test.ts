import { describe, expect, test } from "vitest";
import { z } from "zod";
import { reviewSummary } from "#contracts/reviews";
import { proofLabels, refusalReasons } from "#contracts/vocabulary/reviews";
import type { SeedReview } from "../../upstream/demo/catalogue/catalogue-data";
import { cashbackOffers } from "../../upstream/demo/deals/cashback";
import { daysAgo } from "../../upstream/demo/dates";
import { generateBeds, generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { ratingOf } from "../../upstream/demo/catalogue/owner-ratings";
import { brandsOfModels, marketsOf } from "../../upstream/demo/reviews/market";
import { reviewTexts } from "../../upstream/demo/reviews/review-texts";
import { writeReviews } from "../../upstream/demo/reviews/write-reviews";

const made = generateCatalogue(1);
const beds = new Map(made.models.map((model) => [model.slug, model]));
const bedOf = ({ model_slug }: SeedReview) => beds.get(model_slug)!;
const brandOf = brandsOfModels(made);
const published = made.reviews.filter(({ state }) => state === "published");
const refused = made.reviews.filter(({ state }) => state === "refused");
const countBy = <T>(rows: readonly T[], key: (row: T) => string) => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
};

describe("the reviews of the demonstration", () => {
  test("are the texts that people wrote, of most beds and not of all", () => {
    expect(published.map(({ versions: [first] }) => first!.body)).toEqual(
      reviewTexts(made.models).map(({ body }) => body),
    );
    expect(published.length).toBeGreaterThan(1300);
    const counts = countBy(published, ({ model_slug }) => model_slug);
    const without = made.models.filter(({ slug }) => !counts.has(slug)).length;
    expect(without).toBeGreaterThan(20);
    expect(without).toBeLessThan(made.models.length / 3);
  });

  test("are the same for the same seed", () => {
    const some = generateBeds(3);
    expect(JSON.stringify(writeReviews(3, some))).toBe(JSON.stringify(writeReviews(3, some)));
  });

  test("are as their contract has them, of beds that are there", () => {
    z.array(reviewSummary).parse(
      made.reviews.map(({ versions: all, reply, model_slug: _, ...review }, index) => ({
        id: index + 1,
        ...review,
        ...all.at(-1),
        reply,
      })),
    );
    expect(made.reviews.filter(({ model_slug }) => !beds.has(model_slug))).toEqual([]);
  });

  test("never hold more of a number of stars than the bed's ratings do", () => {
    const counts = countBy(published, (review) => `${review.model_slug} ${ratingOf(review)}`);
    for (const [key, count] of counts) {
      const [slug = "", stars] = key.split(" ");
      expect(count, key).toBeLessThanOrEqual(beds.get(slug)!.rating_distribution[Number(stars) - 1]!);
    }
  });

  test("are of every length, some of two paragraphs", () => {
    const lengths = published.map((review) => review.versions[0]!.body.length).sort((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length * 0.1)]).toBeLessThan(110);
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeGreaterThan(400);
    expect(published.filter((review) => review.versions[0]!.body.includes("\n\n")).length).toBeGreaterThan(30);
    for (const { versions } of published)
      for (const { body } of versions) expect(body).not.toMatch(/[{}[\]|]| {2}|[^\n]\n[^\n]/);
  });

  test("are of beds bought where these are sold", () => {
    const markets = marketsOf(1, made);
    for (const review of published) {
      const market = markets.get(brandOf.get(review.model_slug)!)!;
      if (review.seller === null) continue;
      if (review.seller === market.brand) expect(market.online, review.model_slug).toBe(true);
      else expect(market.stores.map(({ name }) => name)).toContain(review.seller);
    }
  });

  test("were asked for by their sellers where the owner is content, more often than not", () => {
    const asked = published.filter(({ proof }) => proof === "retailer");
    const mean = (reviews: readonly SeedReview[]) =>
      reviews.reduce((sum, review) => sum + ratingOf(review), 0) / reviews.length;
    const worst = published.filter((review) => ratingOf(review) === 1);
    expect(asked.length).toBeGreaterThan(published.length / 10);
    expect(asked.length).toBeLessThan(published.length / 5);
    expect(mean(asked)).toBeGreaterThan(mean(published) + 0.3);
    expect(worst.filter(({ proof }) => proof === "retailer").length).toBeLessThan(worst.length / 10);
    // Beds that no store carries are sold by their brands alone: whoever asks is said to be a seller.
    expect(proofLabels.retailer).toMatch(/^The seller /);
  });

  test("got cash back with an offer that ran when they bought, and few a gift", () => {
    const offers = new Map(cashbackOffers(1, made).map((offer) => [offer.brand_slug, offer]));
    const paid = published.filter(({ incentive }) => incentive === "cashback");
    expect(paid.length).toBeGreaterThan(3);
    for (const review of paid) {
      const latest = review.versions.at(-1)!;
      const offer = offers.get(brandOf.get(review.model_slug)!)!;
      expect(daysAgo(latest.written_on) + latest.months_owned * 30).toBeLessThanOrEqual(daysAgo(offer.starts_on));
    }
    const given = published.filter(({ incentive }) => incentive === "gift").length;
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(published.length * 0.04);
  });
});

describe("the history of reviews", () => {
  test("is dated in the past and in order, with months that fit the days between", () => {
    for (const { versions: all } of made.reviews) {
      all.forEach((version, index) => {
        expect(daysAgo(version.written_on)).toBeGreaterThan(0);
        const before = all[index - 1];
        if (before === undefined) return;
        const days = daysAgo(before.written_on) - daysAgo(version.written_on);
        expect(days).toBeGreaterThan(0);
        expect(Math.abs(days / 30.44 - (version.months_owned - before.months_owned))).toBeLessThan(1.5);
      });
    }
  });

  test("has an update for about one in ten, which keeps the stars for parts with the stars", () => {
    const updated = published.filter(({ versions: all }) => all.length > 1);
    expect(updated.length / published.length).toBeGreaterThan(0.07);
    expect(updated.length / published.length).toBeLessThan(0.16);
    for (const { versions: all } of updated) {
      all.slice(1).forEach((version, index) => {
        expect(version.kind).toBe("update");
        expect(version.parts).toEqual(version.rating === all[index]!.rating ? all[index]!.parts : {});
      });
    }
  });

  test("says when somebody had read each version: on its day or soon after", () => {
    for (const { versions } of made.reviews) {
      for (const { written_on, decided_on } of versions) {
        expect(daysAgo(decided_on)).toBeGreaterThan(0);
        expect(daysAgo(written_on) - daysAgo(decided_on)).toBeGreaterThanOrEqual(0);
        expect(daysAgo(written_on) - daysAgo(decided_on)).toBeLessThanOrEqual(2);
      }
    }
  });

  test("has replies by whoever sold the bed, after what they answer and before any update", () => {
    const answered = published.flatMap(({ reply, ...review }) => (reply === null ? [] : [{ ...review, reply }]));
    expect(answered.length / published.length).toBeGreaterThan(0.025);
    expect(answered.length / published.length).toBeLessThan(0.08);
    const brands = new Map(made.brands.map(({ slug, name }) => [slug, name]));
    for (const { reply, seller, model_slug, versions: all } of answered) {
      expect(reply.name).toBe(seller ?? brands.get(brandOf.get(model_slug)!));
      expect(daysAgo(reply.written_on)).toBeGreaterThan(0);
      expect(reply.written_on > all[0]!.written_on).toBe(true);
      if (all[1] !== undefined) expect(reply.written_on < all[1].written_on, reply.body).toBe(true);
      expect(reply.body).not.toMatch(/value your feedback|valued customer|apologize for any inconvenience/i);
    }
  });
});

describe("the refused reviews", () => {
  test("are a few, of every reason and every number of stars, and count in no rating", () => {
    expect(refused.length).toBeGreaterThanOrEqual(14);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(Object.keys(refusalReasons)));
    expect(new Set(refused.map(ratingOf))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(refused.filter((review) => !bedOf(review).variants.some(({ size }) => size === review.size))).toEqual([]);
  });

  test("are, like those that were published, partly of the last 90 days", () => {
    const lately = (reviews: readonly SeedReview[]) =>
      reviews.filter(({ versions: [first] }) => daysAgo(first!.decided_on) < 90).length;
    expect(lately(refused)).toBeGreaterThanOrEqual(6);
    expect(lately(refused)).toBeLessThan(refused.length);
    expect(lately(published)).toBeGreaterThan(200);
  });

  test("are the only ones with links, codes or telephone numbers", () => {
    const advertises = /https?:|\b\d{3}-\d{4}\b|\bcode [A-Z]/;
    expect(published.filter(({ versions: all }) => all.some(({ body }) => advertises.test(body)))).toEqual([]);
    for (const { reason, versions: all } of refused) {
      if (reason === "advertising") expect(all[0]!.body).toMatch(advertises);
    }
  });
});
