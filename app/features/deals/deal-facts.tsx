import type { DealDetail } from "~/contracts/deals";
import { dealKindLabels } from "~/contracts/vocabulary/deals";
import Fact from "~/ui/page/fact";
import DealCode from "./deal-code";
import { capitalized } from "~/ui/format";
import { dayWords } from "./deal-days";

export default function DealFacts({ deal, today }: Pick<DealDetail, "deal" | "today">) {
  const day = (iso: string) => <time dateTime={iso}>{capitalized(dayWords(iso, today))}</time>;
  return (
    <dl className="facts ruled deal-facts">
      {deal.kind === null ? null : <Fact term="Kind">{dealKindLabels[deal.kind]}</Fact>}
      <Fact term="Seller">{deal.seller}</Fact>
      <Fact term={deal.state === "upcoming" ? "Begins" : "Began"}>{day(deal.starts_on)}</Fact>
      <Fact term={deal.state === "ended" ? "Ended" : "Ends"}>
        {deal.ends_on === null ? "No end stated" : day(deal.ends_on)}
      </Fact>
      <Fact term="Last checked">{day(deal.last_checked_on)}</Fact>
      {deal.code === null || deal.state === "ended" ? null : (
        <Fact term="Code">
          <DealCode code={deal.code} />
        </Fact>
      )}
    </dl>
  );
}
