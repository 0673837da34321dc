import type { FurnitureStore } from "schema-dts";
import type { StoreDetail } from "#contracts/stores";
import { days } from "./open-text";
import { storeName } from "./store-text";

const timeOf = (minutes: number) =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * https://schema.org/FurnitureStore of what the page shows, or null: demonstration data is never put into
 * structured data, where a search engine would take an invented store for a real one.
 */
export function storeData({ demo, store }: Pick<StoreDetail, "demo" | "store">, url: string) {
  if (demo) return null;
  return {
    "@type": "FurnitureStore",
    name: storeName(store),
    url,
    telephone: store.phone ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: store.street,
      addressLocality: store.city,
      addressRegion: store.state,
      postalCode: store.zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.hours?.flatMap((hours, day) =>
      hours === null
        ? []
        : [
            {
              "@type": "OpeningHoursSpecification",
              dayOfWeek: `https://schema.org/${days[day]!}` as const,
              opens: timeOf(hours.opens),
              closes: timeOf(hours.closes),
            },
          ],
    ),
  } satisfies FurnitureStore;
}
