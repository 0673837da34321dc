import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/not-found.server";
import CatalogueIndexView from "~/features/models/catalogue-index";
import { pageNumber, pagePath } from "~/features/models/page-number";
import { paths } from "~/paths";
import DemoNotice from "~/ui/demo-notice";
import ErrorPage from "~/site/errors/error-page";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs from "~/ui/breadcrumbs";

const crumbs = [{ label: "Home", href: paths.home }, { label: "Mattress collections" }];

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  return pageMeta(page, {
    title: data.page > 1 ? `Mattress collections, page ${data.page}` : "Mattress collections",
    description: "All mattress collections in the guide under their brands, with type and price.",
    path: pagePath(paths.collections, data.page),
    crumbs,
  });
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  if (page === null) throw notFound();
  return json(await context.api.catalogue.collections(page));
}

export default function CollectionsPage() {
  const index = useLoaderData<typeof loader>();
  return (
    <CatalogueIndexView
      index={index}
      level="collections"
      title="Mattress collections"
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      notice={index.demo ? <DemoNotice /> : null}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
