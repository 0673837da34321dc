import { beforeAll, expect, test } from "vitest";
import { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";
import { type storePartLabels } from "#contracts/vocabulary/store-reviews";
import { termsOf } from "#contracts/vocabulary/terms";
import { daysAgo } from "../../upstream/demo/dates";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { brandNamesOfModels } from "../../upstream/demo/reviews/market";
import { readPlaces } from "../../upstream/stores/places";
import { generateStoreReviews, type SeedStoreReview } from "../../upstream/demo/store-reviews/generate-store-reviews"; // prettier-ignore
import { visitTexts } from "../../upstream/demo/store-reviews/visit-texts";
import { generateStores } from "../../upstream/demo/stores/generate-stores";
import { retailerCharacters } from "../../upstream/demo/stores/retailers";
import type { SeedStores } from "../../upstream/demo/stores/store-data";

const catalogue = generateBeds(1);
const brandName = brandNamesOfModels(catalogue);
let stores: SeedStores;
let reviews: SeedStoreReview[];
const write = (some: SeedStores) => generateStoreReviews(1, some, (slug) => brandName.get(slug)!);
const published = () => reviews.filter(({ state }) => state === "published");
const countsOf = (all: readonly SeedStoreReview[]) => {
  const counts = new Map<string, number>();
  for (const { store_slug } of all) counts.set(store_slug, (counts.get(store_slug) ?? 0) + 1);
  return counts;
};

/** Words of which a text has one at least where it rates that part: what it doesn't speak of isn't ticked beside it. */
const mentions = {
  service:
    /\b(clerks?|sales(man|men|woman|lady|person|people|guy)|guys?|dude|man|men|lady|ladies|girl|gal|woman|women|kid|manager|owner|supervisor|boss|trainee|rep|consultants?|employees?|staff|workers?|people|folks|crew|driver|desk|cashier|tech|help\w*|service|wait\w*|ignored|nobody|no one|patien\w*|polite|rude|nice|friendly|kind|explain\w*|answer\w*|listen\w*|they|he|she|him|her|someone|somebody|phone|call\w*|hours|open\w*|clos\w*|locked|exchange\w*|return\w*)\b/i,
  selection:
    /\b(select\w*|cho(ice|ose|se|osing)|models?|tried|try(ing)?|floor|display\w*|showroom|stock|covers?|soft\w*|firm\w*|medium|plush|latex|compar\w*|pick|sizes?|twin|full|queens?|king|XL|only \w+|more names|names|section|none|nothing|carr(y|ied)|range|row|all (of them|the)|on hand|beds|mattresses)\b/i,
  pressure:
    /\b(press\w*|push\w*|hover\w*|follow\w*|chas\w*|left|leave|alone|rush\w*|hurry|hurried|hustle|commission|sell|sold|sale|sales\w*|pitch|deal|today|bother\w*|browse\w*|let (me|us|him|her|you)|took (his|her|my|our|their) time|offers?|asked|add-?ons?|protector|plan|base|no thanks|said no|say no|texts?|calls?|wait\w*|minded|nobody|no one|not a soul|think|home|hour|minutes|long|drifted|closer|steered|wanted|email|talk\w*|patien\w*|stood|monthly)\b/i,
  delivery:
    /\b(deliver\w*|trucks?|driver|crew|set (it |the )?(up|whole)|setup|haul\w*|old (bed|mattress|one|set|box)|arriv\w*|came|come|brought|bring|schedul\w*|ship\w*|date|carried|carry|weeks|box|boxes|pick(ed)?[ -]?up|pickup|movers|installers|freight|carrier|gate|stairs?|in transit|stop|on time|window|took (my|the|our)|took them|took your|warehouse|upside down|spotted)\b/i,
  honesty:
    /(\$\s?\d|\b(pric\w*|dollars?|bucks|grand|cost\w*|fees?|charg\w*|discount|sale|haggl\w*|quote\w*|tags?|free|paid|pay\w*|deals?|hundred|thousand|percent|total|cheap\w*|refund\w*|interest|coupon|receipt|credit|money|invoice|rebate|deposit|flyer|extra|included|commission|tax|bargain\w*|card)\b)/i,
} satisfies Record<keyof typeof storePartLabels, RegExp>;

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

test("Each text that people wrote stands once, at one store: most stores have none, some several", () => {
  const bodies = published().map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect([...bodies].sort()).toEqual(visitTexts().map(({ body }) => body).sort()); // prettier-ignore
  const counts = countsOf(published());
  expect(counts.size).toBeLessThan(stores.stores.length / 5);
  expect([...counts.values()].filter((count) => count >= 5).length).toBeGreaterThan(15);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(9);
});

test("They are the same for the same seed", () => {
  const some = { ...stores, stores: stores.stores.slice(0, 200) };
  expect(JSON.stringify(write(some))).toBe(JSON.stringify(write(some)));
});

test("They stand at a store of their kind that has the brands they name, no two of one writer at one store", () => {
  const textOf = new Map(visitTexts().map((text) => [text.body, text]));
  const storeOf = new Map(stores.stores.map((store) => [store.slug, store]));
  const chainOf = new Map(stores.retailers.map(({ slug, name }) => [slug, name]));
  const characterOf = new Map(retailerCharacters.map((retailer) => [retailer.name, retailer]));
  for (const review of published()) {
    const store = storeOf.get(review.store_slug)!;
    const text = textOf.get(review.body)!;
    const { name, brand, tier } = characterOf.get(chainOf.get(review.retailer_slug)!)!;
    expect(store.retailer_slug).toBe(review.retailer_slug);
    expect(review.store).toBe(`${name}, ${store.city}, ${store.state}`);
    if (text.kind === "club") expect(name).toMatch(/Club$/);
    else if (text.kind === "brand") expect(brand).toBe(text.brand);
    else expect([brand, tier]).toEqual([null, text.tier]);
    const there = new Set(store.floor.map(({ model_slug }) => brandName.get(model_slug)!));
    for (const sold of ["Sealy", "Serta", "Beautyrest", "Stearns & Foster", "TEMPUR-Pedic", "Kingsdown"])
      if (text.kind === "chain" && text.body.includes(sold)) expect(there, text.body).toContain(sold);
  }
  const writers = reviews.map(({ store_slug, author }) => `${store_slug} ${author}`);
  expect(new Set(writers).size).toBe(writers.length);
});

test("They rate only parts of the visit that their words speak of", () => {
  const silent = reviews.flatMap(({ title, body, parts }) =>
    termsOf(mentions).flatMap((part) =>
      parts[part] === undefined || mentions[part].test(`${title} ${body}`) ? [] : [`${part}: ${title}. ${body}`],
    ),
  );
  expect(silent).toEqual([]);
  const worst = published().filter(({ rating }) => rating === 1);
  const missed = (part: keyof typeof mentions) => worst.filter(({ parts }) => (parts[part] ?? 5) <= 2).length;
  for (const part of ["selection", "pressure", "honesty"] as const)
    expect(missed(part), part).toBeLessThan(worst.length / 2);
});

test("They invent no misconduct at the store of a real maker, only bad luck", () => {
  const wronged =
    /\b(?:lied|laughed at|shook (?:his|her) head|remember the chat|followed me|rude|ignored me|walked past|unopened|nobody (?:said|brought|told)|hung up|not allowed to|was told I'd be fine)\b/i;
  const low = visitTexts().filter(({ kind, stars }) => kind === "brand" && stars <= 2);
  expect(low.length).toBeGreaterThan(20);
  expect(low.filter(({ title, body }) => wronged.test(`${title} ${body}`)).map(({ title }) => title)).toEqual([]);
});

test("They rate a delivery only where something was bought", () => {
  const looked = reviews.filter(({ bought }) => !bought);
  expect(looked.filter(({ parts }) => "delivery" in parts)).toEqual([]);
  expect(looked.filter(({ body }) => /\b(I|we) bought (it|one|the bed|a bed)\b/i.test(body))).toEqual([]);
  const bought = published().filter((review) => review.bought);
  expect(bought.filter(({ body }) => /without buying|didn['’]t buy anything/i.test(body))).toEqual([]);
});

test("They were written on the day of the visit or after it, read soon, and answered after that by the store's own name", () => {
  const chainOf = new Map(stores.retailers.map(({ slug, name }) => [slug, name]));
  const answered = reviews.filter(({ reply }) => reply !== null);
  expect(answered.length).toBeGreaterThan(20);
  expect(reviews.filter(({ visited_on, written_on }) => written_on < visited_on)).toEqual([]);
  expect(reviews.filter(({ decided_on, written_on }) => decided_on < written_on || daysAgo(decided_on) < 1)).toEqual(
    [],
  );
  const late = answered.filter(({ reply, written_on, retailer_slug }) => {
    return reply!.written_on <= written_on || reply!.name !== chainOf.get(retailer_slug);
  });
  expect(late).toEqual([]);
});

test("One was refused for each reason at least, some lately, and no other has a link or a telephone number", () => {
  const refused = reviews.filter(({ state }) => state === "refused");
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(Object.keys(storeRefusalReasons)));
  expect(new Set(refused.map(({ rating }) => rating)).size).toBe(5);
  expect(refused.filter(({ decided_on }) => daysAgo(decided_on) < 90).length).toBeGreaterThan(2);
  expect(published().filter(({ body }) => /https?:|\b\d{3}-\d{4}\b/.test(body))).toEqual([]);
});
