import type { QueryPart, UnderstoodQuery } from "#contracts/search";
import { quizHref } from "./search-list";

/** How a search understood whoever it speaks of, where two may be meant. */

/** Of beds among which those that don't fit the sleeper well are left out; the list of beds sold online holds them, too. */
export function fitText({ beds, quiz }: Pick<UnderstoodQuery, "beds" | "quiz">): string {
  if (beds?.fit_sleeper !== true) return "";
  return `${beds.count === 1 ? "fits" : "fit"} ${theseSleepers(quiz)}`;
}

/** Whom a query speaks of. */
export function theseSleepers({ recipient = "" }: UnderstoodQuery["quiz"]): string {
  const others: Readonly<Record<string, string>> = {
    couple: "these two sleepers",
    child: "this child",
    guest: "guests",
  };
  return Object.hasOwn(others, recipient) ? others[recipient]! : "this sleeper";
}

/** What of a part says which beds are asked for. */
export type AskedPart = Pick<QueryPart, "kind" | "label" | "values">;

/** The parts, with the size that a child's bed has where none was named. */
export const withSize = ({ parts, quiz }: Pick<UnderstoodQuery, "parts" | "quiz">): readonly AskedPart[] =>
  quiz.size === "twin" && parts.every(({ kind }) => kind !== "size")
    ? [...parts, { kind: "size", label: "twin", values: ["twin"] }]
    : parts;

const lying: Readonly<Record<string, string>> = {
  side: "who sleeps on their side",
  back: "who sleeps on their back",
  stomach: "who sleeps on their stomach",
  combination: "who changes position",
};

/** "one of 120 lb who sleeps on their side" */
const oneWho = (weight: string | undefined, position: string | undefined) =>
  ["one", weight, position === undefined ? undefined : lying[position]].filter(Boolean).join(" ");

/** "We read this as two sleepers: …"; nothing where the beds are for one, or nothing is known of the second. */
export function coupleText({ parts, quiz, beds }: UnderstoodQuery): string {
  const [yours, theirs] = parts.flatMap(({ kind, label }) => {
    const weight = label.replace(/^for (?:two )?people /, "");
    return kind !== "weight" ? [] : label.startsWith("for two") ? [weight, weight] : weight;
  });
  if (beds?.by_match !== true || quiz.recipient !== "couple") return "";
  if (theirs === undefined && quiz.partnerPosition === undefined) return "";
  return `We read this as two sleepers: ${oneWho(yours, quiz.position)}, and ${oneWho(theirs, quiz.partnerPosition)}.`;
}

/** Of two positions and nobody beside: that one sleeper was read, and the quiz for two. */
export function coupleQuiz({ parts, quiz, beds }: UnderstoodQuery) {
  const [position, partnerPosition] = parts.flatMap(
    ({ label }) => /^for (side|back|stomach|combination) sleepers$/.exec(label)?.[1] ?? [],
  );
  if (beds?.by_match !== true || quiz.recipient === "couple") return null;
  if (position === undefined || partnerPosition === undefined) return null;
  return {
    said: "We read this as one sleeper who changes position.",
    text: "If there are two of you, take the quiz for couples",
    href: quizHref({ quiz: { ...quiz, recipient: "couple", position, partnerPosition } }),
  };
}
