import type { MetaDescriptor } from "@remix-run/react";
import type { Thing } from "schema-dts";

export type Told = Exclude<Thing, string>;

/**
 * What a page tells search engines, as schema.org has it: a block of JSON-LD for a route's `meta`, and none for null. It
 * holds what the page shows and nothing else; what isn't known is undefined, and so is left out. Data that was made up for
 * the demonstration is never told: whoever builds a thing answers null for it (docs/decisions/0058).
 *
 * Texts that a document holds once are told by a loader instead (tellSearchEngines in app/http/seo). This goes through
 * Remix, which escapes `<`, `>`, `&` and both line separators of JavaScript, so that no name ends the block; a block of data
 * is never run, so it needs no nonce.
 */
export const structured = (thing: Told | null): MetaDescriptor[] =>
  thing === null ? [] : [{ "script:ld+json": { "@context": "https://schema.org", ...thing } }];
