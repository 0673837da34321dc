import type { StorePartRatings, StoreReviewReplyTable, StoreReviewTable } from "../../store-reviews/tables";
import { daysBefore } from "../dates";
import { createRandom, type Random } from "../random";
import { decidedAfter } from "../reviews/decided";
import { purchaseProof } from "../reviews/proof";
import type { SeedStore, SeedStores } from "../stores/store-data";
import { refusedStoreTexts } from "./stock/refused";
import { storesOfTexts } from "./stores-of-texts";
import { type VisitText, visitTexts } from "./visit-texts";

export interface SeedStoreReview extends Omit<
  StoreReviewTable,
  "id" | "seeded" | "account_id" | "writer_email" | "writer_mailbox" | "store_slug" | "retailer_slug" | "helpful_votes"
> {
  rating: number;
  title: string;
  body: string;
  written_on: string;
  /** When somebody had read it. */
  decided_on: string;
  store_slug: string;
  retailer_slug: string;
  parts: StorePartRatings;
  helpful_votes: number;
  reply: Omit<StoreReviewReplyTable, "review_id"> | null;
}

/** The reviews of a seed's stores, with some that were refused; `brandNameOf` gives the brand of a model. */
export function generateStoreReviews(
  seed: number,
  { retailers, stores }: Pick<SeedStores, "retailers" | "stores">,
  brandNameOf: (modelSlug: string) => string,
): SeedStoreReview[] {
  const random = createRandom(seed).fork("store reviews");
  const chains = new Map(retailers.map(({ slug, name }) => [slug, name]));
  const nameOf = ({ retailer_slug }: SeedStore) => chains.get(retailer_slug) ?? "";
  const written = storesOfTexts(visitTexts(), stores, brandNameOf, random.fork("stores")).map(({ text, store }) =>
    reviewOf(text, store, nameOf(store), random.fork(text.title)),
  );
  return [...written, ...refusedOnes(stores, nameOf, random.fork("refused"))];
}

function reviewOf(text: VisitText, store: SeedStore, name: string, random: Random): SeedStoreReview {
  const { bought, stars, parts, title, body, ago, reply } = text;
  return {
    ...headOf(store, name, text.author),
    state: "published",
    reason: null,
    rating: stars,
    parts,
    title,
    body,
    visited_on: daysBefore(ago + daysSince(text, random)),
    written_on: daysBefore(ago),
    decided_on: decidedAfter(ago, random),
    bought,
    proof: bought ? purchaseProof(stars, random) : "email",
    helpful_votes: random.pick([0, 0, 0, 0, 1, 1, 2, 3, random.int(2, 14)]),
    reply: reply === undefined ? null : { name, body: reply.body, written_on: daysBefore(ago - reply.days) },
  };
}

/** Whoever bought a bed writes when it has come. */
const daysSince = ({ since, bought }: VisitText, random: Random): number =>
  since ?? (bought ? random.int(10, 60) : random.int(0, 9));

const headOf = ({ slug, retailer_slug, city, state }: SeedStore, name: string, author: string) => ({
  store_slug: slug,
  retailer_slug,
  store: `${name}, ${city}, ${state}`,
  author,
});

/** Every second one lately. */
function refusedOnes(
  stores: readonly SeedStore[],
  nameOf: (store: SeedStore) => string,
  random: Random,
): SeedStoreReview[] {
  return random.sample(stores, refusedStoreTexts.length).map((store, index) => {
    const { reason, author, rating, title, body } = refusedStoreTexts[index]!;
    const days = index % 2 === 0 ? random.int(4, 85) : random.int(95, 300);
    return {
      ...headOf(store, nameOf(store), author),
      state: "refused",
      reason,
      rating,
      parts: {},
      title,
      body,
      visited_on: daysBefore(days),
      written_on: daysBefore(days),
      decided_on: decidedAfter(days, random),
      bought: false,
      proof: "email",
      helpful_votes: 0,
      reply: null,
    };
  });
}
