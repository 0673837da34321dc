import { beforeAll, expect, test } from "vitest";
import { storePartLabels, storeRefusalReasons } from "../../app/contracts/vocabulary/store-reviews";
import { generateBeds } from "../../upstream/database/seed/generate-catalogue";
import { longSentences, repetition } from "../../upstream/database/seed/reviews/freshness";
import { brandNamesOfModels } from "../../upstream/database/seed/reviews/market";
import { readPlaces } from "../../upstream/database/seed/rows/places";
import { generateStoreReviews, type SeedStoreReview } from "../../upstream/database/seed/store-reviews/generate-store-reviews"; // prettier-ignore
import { generateStores } from "../../upstream/database/seed/stores/generate-stores";
import type { SeedStores } from "../../upstream/database/seed/stores/store-data";

const catalogue = generateBeds(1);
const brandName = brandNamesOfModels(catalogue);
let stores: SeedStores;
let reviews: SeedStoreReview[];
const write = () => generateStoreReviews(1, stores, (slug) => brandName.get(slug)!);

beforeAll(async () => {
  stores = generateStores({
    seed: 1,
    count: 3000,
    catalogue,
    places: await readPlaces(),
    timeZoneAt: () => "America/New_York",
  });
  reviews = write();
});

test("About 2,500 reviews of stores: most stores have none or one, a few have many", () => {
  expect(reviews.length).toBeGreaterThan(2200);
  expect(reviews.length).toBeLessThan(3000);
  const counts = new Map<string, number>();
  for (const { store_slug } of reviews) counts.set(store_slug, (counts.get(store_slug) ?? 0) + 1);
  const many = [...counts.values()].filter((count) => count >= 5).length;
  expect(stores.stores.length - counts.size).toBeGreaterThan(1500);
  expect(many).toBeGreaterThan(50);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(15);
});

test("They are the same for the same seed", () => {
  expect(JSON.stringify(write())).toBe(JSON.stringify(reviews));
});

test("They fill every slot, and repeat no long sentence more than twice in a chain or a dozen times over all", () => {
  const inChain = new Map<string, number>();
  const overAll = new Map<string, number>();
  for (const { body, title, retailer_slug, reply } of reviews) {
    for (const text of [body, title, reply?.body ?? "Yes."]) {
      expect(text).not.toMatch(/[{}[\]|@"']| {2}|undefined|null|\.\.| [,.;:]/);
      expect(text).not.toMatch(/\ba [aeio]|\ban (?!hour)[^aeiou\d]/i);
    }
    expect(body).toMatch(/^[A-Z0-9].*[.?”]$/s);
    for (const sentence of longSentences(body)) {
      const key = `${retailer_slug} ${sentence}`;
      inChain.set(key, (inChain.get(key) ?? 0) + 1);
      overAll.set(sentence, (overAll.get(sentence) ?? 0) + 1);
    }
  }
  expect([...inChain].filter(([, count]) => count > repetition.onBrand)).toEqual([]);
  expect([...overAll].filter(([, count]) => count > repetition.overAll)).toEqual([]);
});

test("They name their store and only brands on its floor, and rate a delivery only where something was bought", () => {
  const storeOf = new Map(stores.stores.map((store) => [store.slug, store]));
  const named = [...new Set(brandName.values())].map(
    (name) => [name, new RegExp(`\\b(of|try|at|have|from|to|a|an) ${name}\\b`)] as const,
  );
  for (const review of reviews) {
    const store = storeOf.get(review.store_slug)!;
    expect(review.store).toContain(`${store.city}, ${store.state}`);
    const there = new Set(store.floor.map(({ model_slug }) => brandName.get(model_slug)!));
    for (const [name, pattern] of named) if (pattern.test(review.body)) expect([...there], review.body).toContain(name);
    for (const part of Object.keys(review.parts)) expect(Object.keys(storePartLabels)).toContain(part);
    if (!review.bought) {
      expect(review.parts.delivery).toBeUndefined();
      expect(review.body).not.toMatch(/^We bought|\bDelivered\b|I’m sleeping well/);
    }
  }
});

test("They were written on the day of the visit or after it, and answered after that, by the store's own name", () => {
  const chainOf = new Map(stores.retailers.map(({ slug, name }) => [slug, name]));
  const answered = reviews.filter(({ reply }) => reply !== null);
  expect(answered.length).toBeGreaterThan(50);
  for (const { visited_on, written_on, reply, retailer_slug } of reviews) {
    expect(written_on >= visited_on).toBe(true);
    if (reply === null) continue;
    expect(reply.written_on > written_on).toBe(true);
    expect(reply.name).toBe(chainOf.get(retailer_slug));
  }
});

test("One was refused for each reason at least, and no other has a link or a telephone number", () => {
  const refused = reviews.filter(({ state }) => state === "refused");
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(Object.keys(storeRefusalReasons)));
  expect(new Set(refused.map(({ rating }) => rating)).size).toBe(5);
  const others = reviews.filter(({ state }) => state === "published");
  expect(others.filter(({ body }) => /https?:|\b\d{3}-\d{4}\b/.test(body))).toEqual([]);
});
