import { Link } from "@remix-run/react";
import type { OwnerRating } from "#contracts/mattress";
import type { StoreReviewDetail, StoreReviewSummary } from "#contracts/store-reviews";
import { versionKindLabels } from "#contracts/vocabulary/reviews";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import Stars from "~/ui/stars";
import ReviewVersions from "./review-versions";
import StoreReviewCard from "./store-review-card";

interface AroundStoreReviewProps extends Pick<StoreReviewDetail["review"], "versions" | "store"> {
  /** Of the store. */
  rating: OwnerRating | null;
  others: readonly StoreReviewSummary[];
  demo: boolean;
}

/** What a review of a store said before, and what others say of the store. */
export default function AroundStoreReview({ versions, store, rating, others, demo }: AroundStoreReviewProps) {
  return (
    <>
      <ReviewVersions
        versions={versions}
        labels={storePartLabels}
        title="What the writer changed"
        intro="The last version counts."
        headOf={({ kind }) => versionKindLabels[kind]}
      />
      {store === null ? null : (
        <Section
          name="store"
          title={
            <>
              {others.length === 0 ? null : "What others say about "}
              <bdi>{store.name}</bdi>
            </>
          }
          intro={demo && others.length > 0 ? "We made up these reviews for the demo." : undefined}
        >
          {rating === null || rating.average === null ? null : (
            <p>
              <Stars rating={rating.average} count={rating.count} />
            </p>
          )}
          {others.length === 0 ? (
            <p>Nobody else has reviewed this store yet.</p>
          ) : (
            <ul className="grid owner-reviews">
              {others.map((other) => (
                <StoreReviewCard key={other.id} review={other} demo={demo} named={false} />
              ))}
            </ul>
          )}
          <p className="cluster">
            <Link className="button button--secondary" to={paths.store(store.slug)}>
              See this store
            </Link>{" "}
            <Link to={paths.reviewStoreOf(store.slug)}>Rate this store</Link>
          </p>
        </Section>
      )}
    </>
  );
}
