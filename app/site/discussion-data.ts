import type { Comment, DiscussionForumPosting, Person, QAPage } from "schema-dts";

/** A post as its page shows it. */
export interface ToldPost {
  /** Plain words, without Markdown; a hidden post is left out of what is told. */
  text: string;
  author: string;
  /** ISO. */
  written_at: string;
  edited_at?: string | null;
  /** Path of the page with the post's hash. */
  path: string;
  votes?: number;
}

interface Discussion {
  /** Whether it was made up for the demonstration: then nothing is told. */
  demo: boolean;
  title: string;
  /** Path of the page, with its query from the second page on. */
  path: string;
  opening: ToldPost;
}

interface AskedQuestion extends Discussion {
  /** On all pages together. */
  count: number;
  /** Of this page. */
  answers: readonly (ToldPost & { accepted: boolean })[];
}

interface Thread extends Discussion {
  /** On all pages together. */
  count: number;
  /** Of this page, without the opening. */
  replies: readonly ToldPost[];
}

const person = (name: string): Person => ({ "@type": "Person", name });

const postFacts = ({ text, author, written_at, edited_at, path, votes }: ToldPost, origin: string) => ({
  text,
  author: person(author),
  datePublished: written_at,
  dateModified: edited_at ?? undefined,
  url: origin + path,
  upvoteCount: votes,
});

/** https://schema.org/QAPage for `structured`; a question that nobody has answered yet is none. `origin` is the site's. */
export function questionData({ demo, title, opening, count, answers }: AskedQuestion, origin: string): QAPage | null {
  if (demo || answers.length === 0) return null;
  const told = (accepted: boolean) =>
    answers
      .filter((answer) => answer.accepted === accepted)
      .map((answer) => ({ "@type": "Answer" as const, ...postFacts(answer, origin) }));
  const [acceptedAnswer] = told(true);
  const suggestedAnswer = told(false);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: title,
      ...postFacts(opening, origin),
      answerCount: count,
      acceptedAnswer,
      suggestedAnswer: suggestedAnswer.length === 0 ? undefined : suggestedAnswer,
    },
  };
}

/** https://schema.org/DiscussionForumPosting for `structured`. */
export function threadData(
  { demo, title, path, opening, count, replies }: Thread,
  origin: string,
): DiscussionForumPosting | null {
  if (demo) return null;
  const { upvoteCount: _, url: __, ...facts } = postFacts(opening, origin);
  const commentOf = (reply: ToldPost): Comment => ({ "@type": "Comment", ...postFacts(reply, origin) });
  return {
    "@type": "DiscussionForumPosting",
    headline: title,
    ...facts,
    url: origin + path,
    commentCount: count,
    comment: replies.length === 0 ? undefined : replies.map(commentOf),
  };
}
