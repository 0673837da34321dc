import { Link } from "@remix-run/react";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import { acquisitionLabels } from "#contracts/vocabulary/expert-reviews";
import PointsList from "~/mattress/points-list";
import type { SaidPlace } from "~/mattress/score-figure";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";
import ClaimTable from "./claim-table";
import MeasurementTables from "./measurement-tables";
import ScoreSteps from "./score-steps";
import Sleeper from "./sleeper";

/** What we measured and what we make of it, who paid for what included. */
export default function TestedSections({
  review,
  tested,
  offer,
  place,
  demo,
}: Pick<ExpertReviewDetail, "review" | "tested" | "offer" | "demo"> & { place: SaidPlace | null }) {
  const { claims, measurements, pros, cons, story, score, model } = review;
  const { second_tester: second, method_version: version } = review;
  return (
    <>
      {claims.length === 0 ? null : (
        <Section target name="claims" title={`Is it what ${model.brand.name} says?`}>
          <ClaimTable brand={model.brand.name} claims={claims} />
        </Section>
      )}
      {pros.length + cons.length === 0 ? null : (
        <Section target name="points" title="What’s good, and what isn’t">
          <div className="grid review-points">
            <PointsList title="Pros" items={pros} kind="good" />
            <PointsList title="Cons" items={cons} kind="bad" />
          </div>
        </Section>
      )}
      {measurements.length === 0 ? null : (
        <Section
          target
          name="measured"
          title="What we measured"
          intro={
            <>
              On a queen, or the largest size if there’s none, with the same instruments for every bed
              {version === null ? "" : ` (method ${version})`}. <Link to={paths.howWeTest}>How we test</Link>
            </>
          }
        >
          <MeasurementTables measurements={measurements} tested={tested} />
          {score === null ? null : (
            <Disclosure
              summary={
                place === null
                  ? `How the results make a test score of ${Math.round(score)}`
                  : "How the results make its place"
              }
            >
              <ScoreSteps measurements={measurements} score={score} place={place} />
            </Disclosure>
          )}
        </Section>
      )}
      {story.length === 0 && second === null ? null : (
        <Section target name="story" title="What it’s like">
          <div className="measure stack">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {second === null ? null : (
              <>
                <h3>How it felt to someone else</h3>
                <p>{second.text}</p>
                <p className="small soft">
                  <Sleeper
                    name={second.name}
                    about={second.about}
                    nights={second.nights}
                    firstNight={second.first_night}
                    demo={demo}
                  />
                  {second.nights === null ? null : "."}
                </p>
              </>
            )}
          </div>
        </Section>
      )}
      <Money review={review} offer={offer} />
    </>
  );
}

/** What the seller pays us, in the words of every link to a seller. */
function paidWords(offer: ExpertReviewDetail["offer"]): string {
  if (offer === null) return "Nothing. We don’t link to a seller of this bed.";
  return offer.commission === null
    ? `Nothing. ${offer.seller} pays us nothing when you buy it.`
    : `When you buy it through our link, ${offer.commission.payer} pays us ${offer.commission.terms}.`;
}

/** How we got the bed, who has ties to whom, and what we are paid. */
function Money({ review, offer }: Pick<ExpertReviewDetail, "review" | "offer">) {
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
