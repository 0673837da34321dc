import type { AppLoadContext } from "@remix-run/node";
import type { Thing } from "schema-dts";
import { cardSize } from "../cards/card";
import { cardAddresses, manifestAddress, openSearchAddress } from "./machine-addresses.server";
import { escaped } from "./markup.server";

/**
 * What only programs read in a document's head. It stands at the end of the head, where React leaves alone what it hasn't
 * made itself, and so it costs scripts nothing: no page that comes by a link has it (docs/decisions/0058).
 */
export interface HeadFacts {
  /** The picture with which a page is shared; the site's own by default. */
  card?: { address: string; alt: string };
  /** A text of its own, as guides are. */
  article?: boolean;
  feeds: { address: string; title: string }[];
  /** Whether browsers may add the site's search to their own from here. */
  search?: boolean;
  /** Structured data with texts that a document holds once: a route's `meta` would need them among its data. */
  things: Exclude<Thing, string>[];
}

export const noHeadFacts = (): HeadFacts => ({ feeds: [], things: [] });

/** For a loader: how its page looks where it is shared. */
export function shareWith({ head }: AppLoadContext, facts: Pick<HeadFacts, "card" | "article">): void {
  Object.assign(head, facts);
}

/** For the loader of a list: where its feed is. */
export function offerFeed({ head }: AppLoadContext, feed: HeadFacts["feeds"][number]): void {
  head.feeds.push(feed);
}

/** For the loaders of pages that begin a search. */
export function offerSearch({ head }: AppLoadContext): void {
  head.search = true;
}

/** For a loader: as `structured` (app/site/structured-data.ts) does for `meta`; null is told to nobody. */
export function tellSearchEngines({ head }: AppLoadContext, thing: HeadFacts["things"][number] | null): void {
  if (thing !== null) head.things.push(thing);
}

/** What could end the block, and what JavaScript takes for the end of a line. */
const unsafe = /[<>&\u2028\u2029]/g;
const unicode = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

function structuredData(thing: HeadFacts["things"][number]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(unsafe, unicode);
  return `<script type="application/ld+json">${json}</script>`;
}

const link = (rel: string, href: string, more = "") => `<link rel="${rel}"${more} href="${href}"/>`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}"/>`;

export function headTags({ head, site }: AppLoadContext): string {
  const { card = { address: cardAddresses.site, alt: `${site.name}: find the mattress that fits you` } } = head;
  const titled = (type: string, title: string) => ` type="application/${type}" title="${escaped(title)}"`;
  return (
    link("manifest", manifestAddress) +
    (head.search === true ? link("search", openSearchAddress, titled("opensearchdescription+xml", site.name)) : "") +
    head.feeds.map(({ address, title }) => link("alternate", address, titled("atom+xml", title))).join("") +
    property("og:image", site.origin + card.address) +
    property("og:image:width", String(cardSize.width)) +
    property("og:image:height", String(cardSize.height)) +
    property("og:image:alt", card.alt) +
    `<meta name="twitter:card" content="summary_large_image"/>` +
    property("og:type", head.article === true ? "article" : "website") +
    head.things.map(structuredData).join("")
  );
}
