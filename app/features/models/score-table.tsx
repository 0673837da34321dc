import type { ModelPage } from "#contracts/model-page";
import { hugScale } from "#contracts/vocabulary/mattress";
import ScoreSum from "~/mattress/score/score-sum";
import {
  type ReadingRow,
  readingRows,
  type ScorePartRow,
  scorePartRows,
  scoreScale,
  sumOfParts,
} from "~/mattress/score/scores";
import { formatNumber, tenth } from "~/ui/format";
import TableBar from "~/ui/table-bar";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";

type Model = ModelPage["model"];

const bar = { className: "score-table__bar", heading: <span className="visually-hidden">Bar</span> };

const partColumns: Column<ScorePartRow>[] = [
  { heading: "What we score", cell: ({ label, about }) => <Noted note={about}>{label}</Noted> },
  { ...bar, cell: ({ value }) => <TableBar share={value / 100} /> },
  {
    heading: "Of 100",
    number: true,
    cell: ({ value }) => value.toFixed(1),
  },
  { heading: "Counts for", number: true, cell: ({ share }) => `${share}%` },
];

interface ScorePartTableProps {
  parts: NonNullable<Model["score_parts"]>;
  owners: Model["score_owners"];
  overall: number;
}

/** The five parts of the Bedlark score, and what they come to. */
export function ScorePartTable({ parts, owners, overall }: ScorePartTableProps) {
  return (
    <>
      <DataTable
        className="score-table"
        caption="The parts of the Bedlark score"
        columns={partColumns}
        rows={scorePartRows(parts, owners)}
        keyOf={({ key }) => key}
        foot={<ScoreSum parts={parts} overall={overall} span={3} />}
      />
      <p className="small soft measure">{scaleWords(sumOfParts(parts), overall)}</p>
    </>
  );
}

/** Why a sum of 63 is a score of 81: between which two of the scale it lies. */
export function scaleWords(sum: number, overall: number): string {
  const above = scoreScale.findIndex(([from]) => from > sum);
  const spread = "Most sums lie close together, so our scale spreads them out:";
  if (above === 0) return `${spread} a sum up to ${scoreScale[0]![0]} is a score of ${overall}.`;
  if (above === -1) return `${spread} a sum from ${scoreScale.at(-1)![0]} on is a score of ${overall}.`;
  const [[low, lowScore], [high, highScore]] = [scoreScale[above - 1]!, scoreScale[above]!];
  return `${spread} ${low} is a score of ${lowScore} and ${high} is ${highScore}, so ${sum.toFixed(1)} is ${formatNumber(overall)}.`;
}

const readingColumns: Column<ReadingRow>[] = [
  { heading: "What it does", cell: ({ label, about }) => <Noted note={about}>{label}</Noted> },
  { ...bar, cell: ({ value }) => <TableBar share={value / 5} /> },
  { heading: "1 to 5", number: true, cell: ({ value }) => tenth(value).toFixed(1) },
];

/** What the bed does, as its layers and our tests have it. */
export function ReadingTable({ readings, tested }: { readings: NonNullable<Model["scores"]>; tested: boolean }) {
  return (
    <DataTable
      className="score-table"
      caption={
        tested
          ? "What it does, from 1 to 5: mostly from our own test, the rest from its layers"
          : "What it does, from 1 to 5, as its layers promise: we haven’t tested it"
      }
      columns={readingColumns}
      rows={readingRows(readings)}
      keyOf={({ key }) => key}
    />
  );
}

/** How far one sinks in, which is a matter of taste; in the words for the figure that is shown. */
export function hugWords(hug: number): string {
  const shown = tenth(hug);
  const { words } = hugScale.find(({ from }) => shown >= from)!;
  return `Hug: ${shown.toFixed(1)} of 5, so ${words}. That’s a matter of taste, so it’s no part of the score.`;
}
