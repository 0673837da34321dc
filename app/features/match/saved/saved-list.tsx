import { capitalized, uncapitalized } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { SavedMatches } from "#contracts/match/saved-match";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import { answerText } from "~/features/match/answer-text";
import { knownSize, sizeName } from "#contracts/vocabulary/mattress";
import { unknown } from "#contracts/vocabulary/quiz";
import { answerNames, type AnswerName, type Answers } from "../answers";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";

/** The answers that tell saved results apart. */
const telling: readonly AnswerName[] = ["recipient", "size", "budgetRange", "position"];

export function summary(answers: Answers): string {
  const given = answerNames.filter((name) => telling.includes(name) && answers[name] && answers[name] !== unknown);
  return capitalized(given.map((name) => inList(name, answers[name] ?? "")).join(", "));
}

/** Within a list of answers, where each has to say what it is about. */
function inList(name: AnswerName, value: string): string {
  if (name === "size") return sizeName(knownSize(value));
  const text = answerText(name, value);
  const within = uncapitalized(text);
  return name === "position" ? `${within} sleeper` : within;
}

/** What a member has saved, newest first. */
export default function SavedList({ saved: { items: saved, count } }: { saved: SavedMatches }) {
  return (
    <Section name="saved" title="Your saved results" headingClass="text-xl">
      <NewestOf shown={saved.length} count={count} />
      {saved.length === 0 ? (
        <p className="soft">
          You haven’t saved any yet. Take the quiz, then press “Save these results” on the page with your matches.
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
