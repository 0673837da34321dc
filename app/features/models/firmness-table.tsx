import type { Firmness } from "~/contracts/mattress";
import { weightBandLabels } from "~/contracts/vocabulary/mattress";
import { formatCount } from "~/ui/format";
import { firmnessFigure, firmnessWord } from "~/mattress/firmness";
import { FirmnessTrack } from "~/mattress/firmness-scale";

interface Row {
  who: string;
  note: string;
  value: number | null;
  kind: "claimed" | "measured" | "felt";
}

/** Three kinds of firmness: what the brand claims, what was measured, what owners feel. */
export function firmnessRows(firmness: Firmness): Row[] {
  return [
    { who: "Claimed", note: "by the brand", value: firmness.claimed, kind: "claimed" },
    { who: "Measured", note: "independently of the brand", value: firmness.measured, kind: "measured" },
    ...firmness.felt.map((felt) => ({
      who: `Felt, ${weightBandLabels[felt.weight_band].toLowerCase()}`,
      note: `by ${formatCount(felt.owners, "owner", "owners")}`,
      value: felt.firmness,
      kind: "felt" as const,
    })),
  ];
}

export default function FirmnessTable({ firmness }: { firmness: Firmness }) {
  return (
    <table className="firmness-table">
      <caption>From 1, softest, to 10, firmest</caption>
      <thead>
        <tr>
          <th scope="col">Who says so</th>
          <th scope="col">Firmness</th>
          <th scope="col" className="firmness-table__track">
            <span className="visually-hidden">Drawn on the scale</span>{" "}
            <span className="firmness-table__ends" aria-hidden="true">
              <span>Softer</span> <span>Firmer</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {firmnessRows(firmness).map((row) => (
          <tr key={row.who}>
            <th scope="row">
              {row.who} <span className="firmness-table__note">{row.note}</span>
            </th>
            <td>
              {row.value === null ? (
                <span className="soft">Not measured</span>
              ) : (
                <>
                  <strong>{firmnessFigure(row.value)}</strong> {firmnessWord(row.value)}
                </>
              )}
            </td>
            <td className="firmness-table__track">
              {row.value === null ? null : <FirmnessTrack value={row.value} kind={row.kind} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
