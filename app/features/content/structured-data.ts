import type { Article, DefinedTerm } from "schema-dts";
import type { GuideDetail, TermLink } from "#contracts/content/content";
import { paths } from "~/paths";

/**
 * https://schema.org/Article: what the page shows of a guide. The site stands behind it where it names no writer, and in a
 * demo, whose writers are made up.
 */
export const articleData = (
  guide: Omit<GuideDetail["guide"], "updated_at" | "body" | "related" | "sources">,
  { name, origin, demo }: { name: string; origin: string; demo: boolean },
) =>
  ({
    "@type": "Article",
    headline: guide.title,
    description: guide.summary === "" ? undefined : guide.summary,
    url: origin + paths.guide(guide.slug),
    wordCount: guide.words,
    dateModified: guide.reviewed_on ?? undefined,
    author:
      guide.written_by === null || demo
        ? { "@type": "Organization", name, url: `${origin}/` }
        : { "@type": "Person", name: guide.written_by.name },
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
