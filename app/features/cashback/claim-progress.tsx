import type { Claim } from "~/contracts/cashback/claims";
import { dayText, stationsOf } from "./claim-words";
import StepLine from "./step-line";

/** The states of a claim as a line, and in words with their days. */
export default function ClaimProgress({ claim }: { claim: Pick<Claim, "events" | "state" | "granted"> }) {
  const stations = stationsOf(claim);
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
                <time className="soft" dateTime={at}>
                  {dayText(at)}
                </time>
              </>
            )}
            {note === null || note === "" ? null : <p className="small step-list__note">{note}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
