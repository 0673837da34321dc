import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReviewSummary } from "#contracts/reviews";
import { atomAnswer } from "~/http/seo/atom.server";
import { feedAddresses } from "~/http/seo/machine-addresses.server";
import { textAfter } from "~/features/reviews/review-text";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "texts" };

const bedOf = ({ brand, model, product }: ReviewSummary) =>
  [brand?.name, model?.name ?? product].filter(Boolean).join(" ");

/** As in a list: an update stands below the text that it adds to. */
const textOf = ({ first, ...review }: ReviewSummary) =>
  first === null
    ? review.body
    : `${textAfter(first, false)}: ${first.body}\n\n${textAfter(review, true)}: ${review.body}`;

const starsOf = (rating: number) => `${rating} of 5 stars`;

/** The newest owner reviews, whole; one whose day isn't known can't be told in order. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { demo, items } = await context.api.reviews.list({});
  return atomAnswer(request, context, {
    title: `Owner reviews of mattresses | ${context.site.name}`,
    path: paths.customerReviews,
    address: feedAddresses.reviews,
    demo,
    entries: items.flatMap((review) => {
      const { id, first, rating, author, written_on } = review;
      const title = first?.title ?? review.title;
      if (written_on === null) return [];
      return {
        path: paths.review(id),
        title: `${title === "" ? starsOf(rating) : title}: ${bedOf(review)}`,
        updated: written_on,
        author,
        text: `${demo ? "We made up this review for the demo. " : ""}${starsOf(rating)}.\n\n${textOf(review)}`,
      };
    }),
  });
}
