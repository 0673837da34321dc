import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import CatalogueIndexView, { indexEntries, indexFacts } from "~/features/models/catalogue-index";
import { pageNumber } from "~/http/page-number.server";
import type { RouteFacts } from "~/route-facts";
import { itemListMeta, pageMeta } from "~/site/page-meta";

export const meta: MetaFunction<typeof loader> = (page) => [
  ...pageMeta(page, indexFacts("lines")),
  ...itemListMeta(page, indexEntries("lines", page.data)),
];

export const loader = ({ context, request }: LoaderFunctionArgs) => context.api.catalogue.lines(pageNumber(request));

export const handle: RouteFacts = {
  page: ["product", "lines"],
  access: "everyone",
  listing: "pages",
  reads: "listings",
};

export default function LinesPage() {
  return <CatalogueIndexView level="lines" index={useLoaderData<typeof loader>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
