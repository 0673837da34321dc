import type { PartPoints } from "~/contracts/match";
import PointsBar from "./points-bar";
import PointsTable from "./points-table";

/**
 * A side sleeper of 150 pounds who sleeps hot, alone, on a bed that is nearly right: no product's score. Points are
 * those of domain.md section 8, rescaled to 100 in tenths that add up to it; motion isolation counts nothing for one.
 */
const points: readonly [PartPoints["part"], points: number, most: number][] = [
  ["firmness", 31.4, 34.9],
  ["support", 16.3, 16.3],
  ["pressure_relief", 11.8, 13.9],
  ["cooling", 13, 18.6],
  ["durability", 9.3, 9.3],
  ["edge_support", 3.2, 3.5],
  ["responsiveness", 3.5, 3.5],
];

export const exampleParts: PartPoints[] = points.map(([part, given, most]) => ({
  part,
  points: given,
  most,
  known: true,
  because: "",
}));

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
