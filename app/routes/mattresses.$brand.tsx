import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { BrandDetail } from "#contracts/brands";
import { BrandFacts, BrandHeader } from "~/features/brands/brand-facts";
import BrandPicks from "~/features/brands/brand-picks";
import ExpertReview from "~/features/brands/expert-review";
import LineModels from "~/features/models/line-models";
import PageSections from "~/ui/page-sections";
import { placeSaid } from "~/mattress/test-place.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";
import OwnerReviews from "~/features/reviews/owner-reviews";

const crumbsOf = (name: string) => crumbsTo(name, { label: "Mattress brands", href: paths.brands });

export const meta = metaOf<typeof loader>(({ brand, known_for }) => ({
  title: `${brand.name} mattresses: which one is right for you?`,
  description:
    `${known_for.join(" ")} See the best one for how you sleep, ` +
    `${brand.model_count === null ? "the whole range" : `all ${formatCount(brand.model_count, "bed", "beds")}`} and what owners say.`,
  path: paths.brand(brand.slug),
  crumbs: crumbsOf(brand.name),
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const detail = await context.api.brands.show(params.brand ?? "");
  const layer = pageLayer(context, () => {
    const lines = detail.collections.flatMap((collection) => collection.lines.map((line) => ({ collection, line })));
    return { products: Object.assign({}, ...lines.map((within) => productsOf(within.line.models, within))) };
  });
  const tested_beds = detail.tested_beds.map(({ place, ...bed }) => ({ ...bed, place: placeSaid(place) }));
  return { ...detail, tested_beds, layer };
}

export const handle: RouteFacts = {
  page: ["product", "brand"],
  access: "everyone",
  listing: "brands",
  reads: "texts",
};

const sectionsOf = ({ picks, weak_for, expert_review }: Pick<BrandDetail, "picks" | "weak_for" | "expert_review">) => [
  ...(picks.length + weak_for.length === 0 ? [] : [{ id: "picks", label: "Best for you" }]),
  { id: "models", label: "The range" },
  { id: "facts", label: "At a glance" },
  ...(expert_review === null ? [] : [{ id: "expert-reviews", label: "Expert review" }]),
  { id: "reviews", label: "Owner reviews" },
];

export default function BrandPage() {
  const data = useLoaderData<typeof loader>();
  const { brand, collections } = data;
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(brand.name)} />
        <BrandHeader brand={brand} known_for={data.known_for} />
        <PageSections sections={sectionsOf(data)} />
      </header>
      <BrandPicks brand={brand} picks={data.picks} weak_for={data.weak_for} />
      <Section name="models" title={`Every ${brand.name} bed`} className="stack stack--loose" target>
        {collections.map((collection) => (
          <div key={collection.slug} className="ruled ruled--wide stack stack--loose">
            <div className="stack stack--tight">
              <h3 className="text-xl heading-link">
                <Link to={paths.collection(collection.slug)}>{collection.name}</Link>
              </h3>
              {collection.summary === "" ? null : <p className="soft measure">{collection.summary}</p>}
            </div>
            <div className="line-rows">
              {collection.lines.map((line) => (
                <LineModels key={line.slug} line={line} heading="h4" />
              ))}
            </div>
          </div>
        ))}
      </Section>
      <BrandFacts brand={brand} about={data.about} />
      {data.expert_review === null ? null : (
        <ExpertReview brand={brand} tested={data.tested_beds} review={data.expert_review} demo={data.demo} />
      )}
      <OwnerReviews
        about={{
          brand: { slug: brand.slug, name: brand.name },
          model: null,
          rating: brand.rating,
          rating_distribution: data.rating_distribution ?? [],
          written_distribution: data.written_distribution,
        }}
        demo={data.demo}
        reviews={data.owner_reviews}
        written={data.review_count ?? data.owner_reviews.length}
      />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
