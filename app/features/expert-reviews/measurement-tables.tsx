import type { Measurement } from "#contracts/expert-reviews/review";
import { measurementLabels } from "#contracts/vocabulary/expert-reviews";
import { formatNumber } from "~/ui/format";
import Day from "~/ui/page/day";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import { resultText } from "./result-text";

const what: Column<Measurement> = {
  heading: "What we measured",
  cell: ({ kind }) => <Noted note={measurementLabels[kind].about}>{measurementLabels[kind].label}</Noted>,
};
const result: Column<Measurement> = {
  heading: "This bed",
  className: "measurements__figure",
  cell: ({ kind, value, unit }) => <strong>{resultText(kind, value, unit)}</strong>,
};
const middle: Column<Measurement> = {
  heading: "Middle of all",
  className: "measurements__figure",
  cell: ({ kind, middle: of, unit }) => (of === null ? "Not known" : resultText(kind, of, unit)),
};
const how: Column<Measurement> = {
  heading: "Measured with",
  className: "small",
  cell: ({ instrument, measured_on }) => <Noted note={<Day iso={measured_on} />}>{instrument}</Noted>,
};
const score: Column<Measurement> = {
  heading: "Score",
  number: true,
  cell: ({ score: earned }) => earned?.toFixed(1),
};
const drawn: Column<Measurement> = {
  heading: "Scale",
  className: "measurements__bar",
  cell: ({ score: earned, middle: of, scale }) =>
    earned === null ? null : (
      <MeasureBar score={earned} middle={of === null || scale === null ? null : onScale(of, scale)} />
    ),
};

/** What a result would score; null on a scale that tells none apart. */
const onScale = (value: number, { five, one }: NonNullable<Measurement["scale"]>) =>
  one === five ? null : Math.min(5, Math.max(1, 5 - ((value - five) / (one - five)) * 4));

interface MeasurementTablesProps {
  measurements: readonly Measurement[];
  tested: number;
}

/** What the instruments read: what is scored, drawn on its scale, and what only describes the bed. */
export default function MeasurementTables({ measurements, tested }: MeasurementTablesProps) {
  const scored = measurements.filter((each) => each.score !== null);
  const plain = measurements.filter((each) => each.score === null);
  return (
    <>
      {scored.length === 0 ? null : (
        <DataTable
          className="wide-table measurements"
          region="Table of scored measurements"
          caption={`A longer bar is better, and scores run from 1 to 5. The mark on each bar is the middle of all ${formatNumber(tested)} beds we’ve tested.`}
          columns={[what, result, drawn, middle, score, how]}
          rows={scored}
          keyOf={({ kind }) => kind}
        />
      )}
      {plain.length === 0 ? null : (
        <DataTable
          className="wide-table measurements measurements--plain"
          region="Table of other measurements"
          caption="These only describe the bed, so they have no score"
          columns={[what, result, middle, how]}
          rows={plain}
          keyOf={({ kind }) => kind}
        />
      )}
    </>
  );
}

interface MeasureBarProps {
  /** From 1 to 5. */
  score: number;
  /** Where the middle of all beds would be, from 1 to 5; null where it is not known. */
  middle: number | null;
}

/** A result on its scale, worst to best from the left, with a mark at the middle of all beds; the cells beside it say both. */
function MeasureBar({ score, middle }: MeasureBarProps) {
  // A little is drawn even of the worst. Somebody else's scores may begin at 0.
  const at = (value: number) => 4 + ((Math.max(1, value) - 1) / 4) * 96;
  return (
    <svg className="measure-bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="score-bar__track" y={4} width={100} height={8} />
      <rect className="score-bar__fill" y={4} width={at(score)} height={8} />
      {middle === null ? null : <rect className="measure-bar__middle" x={at(middle) - 0.5} width={1.25} height={16} />}
    </svg>
  );
}
