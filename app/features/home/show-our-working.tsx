import { Link } from "@remix-run/react";
import ScoreSum from "~/mattress/score/score-sum";
import { type ScorePartRow, scorePartRows } from "~/mattress/score/scores";
import { paths } from "~/paths";
import DataTable, { type Column } from "~/ui/table/data-table";

/** An example, not a product's score; its parts are those of every model page. */
const example = { build: 70, performance: 62, lasting: 60, owners: 50, terms: 63 };
/** What they come to on the scale. */
const exampleScore = 80;

const columns: Column<ScorePartRow>[] = [
  { heading: "What we score", cell: ({ label }) => label },
  { heading: "Of 100", number: true, cell: ({ value }) => value },
  { heading: "Counts for", number: true, cell: ({ share }) => `${share}%` },
];

const promises = [
  {
    title: "You can check every score",
    text: "A Bedlark score says how good a bed of its kind is, in five parts. Each bed’s page shows you all five, and what each counts for.",
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
          rows={scorePartRows(example)}
          keyOf={({ key }) => key}
          foot={<ScoreSum parts={example} overall={exampleScore} span={2} totalClass="sum__total" />}
        />
      </div>
    </section>
  );
}
