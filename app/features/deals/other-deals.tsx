import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import type { DealEntry } from "./deal-entry.server";
import DealRow from "./deal-row";

export default function OtherDeals({ title, deals }: { title: string; deals: readonly DealEntry[] }) {
  return (
    <Section target name="others" title={title}>
      {deals.length === 0 ? (
        <p>We don’t know of any right now.</p>
      ) : (
        <ul className="rows other-deals">
          {deals.map((deal) => (
            <li key={deal.slug}>
              <DealRow deal={deal} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.onlineDeals}>See all online discounts</Link>
      </p>
    </Section>
  );
}
