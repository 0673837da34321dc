import { Link } from "@remix-run/react";
import type { DealDetail } from "#contracts/deals";
import BedPicture from "~/mattress/picture/bed-picture";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import DealCode from "./deal-code";
import type { DealEntry } from "./deal-entry.server";
import DealPrice from "./deal-price";
import SellerLink from "./seller-link";

interface DealBoxProps {
  entry: DealEntry;
  deal: Pick<DealDetail["deal"], "commission" | "seller" | "sold_online" | "state" | "url">;
  beds: readonly { slug: string; name: string }[];
}

const appliesTo = { ended: "It applied to", upcoming: "It’ll apply to", running: "It applies to" };

/** As many as leave the rest of the box on the screen of a laptop. */
const mostNamed = 4;

/** What somebody needs who takes the deal: the price, the code, until when, the seller and for which beds. */
export default function DealBox({ entry, deal, beds }: DealBoxProps) {
  const { bed, code, arithmetic } = entry;
  return (
    <aside className={`deal-box deal-box--${deal.state} with-rail__stays`} aria-labelledby="deal-box-title">
      <h2 className="visually-hidden" id="deal-box-title">
        {deal.state === "ended" ? "What it cost" : "What you pay, and where"}
      </h2>
      {bed === null ? null : (
        <BedPicture picture={bed.picture} frame="deal-box__picture" eager={deal.state !== "ended"} />
      )}
      <DealPrice deal={entry} />
      {bed === null ? null : (
        <p className="small">
          <span className="soft">Price of the</span> <Link to={paths.model(bed.slug)}>{bed.name}</Link>
          <br />
          <span className="soft">{bed.facts}</span>
        </p>
      )}
      {code === null ? null : <DealCode code={code} arithmetic={arithmetic} />}
      <SellerLink deal={deal} />
      {beds.length === 0 ? null : (
        <div className="small ruled">
          <p className="soft">
            {appliesTo[deal.state]} {formatCount(beds.length, "bed", "beds")}
          </p>
          <ul className="deal-box__beds">
            {beds.slice(0, mostNamed).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.model(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
          {beds.length > mostNamed ? <a href="#models">{`See all ${beds.length} with prices`}</a> : null}
        </div>
      )}
    </aside>
  );
}
