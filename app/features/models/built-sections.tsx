import { Link } from "@remix-run/react";
import type { ModelPage } from "#contracts/model-page";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { paths } from "~/paths";
import { isForChild, sidesOf } from "~/mattress/firmness";
import MadeUp from "~/ui/page/made-up";
import Disclosure from "~/ui/disclosure";
import { formatNumber } from "~/ui/format";
import Section from "~/ui/page/section";
import Construction from "./construction";
import FirmnessTable, { firmnessAdvice } from "./firmness-table";
import { hugWords, ReadingTable, ScorePartTable } from "./score-table";

/** What the bed is made of, how firm it is and what follows from that. */
export default function BuiltSections({
  model,
  expert_review: tested,
  demo,
}: Pick<ModelPage, "model" | "expert_review" | "demo">) {
  const firmness = model.firmness !== null && isForChild(model) ? { ...model.firmness, felt: [] } : model.firmness;
  return (
    <>
      {model.layers.length === 0 ? null : <Construction model={model} />}
      {firmness === null ? null : (
        <Section target name="firmness" title="How firm it is" intro={firmnessAdvice(firmness)}>
          <FirmnessTable firmness={firmness} source={model.sources?.measurement ?? null} />
          {tested === null ? null : (
            <p>
              <strong>We tested this bed.</strong> {tested.verdict}
              {demo ? <MadeUp /> : null} <Link to={paths.expertReview(tested.slug)}>See everything we measured</Link>
            </p>
          )}
        </Section>
      )}
      {model.scores === null || model.score === null ? null : (
        <Section target name="scores" title="How good it is, and what it does">
          <p className="soft measure">
            The Bedlark score says how good a bed of its kind this is, whoever sleeps on it. Its price and what a seller
            pays us don’t count. <Link to={`${paths.about}#scores`}>How we score</Link>
          </p>
          {model.firmness === null || model.firmness.halves === null ? null : (
            <p className="soft measure">
              These figures are for a {firmnessWord(model.firmness.claimed)} side. A softer or firmer one differs a
              little, and your match goes by the side you should order.
            </p>
          )}
          {model.firmness === null || sidesOf(model.firmness) !== "different" ? null : (
            <p className="soft measure">
              You can flip this bed. These readings, which count in its score, are for the side named first. We have
              none for the other side.
            </p>
          )}
          <ReadingTable readings={model.scores} tested={model.tested} />
          {model.scores.hug === null ? null : <p className="measure">{hugWords(model.scores.hug)}</p>}
          {model.score_parts === null ? null : (
            <Disclosure
              summary={`How its Bedlark score of ${formatNumber(model.score)} adds up`}
              className="disclosure--narrow"
            >
              <ScorePartTable parts={model.score_parts} owners={model.score_owners} overall={model.score} />
            </Disclosure>
          )}
        </Section>
      )}
    </>
  );
}
