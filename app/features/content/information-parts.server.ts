import type { InformationPage } from "~/contracts/content/content";
import { legalSlugs } from "~/contracts/vocabulary/content";
import { renderText, type Services } from "./markdown/text-parts.server";
import { contentsHtml, sourcesHtml } from "./static-texts.server";

/** A page of information for its page: what it shows as data, and its texts as HTML by the names of their `Prose`. */
export function informationParts({ demo, page, facts, disclosures }: InformationPage, services?: Services) {
  const { body, sources, edited, ...about } = page;
  const { html, headings } = renderText({
    body,
    facts,
    beds: [],
    sources,
    disclosures,
    demo,
    ...(services && { services }),
  });
  // What somebody in a hurry needs stands before the first heading, and so before the contents.
  const begins = html.search(/(?:<p><\/p>|<span id="[^"]+" tabindex="-1"><\/span>\s*)?<h2/);
  return {
    page: { ...about, demo, draft: legalSlugs.includes(about.slug) && !edited },
    parts: {
      contents: contentsHtml(headings, "On this page"),
      answer: html.slice(0, Math.max(begins, 0)),
      text: html.slice(Math.max(begins, 0)),
      sources: sourcesHtml(sources),
    },
  };
}
