import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { LineDetail } from "#contracts/catalogue";
import LineComparison from "~/features/models/line-comparison";
import ModelCard from "~/features/models/model-card";
import SiblingLinks from "~/features/models/sibling-links";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

const crumbsOf = ({ brand, collection, name }: LineDetail["line"]) =>
  crumbsTo(
    name,
    { label: "Mattress brands", href: paths.brands },
    { label: brand.name, href: paths.brand(brand.slug) },
    { label: collection.name, href: paths.collection(collection.slug) },
  );

export const meta = metaOf<typeof loader>(({ line }) => ({
  title: `${line.brand.name} ${line.name}: every bed compared`,
  description: `See every ${line.brand.name} ${line.name} side by side: how firm it is, how tall, its type, price and score.`,
  path: paths.line(line.slug),
  crumbs: crumbsOf(line),
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const detail = await context.api.catalogue.line(params.slug ?? "");
  const { line, models } = detail;
  const layer = pageLayer(context, () => ({ products: productsOf(models, { collection: line.collection, line }) }));
  return { ...detail, layer };
}

export const handle: RouteFacts = { page: ["product", "line"], access: "everyone", listing: "lines" };

export default function LinePage() {
  const data = useLoaderData<typeof loader>();
  const { line, models, siblings } = data;
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(line)} />
        <p className="eyebrow">
          {line.brand.name}, {line.collection.name} collection
        </p>
        <h1>{line.name}</h1>
        {line.summary === "" ? null : <p className="lead">{line.summary}</p>}
      </header>
      {models.length === 0 ? null : (
        <>
          <Section name="compare" title="How firm each one is" className="stack stack--loose">
            <LineComparison lineName={line.name} models={models} />
          </Section>
          <Section name="models" title="What’s inside" className="stack stack--loose">
            <div className="model-cards">
              {models.map((model, index) => (
                <ModelCard key={model.slug} model={model} heading="h3" first={index === 0} />
              ))}
            </div>
          </Section>
        </>
      )}
      <SiblingLinks
        title={`Other lines in the ${line.collection.name} collection`}
        siblings={siblings}
        path={paths.line}
      />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
