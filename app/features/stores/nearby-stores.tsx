import type { ReactNode } from "react";
import type { StoreDetail } from "~/contracts/stores";
import Section from "~/ui/page/section";
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
    <Section name="nearby" title="Other stores nearby" className="stack stack--loose">
      <div className="columns nearby">
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
    </Section>
  );
}
