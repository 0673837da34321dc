import { Link } from "@remix-run/react";
import type { ExpertReviewDetail } from "#contracts/expert-reviews/review";
import PointsList from "~/mattress/points-list";
import type { SaidPlace } from "~/mattress/score-figure";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import Section from "~/ui/page/section";
import ClaimTable from "./claim-table";
import MeasurementTables from "./measurement-tables";
import Money from "./money";
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
  const {
    second_tester: second,
    claims,
    measurements,
    pros,
    cons,
    story,
    score,
    model,
    method_version: version,
  } = review;
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
