import { questionSortLabels } from "#contracts/vocabulary/discussions";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList, listHref, type PagedList, type QueryOf } from "~/ui/listing/address";

/** Longest search, in characters. */
export const mostWords = 200;

export const questionList = defineList({
  title: "Expert Q&A",
  path: paths.questions,
  order: ["q", "topic", "state", "sort", "page"],
  defaults: { sort: "votes" },
  nouns: { one: "question", many: "questions" },
  sorts: optionsOf(questionSortLabels).map(({ phrase, ...sort }) => ({ ...sort, by: phrase })),
  single: ["topic", "state"],
  // Whoever clears the filters still looks for the same words.
  kept: ({ q, sort }) => ({ q, sort }),
});

export type QuestionQuery = QueryOf<typeof questionList>;

/** The same words, without what narrows them. */
export const wordsHref = (q: string) => listHref(questionList, { q });

/** The pages of a question's answers. */
export const answerPages = (slug: string): PagedList<"page"> => ({
  path: paths.question(slug),
  order: ["page"],
  nouns: { one: "answer", many: "answers" },
});
