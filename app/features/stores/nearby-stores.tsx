import type { StoreDetail } from "~/contracts/stores";
import type { BoxDrawing } from "./map-drawing";
import MapSwitch from "./map-switch";
import { severalZones } from "./open-words";
import StoreCard, { cardId } from "./store-card";
import StoreMap from "./store-map";
import { milesText, slugWords } from "./store-words";
import type { TileMapView } from "./tile-map.client";

interface NearbyStoresProps extends StoreDetail {
  drawing: BoxDrawing;
  tileView: TileMapView | null;
  now: string;
}

/** The nearest other stores, and all of them on a map around this one. */
export default function NearbyStores({ store, nearby, drawing, tileView, now }: NearbyStoresProps) {
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
        <MapSwitch view={tileView}>
          <StoreMap
            title={`Map of ${store.retailer.name} and the stores near it`}
            drawing={drawing}
            pins={nearby.map((other, index) => ({
              number: index + 1,
              label: `${index + 1}: ${other.retailer.name}, ${slugWords(other.slug)}, ${milesText(other.distance_miles ?? 0)} away`,
              href: `#${cardId(other.slug)}`,
            }))}
            caption={`The cross is ${store.retailer.name}, ${slugWords(store.slug)}. Each pin leads to its store in the list.`}
          />
        </MapSwitch>
      </div>
    </section>
  );
}
