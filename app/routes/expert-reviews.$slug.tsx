import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import type { ModelPage } from "#contracts/model-page";
import { knownSize } from "#contracts/vocabulary/mattress";
import { reviewData } from "~/features/expert-reviews/review-data";
import { firmnessSaid, reviewEntry } from "~/features/expert-reviews/review-entry.server";
import ReviewHeader from "~/features/expert-reviews/review-header";
import BuyBox, { BuyBar } from "~/features/models/buy-box";
import { returnWords } from "~/features/models/return-text.server";
import { shareWith } from "~/http/seo/head-tags.server";
import { cardAddresses } from "~/http/seo/machine-addresses.server";
import { pictureText } from "~/mattress/picture/picture-text";
import { shownPicture } from "~/mattress/picture/picture-address";
import { placeSaid } from "~/mattress/test-place.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { useRememberedPlace } from "~/site/current-user";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/expert-reviews.css?url";
import { unbroken } from "~/ui/format";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import PageSections from "~/ui/page-sections";
import TestedSections from "~/features/expert-reviews/tested-sections";
import NextSteps from "~/features/expert-reviews/next-steps";

const crumbsOf = ({ model }: ExpertReviewDetail["review"]) =>
  crumbsTo(
    `${model.brand.name} ${model.name}`,
    { label: "Expert reviews", href: paths.expertReviews },
    { label: model.brand.name, href: paths.expertReviewsOf(model.brand.slug) },
  );

export const meta = metaOf<typeof loader>(({ review, demo, picture }, { origin }) => ({
  title: `${review.model.brand.name} ${review.model.name} review: tested`,
  description: `${review.verdict} What we measured, who should buy it, who shouldn’t, and who pays us.`,
  path: paths.expertReview(review.slug),
  crumbs: crumbsOf(review),
  thing: reviewData({ review, demo }, { origin, image: picture.src }),
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context;
  const slug = params.slug ?? "";
  const size = knownSize(new URL(request.url).searchParams.get("size"));
  const { others, ...data } = await api.expertReviews.show(slug, size);
  const page = await api.optional(api.catalogue.model(slug, size), null);
  const { brand, name } = data.review.model;
  shareWith(context, { card: { address: cardAddresses.model(slug), alt: `${brand.name} ${name}` } });
  return {
    ...data,
    review: unbrokenReview(data.review),
    others: others.map(reviewEntry),
    picture: shownPicture(data.review.model),
    alt: pictureText(data.review.model),
    place: placeSaid(data.review.place),
    firmness: firmnessSaid(data.review.model, data.review.firmness),
    page: page && toBuy(page),
    returns: page && returnWords(page.model.policies),
    layer: pageLayer(context, () => ({ products: productsOf([data.review.model]) })),
  };
}

/** The verdict stays: search engines read it. */
const unbrokenReview = (review: ExpertReviewDetail["review"]): ExpertReviewDetail["review"] => ({
  ...review,
  suits: review.suits && unbroken(review.suits),
  skip: review.skip && unbroken(review.skip),
  pros: review.pros.map(unbroken),
  cons: review.cons.map(unbroken),
  story: review.story.map(unbroken),
});

/** What the box beside the test shows; the rest of the bed's own page stays there. */
const toBuy = ({ model, ...page }: ModelPage): ModelPage => ({
  ...page,
  line_models: [],
  suits: null,
  model: {
    ...model,
    summary: "",
    scores: null,
    firmness: null,
    layers: [],
    policies: null,
    certificates: [],
    aliases: [],
  },
});

export const handle: RouteFacts = {
  page: ["editorial", "article", "expert review"],
  access: "everyone",
  listing: "expert-reviews",
};

const sectionsOf = (
  { claims, pros, cons, measurements, story, second_tester }: ExpertReviewDetail["review"],
  others: number,
) =>
  [
    { id: "claims", label: "Claims", known: claims.length > 0 },
    { id: "points", label: "Pros and cons", known: pros.length + cons.length > 0 },
    { id: "measured", label: "Measurements", known: measurements.length > 0 },
    { id: "story", label: "What it’s like", known: story.length > 0 || second_tester !== null },
    { id: "money", label: "Who paid for what", known: true },
    { id: "others", label: "Other tests", known: others > 0 },
  ].filter(({ known }) => known);

export default function ExpertReviewPage() {
  const { review, tested, offer, others, picture, alt, place, firmness, page, returns, demo } =
    useLoaderData<typeof loader>();
  const remembered = useRememberedPlace(null);
  return (
    <article>
      <div className="wrap page-head with-rail">
        <header className="stack with-rail__head">
          <Breadcrumbs items={crumbsOf(review)} />
          <ReviewHeader {...{ review, picture, alt, firmness, place, demo }} />
        </header>
        <div className="with-rail__rail">
          {page === null ? null : (
            <BuyBox
              page={page}
              floors={null}
              returns={returns}
              remembered={remembered}
              path={paths.expertReview(review.slug)}
            />
          )}
        </div>
        <div className="stack stack--sections with-rail__body">
          <PageSections sections={sectionsOf(review, others.length)} />
          <TestedSections review={review} tested={tested} offer={offer} place={place} demo={demo} />
          <NextSteps review={review} others={others} demo={demo} />
        </div>
      </div>
      {page === null ? null : <BuyBar page={page} />}
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
