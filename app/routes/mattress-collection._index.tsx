import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/not-found.server";
import CatalogueIndexView, { indexFacts } from "~/features/models/catalogue-index";
import { pageMeta } from "~/site/page-meta";
import { pageNumber } from "~/ui/listing/address";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, data ? indexFacts("collections", data) : null);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  if (page === null) throw notFound();
  return json(await context.api.catalogue.collections(page));
}

export default function CollectionsPage() {
  return <CatalogueIndexView level="collections" index={useLoaderData<typeof loader>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
