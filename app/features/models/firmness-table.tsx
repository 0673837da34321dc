import type { Firmness } from "#contracts/mattress";
import { firmnessWord, heldWeightBandLabels } from "#contracts/vocabulary/mattress";
import { formatCount, unbroken } from "~/ui/format";
import { FirmnessTrack } from "~/mattress/firmness-scale";
import { firmnessFigure, sidesOf } from "~/mattress/firmness";
import FirmnessWords from "~/mattress/firmness-text";
import DataTable, { type Column } from "~/ui/table/data-table";
import FactSource, { type Source } from "./fact-source";
import Noted from "~/ui/table/noted";

interface Row {
  who: string;
  note: string;
  /** All that it can be set to, of a bed that is set at home. */
  value: number | NonNullable<Firmness["range"]> | null;
  kind: "claimed" | "measured" | "felt";
}

/** Which side the first claim is of, by whether a bed can be turned over. */
const claimedOf = { one: "", alike: ", for both sides", different: ", for the side named first" } as const;

/** Three kinds of firmness: what the brand claims, what was measured, what owners feel; above them what it can be set to. */
export function firmnessRows(firmness: Firmness): Row[] {
  const { claimed, measured, felt, range, halves, other_side: other } = firmness;
  const setting = range === null ? "" : ", at the middle setting";
  const sides = sidesOf(firmness);
  const claim = (value: number | null, note: string): Row => ({
    who: "Claimed",
    note: `by the brand${note}`,
    value,
    kind: "claimed",
  });
  return [
    ...(range === null ? [] : [{ who: "You can set it", note: "at home", value: range, kind: "claimed" as const }]),
    ...(halves === null
      ? [
          claim(claimed, setting + claimedOf[sides]),
          ...(sides === "different" ? [claim(other, ", for the other side")] : []),
        ]
      : halves.map((half) => claim(half, `, for a ${firmnessWord(half)} side`))),
    { who: "Measured", note: `in a test, not by the brand${setting}`, value: measured, kind: "measured" },
    ...felt.map(({ owners, weight_band, firmness }) => ({
      who: `Felt by ${formatCount(owners, "owner", "owners")}`,
      note: unbroken(`who weigh ${heldWeightBandLabels[weight_band].toLowerCase()}`),
      value: firmness,
      kind: "felt" as const,
    })),
  ];
}

/** What is said of both sides, by whether a bed can be turned over; "" of a bed with one side to sleep on. */
const ofSides = {
  one: "",
  alike: "You can flip this bed and sleep on either side: both are the same. ",
  different:
    "You can flip this bed and sleep on either side. What’s measured or felt, what we say the bed does and your match are " +
    "all for the side named first. ",
} as const;

/** Which of the figures to go by, and of which side they are. */
export const firmnessAdvice = (firmness: Firmness) => ofSides[sidesOf(firmness)] + figureAdvice(firmness);

function figureAdvice({ measured, felt, range, halves }: Firmness): string {
  if (range !== null) return "You set how firm it is at home, so what others measure or feel is only one setting.";
  if (halves !== null)
    return `You choose how firm each side is when you order, so two people can each have their own. Brands don’t all use the same scale${measured === null ? ", and nobody has measured this bed." : "."}`;
  const owners = felt.length > 0 ? "your weight matters too, so look at owners like you." : null;
  if (measured === null)
    return `Brands don’t all use the same scale${owners === null ? ", and nobody has measured this bed." : `, and ${owners}`}`;
  return `Brands don’t all use the same scale. This bed has been measured, so go by that${owners === null ? "." : `; ${owners}`}`;
}

const columns: Column<Row>[] = [
  {
    heading: "Who says so",
    cell: ({ who, note }) => <Noted note={note}>{who}</Noted>,
  },
  {
    heading: "Firmness",
    className: "firmness-table__figure",
    cell: ({ value }) =>
      value === null || typeof value === "number" ? (
        <FirmnessWords value={value} unknown="Not measured" />
      ) : (
        <strong>{`${firmnessFigure(value.softest)} to ${firmnessFigure(value.firmest)}`}</strong>
      ),
  },
  {
    className: "firmness-table__track",
    heading: (
      <>
        <span className="visually-hidden">Shown on the scale</span>{" "}
        <span className="firmness-table__ends" aria-hidden="true">
          <span>Softer</span> <span>Firmer</span>
        </span>
      </>
    ),
    cell: ({ value, kind }) => (value === null ? null : <FirmnessTrack value={value} kind={kind} />),
  },
];

interface FirmnessTableProps {
  firmness: Firmness;
  /** Of the measurement. */
  source: Source | null;
}

export default function FirmnessTable({ firmness, source }: FirmnessTableProps) {
  return (
    <>
      <DataTable
        className="firmness-table"
        caption="From 1, softest, to 10, firmest"
        columns={columns}
        rows={firmnessRows(firmness)}
        keyOf={({ kind, who, note, value }) => `${kind} ${who} ${note} ${typeof value === "number" ? value : ""}`}
      />
      {source === null ? null : <FactSource {...source} measured />}
    </>
  );
}
