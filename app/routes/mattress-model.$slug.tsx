import { listed } from "#contracts/english";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ModelDetail } from "#contracts/catalogue";
import type { ModelPage as PageData } from "#contracts/model-page";
import { knownSize } from "#contracts/vocabulary/mattress";
import BuyBox, { BuyBar } from "~/features/models/buy-box";
import { generalWords, ownMatch } from "~/features/models/own-match.server";
import { returnWords } from "~/features/models/return-text.server";
import ModelHeader from "~/features/models/model-header";
import PageSections from "~/ui/page-sections";
import Section from "~/ui/page/section";
import { productData } from "~/features/models/product-data";
import { sendProse } from "~/http/prose.server";
import { shareWith } from "~/http/seo/head-tags.server";
import { cardAddresses } from "~/http/seo/machine-addresses.server";
import { isTownAlone } from "~/http/measurement/town-alone.server";
import stylesheet from "~/styles/prices.css?url";
import { placeSaid } from "~/mattress/test-place.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { useRememberedPlace } from "~/site/current-user";
import { linksTo, metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import BuiltSections from "~/features/models/built-sections";
import PriceTable from "~/features/models/price-table";
import PriceHistory, { type ShownPriceHistory } from "~/features/prices/price-history";
import { shownPriceHistory } from "~/features/prices/price-history.server";
import OwnerReviews from "~/features/reviews/owner-reviews";
import TermsSections from "~/features/models/terms-sections";

const crumbsOf = ({ brand, collection, line, name }: ModelDetail["model"]) =>
  crumbsTo(
    name,
    { label: brand.name, href: paths.brand(brand.slug) },
    ...(collection === null ? [] : [{ label: collection.name, href: paths.collection(collection.slug) }]),
    ...(line === null ? [] : [{ label: line.name, href: paths.line(line.slug) }]),
  );

export const meta = metaOf<typeof loader>((data, { origin }) => {
  const { brand, name, slug } = data.model;
  return {
    title: `${name} by ${brand.name}: layers, firmness, prices`,
    description:
      `See inside the ${brand.name} ${name}: every layer, how firm it feels, prices by size, ` + "trial and warranty.",
    path: paths.model(slug),
    crumbs: crumbsOf(data.model),
    thing: productData(data, origin),
  };
});

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context;
  const slug = params.slug ?? "";
  const parameters = new URL(request.url).searchParams;
  const size = knownSize(parameters.get("size"));
  // Typed in a search that led here.
  const place = parameters.get("place");
  const [detail, history, found] = await Promise.all([
    api.catalogue.model(slug, size),
    api.optional(api.mattresses.prices(slug, size), null),
    // Near the place that the visit remembers the model itself says how many stores have it.
    place === null ? null : api.optional(api.stores.floorBrands({ models: slug, place }), null),
  ]);
  if (!isTownAlone(place ?? "", found)) context.measurement.withhold();
  const { brand, name } = detail.model;
  shareWith(context, { card: { address: cardAddresses.model(slug), alt: `${brand.name} ${name}` } });
  const floors = found && { query: found.query, place: found.place, radius: found.radius, models: found.models };
  const own = ownMatch(detail.your_match);
  return {
    ...detail,
    suits: generalWords(detail.suits, detail.model, own),
    own,
    testPlace: placeSaid(detail.expert_review?.place ?? null),
    returns: returnWords(detail.model.policies),
    history: history && shownPriceHistory(history, (name, html) => sendProse(context, name, html)),
    floors,
    layer: pageLayer(context, () => ({ products: productsOf([{ ...detail.model, price: detail.price }]) })),
  };
}

export const handle: RouteFacts = {
  page: ["product", "model"],
  access: "everyone",
  listing: "models",
  reads: "texts",
  searchedBy: ["place"],
};

const sectionsOf = ({ model }: Pick<PageData, "model">, priced: boolean) => [
  { id: "construction", label: "What’s inside", facts: "layers", known: model.layers.length > 0 },
  { id: "firmness", label: "Firmness", facts: "a firmness", known: model.firmness !== null },
  { id: "scores", label: "Scores", facts: "enough for a score", known: model.scores !== null && model.score !== null },
  { id: "prices", label: "Sizes and prices", facts: "prices", known: priced },
  { id: "reviews", label: "Owner reviews", facts: "owner reviews", known: true },
  { id: "policies", label: "Trial and warranty", facts: "a trial or warranty", known: model.policies !== null },
  { id: "certificates", label: "Certificates", facts: "certificates", known: model.certificates.length > 0 },
  { id: "line", label: "All beds in this line", facts: "a line", known: model.line !== null },
  { id: "names", label: "Other names", facts: "other names", known: model.aliases.length > 0 },
];

/** Not of a size that the bed doesn’t come in, nor of a bed whose price nobody has seen in any size. */
const tells = ({ sizes, seen }: ShownPriceHistory, { model, size }: Pick<PageData, "model" | "size">) =>
  sizes.length > 0 && (seen || model.variants.some((variant) => variant.size === size));

export default function ModelPage() {
  const { own, testPlace, returns, history, floors, ...data } = useLoaderData<typeof loader>();
  const { model, line_models } = data;
  const remembered = useRememberedPlace(floors?.place?.label ?? null);
  const past = history !== null && tells(history, data);
  const priced = past || model.variants.length > 0;
  const sections = sectionsOf(data, priced);
  const unknown = sections.filter(({ known }) => !known).map(({ facts }) => facts);
  return (
    <article>
      <div className="wrap page-head with-rail">
        <header className="stack with-rail__head">
          <Breadcrumbs items={crumbsOf(model)} />
          <ModelHeader page={data} own={own} place={testPlace} />
        </header>
        <div className="with-rail__rail">
          <BuyBox page={data} floors={floors} returns={returns} remembered={remembered} />
        </div>
        <div className="stack stack--sections with-rail__body">
          <PageSections sections={sections.filter(({ known }) => known)} />
          <BuiltSections model={model} expert_review={data.expert_review} demo={data.demo} />
          {priced ? (
            <Section target name="prices" title="Sizes and prices">
              {model.variants.length === 0 ? null : <PriceTable variants={model.variants} />}
              {past ? <PriceHistory slug={model.slug} history={history} /> : null}
            </Section>
          ) : null}
          <OwnerReviews
            about={{
              brand: model.brand,
              model: { slug: model.slug, name: model.name },
              rating: model.rating,
              rating_distribution: data.rating_distribution ?? [],
              written_distribution: data.written_distribution,
            }}
            demo={data.demo}
            reviews={data.owner_reviews}
            written={data.review_count ?? data.owner_reviews.length}
          />
          <TermsSections model={model} line_models={line_models} />
          {unknown.length === 0 ? null : (
            <p className="small soft">{`We haven’t found ${listed(unknown, "or")} for this bed.`}</p>
          )}
        </div>
      </div>
      <BuyBar page={data} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
