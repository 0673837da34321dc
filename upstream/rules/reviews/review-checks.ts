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
  /** As it was written; empty where the whole review is meant. */
  passage: string;
  /** Where it is, to be marked there; null where the whole review is meant. */
  place: { field: keyof ReviewText; start: number; end: number } | null;
  /** To the writer. */
  sentence: string;
}

/** What is known besides the text. Stars are not among it, so that the same text is checked alike at one and at five. */
export interface KnownReviews {
  /** Texts of other reviews, in which the same words would be copied. */
  others?: readonly string[];
  /** Whether the same person has another review of the same bed or store. */
  reviewedBefore?: boolean;
}

/** Longest passage that a sentence quotes, in characters. */
const quoted = 60;
/** Of a text with a hundred links the first few are enough to say so. */
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
 * check takes time in proportion to the text. They refuse nothing.
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

/** As they are stored with a version: each code once. */
export const codesOf = (findings: readonly Finding[]): FindingCode[] => [...new Set(findings.map(({ code }) => code))];
