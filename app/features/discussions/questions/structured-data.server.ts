import type { Answer, Person, QAPage } from "schema-dts";
import type { Post } from "#contracts/discussions/posts";
import type { QuestionDetail } from "#contracts/discussions/questions";
import { postAnchor } from "../posts/post-place";
import { plainText, type PostTexts } from "../posts/shown-posts.server";

const personOf = ({ author: { name, expert } }: Post) =>
  ({ "@type": "Person", name, jobTitle: expert?.title }) satisfies Person;

const factsOf = (post: Post, texts: PostTexts, url: string) => ({
  text: plainText(texts, post),
  datePublished: post.written_at,
  dateModified: post.edited_at ?? undefined,
  url: `${url}#${postAnchor(post.number)}`,
  author: personOf(post),
});

/** How many answers readers see. `count` has hidden ones among it, of which an upstream may count the rest itself. */
export function answersShown({ question, answers, count }: Pick<QuestionDetail, "question" | "answers" | "count">) {
  return question.answers > 0 ? question.answers : count - answers.filter(({ hidden }) => hidden !== null).length;
}

/**
 * https://schema.org/QAPage: what the page at this address shows, and nothing else. Null for a hidden question, for one
 * that nobody has answered, and for the demonstration's: a search engine would take invented people at their word.
 */
export function questionData(detail: QuestionDetail, texts: PostTexts, url: string) {
  const { demo, question, answers } = detail;
  const { post, title } = question;
  const shown = answers.filter(({ hidden }) => hidden === null);
  if (demo || title === null || post.hidden !== null || shown.length === 0) return null;
  const toAnswer = (answer: Post) =>
    ({ "@type": "Answer", ...factsOf(answer, texts, url), upvoteCount: answer.votes }) satisfies Answer;
  const accepted = shown.find((answer) => answer.accepted);
  const suggested = shown.filter((answer) => answer !== accepted);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: title,
      ...factsOf(post, texts, url),
      answerCount: answersShown(detail),
      acceptedAnswer: accepted && toAnswer(accepted),
      suggestedAnswer: suggested.length === 0 ? undefined : suggested.map(toAnswer),
    },
  } satisfies QAPage;
}
