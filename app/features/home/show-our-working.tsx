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
  { heading: "What we score", cell: ({ label }) => label },
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
    title: "You can check every score",
    text: "A Bedlark score is seven numbers added up. Each bed’s page shows you all seven, and how high each could have been.",
  },
  {
    title: "You know where each fact comes from",
    text: "On each bed’s page, beside every price, trial, warranty and certificate, we say who published it and when we looked. “Not published” doesn’t mean no.",
  },
  {
    title: "Nobody can pay to come first",
    text: "Some sellers pay us when you buy. We make our scores and lists without knowing which.",
  },
];

export default function ShowOurWorking() {
  return (
    <section className="night-band" aria-labelledby="working-title">
      <div className="wrap columns working">
        <div className="stack stack--loose">
          <h2 id="working-title">How we score beds</h2>
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
              See how we score beds, and who pays us
            </Link>
          </p>
        </div>
        <DataTable
          className="sum"
          caption="An example of a Bedlark score"
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
