import type { DayHours, StoreDetail, StoreDiscount, StoreSummary } from "#contracts/stores";
import { formatCount, formatDate } from "~/ui/format";
import { dayIn, days, hoursText, openText, severalZones, zoneName } from "./open-text";
import { addressLine, bedsToTry, directionsHref, locationName, milesText, phoneHref, storeName } from "./store-text";

/** Stores as pages show them: every word is made here, so that browsers need not know how. */

/** More names would make the card long; the store's page has them all. */
const mostBrands = 5;

export type StoreRow = ReturnType<typeof storeRows>[number];
export type OpenRow = NonNullable<ReturnType<typeof openRow>>;

/** Rows of a list whose first has this number, as its pin on the map has. `demo`: they are made up. */
export function storeRows(stores: readonly StoreSummary[], first: number, now: string, demo: boolean) {
  const nameZone = severalZones(stores, now);
  return stores.map((store, index) => ({
    ...storeRow(store, first + index, now, nameZone),
    directions: directionsHref(addressLine(store), demo),
  }));
}

/** Whether it is open and until when, in the store's local time. */
function openRow(store: Pick<StoreSummary, "open" | "time_zone">, now: string, nameZone: boolean) {
  if (store.open === null) return null;
  const zone = nameZone && store.open.changes !== null && store.time_zone !== null;
  return {
    open: store.open.open,
    holiday: store.open.holiday,
    words: openText(store, now) + (zone ? `, ${zoneName(store.time_zone ?? "", now)}` : ""),
  };
}

function storeRow(store: StoreSummary, number: number, now: string, nameZone: boolean) {
  const { brands } = store;
  // A single name left over is written out.
  const shown = brands.length <= mostBrands + 1 ? brands : brands.slice(0, mostBrands);
  return {
    slug: store.slug,
    number,
    name: storeName(store),
    retailer: store.retailer.name,
    location: locationName(store.slug),
    distance: store.distance_miles === null ? null : milesText(store.distance_miles),
    open: openRow(store, now, nameZone),
    address: addressLine(store),
    phone: phoneRow(store.phone),
    beds: store.model_count === null && brands.length === 0 ? null : bedsToTry(store.model_count),
    brands: shown,
    moreBrands: brands.length - shown.length,
    discount: store.discount && discountRow(store.discount),
    rating: store.rating.count === 0 ? null : store.rating,
    has_ldp_status: store.has_ldp_status,
  };
}

const phoneRow = (phone: string | null) => phone && { href: phoneHref(phone), text: phone };

/** The discount alone; the store's page has its terms. */
const discountRow = ({ title, ends_on, last_checked_on }: StoreDiscount) => ({
  title,
  note: `${ends_on === null ? "The store doesn’t say when it ends" : `Ends ${formatDate(ends_on)}`}. We last checked on ${formatDate(last_checked_on)}.`,
});

const fromMonday = [1, 2, 3, 4, 5, 6, 0];

export type StoreFacts = ReturnType<typeof storeFacts>;

/** Above the beds of a store, whose prices are not the store's own. */
function bedsWords(floor: StoreDetail["store"]["floor"]): string {
  if (floor.length === 0) return "We don’t know yet which beds this store has. Call before you go.";
  const priced = floor.some(({ model }) => model.price_cents !== null);
  return (
    `We know of ${formatCount(floor.length, "bed", "beds")} here. Stores swap beds in and out, so call ahead if you’re ` +
    `coming for one in particular.${priced ? " We show the latest price we’ve seen anywhere; this store may charge more or less." : ""}`
  );
}

/** "10 AM to 7 PM"; on a holiday those are only the usual hours. */
const dayWords = (hours: DayHours, holiday: string | null) =>
  holiday === null
    ? hoursText(hours)
    : `${holiday}: call first. Usually ${hours === null ? "closed" : hoursText(hours)}`;

/** What a store's page says of it beside its beds, in words. `demo`: it is made up. */
export function storeFacts(store: StoreDetail["store"], now: string, demo: boolean) {
  const { hours, time_zone } = store;
  const today = time_zone === null ? null : dayIn(time_zone, now);
  return {
    name: storeName(store),
    retailer: store.retailer.name,
    location: locationName(store.slug),
    open: openRow(store, now, true),
    slug: store.slug,
    rating: store.rating.count === 0 ? null : store.rating,
    street: store.street,
    town: `${store.city}, ${store.state} ${store.zip}`,
    directions: directionsHref(addressLine(store), demo),
    phone: phoneRow(store.phone),
    beds: bedsWords(store.floor),
    hoursCaption: `Store hours${time_zone === null ? "" : `, ${zoneName(time_zone, now)}`}`,
    hours:
      hours &&
      fromMonday.map((day) => ({
        day: days[day] ?? "",
        today: day === today,
        open: dayWords(hours[day] ?? null, day === today ? (store.open?.holiday ?? null) : null),
      })),
  };
}
