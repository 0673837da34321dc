import { capitalized } from "#contracts/english";
import type { SearchedPlace, StoreSummary } from "#contracts/stores";
import { formatCount, formatNumber, tenth } from "~/ui/format";

/** A slug is displayed with hyphens replaced by spaces (specification, section 3). */
export const slugWords = (slug: string) => slug.replace(/-/g, " ");

/** "boise-water-street" → "Boise Water Street", "portland-main-street-me" → "Portland Main Street, ME" */
export function locationName(slug: string): string {
  const words = slugWords(slug).split(" ");
  const state = words.length > 2 && words.at(-1)?.length === 2 ? words.pop() : undefined;
  return words.map(capitalized).join(" ") + (state === undefined ? "" : `, ${state.toUpperCase()}`);
}

/** A store by its retailer and what its address says of it. */
export const storeName = ({ retailer, slug }: Pick<StoreSummary, "retailer" | "slug">) =>
  `${retailer.name}, ${locationName(slug)}`;

/** 2.14 → "2.1 miles", 1 → "1 mile", 0 → "less than 0.1 miles", 1437.3 → "1,437 miles". */
export function milesText(miles: number): string {
  if (miles >= 100) return `${formatNumber(Math.round(miles))} miles`;
  const tenths = tenth(miles);
  if (tenths < 0.1) return "less than 0.1 miles";
  return `${tenths} ${tenths === 1 ? "mile" : "miles"}`;
}

/** "of Boise, ID", or "of where you are" for the browser's position. */
const ofPlace = ({ kind, label }: SearchedPlace) => (kind === "coordinates" ? "of where you are" : `of ${label}`);

/** "Stores within 25 miles of Boise, ID" */
export const restated = (what: string, radius: number, place: SearchedPlace) =>
  `${what} within ${radius} miles ${ofPlace(place)}`;

/** "within 25 miles of Boise, ID"; without a place "across the country". */
export const nearText = (radius: number, place: SearchedPlace | null) =>
  place === null ? "across the country" : `within ${radius} miles ${ofPlace(place)}`;

export const addressLine = ({ street, city, state, zip }: Pick<StoreSummary, "street" | "city" | "state" | "zip">) =>
  `${street}, ${city}, ${state} ${zip}`;

/** "(208) 555-0147" → "tel:+12085550147" */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** "24 beds to try" */
export const bedsToTry = (count: number | null) =>
  count === null ? "Beds to try" : `${formatCount(count, "bed", "beds")} to try`;

/**
 * A plain link: no key, no script of another site, no referrer; it is opened only by who presses it. Null for a made-up
 * store, whose street may be someone's home.
 */
export const directionsHref = (address: string, demo: boolean) =>
  demo ? null : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
