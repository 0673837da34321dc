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
const write = (some: SeedStores) => generateStoreReviews(1, some, (slug) => brandName.get(slug)!);

beforeAll(async () => {
  stores = generateStores({
    seed: 1,
    count: 3000,
    catalogue,
    places: await readPlaces(),
    timeZoneAt: () => "America/New_York",
  });
  reviews = write(stores);
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
  const some = { ...stores, stores: stores.stores.slice(0, 200) };
  expect(JSON.stringify(write(some))).toBe(JSON.stringify(write(some)));
});

test("They fill every slot, and repeat no long sentence more than twice in a chain or a dozen times over all", () => {
  const inChain = new Map<string, number>();
  const overAll = new Map<string, number>();
  const texts = reviews.flatMap(({ body, title, reply }) => [body, title, reply?.body ?? ""]);
  for (const fault of [/[{}[\]|@"']| {2}|undefined|null|\.\.| [,.;:]/, /\ba [aeio]|\ban (?!hour)[^aeiou\d]/i]) {
    expect(texts.filter((text) => fault.test(text))).toEqual([]);
  }
  expect(reviews.filter(({ body }) => !/^[A-Z0-9].*[.?”]$/s.test(body))).toEqual([]);
  for (const { body, retailer_slug } of reviews) {
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
  const wrong: SeedStoreReview[] = [];
  for (const review of reviews) {
    const store = storeOf.get(review.store_slug)!;
    const there = new Set(store.floor.map(({ model_slug }) => brandName.get(model_slug)!));
    const strange = named.filter(([name, pattern]) => !there.has(name) && pattern.test(review.body));
    const unknown = Object.keys(review.parts).filter((part) => !(part in storePartLabels));
    const here = review.store.endsWith(`, ${store.city}, ${store.state}`);
    if (strange.length > 0 || unknown.length > 0 || !here) wrong.push(review);
    if (
      !review.bought &&
      ("delivery" in review.parts || /^We bought|\bDelivered\b|I’m sleeping well/.test(review.body))
    )
      wrong.push(review);
  }
  expect(wrong).toEqual([]);
});

test("They were written on the day of the visit or after it, and answered after that, by the store's own name", () => {
  const chainOf = new Map(stores.retailers.map(({ slug, name }) => [slug, name]));
  const answered = reviews.filter(({ reply }) => reply !== null);
  expect(answered.length).toBeGreaterThan(50);
  expect(reviews.filter(({ visited_on, written_on }) => written_on < visited_on)).toEqual([]);
  const late = answered.filter(({ reply, written_on, retailer_slug }) => {
    return reply!.written_on <= written_on || reply!.name !== chainOf.get(retailer_slug);
  });
  expect(late).toEqual([]);
});

test("One was refused for each reason at least, and no other has a link or a telephone number", () => {
  const refused = reviews.filter(({ state }) => state === "refused");
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(Object.keys(storeRefusalReasons)));
  expect(new Set(refused.map(({ rating }) => rating)).size).toBe(5);
  const others = reviews.filter(({ state }) => state === "published");
  expect(others.filter(({ body }) => /https?:|\b\d{3}-\d{4}\b/.test(body))).toEqual([]);
});
