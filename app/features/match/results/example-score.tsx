import type { PartPoints } from "#contracts/match/match";
import PointsTable, { PointsBar } from "./points-table";

/**
 * A side sleeper of 150 pounds who sleeps hot, alone, on a bed that is nearly right: no product's score. What each part is
 * worth is the engine's (ruleset 2026.3, section 3), in tenths that add up to 100; motion isolation is worth nothing to one.
 */
const points: readonly [PartPoints["part"], points: number, most: number][] = [
  ["firmness", 22.2, 24],
  ["support", 13.2, 14],
  ["pressure_relief", 11.8, 14.3],
  ["cooling", 12.4, 17],
  ["durability", 8.5, 10],
  ["edge_support", 2.7, 3],
  ["responsiveness", 2.9, 3],
  ["feel", 4.8, 6],
  ["owners", 6.9, 8.7],
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
          Firmness matters most. How firm your bed should be depends on how you sleep and what you weigh. A bed within a
          quarter of a point of that, on the scale from 1 to 10, gets nearly all of its points; a bed one point off gets
          about two thirds, and a bed three points off gets none.
        </p>
      </div>
      <PointsTable caption="Where the example gets its points" parts={exampleParts} deductions={[]} score={score} />
    </div>
  );
}
