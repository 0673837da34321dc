import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { StoreDetail } from "#contracts/stores";
import { currentDiscounts, DiscountList, NearbyStores, StoreHeading, StoreRail } from "~/features/stores/store-page";
import FloorList, { BestFits } from "~/features/stores/floors/floor-list";
import { storeDrawing } from "~/features/stores/maps/map-drawing.server";
import { dateIn } from "~/features/stores/open-text";
import { storeData } from "~/features/stores/store-data";
import { storeFacts, storeRows } from "~/features/stores/store-rows.server";
import { storeList } from "~/features/stores/store-list";
import { storePart } from "~/features/stores/store-locator-data";
import { storeCaption } from "~/features/stores/search-text.server";
import { storeView } from "~/features/stores/tile-map-view.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import type { Told } from "~/site/structured-data";
import stylesheet from "~/styles/stores.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import Section from "~/ui/page/section";
import Shoppers from "~/features/reviews/shopper-reviews";

/** The newest, whole; the list has the others. */
const mostReviews = 3;

const crumbsOf = ({ city, state, retailer }: Pick<StoreDetail["store"], "city" | "state" | "retailer">) => {
  const place = `${city}, ${state}`;
  const stores = { label: "Mattress stores", href: paths.stores };
  return crumbsTo(retailer.name, stores, { label: place, href: listHref(storeList, { place }) });
};

/** A store without known beds may have some. */
const bedsToTryThere = (count: number) =>
  `the ${count === 0 ? "beds" : formatCount(count, "bed", "beds")} you can try there`;

export const meta = metaOf<typeof loader>(({ store, facts, structured }) => ({
  title: `${facts.name}: address, hours and the beds you can try`,
  description:
    `${facts.retailer} at ${facts.street}, ${facts.town}: phone, hours` +
    `${store.discounts.length === 0 ? "" : ", discounts"} and ${bedsToTryThere(store.floor.length)}.`,
  path: paths.store(store.slug),
  crumbs: crumbsOf(store),
  thing: structured as Told | null,
}));

export const links = linksTo(stylesheet);

export const handle: RouteFacts = {
  page: ["store", "store"],
  access: "everyone",
  listing: "stores",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context;
  const slug = params.slug ?? "";
  const [detail, reviews] = await Promise.all([
    api.stores.show(slug),
    api.optional(api.storeReviews.ofStore(slug), null),
  ]);
  const { store } = detail;
  const now = new Date().toISOString();
  const drawing = storeDrawing(store, detail.nearby);
  const facts = storeFacts(store, now, detail.demo);
  const { city, state, retailer, floor } = store;
  const today = dateIn(store.time_zone, now);
  return {
    store: { slug, city, state, retailer, floor, discounts: currentDiscounts(store.discounts, today) },
    facts,
    reviews: reviews?.about
      ? { about: reviews.about, slug, demo: detail.demo, reviews: reviews.items.slice(0, mostReviews) }
      : null,
    now,
    today,
    layer: pageLayer(context, () => ({ store: storePart({ ...store, retailer: store.retailer.name }) })),
    near: {
      retailer: facts.retailer,
      nearby: storeRows(detail.nearby, 1, now, detail.demo),
      caption: storeCaption(facts.name),
      drawing,
      tileView: storeView(detail, drawing.miles, context.mapTiles),
    },
    structured: storeData(detail, context.site.origin + paths.store(slug)),
  };
}

export default function StorePage() {
  const { store, facts, reviews, now, today, near } = useLoaderData<typeof loader>();
  const { floor, discounts } = store;
  return (
    <article className="wrap page-head with-rail">
      <header className="stack with-rail__head">
        <Breadcrumbs items={crumbsOf(store)} />
        <StoreHeading facts={facts} />
      </header>
      <div className="with-rail__rail">
        <StoreRail facts={facts} />
      </div>
      <div className="stack stack--sections with-rail__body">
        <Section name="floor" title="Beds you can try here" className="stack stack--loose" target intro={facts.beds}>
          {floor.length === 0 ? null : (
            <>
              <BestFits floor={floor} />
              <FloorList floor={floor} now={now} />
            </>
          )}
        </Section>
        {discounts.length === 0 ? (
          <p className="soft">We don’t know of any discounts at this store right now.</p>
        ) : (
          <Section name="discounts" title="Discounts here" className="stack stack--loose">
            <DiscountList discounts={discounts} today={today} />
          </Section>
        )}
        {reviews === null ? null : <Shoppers {...reviews} />}
        {near.nearby.length === 0 ? null : <NearbyStores {...near} />}
      </div>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
