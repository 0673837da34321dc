import type { InformationPage } from "#contracts/content/content";
import { legalSlugs } from "#contracts/vocabulary/content";
import { renderText, type Services } from "./markdown/text-parts.server";
import { splitText } from "./static-texts.server";

/** A page of information for its page: what it shows as data, and its texts as HTML by the names of their `Prose`. */
export function informationParts({ demo, page, facts, disclosures }: InformationPage, services?: Services) {
  const { body, sources, edited, ...about } = page;
  const rendered = renderText({ body, facts, beds: [], sources, disclosures, demo, ...(services && { services }) });
  // Nobody has published it here yet, and counsel should read it.
  const draft = legalSlugs.includes(about.slug) && !edited;
  return {
    page: { ...about, demo, draft },
    parts: splitText(rendered, sources, "On this page"),
  };
}
