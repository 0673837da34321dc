import { Link } from "@remix-run/react";
import type { StoreReviewListing } from "#contracts/store-reviews";
import { paths } from "~/paths";
import StoreRatings from "./store-ratings";
import StoreReviewCard from "./store-review-card";

/** A page of the list of store reviews, below how the one store or retailer is rated that it is about. */
export default function ListedStoreReviews({
  about,
  items,
  demo,
}: Pick<StoreReviewListing, "about" | "items" | "demo">) {
  const store = about?.store ?? null;
  return (
    <>
      {about === null ? null : <StoreRatings about={about} />}
      {store === null ? null : (
        <p className="cluster">
          <Link to={paths.store(store.slug)}>Address, hours and beds to try</Link>{" "}
          <Link to={paths.reviewStoreOf(store.slug)}>Rate this store</Link>
        </p>
      )}
      <ul className="grid owner-reviews">
        {items.map((review) => (
          <StoreReviewCard key={review.id} review={review} demo={demo} heading="h2" named={store === null} />
        ))}
      </ul>
    </>
  );
}
