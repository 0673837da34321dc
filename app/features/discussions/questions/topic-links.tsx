import { Link } from "@remix-run/react";
import { questionTopicLabels, type QuestionTopic } from "#contracts/vocabulary/discussions";
import { paths } from "~/paths";

/** What a question is about, each leading to all questions about it. */
export default function TopicLinks({ topics }: { topics: readonly QuestionTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className="cluster cluster--tight small question-topics" aria-label="Topics">
      {topics.map((topic) => (
        <li key={topic}>
          <Link className="question-topics__one" to={paths.questionsAbout(topic)}>
            {questionTopicLabels[topic]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
