import { Link } from "@remix-run/react";
import type { DealSummary } from "~/contracts/deals";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import DealRow from "./deal-row";

interface OtherDealsProps {
  title: string;
  deals: readonly DealSummary[];
  today: string;
}

export default function OtherDeals({ title, deals, today }: OtherDealsProps) {
  return (
    <Section name="others" title={title}>
      {deals.length === 0 ? (
        <p>None that we know of.</p>
      ) : (
        <ul className="rows">
          {deals.map((deal) => (
            <li key={deal.slug}>
              <DealRow deal={deal} today={today} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.onlineDeals}>All online discounts</Link>
      </p>
    </Section>
  );
}
