import type { MattressSize } from "#contracts/mattress";
import type { ModelDeal, ModelPage } from "#contracts/model-page";
import { readModel } from "../catalogue/model";
import { type CatalogueSource, runningDeal, type SnapshotModel } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import { type OfferSources, readCashbackOffers } from "../deals/cashback-offers";
import { paidCents } from "../deals/saving";
import { listBars } from "../match/list-bars";
import { yourMatchOf } from "../match/remembered-answers";
import { type ExpertReviewSource, reviewLink } from "../expert-reviews/expert-review-cache";
import { inSize, usualIn } from "../prices/priced-deal";
import { readOffer } from "../prices/read-offer";
import { type Today, todayAt } from "#contracts/us-days";
import { type ReviewSource, starsOf } from "../reviews/review-facts";
import { summariesOf } from "../reviews/read-reviews";
import { currentRuleset } from "../rules/match/ruleset";
import { suitsOf } from "../rules/match/text/suits";
import { ownSize, priceIn } from "../rules/model-price";
import { nearStores } from "../stores/near-stores";
import { rememberedPlace } from "../stores/remember-place";
import { sessionWithSize, type SizedCall } from "../sessions/selected-size";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";

/** How many owner reviews a model's page shows, newest first. */
const reviewsShown = 4;

export interface ModelServices
  extends
    SessionServices,
    DemoMark,
    CatalogueSource,
    StoreSource,
    ReviewSource,
    ExpertReviewSource,
    Pick<OfferSources, "reportIncomplete"> {}

/** A model with what a prospective buyer needs to decide; null when there is none. */
export async function readModelPage(
  call: SizedCall & { parts: { slug: string } },
  services: ModelServices,
): Promise<ModelPage | null> {
  const { db, demo, clock } = services;
  const catalogue = services.catalogue();
  const known = catalogue.bySlug.get(call.parts.slug);
  const { session, size } = await sessionWithSize(call, services, (remembered) =>
    known === undefined ? "queen" : ownSize(known, remembered ?? "queen"),
  );
  const detail = await readModel(db, catalogue, call.parts.slug, size);
  if (known === undefined || detail === null) return null;
  const today = todayAt(clock());
  const price = priceIn(known, size);
  const { variants } = detail.model;
  // If the bed isn't made in the size, any of its sellers.
  const seller = price.seller ?? (variants.find((variant) => variant.size === size) ?? variants[0])?.seller ?? null;
  const cashback = await readCashbackOffers(services, today);
  const scoreFor = yourMatchOf(session, services);
  const brandReviews = services.reviews().byBrand.get(known.card.brand.slug) ?? [];
  const reviews = brandReviews.filter((review) => review.model === known.card.slug);
  const tested = services.expertReviews().bySlug.get(call.parts.slug);
  return {
    demo,
    ...detail,
    size,
    price,
    offer: await readOffer(db, known, seller),
    deal: dealFor(known, size, today),
    cashback: cashback.find(({ brand }) => brand.slug === known.card.brand.slug) ?? null,
    store_count: known.store_ids.length,
    near: nearStores(known, rememberedPlace(session), services.stores()),
    suits: suitsOf(known, listBars(catalogue), currentRuleset, tested?.row.cons),
    expert_review: tested === undefined ? null : reviewLink(tested),
    your_match: scoreFor === null ? null : scoreFor(known),
    rating_distribution: [...known.rating_distribution],
    written_distribution: starsOf(reviews),
    review_count: reviews.length,
    owner_reviews: await summariesOf(
      db,
      catalogue,
      reviews.slice(0, reviewsShown).map(({ id }) => id),
    ),
  };
}

function dealFor(model: SnapshotModel, size: MattressSize, today: Today): ModelDeal | null {
  const deal = runningDeal(model, today);
  const dealt = deal?.models.find(({ id }) => id === model.id);
  if (deal === null || dealt === undefined) return null;
  const { slug, title, kind, seller, ends_on, last_checked_on, code, code_percent } = deal;
  const bed = inSize(dealt, size);
  return {
    slug,
    title,
    kind,
    seller,
    ends_on,
    last_checked_on,
    code,
    code_percent,
    size: bed.size,
    now_cents: bed.now,
    paid_cents: paidCents(deal, bed, today),
    before_cents: usualIn(deal, bed, today)?.cents ?? null,
  };
}
