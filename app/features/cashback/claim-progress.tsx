import type { Claim } from "#contracts/cashback/claims";
import { formatMoment } from "~/ui/page/moment";
import { stationsOf } from "./claim-text";
import StepLine from "./step-line";

interface ClaimProgressProps {
  claim: Pick<Claim, "events" | "state" | "granted">;
  /** What happened, in words for its reader; those for the claimant without. */
  labels?: Parameters<typeof stationsOf>[1];
}

/**
 * The states of a claim as a line, and in words with their moments: which day one belongs to depends on where somebody is,
 * and letters say it with the zone as well.
 */
export default function ClaimProgress({ claim, labels }: ClaimProgressProps) {
  const stations = stationsOf(claim, labels);
  return (
    <div className="stack">
      <StepLine steps={stations} />
      <ol className="step-list">
        {stations.map(({ key, label, at, tone, note }) => (
          <li key={key} className={tone === "next" ? "step-list__next" : undefined}>
            {at === null ? (
              <span>
                <span className="visually-hidden">Still to come: </span>
                {label}
              </span>
            ) : (
              <>
                <strong>{label}</strong>{" "}
                <span className="soft">
                  <time dateTime={at}>{formatMoment(at)}</time>
                </span>
              </>
            )}
            {note === null || note === "" ? null : (
              <p className="small step-list__note" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
