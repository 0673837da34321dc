import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ModelDetail } from "~/contracts/catalogue";
import Construction from "~/features/models/construction";
import FirmnessTable from "~/features/models/firmness-table";
import LineComparison from "~/features/models/line-comparison";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import ModelHeader from "~/features/models/model-header";
import { AliasTable, CertificateTable, PriceTable } from "~/features/models/model-tables";
import PageSections from "~/ui/page-sections";
import Section from "~/ui/page/section";
import PolicyList from "~/features/models/policy-list";
import { productData } from "~/features/models/product-data";
import ScoreTable from "~/features/models/score-table";
import PriceHistoryView from "~/features/prices/price-history";
import stylesheet from "~/styles/prices.css";
import { paths } from "~/paths";
import DemoNotice from "~/ui/demo-notice";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";

const crumbsOf = ({ brand, collection, line, name }: ModelDetail["model"]) =>
  crumbsTo(
    name,
    { label: brand.name, href: paths.brand(brand.slug) },
    ...(collection === null ? [] : [{ label: collection.name, href: paths.collection(collection.slug) }]),
    ...(line === null ? [] : [{ label: line.name, href: paths.line(line.slug) }]),
  );

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  const { brand, name, slug } = data.model;
  const product = productData(data);
  return [
    ...pageMeta(page, {
      title: `${name} by ${brand.name}: layers, firmness, prices`,
      description:
        `${name} by ${brand.name} cut open: every layer, firmness claimed and felt, prices by size, ` +
        "trial, warranty, certificates and other names.",
      path: paths.model(slug),
      crumbs: crumbsOf(data.model),
    }),
    ...(product === null ? [] : [{ "script:ld+json": product }]),
  ];
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context;
  const slug = params.slug ?? "";
  const size = new URL(request.url).searchParams.get("size");
  const [detail, history] = await Promise.all([
    api.catalogue.model(slug),
    api.optional(api.mattresses.prices(slug, size), null),
  ]);
  return { ...detail, history };
}

const sectionsOf = ({ model }: Pick<ModelDetail, "model">) =>
  [
    { id: "construction", label: "What is inside", known: model.layers.length > 0 },
    { id: "firmness", label: "Firmness", known: model.firmness !== null },
    { id: "scores", label: "Scores", known: model.scores !== null && model.score !== null },
    { id: "prices", label: "Sizes and prices" },
    { id: "policies", label: "Trial and warranty", known: model.policies !== null },
    { id: "certificates", label: "Certificates" },
    { id: "line", label: "Its line", known: model.line !== null },
    { id: "names", label: "Other names" },
  ].filter(({ known = true }) => known);

export default function ModelPage() {
  const data = useLoaderData<typeof loader>();
  const { model, line_models, history } = data;
  return (
    <article className="wrap stack stack--sections">
      <MaterialPatterns />
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(data.model)} />
        <ModelHeader model={model} />
        {data.demo ? <DemoNotice /> : null}
        <PageSections sections={sectionsOf(data)} />
      </header>
      {model.layers.length === 0 ? null : <Construction model={model} />}
      {model.firmness === null ? null : (
        <Section target name="firmness" title="How firm it is">
          <FirmnessTable firmness={model.firmness} />
        </Section>
      )}
      {model.scores === null || model.score === null ? null : (
        <Section target name="scores" title="Scores, and how they add up">
          <p className="soft measure">
            Worked out from the layers above, not from opinions and not from what a seller pays:{" "}
            <Link to={`${paths.about}#scores`}>how scores are made</Link>.
          </p>
          <ScoreTable scores={model.scores} overall={model.score} />
        </Section>
      )}
      <Section target name="prices" title="Sizes and prices">
        <PriceTable variants={model.variants} />
        {history === null ? null : <PriceHistoryView history={history} />}
      </Section>
      {model.policies === null ? null : (
        <Section target name="policies" title="Trial, return and warranty">
          <p className="soft measure">“Not published” means that we looked and found nothing. It does not mean no.</p>
          <PolicyList policies={model.policies} />
        </Section>
      )}
      <Section target name="certificates" title="Certificates">
        <CertificateTable certificates={model.certificates} />
      </Section>
      {model.line === null ? null : (
        <Section target name="line" title={`Where it stands in ${model.line.name}`}>
          <LineComparison lineName={model.line.name} models={line_models} current={model.slug} />
        </Section>
      )}
      <Section target name="names" title="Other names it sells under">
        <AliasTable aliases={model.aliases} />
      </Section>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
