import { Link } from "@remix-run/react";
import { paths } from "~/paths";

/** Points as on every model page: part ÷ 5 of its maximum. An example, not a product's score. */
const example = [
  { part: "Pressure relief", rated: "4.5", points: "18.0", of: 20 },
  { part: "Support", rated: "4.0", points: "16.0", of: 20 },
  { part: "Durability", rated: "3.5", points: "14.0", of: 20 },
  { part: "Motion isolation", rated: "4.5", points: "10.8", of: 12 },
  { part: "Cooling", rated: "3.5", points: "8.4", of: 12 },
  { part: "Edge support", rated: "4.0", points: "6.4", of: 8 },
  { part: "Responsiveness", rated: "4.0", points: "6.4", of: 8 },
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
      <div className="wrap working">
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
        <table className="sum">
          <caption>An example of a score</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="number">
                1 to 5
              </th>
              <th scope="col" className="number">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {example.map((row) => (
              <tr key={row.part}>
                <th scope="row">{row.part}</th>
                <td className="number">{row.rated}</td>
                <td className="number">
                  {row.points} <span className="sum__of">of {row.of}</span>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Score
              </th>
              <td className="number">
                <strong className="sum__total">80</strong> <span className="sum__of">of 100</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
