import { Link } from "@remix-run/react";
import type { StoreReviewSummary } from "#contracts/store-reviews";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import { paths } from "~/paths";
import Day from "~/ui/page/day";
import ReviewEntry from "./review-entry";

interface ShopperProps {
  review: Pick<StoreReviewSummary, "author" | "store" | "name" | "bought" | "visited_on">;
  named?: boolean;
}

/** "Ana B. bought something at Sleep Depot, Boise, ID on Mar 9, 2026". */
export function Shopper({ review, named = true }: ShopperProps) {
  const { author, store, name, bought, visited_on } = review;
  const place =
    store === null ? (
      <bdi>{name}</bdi>
    ) : (
      <Link to={paths.store(store.slug)} dir="auto">
        {store.name}
      </Link>
    );
  return (
    <p className="small soft">
      <bdi>{author ?? "A shopper"}</bdi> {bought === null ? "was " : bought ? "bought something " : "looked around "}
      {named && (store !== null || name !== "") ? <>at {place}</> : "here"}
      {visited_on === null ? null : (
        <>
          {" "}
          on <Day iso={visited_on} />
        </>
      )}
    </p>
  );
}

interface StoreReviewCardProps {
  review: StoreReviewSummary;
  demo: boolean;
  /** Of the title. */
  heading?: "h2" | "h3";
  /** Whether it says which store it is about. */
  named?: boolean;
}

/** A shopper's review of a store, in a list. */
export default function StoreReviewCard({ review, demo, heading = "h3", named = true }: StoreReviewCardProps) {
  return (
    <ReviewEntry
      review={review}
      demo={demo}
      href={paths.storeReview(review.id)}
      subject="store"
      heading={heading}
      parts={review.parts}
      labels={storePartLabels}
      writer={<Shopper review={review} named={named} />}
      notes={[review.edited ? "Changed later" : null]}
    />
  );
}
