import type { GuideLink, TermLink } from "~/contracts/content/content";
import { readingPaths } from "~/reading-paths";

/** https://schema.org/Article: what the page shows of a guide. */
export const articleData = ({ title, summary, reviewed_on, words }: GuideLink) => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: title,
  description: summary,
  wordCount: words,
  ...(reviewed_on === null ? {} : { dateModified: reviewed_on }),
});

/** https://schema.org/DefinedTerm */
export const termData = ({ term, summary }: TermLink, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "DefinedTerm",
  name: term,
  description: summary,
  inDefinedTermSet: origin + readingPaths.glossary,
});
