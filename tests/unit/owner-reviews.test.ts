import { describe, expect, test } from "vitest";
import { z } from "zod";
import { reviewSummary } from "../../app/contracts/reviews";
import { refusalReasons } from "../../app/contracts/vocabulary/reviews";
import type { SeedReview } from "../../upstream/database/seed/catalogue-data";
import { cashbackOffers } from "../../upstream/database/seed/deals/cashback";
import { daysAgo } from "../../upstream/database/seed/dates";
import { generateCatalogue } from "../../upstream/database/seed/generate-catalogue";
import { ratingOf } from "../../upstream/database/seed/owner-ratings";
import { longSentences, repetition } from "../../upstream/database/seed/reviews/freshness";
import { brandsOfModels, marketsOf } from "../../upstream/database/seed/reviews/market";

const made = generateCatalogue(1);
const beds = new Map(made.models.map((model) => [model.slug, model]));
const bedOf = ({ model_slug }: SeedReview) => beds.get(model_slug)!;
const brandOf = brandsOfModels(made);
const published = made.reviews.filter(({ state }) => state === "published");
const refused = made.reviews.filter(({ state }) => state === "refused");
const versions = made.reviews.flatMap((review) => review.versions.map((version) => ({ review, version })));
const countBy = <T>(rows: readonly T[], key: (row: T) => string) => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
};
/** Those whose text speaks of something, with where it is wrong. */
const wrong = (pattern: RegExp, isTrue: (review: SeedReview) => boolean) =>
  versions
    .filter(({ review, version }) => review.state === "published" && pattern.test(version.body) && !isTrue(review))
    .map(({ review, version }) => `${review.model_slug}: ${version.body}`);
const materialsOf = (review: SeedReview) => bedOf(review).layers.map(({ material }) => material).join(" "); // prettier-ignore

