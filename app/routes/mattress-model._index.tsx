import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import CatalogueIndexView, { indexFacts } from "~/features/models/catalogue-index";
import { pageNumber } from "~/http/page-number.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { metaOf } from "~/site/page-meta";

export const meta = metaOf<typeof loader>(indexFacts("models"));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const index = await context.api.catalogue.models(pageNumber(request));
  const priced = index.items.map((bed) => ({ ...bed, price_cents: bed.price_from_cents }));
  return { ...index, layer: pageLayer(context, () => ({ products: productsOf(priced) })) };
}

export const handle: RouteFacts = {
  page: ["product", "models"],
  ...forEveryone,
  reads: "listings",
  searchedBy: ["place"],
};

export default function ModelsPage() {
  return <CatalogueIndexView level="models" index={useLoaderData<typeof loader>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
