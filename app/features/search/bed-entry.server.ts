import { formatMoney } from "#contracts/english";
import type { ListedMattress } from "#contracts/mattresses";
import type { NearbyStores, SearchResult, UnderstoodQuery } from "#contracts/search";
import { sizeName } from "#contracts/vocabulary/mattress";
import { calledText } from "~/mattress/called-text";
import { withCodeText } from "~/mattress/code-price";
import { feelText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { noPrice } from "~/mattress/price";
import { bedStoresHref, haveIt, noneHasIt, askedBedHref } from "~/mattress/stores-near";
import { amongBeds, bunkHeight, kindName } from "~/mattress/type-list";
import { formatDate } from "~/ui/format";
import { theseSleepers } from "./sleeper-text";
import { noneNearText, whoseStores } from "./search-text";

/** What a result says of a bed, in words: browsers need not know how they are made. */
export function bedEntry(
  { model, price: { now_cents: now, size }, deal }: ListedMattress,
  { found_as: foundAs, found_as_kind: foundAsKind }: Pick<SearchResult, "found_as" | "found_as_kind">,
  near: NearbyStores | null,
  asked: Pick<UnderstoodQuery, "stores" | "parts" | "beds" | "quiz"> | null,
  match: number | null = null,
) {
  const stores = asked?.stores ?? null;
  const forBunk = asked?.parts.some(({ kind, values }) => kind === "made-for" && values.includes("bunk")) === true;
  const sized = asked?.parts.some(({ kind }) => kind === "size") === true;
  return {
    slug: model.slug,
    href: askedBedHref(model.slug, { place: stores?.place, size: sized ? (size ?? undefined) : undefined }),
    name: model.name,
    brand: model.brand.name,
    picture: shownPicture(model),
    facts: [
      [kindName(model), ...bunkHeight(model, forBunk), feelText(model)].join(", "),
      ...(match === null || asked === null ? [] : [`match for ${theseSleepers(asked)}: ${match}\u00a0of\u00a0100`]),
    ].join("; "),
    price: now === null ? null : formatMoney(now),
    priceOf: now === null ? noPrice(size) : sizeName(size),
    withCode: withCodeText(now, deal),
    score: model.score,
    among: amongBeds(model.type),
    rating: model.rating,
    deal:
      deal === null
        ? null
        : {
            slug: deal.slug,
            text: deal.ends_on === null ? deal.title : `${deal.title}, until ${formatDate(deal.ends_on)}`,
          },
    foundAs: foundAs === null ? null : calledText(foundAs, foundAsKind),
    near: near === null || asked === null || stores === null ? null : nearText(model.slug, near, { ...asked, stores }),
  };
}

/** Where it can be tried, and the link to that. */
function nearText(
  slug: string,
  { store_count: count, online_only }: NearbyStores,
  { stores, beds }: { stores: NonNullable<UnderstoodQuery["stores"]>; beds: UnderstoodQuery["beds"] },
) {
  const { place, radius } = stores;
  const own = whoseStores(stores);
  const href = bedStoresHref(slug, place);
  if (count > 0) return { said: null, text: haveIt(count, `near ${place}`, own), href };
  if (online_only) return { said: "Sold only online", text: null, href };
  // Of all of them it is said once, above them.
  const said = noneNearText({ stores, beds }) === null ? noneHasIt(`within ${radius} miles of ${place}`, own) : null;
  return { said, text: said === null ? "Find the nearest store" : "Find the nearest", href };
}

export type BedEntry = ReturnType<typeof bedEntry>;
