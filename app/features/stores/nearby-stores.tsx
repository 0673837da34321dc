import Section from "~/ui/page/section";
import StoreMap, { type MapData } from "./maps/store-map";
import StoreCard, { pinsOf } from "./store-card";
import type { StoreRow } from "./store-rows.server";

interface NearbyStoresProps extends MapData {
  retailer: string;
  nearby: readonly StoreRow[];
  caption: string;
}

export default function NearbyStores({ retailer, nearby, ...map }: NearbyStoresProps) {
  return (
    <Section name="nearby" title="The nearest other stores" className="stack stack--loose">
      <div className="columns nearby">
        <ol className="store-list">
          {nearby.map((store) => (
            <StoreCard key={store.slug} store={store} heading="h3" />
          ))}
        </ol>
        <StoreMap {...map} pins={pinsOf(nearby, " away")} title={`Map of ${retailer} and the stores near it`} />
      </div>
    </Section>
  );
}
