import type { Post } from "~/contracts/discussions/posts";
import type { QuestionDetail } from "~/contracts/discussions/questions";
import { postAnchor } from "../posts/post-place";

/** A post that everybody can read, with its text without marks. */
type PlainPost = Pick<Post, "number" | "author" | "written_at" | "votes" | "accepted"> & { plain: string };

interface QaFacts {
  title: string;
  question: PlainPost;
  /** Of this page. */
  answers: readonly PlainPost[];
  /** On all pages. */
  count: QuestionDetail["count"];
  /** Of the page. */
  url: string;
}

const personOf = ({ author: { name, expert } }: PlainPost) => ({
  "@type": "Person",
  name,
  ...(expert === null ? {} : { jobTitle: expert.title }),
});

/** https://schema.org/QAPage: what the page shows, and nothing else. */
export function questionData({ title, question, answers, count, url }: QaFacts) {
  const toAnswer = (answer: PlainPost) => ({
    "@type": "Answer",
    text: answer.plain,
    datePublished: answer.written_at,
    upvoteCount: answer.votes,
    url: `${url}#${postAnchor(answer.number)}`,
    author: personOf(answer),
  });
  const accepted = answers.find((answer) => answer.accepted);
  const suggested = answers.filter((answer) => answer !== accepted);
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: title,
      text: question.plain,
      answerCount: count,
      datePublished: question.written_at,
      author: personOf(question),
      ...(accepted === undefined ? {} : { acceptedAnswer: toAnswer(accepted) }),
      ...(suggested.length === 0 ? {} : { suggestedAnswer: suggested.map(toAnswer) }),
    },
  };
}
