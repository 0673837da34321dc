import { Link } from "@remix-run/react";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import { acquisitionLabels } from "#contracts/vocabulary/expert-reviews";
import { paths } from "~/paths";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";

/** What the seller pays us, in the words of every link to a seller. */
function paidWords(offer: ExpertReviewDetail["offer"]): string {
  if (offer === null) return "Nothing. We don’t link to a seller of this bed.";
  return offer.commission === null
    ? `Nothing. ${offer.seller} pays us nothing when you buy it.`
    : `When you buy it through our link, ${offer.commission.payer} pays us ${offer.commission.terms}.`;
}

/** How we got the bed, who has ties to whom, and what we are paid. */
export default function Money({ review, offer }: Pick<ExpertReviewDetail, "review" | "offer">) {
  const { acquired, conflicts } = review;
  return (
    <Section
      target
      name="money"
      title="Who paid for what"
      intro={
        <>
          Scores follow from what the instruments read, so there’s nothing in them to buy.{" "}
          <Link to={`${paths.about}#money`}>How we make money</Link>
        </>
      }
    >
      <dl className="facts plain-facts">
        {acquired === null ? null : (
          <Fact term="How we got it">{`${acquisitionLabels[acquired].label}, ${acquisitionLabels[acquired].about}.`}</Fact>
        )}
        <Fact term="Conflicts of interest">{conflicts ?? "None that we know of."}</Fact>
        <Fact term="What we’re paid">{paidWords(offer)}</Fact>
      </dl>
    </Section>
  );
}
