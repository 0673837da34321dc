import type { PartPoints } from "~/contracts/match";
import { tenth } from "~/ui/format";
import PointsBar from "./points-bar";
import PointsTable from "./points-table";

/**
 * A side sleeper of 150 pounds who sleeps hot, alone, on a bed of firmness 6: no product's score. The most of each
 * part is its weight, times 1.5 where it counts for more, rescaled to 100; motion isolation counts nothing for one.
 */
const weights: readonly [PartPoints["part"], weight: number, share: number][] = [
  ["firmness", 30, 1],
  ["support", 15, 0.8],
  ["pressure_relief", 18, 0.9],
  ["cooling", 15, 0.7],
  ["durability", 8, 0.75],
  ["edge_support", 5, 0.6],
  ["responsiveness", 5, 0.7],
];
const total = weights.reduce((sum, [, weight]) => sum + weight, 0);

export const exampleParts: PartPoints[] = weights.map(([part, weight, share]) => {
  const most = tenth((weight / total) * 100);
  return { part, points: tenth(most * share), most, known: true, because: "" };
});

export default function ExampleScore() {
  const score = exampleParts.reduce((sum, part) => sum + part.points, 0);
  return (
    <div className="columns example-score">
      <div className="stack">
        <p>
          <strong>An example.</strong> A side sleeper who sleeps hot, with a bed to herself: pressure relief and cooling
          count for half as much again, a partner's movements for nothing. Each cell is as wide as the most its part can
          give; what is left empty was lost.
        </p>
        <PointsBar parts={exampleParts} />
        <p>
          Firmness weighs most. The one that suits you follows from your position and weight; a bed within one point of
          it on the scale from 1 to 10 gets all points, a bed three points off none.
        </p>
      </div>
      <PointsTable
        caption="The points of the example, numbered as under the bar"
        parts={exampleParts}
        deductions={[]}
        score={score}
      />
    </div>
  );
}
