import { paths } from "~/paths";
import type { DealEntry } from "./deal-entry.server";

type SentDeal = Pick<DealEntry, "href" | "seller" | "timing" | "title">;

/** Longest mailto URL, in characters; the oldest mail clients truncate at 2,000. */
const longest = 1_800;

/** An email to yourself, with as many deals as fit and the way to the others. */
export function dealsMailto(deals: readonly SentDeal[], origin: string): string {
  const end = `All of them: ${origin}${paths.onlineDeals}`;
  const start = `mailto:?subject=${encodeURIComponent("Mattress deals")}&body=`;
  let body = "";
  for (const { title, seller, timing, href } of deals) {
    const longer = `${body}${title} (${seller})\r\n${timing}\r\n${origin}${href}\r\n\r\n`;
    if (start.length + encodeURIComponent(longer + end).length > longest) break;
    body = longer;
  }
  return start + encodeURIComponent(body + end);
}

/** By the visitor’s own mail: no address is asked for, and nobody can have a stranger written to. */
export default function SendDeals({ deals, origin }: { deals: readonly SentDeal[]; origin: string }) {
  return (
    <p className="small">
      <a href={dealsMailto(deals, origin)} data-cta="promo-send-deals-clicked">
        Send me these deals
      </a>{" "}
      <span className="soft">This opens a message in your own email, so you don’t have to give us your address.</span>
    </p>
  );
}
