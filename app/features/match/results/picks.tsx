import { Link } from "@remix-run/react";
import MatchBadge from "~/mattress/match/match-badge";
import BedPicture from "~/mattress/picture/bed-picture";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import { BedPrice } from "./match-card";
import type { PickedBed, ShownBed, ShownPick } from "./shown-results.server";

/** The beds to look at first, each with its reason. Nothing when no bed matches. */
export default function Picks({ picks, filtered = false }: { picks: readonly ShownPick[]; filtered?: boolean }) {
  if (picks.length === 0) return null;
  const ofOneBed = picks.filter(({ beds }) => beds.length === 1);
  const pairs = picks.filter(({ beds }) => beds.length > 1);
  // Another way to sleep, which nobody would look for at the end of a row that is scrolled sideways.
  const pairFirst = picks[0]!.beds.length > 1;
  const title = picks.flatMap(({ beds }) => beds).length === 1 ? "Start with this one" : "Start with these";
  return (
    <Section name="picks" title={title} headingClass="text-xl">
      {filtered ? (
        <p className="small soft">We picked these from all your matches. The filters change only the list below.</p>
      ) : null}
      {pairFirst ? <Pairs picks={pairs} /> : null}
      <ul className="grid picks">
        {ofOneBed.map((pick, index) => (
          <li key={pick.kind} className="stack stack--tight pick">
            <h3 className="pick__kind">{pick.label}</h3>
            <OneBed bed={pick.beds[0]!} first={index === 0} />
            <p className="small">{pick.because}</p>
            <Drawback bed={pick.beds[0]!} />
          </li>
        ))}
      </ul>
      {pairFirst ? null : <Pairs picks={pairs} />}
    </Section>
  );
}

const Pairs = ({ picks }: { picks: readonly ShownPick[] }) =>
  picks.map((pick) => (
    <div key={pick.kind} className="stack stack--tight pick">
      <h3 className="pick__kind">{pick.label}</h3>
      <p className="small">{pick.because}</p>
      <SplitPair beds={pick.beds} />
    </div>
  ));

const Drawback = ({ bed: { drawback } }: { bed: PickedBed }) =>
  drawback === null ? null : <p className="small speaks-against">{drawback}</p>;

function OneBed({ bed, first }: { bed: ShownBed; first: boolean }) {
  return (
    <>
      <div className="pick__head">
        <BedPicture picture={bed.picture} frame="pick__picture" eager={first} />
        <div className="pick__names">
          <p>
            <Link className="pick__name" to={paths.model(bed.slug)}>
              {bed.name}
            </Link>{" "}
            <span className="soft small">{bed.brand.name}</span>
          </p>
          <BedPrice bed={bed} />
        </div>
      </div>
      <MatchBadge {...bed} />
    </>
  );
}

/** One bed for each. */
function SplitPair({ beds }: { beds: readonly PickedBed[] }) {
  return (
    <ul className="grid pick__halves">
      {beds.map((bed, index) => (
        <li className="stack pick__half" key={bed.slug}>
          <p className="small">{index === 0 ? "For you:" : "For your partner:"}</p>
          <OneBed bed={bed} first={false} />
          <Drawback bed={bed} />
        </li>
      ))}
    </ul>
  );
}