describe("the reviews of the demonstration", () => {
  test("are about 6,000, more of beds with more ratings, and none of some", () => {
    expect(published.length).toBeGreaterThan(5500);
    expect(published.length).toBeLessThan(6500);
    const counts = countBy(published, ({ model_slug }) => model_slug);
    const without = made.models.filter(({ slug }) => !counts.has(slug)).length;
    expect(without).toBeGreaterThan(40);
    expect(without).toBeLessThan(120);
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

  test("fill every slot, in sentences with the house's quotes and articles", () => {
    const texts = versions.flatMap(({ version, review }) => [version.title, version.body, review.reply?.body ?? ""]);
    const faults = [
      /[{}[\]|@"']| {2}|undefined|null|NaN|\.\.| [,.;:]/,
      /\ba [aeio]|\ban (?!hour|honest)[^aeiou\d]/i,
      /\ba (8|11|18)\b/,
      /^[^A-Z0-9$“]/,
    ];
    for (const fault of faults) expect(texts.filter((text) => fault.test(text))).toEqual([]);
    const bodies = versions.map(({ version }) => version.body);
    expect(bodies.filter((body) => !/[.?”]$/.test(body) || /\. [a-z]/.test(body))).toEqual([]);
    expect(versions.filter(({ version }) => version.title.length >= 60)).toEqual([]);
  });

  test("say no sentence of more than six words more than twice on a brand's page or a dozen times over all", () => {
    const onBrand = new Map<string, number>();
    const overAll = new Map<string, number>();
    for (const { review, version } of versions) {
      if (version.kind === "edit" || review.state === "refused") continue;
      for (const sentence of longSentences(version.body)) {
        const key = `${brandOf.get(review.model_slug)} ${sentence}`;
        onBrand.set(key, (onBrand.get(key) ?? 0) + 1);
        overAll.set(sentence, (overAll.get(sentence) ?? 0) + 1);
      }
    }
    expect([...onBrand].filter(([, count]) => count > repetition.onBrand)).toEqual([]);
    expect([...overAll].filter(([, count]) => count > repetition.overAll)).toEqual([]);
    expect(repetition).toEqual({ short: 6, onBrand: 2, overAll: 12, inOtherWords: 3 });
  });

  test("are of every length, some of two paragraphs", () => {
    const lengths = published.map((review) => review.versions[0]!.body.length).sort((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length * 0.1)]).toBeLessThan(110);
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeGreaterThan(400);
    const long = published.filter((review) => review.versions[0]!.body.includes("\n\n")).length;
    expect(long / published.length).toBeGreaterThan(0.1);
  });
});

describe("what reviews say of a bed is true of it", () => {
  test("what it is made of", () => {
    expect(wrong(/\bthe latex\b/i, (review) => materialsOf(review).includes("latex"))).toEqual([]);
    expect(wrong(/\bthe grid\b/i, (review) => materialsOf(review).includes("polymer-grid"))).toEqual([]);
    expect(wrong(/\bthe memory foam\b/i, (review) => materialsOf(review).includes("memory-foam"))).toEqual([]);
    expect(wrong(/\bthe (coils|springs)\b|squeak/i, (review) => materialsOf(review).includes("coils"))).toEqual([]);
    expect(wrong(/\ball foam\b/i, (review) => !/coils|latex|grid|air/.test(materialsOf(review)))).toEqual([]);
    expect(wrong(/\bwool under\b/i, (review) => materialsOf(review).includes("wool"))).toEqual([]);
    expect(wrong(/\b(my setting|the pump|every setting)\b/i, (review) => materialsOf(review).includes("air-chamber"))).toEqual([]); // prettier-ignore
    expect(wrong(/the pillow top (takes|rounds|has)/i, (review) => bedOf(review).top_style === "pillow")).toEqual([]);
  });

  test("its height, its trial, its fee and what was paid for it", () => {
    for (const { review, version } of versions) {
      const bed = bedOf(review);
      for (const [, inches] of version.body.matchAll(/this (\d+(?:\.\d+)?)-inch bed/g)) {
        expect(Number(inches)).toBe(bed.height_inches);
      }
      for (const [, nights] of version.body.matchAll(/\b(\d+) nights\b/g)) {
        expect(Number(nights), version.body).toBe(bed.policies.trial_nights);
      }
      for (const [, fee] of version.body.matchAll(/(?:pay|costs) \$(\d+)(?: to return|, and)/g)) {
        expect(Number(fee) * 100).toBe(bed.policies.return_fee_cents);
      }
      for (const [, paid] of version.body.matchAll(/(?:[Pp]aid|[Ff]or) \$(\d{1,3}(?:,\d{3})*)/g)) {
        expect(Number(paid!.replace(",", "")) * 100, version.body).toBe(review.paid_cents);
      }
    }
  });

  test("a size that it is made in, at a price near its own", () => {
    for (const review of published) {
      const variant = bedOf(review).variants.find(({ size }) => size === review.size);
      expect(variant, `${review.model_slug} ${review.size}`).toBeDefined();
      if (review.paid_cents === null) continue;
      expect(review.paid_cents).toBeLessThanOrEqual(variant!.list_cents! * 1.02);
      expect(review.paid_cents).toBeGreaterThanOrEqual(variant!.list_cents! * 0.75);
    }
  });

  test("bought where it is sold, in a box only from the brand itself", () => {
    const markets = marketsOf(1, made);
    for (const review of published) {
      const market = markets.get(brandOf.get(review.model_slug)!)!;
      if (review.seller === null) continue;
      if (review.seller === market.brand) expect(market.online, review.model_slug).toBe(true);
      else expect(market.stores.map(({ name }) => name)).toContain(review.seller);
    }
    expect(
      wrong(/on the porch|rolled up in a box/, ({ seller, model_slug }) => {
        const market = markets.get(brandOf.get(model_slug)!)!;
        return market.online && (seller === null || seller === market.brand);
      }),
    ).toEqual([]);
  });

  test("dips are told by those who have had it for half a year, of beds that are not built to last", () => {
    const sagged = published.filter(({ versions: [first, ...later] }) =>
      later.some(({ kind, rating }) => kind === "update" && rating <= first!.rating - 2),
    );
    expect(sagged.length).toBeGreaterThan(20);
    for (const review of sagged) expect(bedOf(review).scores.durability).toBeLessThan(3.3);
    expect(wrong(/already|sagging on/, ({ versions: [first] }) => first!.months_owned >= 1)).toEqual([]);
  });
});

describe("what reviews say of their writers agrees", () => {
  test("their weight with its band, and how they sleep with their position", () => {
    for (const { review, version } of versions) {
      for (const [, pounds] of version.body.matchAll(/\b(\d{3})(?:-lb| pounds)\b/g)) {
        const weight = Number(pounds);
        const band = weight < 130 ? "under-130" : weight <= 230 ? "130-230" : "over-230";
        expect(band, version.body).toBe(review.weight_band);
      }
      const [, position] = /\b(side|back|stomach|combination) sleeper,/i.exec(version.body) ?? [];
      if (position !== undefined) expect(position.toLowerCase()).toBe(review.sleep_position);
    }
  });

  test("nobody shares a twin, and nobody has two kinds of partner", () => {
    const small = new Set(["twin", "twin-xl"]);
    expect(wrong(/\b(both of us|we each|between us)\b/i, ({ size }) => !small.has(size!))).toEqual([]);
    for (const { version } of versions) {
      const named = version.body.match(/\bmy (husband|wife|boyfriend|girlfriend|partner)\b/gi) ?? [];
      expect(new Set(named.map((each) => each.toLowerCase())).size, version.body).toBeLessThanOrEqual(1);
    }
  });

  test("the stars for parts with those for the whole", () => {
    const mean = (parts: number[]) => parts.reduce((sum, stars) => sum + stars, 0) / parts.length;
    const means = (rating: number) =>
      published
        .map((review) => review.versions[0]!)
        .filter((version) => version.rating === rating && Object.keys(version.parts).length >= 3)
        .map(({ parts }) => mean(Object.values(parts)));
    for (const stars of [1, 2, 3, 4]) expect(mean(means(stars))).toBeLessThan(mean(means(stars + 1)));
    for (const value of means(5)) expect(value).toBeGreaterThanOrEqual(3);
    for (const value of means(1)) expect(value).toBeLessThanOrEqual(3.5);
  });

  test("what cash back they got with an offer that ran when they bought", () => {
    const offers = new Map(cashbackOffers(1, made).map((offer) => [offer.brand_slug, offer]));
    const paid = published.filter(({ incentive }) => incentive === "cashback");
    expect(paid.length).toBeGreaterThan(5);
    for (const review of paid) {
      const latest = review.versions.at(-1)!;
      const offer = offers.get(brandOf.get(review.model_slug)!)!;
      expect(daysAgo(latest.written_on) + latest.months_owned * 30).toBeLessThanOrEqual(daysAgo(offer.starts_on));
    }
    expect(published.filter(({ incentive }) => incentive === "gift").length).toBeLessThan(published.length * 0.04);
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
        expect(Math.abs(days / 30.44 - (version.months_owned - before.months_owned))).toBeLessThan(1.1);
      });
    }
  });

  test("has an update after a year for about one in eight, some after three, and edits within weeks", () => {
    const updated = published.filter(({ versions: all }) => all.some(({ kind }) => kind === "update"));
    expect(updated.length / published.length).toBeGreaterThan(0.1);
    expect(updated.length / published.length).toBeLessThan(0.16);
    const twice = updated.filter(({ versions: all }) => all.length === 3);
    expect(twice.length).toBeGreaterThan(100);
    for (const { versions: all } of updated) expect([12, 13]).toContain(all[1]!.months_owned);
    for (const { versions: all } of twice) expect(all[2]!.months_owned).toBe(36);
    const edited = published.filter(({ versions: all }) => all[1]?.kind === "edit").length;
    expect(edited / published.length).toBeGreaterThan(0.015);
    expect(edited / published.length).toBeLessThan(0.05);
  });

  test("says of a star more or less what its stars say", () => {
    for (const { versions: all } of published) {
      all.forEach((version, index) => {
        const change = version.rating - (all[index - 1]?.rating ?? version.rating);
        if (version.kind !== "update") return;
        if (/adding a star|[Oo]ne star up|one star more|Another star/.test(version.body)) expect(change).toBe(1);
        if (/taking off a star|[Oo]ne star (less|off|down)/.test(version.body)) expect(change).toBe(-1);
        if (/Same stars/.test(version.body)) expect(change).toBe(0);
      });
    }
  });

  test("has replies by whoever sold the bed, after what they answer", () => {
    const answered = published.flatMap(({ reply, ...review }) => (reply === null ? [] : [{ ...review, reply }]));
    expect(answered.length / published.length).toBeGreaterThan(0.025);
    expect(answered.length / published.length).toBeLessThan(0.06);
    const brands = new Map(made.brands.map(({ slug, name }) => [slug, name]));
    for (const { reply, seller, model_slug, versions: all } of answered) {
      expect(reply.name).toBe(seller ?? brands.get(brandOf.get(model_slug)!));
      expect(daysAgo(reply.written_on)).toBeGreaterThan(0);
      expect(reply.written_on > all[0]!.written_on).toBe(true);
      expect(reply.body).not.toMatch(/value your feedback|valued customer|apologize for any inconvenience/i);
    }
  });
});

describe("the refused reviews", () => {
  test("are a few, of every reason and every number of stars, and count in no rating", () => {
    expect(refused.length).toBeGreaterThanOrEqual(14);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(Object.keys(refusalReasons)));
    expect(new Set(refused.map(ratingOf))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test("are the only ones with links, codes or telephone numbers", () => {
    const advertises = /https?:|\b\d{3}-\d{4}\b|\bcode [A-Z]/;
    expect(published.filter(({ versions: all }) => all.some(({ body }) => advertises.test(body)))).toEqual([]);
    for (const { reason, versions: all } of refused) {
      if (reason === "advertising") expect(all[0]!.body).toMatch(advertises);
    }
  });
});
