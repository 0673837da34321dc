import { formatMoney } from "#contracts/english";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { ReviewDetail } from "#contracts/reviews";
import { cutAtWord } from "#contracts/text/cut-text";
import { isolated } from "#contracts/text/isolated-text";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { incentiveLabels, refusalReasons, versionKindLabels } from "#contracts/vocabulary/reviews";
import { voteForm } from "~/features/reviews/forms.server";
import RefusedReview from "~/features/reviews/refused-review";
import ReviewCard, { Writer } from "~/features/reviews/review-card";
import { PartWords, Proof, Reply } from "~/features/reviews/review-entry";
import { reviewsHref } from "~/features/reviews/review-list";
import { ownerReviewData } from "~/features/reviews/review-data";
import ReviewVersions from "~/features/reviews/review-versions";
import UpdatedText from "~/features/reviews/updated-text";
import UsefulForm from "~/features/reviews/useful-form";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { inFirstMonth, timeOwned } from "~/ui/time-owned";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Day from "~/ui/page/day";
import Paragraphs from "~/ui/page/paragraphs";
import Section from "~/ui/page/section";
import Stars from "~/ui/stars";
import ReviewPhotos from "~/features/reviews/review-photos";

export const handle: RouteFacts = {
  page: ["review", "owner review"],
  access: "everyone",
  listing: "reviews",
  reads: "texts",
};

const bedOf = ({ brand, model, product }: ReviewDetail["review"]) =>
  [brand?.name, model?.name ?? product].filter(Boolean).join(" ");

/** @param bed its name, as it stands in a sentence */
const titleOf = ({ title, first }: ReviewDetail["review"], bed: string) =>
  (first?.title ?? title) || `A review of the ${bed}`;

function headOf({ kind, months_owned }: ReviewDetail["review"]["versions"][number]): string {
  if (months_owned === null) return versionKindLabels[kind];
  return `${versionKindLabels[kind]}, ${months_owned === 0 ? inFirstMonth : `after ${timeOwned(months_owned)}`}`;
}

const crumbsOf = (review: ReviewDetail["review"], name: string) => {
  const { brand, model } = review;
  return crumbsTo(
    titleOf(review, name),
    { label: "Owner reviews", href: paths.customerReviews },
    ...(brand === null ? [] : [{ label: bedOf(review), href: reviewsHref({ brand, model }) }]),
  );
};

export const meta = metaOf<typeof loader>((data, { origin }) => {
  const { review, name, begins } = data;
  return {
    title: `${titleOf(review, name)}: ${bedOf(review)} review`,
    description: begins,
    path: paths.review(review.id),
    crumbs: crumbsOf(review, name),
    noindex: review.state !== "published",
    thing: ownerReviewData(data, origin),
  };
});

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const detail = await context.api.reviews.show(params.id ?? "");
  // Of a visitor without an account the address says it, until another page has been opened.
  const voted = new URL(request.url).searchParams.get("voted");
  const useful = detail.review.voted || voted === "yes" ? "no" : "yes";
  const layer = pageLayer(context, () => ({ products: productsOf(detail.bed === null ? [] : [detail.bed]) }));
  return {
    ...detail,
    name: isolated(bedOf(detail.review)),
    begins: cutAtWord(detail.review.first?.body ?? detail.review.body, 150),
    voted,
    form: openForm(voteForm, { useful }),
    layer,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, voteForm);
  const outcome = form.ok ? await context.api.reviews.vote(id, form.data.useful === "yes") : form;
  return outcome.ok
    ? redirect(`${paths.review(id)}?voted=${form.values.useful}`, 303)
    : formAnswer(outcome, form.values);
}

export default function ReviewPage() {
  const { review, name, bed, others, demo, voted, form } = usePageForm<typeof loader>();
  if (review.state === "refused")
    return (
      <RefusedReview
        rating={review.rating}
        reason={review.reason === null ? null : refusalReasons[review.reason]}
        crumbs={crumbsOf(review, name)}
        name={`the ${name}`}
        others={paths.customerReviews}
      />
    );
  const { rating, body, parts, proof, incentive, helpful_votes, reply, written_on, seller, paid_cents } = review;
  return (
    <article className="wrap stack stack--sections">
      <div className="stack">
        <header className="page-head stack">
          <Breadcrumbs items={crumbsOf(review, name)} />
          <h1 dir="auto">{titleOf(review, name)}</h1>
          <ErrorSummary errors={form.errors} />
          <p className="cluster cluster--tight">
            <Stars rating={rating} /> {written_on === null ? null : <Day iso={written_on} />}
          </p>
          <Writer review={review} />
        </header>
        <div className="stack measure">
          {review.first === null ? <Paragraphs text={body} /> : <UpdatedText first={review.first} update={review} />}
          {review.photos.length === 0 ? null : (
            <ReviewPhotos photos={review.photos} author={review.author} bed={bedOf(review)} />
          )}
          <PartWords parts={parts} labels={scoreLabels} />
          {seller === null && paid_cents === null ? null : (
            <p className="small soft">
              Bought
              {seller === null ? null : (
                <>
                  {" at "}
                  <bdi>{seller}</bdi>
                </>
              )}
              {paid_cents === null ? null : ` for ${formatMoney(paid_cents)}`}.
            </p>
          )}
          <p className="cluster cluster--tight small soft">
            {proof === null ? null : <Proof proof={proof} />}{" "}
            {incentiveLabels[incentive] === null ? null : <span>{incentiveLabels[incentive]}</span>}{" "}
            {demo ? <span>We made up this review for the demo.</span> : null}
          </p>
          {reply === null ? null : <Reply reply={reply} demo={demo} />}
        </div>
        <UsefulForm
          form={form}
          voted={voted}
          helpful_votes={helpful_votes}
          reportHref={paths.reportReview(review.id)}
        />
      </div>
      <ReviewVersions
        versions={review.versions}
        labels={scoreLabels}
        title="How it held up"
        intro="The same owner, at different times. The last one counts."
        headOf={headOf}
      />
      {others.length === 0 || bed === null ? null : (
        <Section
          name="others"
          title={`What others say about the ${bed.name}`}
          intro={demo ? "We made up these reviews for the demo." : undefined}
        >
          <ul className="grid owner-reviews">
            {others.map((other) => (
              <ReviewCard key={other.id} review={other} demo={demo} named={false} />
            ))}
          </ul>
          <p className="cluster">
            <Link className="button button--secondary" to={paths.model(bed.slug)}>
              See the {bed.name}
            </Link>{" "}
            <Link to={paths.reviewMattressOf(bed.slug)}>Rate yours</Link>
          </p>
        </Section>
      )}
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
