import type { ReviewListing } from "~/contracts/reviews";
import { formatNumber } from "~/ui/format";
import Ratings from "./ratings";
import { reviewsHref } from "./review-list";

/** How owners rate a brand or bed. */
export default function RatingSummary({ about }: { about: NonNullable<ReviewListing["about"]> }) {
  const { rating, rating_distribution: distribution, model } = about;
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <Ratings
      rating={rating}
      distribution={distribution}
      caption={`How ${formatNumber(total)} owners rated ${model === null ? "their beds" : "it"}`}
      hrefOf={(stars) => reviewsHref(about, { stars })}
      none="No owner has rated it yet."
      by="owner"
    />
  );
}
