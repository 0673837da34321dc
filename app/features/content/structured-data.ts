import type { Article, DefinedTerm } from "schema-dts";
import type { GuideDetail, TermLink } from "#contracts/content/content";
import { paths } from "~/paths";

/**
 * https://schema.org/Article: what the page shows of a guide. The site stands behind it where it names no writer, and in a
 * demo, whose writers are made up.
 */
export const articleData = (
  {
    slug,
    title,
    summary,
    reviewed_on,
    words,
    written_by,
  }: Omit<GuideDetail["guide"], "updated_at" | "body" | "related" | "sources">,
  { name, origin, demo }: { name: string; origin: string; demo: boolean },
) =>
  ({
    "@type": "Article",
    headline: title,
    description: summary === "" ? undefined : summary,
    url: origin + paths.guide(slug),
    wordCount: words,
    dateModified: reviewed_on ?? undefined,
    author:
      written_by === null || demo
        ? { "@type": "Organization", name, url: `${origin}/` }
        : { "@type": "Person", name: written_by.name },
  }) satisfies Article;

/** https://schema.org/DefinedTerm */
export const termData = ({ slug, term, summary }: TermLink, origin: string) =>
  ({
    "@type": "DefinedTerm",
    name: term,
    description: summary === "" ? undefined : summary,
    url: origin + paths.term(slug),
    inDefinedTermSet: origin + paths.glossary,
  }) satisfies DefinedTerm;
