import { capitalized } from "#contracts/english";
import type { DealDetail } from "#contracts/deals";
import { dealKindLabels } from "#contracts/vocabulary/deals";
import Fact from "~/ui/page/fact";
import { dayWords } from "./deal-days";

export default function DealFacts({ deal, today }: Pick<DealDetail, "deal" | "today">) {
  const day = (iso: string) => <time dateTime={iso}>{capitalized(dayWords(iso, today))}</time>;
  return (
    <dl className="facts ruled deal-facts">
      {deal.kind === null ? null : <Fact term="Type of deal">{dealKindLabels[deal.kind]}</Fact>}
      {deal.state === "upcoming" ? null : <Fact term="Began">{day(deal.starts_on)}</Fact>}
      <Fact term="We last checked">{day(deal.last_checked_on)}</Fact>
    </dl>
  );
}
