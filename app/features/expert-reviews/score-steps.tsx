import type { Measurement } from "#contracts/expert-reviews/review";
import { scoreLabels } from "#contracts/vocabulary/scores";
import type { SaidPlace } from "~/mattress/score-figure";
import { formatNumber, tenth } from "~/ui/format";
import DataTable from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import { resultText, stepText } from "./result-text";

type Scored = Measurement & { scale: NonNullable<Measurement["scale"]>; score: number };

const isScored = (each: Measurement): each is Scored => each.scale !== null && each.score !== null;
const earned = ({ score, scale }: Scored) => tenth((score / 5) * scale.possible);

interface ScoreStepsProps {
  measurements: readonly Measurement[];
  score: number;
  place: SaidPlace | null;
}

/** From result to score to points, so that they can be added up again to what places a bed among the tests. */
export default function ScoreSteps({ measurements, score, place }: ScoreStepsProps) {
  return (
    <DataTable
      className="wide-table"
      region="Table of scores"
      caption="Between the two ends, the score rises in proportion to the result. A 5 earns all the points; a 1 earns a fifth of them."
      columns={[
        {
          heading: "What we score",
          cell: ({ scale, kind, value, unit }) => (
            <Noted note={`From ${resultText(kind, value, unit)}`}>{scoreLabels[scale.part].label}</Noted>
          ),
        },
        { heading: "Earns a 5", cell: ({ scale, unit }) => stepText(scale.five, unit) },
        { heading: "Earns a 1", cell: ({ scale, unit }) => stepText(scale.one, unit) },
        { heading: "Score", number: true, cell: ({ score }) => score.toFixed(1) },
        {
          heading: "Points",
          number: true,
          cell: (each) => (
            <>
              {earned(each).toFixed(1)} <span className="soft">of {each.scale.possible}</span>
            </>
          ),
        },
      ]}
      rows={measurements.filter(isScored)}
      keyOf={({ kind }) => kind}
      foot={
        <tr>
          <th scope="row" colSpan={4}>
            {place === null ? "Test score, rounded" : `All points, rounded: ${place.rank} ${place.among}`}
          </th>
          <td className="number">
            <strong>{formatNumber(score)}</strong> <span className="soft">of 100</span>
          </td>
        </tr>
      }
    />
  );
}
