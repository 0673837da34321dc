import type { ExpertReviewSummary } from "#contracts/expert-reviews/review";
import { claimLabels } from "#contracts/vocabulary/expert-reviews";
import { sizeName } from "#contracts/vocabulary/mattress";
import { feelText, firmnessFigure, firmnessText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { price } from "~/mattress/price";
import { placeSaid } from "~/mattress/test-place.server";
import { kindName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";

/** What a list says of a tested bed, in words: browsers need not know how they are made. */
export function reviewEntry({ slug, model, score, place, verdict, tested_on, firmness, claim }: ExpertReviewSummary) {
  const { name, brand, price_cents: cents, price_size } = model;
  return {
    slug,
    href: paths.expertReview(slug),
    name,
    brand: brand.name,
    facts: [kindName(model), ...(cents === null ? [] : [`${price(cents)} ${sizeName(price_size)}`])].join(", "),
    score,
    place: placeSaid(place),
    verdict,
    tested: tested_on === null ? null : formatDate(tested_on),
    firmness: firmnessSaid(model, firmness),
    claim: claim === null ? null : claimLabels[claim],
    agrees: claim === null || claim === "as-claimed",
    picture: shownPicture(model),
  };
}

export type ReviewEntry = ReturnType<typeof reviewEntry>;

/** "Casper says 6. We measured 6.7 of 10, medium-firm" */
export function firmnessSaid(model: ExpertReviewSummary["model"], measured: number | null) {
  const { brand, firmness } = model;
  if (model.firmness_range !== null || model.firmness_halves !== null) return feelText(model);
  if (measured === null) return null;
  const words = firmnessText(measured);
  return firmness === null
    ? `Measured ${words}`
    : `${brand.name} says ${firmnessFigure(firmness)}. We measured ${words}`;
}
