import { Link } from "@remix-run/react";
import type { SavedMatches } from "~/contracts/match";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import { answerText } from "~/features/finder/answer-words";
import { unknown } from "~/contracts/vocabulary/quiz";
import { answerNames, type AnswerName, type Answers } from "~/features/finder/answers";
import Section from "~/ui/page/section";

/** The answers that tell saved results apart. */
const telling: readonly AnswerName[] = ["recipient", "size", "budgetRange", "position"];

export function summary(answers: Answers): string {
  const given = answerNames.filter((name) => telling.includes(name) && answers[name] && answers[name] !== unknown);
  return given.map((name) => answerText(name, answers[name] ?? "")).join(", ");
}

/** What a member has saved, newest first. */
export default function SavedList({ saved }: { saved: SavedMatches["items"] }) {
  return (
    <Section name="saved" title="Your saved results" headingClass="text-xl">
      {saved.length === 0 ? (
        <p className="soft">
          You haven’t saved any yet. Take the quiz, then press “Save these results” beside your matches.
        </p>
      ) : (
        <ul className="rows lined saved-list">
          {saved.map((each) => (
            <li key={each.token}>
              <Link to={paths.savedResults(each.token)}>
                {formatDate(each.saved_on)}
                {each.first === null ? ": nothing fit" : `: best match ${each.first.name}`}
              </Link>
              <span className="small soft">
                {[
                  summary(each.answers),
                  each.ruleset_version === null ? "" : `scored with our ${each.ruleset_version} rules`,
                ]
                  .filter(Boolean)
                  .join("; ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
