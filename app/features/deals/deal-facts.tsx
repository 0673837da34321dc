import type { DealDetail } from "~/contracts/deals";
import { dealKindLabels } from "~/contracts/vocabulary/deals";
import DealCode from "./deal-code";
import { capitalized, dayWords } from "./deal-days";

/** Days, seller and code of one deal. */
export default function DealFacts({ deal, today }: Pick<DealDetail, "deal" | "today">) {
  const day = (iso: string) => <time dateTime={iso}>{capitalized(dayWords(iso, today))}</time>;
  return (
    <dl className="facts deal-facts">
      {deal.kind === null ? null : (
        <div>
          <dt>Kind</dt>
          <dd>{dealKindLabels[deal.kind]}</dd>
        </div>
      )}
      <div>
        <dt>Seller</dt>
        <dd>{deal.seller}</dd>
      </div>
      <div>
        <dt>{deal.state === "upcoming" ? "Begins" : "Began"}</dt>
        <dd>{day(deal.starts_on)}</dd>
      </div>
      <div>
        <dt>{deal.state === "ended" ? "Ended" : "Ends"}</dt>
        <dd>{deal.ends_on === null ? "No end stated" : day(deal.ends_on)}</dd>
      </div>
      <div>
        <dt>Last checked</dt>
        <dd>{day(deal.last_checked_on)}</dd>
      </div>
      {deal.code === null || deal.state === "ended" ? null : (
        <div>
          <dt>Code</dt>
          <dd>
            <DealCode code={deal.code} />
          </dd>
        </div>
      )}
    </dl>
  );
}
