import type { StoreReviewSummary } from "#contracts/store-reviews";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import Day from "~/ui/page/day";
import Stars from "~/ui/stars";
import { PartWords, Proof, Reply } from "./review-entry";
import { Shopper } from "./store-review-card";
import Paragraphs from "~/ui/page/paragraphs";

interface StoreReviewTextProps {
  review: Omit<StoreReviewSummary, "helpful_votes">;
  demo: boolean;
}

/** What a shopper wrote of a store, below its title. */
export default function StoreReviewText({ review, demo }: StoreReviewTextProps) {
  const { rating, written_on, body, parts, proof, reply } = review;
  return (
    <>
      <p className="cluster cluster--tight">
        <Stars rating={rating} /> {written_on === null ? null : <Day iso={written_on} />}
      </p>
      <Shopper review={review} />
      <div className="stack measure">
        <Paragraphs text={body} />
        <PartWords parts={parts} labels={storePartLabels} />
        <p className="cluster cluster--tight small soft">
          {proof === null ? null : <Proof proof={proof} />}{" "}
          {demo ? <span>We made up this review for the demo.</span> : null}
        </p>
        {reply === null ? null : <Reply reply={reply} demo={demo} />}
      </div>
    </>
  );
}
