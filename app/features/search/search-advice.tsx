import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import { searchHref } from "./search-list";

/** A search to try, in quotation marks, which hold the sign that follows it. */
const Ask = ({ term, sign }: { term: string; sign?: string }) => (
  <>
    “<Link to={searchHref(term)}>{term}</Link>
    {sign}”
  </>
);

export default function SearchAdvice({ title }: { title: string }) {
  return (
    <Section name="advice" title={title} headingClass="text-xl">
      <ul className="lined advice">
        <li>
          Not sure what to look for? <Link to={paths.quiz}>Take the quiz</Link> and see which beds fit you.
        </li>
        <li>
          Say what you want in your own words: <Ask term="hybrid queen under $1,000" sign="," />{" "}
          <Ask term="back pain" /> or <Ask term="sealy in boise" sign="." />
        </li>
        <li>
          Type a brand, a model or both, as in <Ask term="sealy plush" sign="." /> Typos are fine.
        </li>
        <li>
          Ask a question: <Ask term="how long does memory foam last" sign="." /> We look in our guides and in answered
          questions.
        </li>
        <li>
          Look up a word: <Ask term="ILD" /> or <Ask term="Euro top" sign="." /> We’ll tell you what it means.
        </li>
        <li>
          Say what’s wrong with your bed: <Ask term="squeaking" sign="." /> Someone in the forum may have had it, too.
        </li>
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
