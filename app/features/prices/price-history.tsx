import type { PriceHistory } from "#contracts/prices";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { noPrice } from "~/mattress/price";
import SizeLinks from "~/mattress/size-links";
import { paths } from "~/paths";
import Prose from "~/ui/page/prose";

export interface ShownPriceHistory extends Pick<PriceHistory, "sizes"> {
  size: PriceHistory["summary"]["size"];
  /** Whether any price of this size was seen. */
  seen: boolean;
  /** What was seen (prices-seen.tsx), as HTML; null where the document holds it. */
  html: string | null;
}

/** What one size was seen to cost, with links to the other sizes. */
export default function PriceHistoryView({ slug, history }: { slug: string; history: ShownPriceHistory }) {
  const { sizes, size, seen, html } = history;
  return (
    <div className="stack price-history">
      <h3>What a {sizeInSentence(size)} has cost</h3>
      <nav aria-label="Size for the price history">
        <SizeLinks sizes={sizes} chosen={size} hrefFor={(other) => `${paths.model(slug)}?size=${other}#prices`} />
      </nav>
      {seen ? <Prose name="prices-seen" html={html} className="stack" /> : <p className="soft">{noPrice(size)}.</p>}
    </div>
  );
}
