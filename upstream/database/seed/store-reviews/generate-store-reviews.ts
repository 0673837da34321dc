import type { StoreReviewReplyTable, StoreReviewTable } from "../../../store-reviews/tables";
import { clamp } from "../../../rules/piecewise";
import { brandCharacters } from "../brand-characters";
import { daysBefore } from "../dates";
import { createRandom, type Random } from "../random";
import { Freshness } from "../reviews/freshness";
import { mensNames, womensNames } from "../reviews/stock/old-beds";
import type { SeedStore, SeedStores } from "../stores/store-data";
import { retailerCharacters } from "../stores/retailers";
import { writeVisit, type Shopper, type Stars } from "./write-visit";
import { refusedStoreTexts } from "./stock/refused";

export interface SeedStoreReview extends Omit<
  StoreReviewTable,
  "id" | "seeded" | "account_id" | "writer_email" | "writer_mailbox" | "store_slug" | "retailer_slug" | "helpful_votes"
> {
  rating: number;
  title: string;
  body: string;
  written_on: string;
  store_slug: string;
  retailer_slug: string;
  parts: Shopper["parts"];
  helpful_votes: number;
  reply: Omit<StoreReviewReplyTable, "review_id"> | null;
}

/** Most stores have no review or one, and a few have many. */
function reviewCount(random: Random): number {
  const kind = random.next();
  if (kind < 0.57) return 0;
  if (kind < 0.83) return 1;
  return kind < 0.96 ? random.int(2, 3) : random.int(5, 13);
}

/** How many of a hundred give 1 to 5 stars to a store that disappoints and to one that people like. */
const disliked = [26, 22, 20, 20, 12] as const;
const liked = [3, 4, 9, 28, 56] as const;

function starsFor(quality: number, random: Random): Stars {
  let left = random.next() * 100;
  const star = liked.findIndex((share, index) => (left -= share * quality + disliked[index]! * (1 - quality)) < 0);
  return ((star === -1 ? 4 : star) + 1) as Stars;
}

const soldOnline = new Set(
  brandCharacters()
    .filter(({ online }) => online)
    .map(({ name }) => name),
);
const tierOf = new Map(retailerCharacters.map(({ name, tier }) => [name, tier]));
const ownBrandOf = new Map(retailerCharacters.map(({ name, brand }) => [name, brand]));

/** The reviews of a seed's stores, with some that were refused; `brandNameOf` gives the brand of a model. */
export function generateStoreReviews(
  seed: number,
  { retailers, stores }: Pick<SeedStores, "retailers" | "stores">,
  brandNameOf: (modelSlug: string) => string,
): SeedStoreReview[] {
  const random = createRandom(seed).fork("store reviews");
  const overAll = new Map<string, number>();
  const chains = new Map(
    retailers.map(({ slug, name }) => {
      const own = random.fork(slug);
      return [slug, { name, quality: own.step(0.35, 0.95, 0.05), fresh: new Freshness(overAll, own.fork("words")) }];
    }),
  );
  const written = stores.flatMap((store) => {
    const own = random.fork(store.slug);
    const chain = chains.get(store.retailer_slug);
    if (chain === undefined) return [];
    const quality = clamp(chain.quality + own.step(-0.3, 0.3, 0.1), 0, 1);
    const place = placeOf(store, chain.name, brandNameOf);
    return Array.from({ length: reviewCount(own) }).flatMap(() => {
      const rating = starsFor(quality, own);
      const visit = writeVisit(shopperAt(place, own), rating, chain.fresh, own);
      if (visit === null) return [];
      const on = own.int(4, 900);
      const wrote = Math.max(1, on - (visit.bought ? own.int(10, 60) : own.int(0, 9)));
      const replied = visit.reply === null || wrote < 4 ? null : { ...visit.reply, name: chain.name };
      return {
        ...headOf(store, chain.name, visit.author),
        state: "published" as const,
        reason: null,
        rating,
        parts: visit.parts,
        title: visit.title,
        body: visit.body,
        visited_on: daysBefore(Math.max(on, wrote)),
        written_on: daysBefore(wrote),
        bought: visit.bought,
        proof: visit.bought ? own.pick(["receipt", "receipt", "retailer", "email"] as const) : ("email" as const),
        helpful_votes: own.pick([0, 0, 0, 0, 1, 1, 2, 3, own.int(2, 14)]),
        reply: replied === null ? null : { ...replied, written_on: daysBefore(Math.max(1, wrote - own.int(1, 14))) },
      };
    });
  });
  return [...written, ...refusedOnes(stores, chains, random.fork("refused"))];
}

const headOf = ({ slug, retailer_slug, city, state }: SeedStore, name: string, author: string) => ({
  store_slug: slug,
  retailer_slug,
  store: `${name}, ${city}, ${state}`,
  author,
});

interface Place {
  city: string;
  brands: readonly string[];
  beds: number;
  tags: readonly string[];
}

function placeOf(store: SeedStore, retailer: string, brandNameOf: (modelSlug: string) => string): Place {
  const brands = [...new Set(store.floor.map(({ model_slug }) => brandNameOf(model_slug)))];
  const tier = tierOf.get(retailer) ?? "mid";
  return {
    city: store.city,
    brands,
    beds: store.floor.length,
    tags: [
      tier,
      ...(ownBrandOf.get(retailer) == null ? [] : ["ownbrand"]),
      ...(store.floor.length >= 17 ? ["large"] : []),
    ],
  };
}

function shopperAt(place: Place, random: Random): Shopper {
  const woman = random.chance(0.5);
  const firstName = random.pick(woman ? womensNames : mensNames);
  const [brand = "", other = brand] = random.sample(place.brands, 2);
  const bought = random.chance(0.6);
  return {
    firstName,
    author: random.chance(0.85) ? `${firstName} ${String.fromCharCode(65 + random.int(0, 24))}.` : firstName,
    bought,
    parts: {},
    tags: new Set([
      ...place.tags,
      ...(bought ? ["bought"] : []),
      ...(random.chance(0.6) ? ["two"] : []),
      ...(place.brands.length > 1 ? [] : ["ownbrand"]),
      ...(soldOnline.has(brand) ? ["onlinebrand"] : []),
      ...(["mother", "retired", "kids"] as const).filter(() => random.chance(0.3)),
    ]),
    words: {
      city: place.city,
      brand,
      aBrand: `${/^[AEI]/.test(brand) ? "an" : "a"} ${brand}`,
      other,
      count: String(place.beds),
      age: String(random.pick([7, 9, 10, 12, 13, 14, 15, 16])),
      partner: random.pick(woman ? ["husband", "husband", "boyfriend", "partner"] : ["wife", "wife", "girlfriend"]),
      author: firstName,
    },
  };
}

function refusedOnes(
  stores: readonly SeedStore[],
  chains: ReadonlyMap<string, { name: string }>,
  random: Random,
): SeedStoreReview[] {
  return random.sample(stores, refusedStoreTexts.length).map((store, index) => {
    const { reason, rating, title, body } = refusedStoreTexts[index]!;
    const day = daysBefore(random.int(4, 300));
    return {
      ...headOf(store, chains.get(store.retailer_slug)?.name ?? "", `${random.pick(mensNames)} S.`),
      state: "refused",
      reason,
      rating,
      parts: {},
      title,
      body,
      visited_on: day,
      written_on: day,
      bought: false,
      proof: "email",
      helpful_votes: 0,
      reply: null,
    };
  });
}
