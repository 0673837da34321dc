import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { StoreDetail } from "~/contracts/stores";
import DiscountList from "~/features/stores/discount-list";
import FloorList from "~/features/stores/floors/floor-list";
import { storeDrawing } from "~/features/stores/maps/map-drawing.server";
import NearbyStores from "~/features/stores/nearby-stores";
import { dateIn } from "~/features/stores/open-words";
import { storeList } from "~/features/stores/store-list";
import { storeData } from "~/features/stores/store-data";
import StoreHeader from "~/features/stores/store-header";
import { storePart } from "~/features/stores/store-locator-data";
import { storeName } from "~/features/stores/store-words";
import stylesheet from "~/styles/stores.css";
import { storeView } from "~/features/stores/tile-map-view.server";
import { paths } from "~/paths";
import type { PageHandle } from "~/site/analytics/page-analytics";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import Section from "~/ui/page/section";

const crumbsOf = ({ city, state, retailer }: StoreDetail["store"]) => {
  const place = `${city}, ${state}`;
  const stores = { label: "Mattress stores", href: paths.stores };
  return crumbsTo(retailer.name, stores, { label: place, href: listHref(storeList, { place }) });
};

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  const { store } = data;
  const name = storeName(store);
  return [
    ...pageMeta(page, {
      title: `${name}: hours, phone and beds on the floor`,
      description:
        `${store.retailer.name} at ${store.street}, ${store.city}, ${store.state}: opening hours, phone, ` +
        `${formatCount(store.model_count ?? store.floor.length, "model", "models")} on the floor with the day each was seen, ` +
        "and discounts.",
      path: paths.store(store.slug),
      crumbs: crumbsOf(data.store),
    }),
    ...(data.structured === null ? [] : [{ "script:ld+json": data.structured }]),
  ];
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle: PageHandle = { pageParts: (data) => ({ store: storePart((data as StoreDetail).store) }) };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const detail = await context.api.stores.show(params.slug ?? "");
  const drawing = storeDrawing(detail.store, detail.nearby);
  return {
    ...detail,
    now: new Date().toISOString(),
    drawing,
    tileView: storeView(detail, drawing.miles, context.mapTiles),
    structured: storeData(detail, context.site.origin + paths.store(detail.store.slug)),
  };
}

export default function StorePage() {
  const data = useLoaderData<typeof loader>();
  const { demo, store, now } = data;
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(data.store)} />
        <StoreHeader store={store} now={now} demo={demo} />
      </header>
      <Section name="discounts" title="Discounts" className="stack stack--loose">
        <DiscountList discounts={store.discounts} today={dateIn(store.time_zone, now)} />
      </Section>
      <Section
        name="floor"
        title="On the floor"
        className="stack stack--loose"
        target
        intro={
          <>
            {formatCount(store.floor.length, "model", "models")} to lie on. Floors change: each has the day on which
            somebody saw it there.
          </>
        }
      >
        <FloorList floor={store.floor} now={now} />
      </Section>
      <NearbyStores {...data} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
