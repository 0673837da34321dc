import { Link } from "@remix-run/react";
import type { MatchPick } from "~/contracts/match";
import { matchPickLabels } from "~/contracts/vocabulary/match";
import ModelPicture from "~/mattress/picture/model-picture";
import { price } from "~/mattress/price";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { MatchPrice, MatchScore } from "./match-figures";

/** The beds to look at first, each with its reason. Nothing when no bed matches. */
export default function Picks({ picks }: { picks: readonly MatchPick[] }) {
  if (picks.length === 0) return null;
  return (
    <Section name="picks" title="Start with these" headingClass="text-xl">
      <ul className="grid picks">
        {picks.map((pick, index) => (
          <li key={pick.kind} className="stack stack--tight pick">
            <h3 className="pick__kind">{matchPickLabels[pick.kind]}</h3>
            {pick.beds.length === 1 ? (
              <OneBed bed={pick.beds[0]!} size={pick.size} first={index === 0} />
            ) : (
              <SplitPair beds={pick.beds} size={pick.size} />
            )}
            <p className="small">{pick.because}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PickedBed = MatchPick["beds"][number];

function OneBed({ bed, size, first }: { bed: PickedBed; size: MatchPick["size"]; first: boolean }) {
  const { model } = bed;
  return (
    <>
      <div className="pick__head">
        <ModelPicture model={model} frame="pick__picture" eager={first} />
        <div className="pick__names">
          <p>
            <Link className="pick__name" to={paths.model(model.slug)}>
              {model.name}
            </Link>{" "}
            <span className="soft small">{model.brand.name}</span>
          </p>
          <MatchPrice cents={bed.price_cents} size={size} />
        </div>
      </div>
      <div className="cluster pick__outcome">
        <MatchScore score={bed.score} band={bed.band} risk={bed.risk} />
      </div>
    </>
  );
}

/** One bed for each. */
function SplitPair({ beds, size }: { beds: readonly PickedBed[]; size: MatchPick["size"] }) {
  return (
    <ul className="stack stack--close">
      {beds.map(({ model, score, price_cents: cents }, index) => (
        <li key={model.slug}>
          {index === 0 ? "For you: " : "For your partner: "}
          <Link to={paths.model(model.slug)}>{`${model.brand.name} ${model.name}`}</Link>, {Math.round(score)} of 100
          {cents === null ? "" : `, ${price(cents)} in ${sizeName(size)}`}
        </li>
      ))}
    </ul>
  );
}
