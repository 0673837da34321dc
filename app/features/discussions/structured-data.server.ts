import type { Answer, Comment, DiscussionForumPosting, Person, QAPage } from "schema-dts";
import type { ThreadDetail } from "#contracts/discussions/forum";
import type { Post } from "#contracts/discussions/posts";
import type { QuestionDetail } from "#contracts/discussions/questions";
import { discussionHref, postAnchor, postHref } from "./posts/post-place";
import { plainText, type PostTexts } from "./posts/shown-posts.server";

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

const person = (name: string) => ({ "@type": "Person", name }) satisfies Person;

/**
 * https://schema.org/DiscussionForumPosting: the thread with what this page shows of it. Null for a hidden one, for a page
 * that doesn't show how it begins, and for the demonstration's: a search engine would take invented people at their word.
 */
export function threadData({ demo, thread, posts, page, count }: ThreadDetail, texts: PostTexts, origin: string) {
  const place = { kind: "thread" as const, slug: thread.slug };
  const written = ({ id, written_at, edited_at, number, author }: Post) => ({
    text: plainText(texts, { id }),
    author: person(author.name),
    datePublished: written_at,
    dateModified: edited_at ?? undefined,
    url: origin + postHref({ ...place, page }, number),
  });
  const shown = posts.filter(({ hidden }) => hidden === null);
  const [opening, ...replies] = shown;
  if (demo || thread.hidden || thread.title === null || opening?.number !== 1) return null;
  return {
    "@type": "DiscussionForumPosting",
    headline: thread.title,
    ...written(opening),
    url: origin + discussionHref(place),
    // Hidden posts of other pages aren't known.
    commentCount: count - 1 - (posts.length - shown.length),
    comment:
      replies.length === 0
        ? undefined
        : replies.map((post) => ({ "@type": "Comment", ...written(post) }) satisfies Comment),
  } satisfies DiscussionForumPosting;
}
