import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { BrandHeader } from "~/features/brands/brand-facts";
import ExpertReview from "~/features/brands/expert-review";
import LineModels from "~/features/models/line-models";
import OwnerReviews from "~/features/brands/owner-reviews";
import PageSections from "~/ui/page-sections";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";

const crumbsOf = (name: string) => crumbsTo(name, { label: "Mattress brands", href: paths.brands });

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ brand }) => ({
    title: `${brand.name} mattresses: reviews and construction`,
    description:
      `${brand.model_count === null ? "Mattresses" : formatCount(brand.model_count, "model", "models")} by ${brand.name}, ` +
      "cut open layer by layer: " +
      "score, firmness, prices, expert and owner reviews.",
    path: paths.brand(brand.slug),
    crumbs: crumbsOf(brand.name),
  }));

export const loader = ({ context, params }: LoaderFunctionArgs) => context.api.brands.show(params.brand ?? "");

const sections = [
  { id: "expert-reviews", label: "Expert review" },
  { id: "models", label: "Models" },
  { id: "reviews", label: "Owner reviews" },
];

export default function BrandPage() {
  const data = useLoaderData<typeof loader>();
  const { brand, collections } = data;
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(brand.name)} />
        <BrandHeader brand={brand} about={data.about} />
        <PageSections sections={data.expert_review === null ? sections.slice(1) : sections} />
      </header>
      {data.expert_review === null ? null : <ExpertReview name={brand.name} review={data.expert_review} />}
      <Section name="models" title={`What ${brand.name} makes`} className="stack stack--loose" target>
        {collections.map((collection) => (
          <div key={collection.slug} className="ruled ruled--wide stack stack--loose">
            <div className="stack stack--tight">
              <h3 className="text-xl heading-link">
                <Link to={paths.collection(collection.slug)}>{collection.name}</Link>
              </h3>
              <p className="soft measure">{collection.summary}</p>
            </div>
            {collection.lines.map((line) => (
              <LineModels key={line.slug} line={line} heading="h4" />
            ))}
          </div>
        ))}
      </Section>
      <OwnerReviews brand={brand} rating_distribution={data.rating_distribution} owner_reviews={data.owner_reviews} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
