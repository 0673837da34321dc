import type { StoreDetail } from "~/contracts/stores";
import Section from "~/ui/page/section";
import StoreMap, { type MapData } from "./maps/store-map";
import { severalZones } from "./open-words";
import StoreCard, { pinsOf } from "./store-card";
import { storeName } from "./store-words";

type NearbyStoresProps = Pick<StoreDetail, "store" | "nearby"> & MapData & { now: string };

export default function NearbyStores({ store, nearby, now, ...map }: NearbyStoresProps) {
  const nameZone = severalZones([store, ...nearby], now);
  return (
    <Section name="nearby" title="Other stores nearby" className="stack stack--loose">
      <div className="columns nearby">
        <ol className="store-list">
          {nearby.map((other, index) => (
            <StoreCard key={other.slug} store={other} number={index + 1} heading="h3" now={now} nameZone={nameZone} />
          ))}
        </ol>
        <StoreMap
          {...map}
          title={`Map of ${store.retailer.name} and the stores near it`}
          pins={pinsOf(nearby, 1, " away")}
          caption={`The cross is ${storeName(store)}. Each pin leads to its store in the list.`}
        />
      </div>
    </Section>
  );
}
