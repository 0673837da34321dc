import type { Article, DefinedTerm } from "schema-dts";
import type { GuideLink, TermLink } from "~/contracts/content/content";
import { readingPaths } from "~/reading-paths";

/** https://schema.org/Article: what the page shows of a guide. The site stands behind it, not a person. */
export const articleData = (
  { slug, title, summary, reviewed_on, words }: Omit<GuideLink, "updated_at">,
  { name, origin }: { name: string; origin: string },
) =>
  ({
    "@type": "Article",
    headline: title,
    description: summary === "" ? undefined : summary,
    url: origin + readingPaths.guide(slug),
    wordCount: words,
    dateModified: reviewed_on ?? undefined,
    author: { "@type": "Organization", name, url: `${origin}/` },
  }) satisfies Article;

/** https://schema.org/DefinedTerm */
export const termData = ({ slug, term, summary }: TermLink, origin: string) =>
  ({
    "@type": "DefinedTerm",
    name: term,
    description: summary === "" ? undefined : summary,
    url: origin + readingPaths.term(slug),
    inDefinedTermSet: origin + readingPaths.glossary,
  }) satisfies DefinedTerm;
