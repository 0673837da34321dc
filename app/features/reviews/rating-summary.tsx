import type { ReviewListing } from "#contracts/reviews";
import { formatCount } from "~/ui/format";
import Ratings from "./ratings";
import { reviewsHref } from "./review-list";

interface RatingSummaryProps {
  about: NonNullable<ReviewListing["about"]>;
  /** How many of those who rated also wrote a review, where it is known. */
  written?: number;
}

export default function RatingSummary({ about, written }: RatingSummaryProps) {
  const { rating, rating_distribution: distribution, written_distribution: texts, model } = about;
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <Ratings
      rating={rating}
      distribution={distribution}
      caption={`How ${formatCount(total, "owner", "owners")} rated ${model === null ? "their beds" : "it"}, with and without words. A link shows the reviews with words.`}
      hrefOf={(stars) => (texts?.[stars - 1] === 0 ? null : reviewsHref(about, { stars: String(stars) }))}
      none="No owner has rated it yet."
      by="owner"
      written={written}
    />
  );
}
