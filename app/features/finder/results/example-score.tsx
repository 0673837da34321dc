import type { PartPoints } from "~/contracts/match";
import { tenth } from "~/ui/format";
import PointsBar from "./points-bar";
import PointsTable from "./points-table";

/**
 * A side sleeper of 150 pounds who sleeps hot, alone, on a bed that is nearly right: no product's score. Points are
 * those of domain.md section 8, rescaled to 100; motion isolation counts nothing for one.
 */
const weights: readonly [PartPoints["part"], weight: number, share: number][] = [
  ["firmness", 30, 0.9],
  ["support", 14, 1],
  ["pressure_relief", 12, 0.85],
  ["cooling", 16, 0.7],
  ["durability", 8, 1],
  ["edge_support", 3, 0.9],
  ["responsiveness", 3, 1],
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
          <strong>An example.</strong> Say you sleep alone, on your side, and you sleep hot. Cooling counts for a lot,
          and feeling a partner move counts for nothing. The wider a block, the more points it’s worth. The empty part
          is points the bed didn’t get.
        </p>
        <PointsBar parts={exampleParts} />
        <p>
          Firmness matters most. How firm your bed should be depends on how you sleep and what you weigh. A bed within
          half a point of that, on the scale from 1 to 10, gets all the points; a bed three points off gets none.
        </p>
      </div>
      <PointsTable caption="Where the example gets its points" parts={exampleParts} deductions={[]} score={score} />
    </div>
  );
}
