import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { noPrice } from "~/mattress/price";
import SizeLinks from "~/mattress/size-links";
import { paths } from "~/paths";
import Prose from "~/ui/page/prose";
import type { shownPriceHistory } from "./price-history.server";

export type ShownPriceHistory = ReturnType<typeof shownPriceHistory>;

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
