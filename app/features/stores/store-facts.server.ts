import type { DayHours, StoreDetail } from "#contracts/stores";
import { formatCount } from "~/ui/format";
import { dayIn, days, hoursText, zoneName } from "./open-words";
import { openRow, phoneRow } from "./store-rows.server";
import { addressLine, directionsHref, locationName, storeName } from "./store-words";

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
