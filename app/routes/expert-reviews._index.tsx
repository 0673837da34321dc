import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import EarningsNote from "~/features/expert-reviews/earnings-note";
import { reviewEntry } from "~/features/expert-reviews/review-entry.server";
import { reviewList } from "~/features/expert-reviews/review-list";
import ReviewRow from "~/features/expert-reviews/review-row";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { listMeta } from "~/site/list-meta";
import { linksTo } from "~/site/page-meta";
import stylesheet from "~/styles/expert-reviews.css?url";
import { formatNumber } from "~/ui/format";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";

export const meta: MetaFunction<typeof loader> = (page) =>
  listMeta(page, {
    list: reviewList,
    title: "Expert mattress reviews",
    description:
      "Mattresses measured with the same instruments: whether they’re as firm as the brand says, what they do well, and " +
      "who shouldn’t buy them.",
    pathOf: ({ href }) => href,
  });

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, listing, ...page } = await readList(reviewList, request, (query) =>
    context.api.expertReviews.list(query),
  );
  return json({ ...page, listing: { ...listing, items: listing.items.map(reviewEntry) } }, { status });
}

export const handle: RouteFacts = { page: ["editorial", "list", "expert review"], ...forEveryone, reads: "listings" };

export default function ExpertReviewsPage() {
  const data = useLoaderData<typeof loader>();
  const { items, tested, demo } = data.listing;
  return (
    <ListPage
      {...data}
      list={reviewList}
      lead={`Is the bed what the brand says it is? We’ve measured ${tested === 0 ? "some" : formatNumber(tested)} to find out.`}
    >
      <EarningsNote />
      <ul className="rows">
        {items.map((review, index) => (
          <li key={review.slug}>
            <ReviewRow review={review} heading="h2" demo={demo} first={index === 0} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
