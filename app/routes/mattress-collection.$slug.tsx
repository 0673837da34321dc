import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CollectionDetail } from "#contracts/catalogue";
import LineModels from "~/features/models/line-models";
import SiblingLinks from "~/features/models/sibling-links";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";

const crumbsOf = ({ brand, name }: CollectionDetail["collection"]) =>
  crumbsTo(
    name,
    { label: "Mattress brands", href: paths.brands },
    { label: brand.name, href: paths.brand(brand.slug) },
  );

export const meta = metaOf<typeof loader>(({ collection }) => ({
  title: `${collection.brand.name} ${collection.name} collection`,
  description:
    `Every bed in the ${collection.brand.name} ${collection.name} collection, drawn layer by layer, ` +
    "with its firmness, price and score.",
  path: paths.collection(collection.slug),
  crumbs: crumbsOf(collection),
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const detail = await context.api.catalogue.collection(params.slug ?? "");
  const { collection, lines } = detail;
  const layer = pageLayer(context, () => ({
    products: Object.assign({}, ...lines.map((line) => productsOf(line.models, { collection, line }))),
  }));
  return { ...detail, layer };
}

export const handle: RouteFacts = { page: ["product", "collection"], access: "everyone", listing: "collections" };

export default function CollectionPage() {
  const data = useLoaderData<typeof loader>();
  const { collection, lines, siblings } = data;
  const models = lines.reduce((sum, line) => sum + line.models.length, 0);
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(collection)} />
        <p className="eyebrow">{collection.brand.name} collection</p>
        <h1>{collection.name}</h1>
        {collection.summary === "" ? null : <p className="lead">{collection.summary}</p>}
        <p className="soft">
          {formatCount(models, "bed", "beds")} in {formatCount(lines.length, "line", "lines")}
        </p>
      </header>
      {lines.map((line) => (
        <LineModels key={line.slug} line={line} heading="h2" />
      ))}
      <SiblingLinks title={`Other ${collection.brand.name} collections`} siblings={siblings} path={paths.collection} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
