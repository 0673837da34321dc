import type { ClaimCheck, ExpertReviewDetail } from "#contracts/expert-reviews/review";
import { claimedLabels } from "#contracts/vocabulary/expert-reviews";
import { firmnessText } from "~/mattress/firmness";
import { FirmnessTrack } from "~/mattress/firmness-scale";
import { tenth } from "~/ui/format";
import DataTable from "~/ui/table/data-table";

const figure = ({ of }: ClaimCheck, value: number) =>
  of === "firmness" ? firmnessText(value) : `${Math.round(value * 100) / 100}\u00a0inches`;

function outcome({ of, claimed, measured, agrees }: ClaimCheck): string {
  const difference = tenth(measured - claimed);
  if (agrees) return difference === 0 ? "The same" : "Close enough";
  const by = `by ${Math.abs(difference)}`;
  if (of === "firmness") return difference < 0 ? `Softer ${by}` : `Firmer ${by}`;
  return difference < 0 ? `Lower ${by}″` : `Higher ${by}″`;
}

const Figure = ({ check, value, kind }: { check: ClaimCheck; value: number; kind: "claimed" | "measured" }) => (
  <>
    {figure(check, value)}
    {check.of === "firmness" ? <FirmnessTrack value={value} kind={kind} /> : null}
  </>
);

/** What the brand says beside what we measured. */
export default function ClaimTable({
  brand,
  claims,
}: {
  brand: string;
  claims: ExpertReviewDetail["review"]["claims"];
}) {
  return (
    <DataTable
      className="wide-table claims"
      region="Table of claims"
      caption="Differences of less than half a point of firmness, or half an inch, don’t count"
      columns={[
        { heading: "What", cell: ({ of }) => claimedLabels[of] },
        { heading: `${brand} says`, cell: (check) => <Figure check={check} value={check.claimed} kind="claimed" /> },
        { heading: "We measured", cell: (check) => <Figure check={check} value={check.measured} kind="measured" /> },
        { heading: "So it is", cell: (check) => <strong>{outcome(check)}</strong> },
      ]}
      rows={claims}
      keyOf={({ of }) => of}
    />
  );
}
