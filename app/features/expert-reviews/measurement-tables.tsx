import type { Measurement } from "#contracts/expert-reviews/review";
import { measurementLabels } from "#contracts/vocabulary/expert-reviews";
import { formatNumber } from "~/ui/format";
import Day from "~/ui/page/day";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import MeasureBar from "./measure-bar";
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
