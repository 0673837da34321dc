import { listed } from "#contracts/english";
import type { QueryPart, UnderstoodQuery } from "#contracts/search";
import { quizHref } from "./search-list";

/** How a search understood whoever it speaks of, where two may be meant. */

/** Of beds among which those that don't fit the sleeper well are left out; the list of beds sold online holds them, too. */
export function fitText({ beds, parts, quiz }: Pick<UnderstoodQuery, "beds" | "parts" | "quiz">): string {
  if (beds?.fit_sleeper !== true) return "";
  return `${beds.count === 1 ? "fits" : "fit"} ${theseSleepers({ parts, quiz })}`;
}

/** Whom a query speaks of: "side sleepers over 300 lb with back pain", "these two sleepers". */
export function theseSleepers({ parts, quiz: { recipient = "" } }: Pick<UnderstoodQuery, "parts" | "quiz">): string {
  const others: Readonly<Record<string, string>> = {
    couple: "these two sleepers",
    child: "this child",
    guest: "guests",
  };
  return Object.hasOwn(others, recipient) ? others[recipient]! : asDescribed(parts);
}

/** As the labels of the parts describe them, such as "for side sleepers" and "for people over 300 lb". */
function asDescribed(parts: readonly QueryPart[]): string {
  const labels = parts.flatMap(({ kind, label }) => (kind === "need" || kind === "weight" ? label : []));
  const said = (pattern: RegExp) => labels.flatMap((label) => pattern.exec(label)?.[1] ?? []);
  const lying = said(/^for ((?:side|back|stomach|combination) sleepers)$/);
  const pains = said(/^for (\w+ pain)$/);
  const more = [
    ...said(/^for people (.+)$/),
    labels.includes("for cold sleepers") ? "who sleep cold" : "",
    pains.length === 0 ? "" : `with ${listed(pains)}`,
  ].filter(Boolean);
  if (lying.length + more.length === 0) return "the sleeper you describe";
  return [lying.length === 0 ? "people" : listed(lying), ...more].join(" ");
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
