import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

export default function SearchAdvice({ title }: { title: string }) {
  return (
    <Section name="advice" title={title} headingClass="text-xl">
      <ul className="lined advice">
        <li>Say what you want in your own words: “hybrid queen under $1,000,” “back pain” or “sealy in boise.”</li>
        <li>Type a brand, a model or both, as in “sealy plush.” Typos are fine.</li>
        <li>Ask a question: “how long does memory foam last.” We look in our guides and in answered questions.</li>
        <li>Look up a word: “ILD” or “Euro top.” We’ll tell you what it means.</li>
        <li>Say what’s wrong with your bed: “squeaking.” Someone in the forum may have had it, too.</li>
        <li>
          Type the name on a store’s tag. Stores often sell the same bed under different names, and we know some of
          them.
        </li>
        <li>
          Don’t know the name? <Link to={paths.brands}>Filter all brands</Link> by type, price and firmness.
        </li>
        <li>
          Just looking? See all <Link to={paths.collections}>collections</Link>, <Link to={paths.lines}>lines</Link> and{" "}
          <Link to={paths.models}>models</Link>.
        </li>
      </ul>
    </Section>
  );
}
