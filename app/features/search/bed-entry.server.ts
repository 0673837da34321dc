import type { ListedMattress } from "~/contracts/mattress-listing";
import type { NearbyStores, UnderstoodQuery } from "~/contracts/search";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { withCodeText } from "~/mattress/code-price";
import { feelText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { noPrice } from "~/mattress/price";
import { bedStoresHref, haveIt, noneHasIt, askedBedHref } from "~/mattress/stores-near";
import { typeName } from "~/mattress/type-list";
import { formatDate, formatMoney } from "~/ui/format";
import { ofRetailers } from "./search-words";

type Stores = UnderstoodQuery["stores"];

/** What a result says of a bed, in words: browsers need not know how they are made. */
export function bedEntry(
  { model, price: { now_cents: now, size }, deal }: ListedMattress,
  foundAs: string | null,
  near: NearbyStores | null,
  asked: Pick<UnderstoodQuery, "stores" | "parts" | "beds"> | null,
) {
  const stores = asked?.stores ?? null;
  const sized = asked?.parts.some(({ kind }) => kind === "size") === true;
  return {
    slug: model.slug,
    href: askedBedHref(model.slug, { place: stores?.place, size: sized ? (size ?? undefined) : undefined }),
    name: model.name,
    brand: model.brand.name,
    picture: shownPicture(model),
    facts: `${typeName(model.type)}, ${feelText(model)}`,
    price: now === null ? null : formatMoney(now),
    priceOf: now === null ? noPrice(size) : sizeName(size),
    withCode: withCodeText(now, deal),
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
    // Of none of them is said once, above them.
    near:
      near === null || stores === null || asked?.beds?.near_count === 0 ? null : nearWords(model.slug, near, stores),
  };
}

/** Where it can be tried, and the link to that. */
function nearWords(slug: string, { store_count: count, online_only }: NearbyStores, stores: NonNullable<Stores>) {
  const { place, radius } = stores;
  const own = ofRetailers(stores);
  const href = bedStoresHref(slug, place);
  if (count > 0) return { said: null, text: haveIt(count, `${own}near ${place}`), href };
  if (online_only) return { said: "Sold only online", text: null, href };
  return { said: noneHasIt(`${own}within ${radius} miles of ${place}`), text: "Find the nearest", href };
}

export type BedEntry = ReturnType<typeof bedEntry>;
