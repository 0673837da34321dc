import { Link } from "@remix-run/react";
import type { ConstructionScores } from "~/contracts/mattress";
import { scoreRows, type ScoreRow } from "~/mattress/scores";
import { paths } from "~/paths";
import DataTable, { type Column } from "~/ui/table/data-table";

/** An example, not a product's score; its points are those of every model page. */
const example: ConstructionScores = {
  pressure_relief: 4.5,
  support: 4,
  durability: 3.5,
  motion_isolation: 4.5,
  cooling: 3.5,
  edge_support: 4,
  responsiveness: 4,
};

/** The parts that can give most come first. */
const exampleRows = scoreRows(example, 80).sort((one, other) => other.possible - one.possible);

const columns: Column<ScoreRow>[] = [
  { heading: "Part", cell: ({ label }) => label },
  { heading: "1 to 5", number: true, cell: ({ value }) => value.toFixed(1) },
  {
    heading: "Points",
    number: true,
    cell: ({ points, possible }) => (
      <>
        {points?.toFixed(1)} <span className="sum__of">of {possible}</span>
      </>
    ),
  },
];

const promises = [
  {
    title: "Points that add up",
    text: "Each score is a sum you can redo. Every part, its points and the most it can give are on the page.",
  },
  {
    title: "Facts with a source and a date",
    text: "Prices, trials, warranties and certificates say where they come from and when we looked. Not published is not the same as no.",
  },
  {
    title: "Commission is never a ranking input",
    text: "What a seller pays us is not among the data that scores and lists are made from.",
  },
];

export default function ShowOurWorking() {
  return (
    <section className="night-band" aria-labelledby="working-title">
      <div className="wrap columns working">
        <div className="stack stack--loose">
          <h2 id="working-title">We show our working</h2>
          <dl className="promises">
            {promises.map((promise) => (
              <div key={promise.title}>
                <dt>{promise.title}</dt>
                <dd>{promise.text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link className="night-band__link" to={paths.about}>
              How we score, and who pays
            </Link>
          </p>
        </div>
        <DataTable
          className="sum"
          caption="An example of a score"
          columns={columns}
          rows={exampleRows}
          keyOf={({ key }) => key}
          foot={
            <tr>
              <th scope="row" colSpan={2}>
                Score
              </th>
              <td className="number">
                <strong className="sum__total">80</strong> <span className="sum__of">of 100</span>
              </td>
            </tr>
          }
        />
      </div>
    </section>
  );
}
