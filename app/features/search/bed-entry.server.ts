import type { ListedMattress } from "~/contracts/mattress-listing";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { noPrice } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { formatDate, formatMoney } from "~/ui/format";

/** What a result says of a bed, in words: browsers need not know how they are made. */
export function bedEntry({ model, price: { now_cents: now, size }, deal }: ListedMattress, foundAs: string | null) {
  return {
    slug: model.slug,
    name: model.name,
    brand: model.brand.name,
    picture: shownPicture(model),
    facts: `${typeName(model.type)}, ${feelText(model)}`,
    price: now === null ? null : formatMoney(now),
    priceOf: now === null ? noPrice(size) : sizeName(size),
    score: model.score,
    rating: model.rating,
    deal:
      deal === null
        ? null
        : {
            slug: deal.slug,
            text: deal.ends_on === null ? deal.title : `${deal.title}, until ${formatDate(deal.ends_on)}`,
          },
    foundAs,
  };
}

export type BedEntry = ReturnType<typeof bedEntry>;
