import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { StoreReviewDetail } from "#contracts/store-reviews";
import { cutAtWord } from "#contracts/text/cut-text";
import { isolated } from "#contracts/text/isolated-text";
import { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";
import { voteForm } from "~/features/reviews/forms.server";
import RefusedReview from "~/features/reviews/refused-review";
import { storeReviewsHref } from "~/features/reviews/store-review-list";
import UsefulForm from "~/features/reviews/useful-form";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Text from "~/features/reviews/store-review-text";
import Around from "~/features/reviews/around-store-review";

type Review = Omit<StoreReviewDetail["review"], "helpful_votes" | "voted">;

export const handle: RouteFacts = {
  page: ["review", "store review"],
  access: "everyone",
  listing: "store-reviews",
  reads: "texts",
};

const placeOf = ({ store, name }: Review) => store?.name ?? (name === "" ? "a store" : name);

/** @param place its name, as it stands in a sentence */
const titleOf = ({ title }: Review, place: string) => (title === "" ? `A review of ${place}` : title);

const crumbsOf = (review: Review, name: string) => {
  const { store } = review;
  return crumbsTo(
    titleOf(review, name),
    { label: "Store reviews", href: paths.storeReviews },
    ...(store === null ? [] : [{ label: placeOf(review), href: storeReviewsHref({ store, retailer: null }) }]),
  );
};

export const meta = metaOf<typeof loader>(({ review, name, begins }) => ({
  title: `${titleOf(review, name)}: ${placeOf(review)} review`,
  description: begins,
  path: paths.storeReview(review.id),
  crumbs: crumbsOf(review, name),
  noindex: review.state !== "published",
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { review: found, others, about, demo } = await context.api.storeReviews.show(params.id ?? "");
  const { helpful_votes, voted: byAccount, ...review } = found;
  // Of a visitor without an account the address says it, until another page has been opened.
  const voted = new URL(request.url).searchParams.get("voted");
  const useful = byAccount || voted === "yes" ? "no" : "yes";
  return {
    review,
    name: isolated(placeOf(review)),
    begins: cutAtWord(review.body, 150),
    helpful_votes,
    others,
    rating: about?.rating ?? null,
    demo,
    voted,
    form: openForm(voteForm, { useful }),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, voteForm);
  const outcome = form.ok ? await context.api.storeReviews.vote(id, form.data.useful === "yes") : form;
  return outcome.ok
    ? redirect(`${paths.storeReview(id)}?voted=${form.values.useful}`, 303)
    : formAnswer(outcome, form.values);
}

export default function StoreReviewPage() {
  const { review, name, helpful_votes, others, rating, demo, voted, form } = usePageForm<typeof loader>();
  if (review.state === "refused")
    return (
      <RefusedReview
        rating={review.rating}
        reason={review.reason === null ? null : storeRefusalReasons[review.reason]}
        crumbs={crumbsOf(review, name)}
        name={name}
        others={paths.storeReviews}
      />
    );
  return (
    <article className="wrap stack stack--sections">
      <div className="stack">
        <header className="page-head stack">
          <Breadcrumbs items={crumbsOf(review, name)} />
          <h1 dir="auto">{titleOf(review, name)}</h1>
          <ErrorSummary errors={form.errors} />
        </header>
        <Text review={review} demo={demo} />
        <UsefulForm
          form={form}
          voted={voted}
          helpful_votes={helpful_votes}
          reportHref={paths.reportStoreReview(review.id)}
        />
      </div>
      <Around versions={review.versions} store={review.store} rating={rating} others={others} demo={demo} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
