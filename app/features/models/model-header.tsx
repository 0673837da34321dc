import { Link } from "@remix-run/react";
import type { ModelPage } from "#contracts/model-page";
import { topStyleLabels } from "#contracts/vocabulary/mattress";
import { firmnessText, sidesText } from "~/mattress/firmness";
import ProsAndCons, { type ProsAndConsProps } from "~/mattress/match/pros-and-cons";
import ModelPicture from "~/mattress/picture/model-picture";
import { pictureText } from "~/mattress/picture/picture-text";
import OwnerRating from "~/mattress/owner-rating";
import ScoreFigure, { type SaidPlace } from "~/mattress/score-figure";
import { amongBeds, heightText, kindName } from "~/mattress/type-list";
import { paths } from "~/paths";
import MadeUp from "~/ui/page/made-up";
import Fact from "~/ui/page/fact";

interface ModelHeaderProps {
  page: ModelPage;
  own: ProsAndConsProps | null;
  /** Of its test. */
  place: SaidPlace | null;
}

/** What the bed is and whom it suits, the visitor first; what it costs stands beside it. */
export default function ModelHeader({
  page: { model, suits, demo, expert_review: tested },
  own,
  place,
}: ModelHeaderProps) {
  const range = model.firmness?.range ?? null;
  return (
    <div className="stack">
      <p className="eyebrow">
        <Link to={paths.brand(model.brand.slug)}>{model.brand.name}</Link>
      </p>
      <h1>{model.name}</h1>
      <div className="columns model-head">
        <ModelPicture model={model} frame="model-head__picture" alt={pictureText(model)} eager />
        <div className="stack stack--tight suits">
          {own === null ? null : (
            <>
              <p className="suits__whom">For you</p>
              <ProsAndCons {...own} />
            </>
          )}
          {suits === null ? (
            model.summary === "" ? null : (
              <p className="lead">{model.summary}</p>
            )
          ) : (
            <>
              {own === null ? null : <p className="suits__whom">In general</p>}
              <p>{suits.who}</p>
              <p>
                {suits.who_not}
                {suits.found.length === 0 ? null : <Found things={suits.found} demo={demo} />}
              </p>
            </>
          )}
        </div>
      </div>
      <dl className="facts facts--row ruled">
        <Fact term="Bedlark score">
          <ScoreFigure score={model.score} named={false} among={amongBeds(model.type)} />
        </Fact>
        {tested === null ? null : (
          <Fact term="Our test">
            {/* Its place is no second score, so it doesn’t look like one. */}
            {place === null ? (
              <ScoreFigure score={tested.score} name="test score" />
            ) : (
              `${place.rank} ${place.among}`
            )}{" "}
            <Link to={paths.expertReview(tested.slug)}>See what we measured</Link>
            {demo ? <MadeUp /> : null}
          </Fact>
        )}
        <Fact term="Type">{kindName(model)}</Fact>
        <Fact term={range === null ? "Firmness, says the brand" : "Firmness"}>
          {model.firmness === null ? firmnessText(null) : sidesText(model.firmness)}
        </Fact>
        {model.firmness === null || model.firmness.other_side === null ? null : (
          <Fact term="Sides to sleep on">Two: you can flip it</Fact>
        )}
        <Fact term="Height">
          {heightText(model.height_inches)}
          {model.top_style === null ? null : `, ${topStyleLabels[model.top_style].toLowerCase()}`}
        </Fact>
        <Fact term="Weight limit, says the brand">
          {model.capacity_pounds === null ? "Not published" : `${model.capacity_pounds}\u00a0lb${aSide(model)}`}
        </Fact>
        <Fact term="Owners">
          <OwnerRating rating={model.rating} />
        </Fact>
      </dl>
    </div>
  );
}

/** Nothing of a bed for one: it has no sides. */
const aSide = ({ variants }: ModelPage["model"]) =>
  variants.every(({ size }) => size.startsWith("twin")) ? "" : " a\u00a0side";

/** What the test says against the bed, as it says it. */
function Found({ things, demo }: { things: readonly string[]; demo: boolean }) {
  const count = ["One thing", "Two things", "Three things"][things.length - 1] ?? `${things.length} things`;
  return (
    <>
      {` ${count} to know: “${things.join("”; “")}”`}
      {demo ? <MadeUp /> : null}.
    </>
  );
}
