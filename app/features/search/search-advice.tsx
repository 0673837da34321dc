import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

export default function SearchAdvice({ title }: { title: string }) {
  return (
    <Section name="advice" title={title} headingClass="text-xl">
      <ul className="lined advice">
        <li>What you want, in your own words: “hybrid queen under $1,000”, “back pain”, “casper in boise”.</li>
        <li>A brand, a model, or both, as in “sealy plush”. Small typing errors do no harm.</li>
        <li>The name on a store's label: many beds have another name at each retailer, and we know some of them.</li>
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
