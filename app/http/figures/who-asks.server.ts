import type { IncomingHttpHeaders } from "node:http";

/**
 * Programs that say so: by the usual words, by the address of a page about them, or by a browser's name without a person
 * before it. A phone is called Cubot. Names of phones hold common words as well, so those count only where the name of a
 * program has its version, or where "compatible" comes before: "W3C_Validator/1.3", "(compatible; Foo Feed)".
 */
const program =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|inspectiontool|googleother|mediapartners|-google\b|external(?:hit|agent|fetcher)|pingdom|uptime|phantomjs|curl|wget|python|\+https?:/i;
const commonWord =
  /(?:compatible;[^)]{0,200}(?:preview|archiver|monitor|scan|validator|feed)|\b[\w-]{0,40}(?:preview|archiver|monitor|scan(?:ner)?|validator|feed(?:fetcher|er)?|-user)\/\d)/i;

/** How the names of browsers that people use begin. */
const browser = /^(?:Mozilla|Opera)\/\d/;

/** Whether a program asks that does not pretend to be a person. It is counted apart. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !browser.test(userAgent) || program.test(userAgent) || commonWord.test(userAgent);

/**
 * Whether the browser asks in advance for what nobody may ever look at: Chromium, Safari and Firefox say so in one of
 * these headers.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? "")),
  );
