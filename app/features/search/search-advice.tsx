import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

export default function SearchAdvice({ title }: { title: string }) {
  return (
    <Section name="advice" title={title} headingClass="text-xl">
      <ul className="lined advice">
        <li>What you want, in your own words: “hybrid queen under $1,000”, “back pain”, “casper in boise”.</li>
        <li>A brand, a model, or both, as in “sealy plush”. A typo is fine.</li>
        <li>
          The name on a store's tag: stores often sell the same bed under different names, and we know some of them.
        </li>
        <li>
          No name at all? <Link to={paths.brands}>Filter all brands</Link> by type, price and firmness.
        </li>
        <li>
          Rather look around? Here are all <Link to={paths.collections}>collections</Link>,{" "}
          <Link to={paths.lines}>lines</Link> and <Link to={paths.models}>models</Link>.
        </li>
      </ul>
    </Section>
  );
}
