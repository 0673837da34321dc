import type { SeedBeds, SeedModel, SeedReview, SeedReviewVersion } from "../catalogue/catalogue-data";
import { daysAgo, daysBefore } from "../dates";
import { createRandom, type Random } from "../random";
import { decidedAfter } from "./decided";
import { brandsOfModels, type Market, marketsOf } from "./market";
import { purchaseProof } from "./proof";
import { refusedReviews } from "./refused-reviews";
import { type ReviewText, reviewTexts } from "./review-texts";

const monthDays = 30.44;

/** The written reviews of a catalogue, and some that were refused. */
export function writeReviews(seed: number, catalogue: SeedBeds): SeedReview[] {
  const random = createRandom(seed).fork("owner reviews");
  const markets = marketsOf(seed, catalogue);
  const brandOf = brandsOfModels(catalogue);
  const beds = new Map(catalogue.models.map((model) => [model.slug, model]));
  const reviews = reviewTexts(catalogue.models).map((text) => {
    const market = markets.get(brandOf.get(text.bed) ?? "");
    if (market === undefined) throw new Error(`No brand makes ${text.bed}.`);
    return reviewOf(text, beds.get(text.bed)!, market, random.fork(text.title));
  });
  return [...reviews, ...refusedReviews(catalogue, random.fork("refused"))];
}

function reviewOf(text: ReviewText, model: SeedModel, market: Market, random: Random): SeedReview {
  const seller = sellerOf(text, market, random);
  const versions = versionsOf(text, random);
  return {
    model_slug: model.slug,
    author: text.author,
    state: "published",
    reason: null,
    sleep_position: text.position,
    weight_band: text.weight,
    size: text.size,
    paid_cents: text.paid === undefined ? null : text.paid * 100,
    seller,
    proof:
      seller === null
        ? random.pick(["receipt", "email", "email"] as const)
        : purchaseProof(versions.at(-1)!.rating, random),
    incentive: incentiveOf({ text, model, market, seller, latest: versions.at(-1)! }, random),
    helpful_votes: votesOf(text.body, text.ago, random),
    versions,
    reply: replyOf(text, seller ?? market.brand, versions),
  };
}

/** Where it was bought, as far as its owner says. No text says in which state, so a store of the whole country sold it. */
function sellerOf({ from, title }: ReviewText, { brand, online, stores }: Market, random: Random): string | null {
  if (from === undefined) return null;
  if (from === "online") {
    if (!online) throw new Error(`“${title}” was bought online, where ${brand} sells nothing.`);
    return brand;
  }
  const everywhere = stores.filter(({ states }) => states === null);
  const near = everywhere.length > 0 ? everywhere : stores;
  if (near.length === 0) throw new Error(`“${title}” was bought in a store, and none sells ${brand}.`);
  return random.pick(near).name;
}

function versionsOf(text: ReviewText, random: Random): SeedReviewVersion[] {
  const { months, stars, parts, title, body, ago } = text;
  const versions: SeedReviewVersion[] = [
    {
      kind: "first",
      months_owned: months,
      rating: stars,
      parts,
      title,
      body,
      written_on: daysBefore(ago),
      decided_on: decidedAfter(ago, random),
    },
  ];
  for (const update of text.updates) {
    const before = versions.at(-1)!;
    const since = Math.max(random.int(6, 20), Math.round((update.months - months) * monthDays) - random.int(0, 9));
    const days = Math.max(1, Math.min(ago - since, daysAgo(before.written_on) - 1));
    versions.push({
      kind: "update",
      months_owned: update.months,
      rating: update.stars,
      // Whoever changed their mind may have changed it about any part.
      parts: update.stars === before.rating ? before.parts : {},
      title: update.title,
      body: update.body,
      written_on: daysBefore(days),
      decided_on: decidedAfter(days, random),
    });
  }
  return versions;
}

interface Bought {
  text: ReviewText;
  model: SeedModel;
  market: Market;
  seller: string | null;
  latest: SeedReviewVersion;
}

/** Cash back only for what a running offer covered, once the money was due; now and then something small for writing. */
function incentiveOf({ text, model, market: { cashback, brand }, seller, latest }: Bought, random: Random) {
  const bought = daysAgo(latest.written_on) + latest.months_owned * monthDays;
  const list = model.variants.find(({ size }) => size === text.size)?.list_cents ?? null;
  const cost = text.paid === undefined ? list : text.paid * 100;
  const covered =
    cashback !== null &&
    seller === brand &&
    cashback.seller === brand &&
    cost !== null &&
    cost >= cashback.minimum_cents &&
    bought <= daysAgo(cashback.starts_on) - 2 &&
    (cashback.ends_on === null || bought >= daysAgo(cashback.ends_on));
  if (covered && random.chance(0.75)) return "cashback";
  return random.chance(0.018) ? "gift" : "none";
}

/** Most get none or a few; long ones that have been there for years get more. */
function votesOf(body: string, days: number, random: Random): number {
  const few = random.pick([0, 0, 0, 0, 1, 1, 2, 3]);
  const weight = Math.min(1, body.length / 700) * Math.min(1, days / 500);
  if (!random.chance(0.05 + weight * 0.25)) return few;
  return few + random.int(2, 8 + Math.round(weight * 49));
}

/** It answers the first text, so it was written before any update. */
function replyOf({ reply, ago }: ReviewText, name: string, [, update]: SeedReviewVersion[]): SeedReview["reply"] {
  if (reply === undefined) return null;
  const latest = update === undefined ? 1 : daysAgo(update.written_on) + 1;
  return { name, body: reply.body, written_on: daysBefore(Math.min(ago - 1, Math.max(latest, ago - reply.days))) };
}
