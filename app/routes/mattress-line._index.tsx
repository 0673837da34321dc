import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import CatalogueIndexView, { indexFacts } from "~/features/models/catalogue-index";
import { pageNumber } from "~/http/page-number.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";

export const meta = metaOf<typeof loader>(indexFacts("lines"));

export const loader = ({ context, request }: LoaderFunctionArgs) => context.api.catalogue.lines(pageNumber(request));

export const handle: RouteFacts = { page: ["product", "lines"], ...forEveryone, reads: "listings" };

export default function LinesPage() {
  return <CatalogueIndexView level="lines" index={useLoaderData<typeof loader>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
