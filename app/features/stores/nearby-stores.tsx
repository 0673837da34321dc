import type { ReactNode } from "react";
import type { StoreDetail } from "~/contracts/stores";
import type { MapParts } from "./map-parts";
import { severalZones } from "./open-words";
import StoreCard, { cardId } from "./store-card";
import { milesText, slugWords } from "./store-words";

interface NearbyStoresProps extends StoreDetail {
  now: string;
  /** Draws the map of these stores. */
  renderMap: (parts: MapParts) => ReactNode;
}

/** The nearest other stores, and all of them on a map around this one. */
export default function NearbyStores({ store, nearby, now, renderMap }: NearbyStoresProps) {
  const nameZone = severalZones([store, ...nearby], now);
  return (
    <section className="stack stack--loose" aria-labelledby="nearby-title">
      <h2 id="nearby-title">Other stores nearby</h2>
      <div className="nearby">
        <ol className="store-list">
          {nearby.map((other, index) => (
            <StoreCard key={other.slug} store={other} number={index + 1} heading="h3" now={now} nameZone={nameZone} />
          ))}
        </ol>
        {renderMap({
          title: `Map of ${store.retailer.name} and the stores near it`,
          pins: nearby.map((other, index) => ({
            number: index + 1,
            label: `${index + 1}: ${other.retailer.name}, ${slugWords(other.slug)}, ${milesText(other.distance_miles ?? 0)} away`,
            href: `#${cardId(other.slug)}`,
          })),
          caption: `The cross is ${store.retailer.name}, ${slugWords(store.slug)}. Each pin leads to its store in the list.`,
        })}
      </div>
    </section>
  );
}
