import { renderToStaticMarkup } from "react-dom/server";
import type { PriceHistory } from "#contracts/prices";
import PricesSeen from "./prices-seen";

/**
 * What a page shows of a price history: a year of prices is drawn here, since no browser changes the picture, and its
 * script and figures would outweigh it. `send` gives the HTML to the document or to the data (app/http/prose.server.ts).
 */
export function shownPriceHistory(history: PriceHistory, send: (name: string, html: string) => string | null) {
  const { sizes, summary, observations } = history;
  const seen = observations.length > 0;
  const html = seen ? renderToStaticMarkup(<PricesSeen history={history} />) : "";
  // Null where the document holds the HTML.
  return { sizes, size: summary.size, seen, html: send("prices-seen", html) };
}
