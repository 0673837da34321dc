import { cutAtWord } from "#contracts/text/cut-text";
import { isolated } from "#contracts/text/isolated-text";
import { findingLabels } from "#contracts/vocabulary/moderation";
import { findPersonal, type Passage } from "./passages";
import { findCopied, findRepeats, findShouting } from "./repetition";

export type FindingCode = keyof typeof findingLabels;

export interface ReviewText {
  title: string;
  body: string;
}

export interface Finding {
  code: FindingCode;
  /** As it was written; empty if the finding is about the whole review. */
  passage: string;
  /** Its position, for highlighting; null if the finding is about the whole review. */
  place: { field: keyof ReviewText; start: number; end: number } | null;
  /** Addressed to the writer. */
  sentence: string;
}

/**
 * What is known besides the text. Stars are not included, so that the same text gets the same result with one star and
 * with five.
 */
export interface KnownReviews {
  /** Texts of other reviews from which words may have been copied. */
  others?: readonly string[];
  /** Whether the same person has another review of the same bed or store. */
  reviewedBefore?: boolean;
}

/** Longest passage that a sentence quotes, in characters. */
const quoted = 60;
/** For a text with a hundred links, the first few findings are enough. */
const mostOfAKind = 5;

function findingOf(code: FindingCode, text: ReviewText, field: keyof ReviewText, { start, end }: Passage): Finding {
  const passage = text[field].slice(start, end);
  const shown = passage.length > quoted ? `${cutAtWord(passage, quoted)}…` : passage;
  const { found, advice } = findingLabels[code];
  return {
    code,
    passage,
    place: { field, start, end },
    sentence: `We found ${found}: “${isolated(shown)}”. ${advice}`,
  };
}

/**
 * What the automatic checks find in a review, each with the passage as written and a sentence for its writer. Every
 * check runs in linear time. Findings never block a review.
 */
export function findingsIn(text: ReviewText, { others = [], reviewedBefore = false }: KnownReviews = {}): Finding[] {
  const findings: Finding[] = [];
  for (const field of ["title", "body"] as const) {
    const own = text[field];
    const passages = { ...findPersonal(own), repeats: findRepeats(own), capitals: findShouting(own) };
    for (const [code, found] of Object.entries(passages) as [FindingCode, Passage[]][]) {
      for (const passage of found.slice(0, mostOfAKind)) findings.push(findingOf(code, text, field, passage));
    }
  }
  const copied = findCopied(text.body, others);
  if (copied !== null) findings.push(findingOf("copied", text, "body", copied));
  if (reviewedBefore) {
    const { found, advice } = findingLabels.twice;
    findings.push({ code: "twice", passage: "", place: null, sentence: `We found ${found}. ${advice}` });
  }
  return findings;
}

/** The codes stored with a version: each one once. */
export const codesOf = (findings: readonly Finding[]): FindingCode[] => [...new Set(findings.map(({ code }) => code))];
