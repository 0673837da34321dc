import { listed, withArticle } from "#contracts/english";
import type { MatchAnswer, MatchBand } from "#contracts/match/match";
import { dropLabels } from "#contracts/vocabulary/match";
import { heldWeightBandLabels, knownSize, sizeInSentence } from "#contracts/vocabulary/mattress";
import { unknown } from "#contracts/vocabulary/quiz";
import { isNarrow } from "~/mattress/narrow-sizes";
import { bedStoresHref } from "~/mattress/stores-near";
import { formatCount, formatNumber, unbroken } from "~/ui/format";
import { answerWords } from "../answer-text";
import { type AnswerName, type Answers, questionHref, resultsHref, takenBack } from "../answers";
import { applicable, isAsked, isForYoungChild } from "../steps";
import { totalOf } from "./match-list";

export interface ResultNotice {
  tone: "info" | "bad";
  title: string;
  text: string;
  link: { text: string; href: string };
}

type Found = Pick<MatchAnswer, "zip_known" | "better_without" | "picks" | "count" | "total">;

/** What there is to say above the results, most important first. */
export const resultNotices = (match: Found, answers: Answers): ResultNotice[] =>
  [
    narrowForTwo(answers),
    tooWideForBunk(answers),
    childByOtherRules(answers),
    match.zip_known ? null : unknownZip(answers),
    betterWithout(match, answers),
  ].filter((notice) => notice !== null);

const chooseSize = (answers: Answers) => ({ text: "Choose another size", href: questionHref("size", answers) });

/** No bed for two adults is narrower than a full, which is tight. */
function narrowForTwo(answers: Answers): ResultNotice | null {
  const { recipient, size } = answers;
  if (recipient !== "couple") return null;
  const link = chooseSize(answers);
  const sides = "Only from a queen up are there beds with a side for each of you.";
  if (size === "twin" || size === "twin-xl") {
    const text = `It’s 38 inches wide: 19 inches for each of you, where a crib mattress has 27. ${sides}`;
    return { tone: "bad", title: `A ${sizeInSentence(size)} is too narrow for two`, text, link };
  }
  if (size !== "full") return null;
  const text = `It’s 54 inches wide: 27 inches for each of you. In a queen you’d each have 30. ${sides}`;
  return { tone: "info", title: "A full is tight for two", text, link };
}

function tooWideForBunk(answers: Answers): ResultNotice | null {
  const { recipient, bunk, size = unknown } = answers;
  if (recipient !== "child" || bunk !== "yes" || size === unknown || isNarrow(size)) return null;
  return {
    tone: "info",
    title: "Bunk and loft beds take a twin, twin XL or full",
    text: `These results are for ${withArticle(sizeInSentence(knownSize(size)))}.`,
    link: chooseSize(answers),
  };
}

/** Who says "under 18" of somebody may mean a young child, whom other rules match. */
function childByOtherRules(answers: Answers): ResultNotice | null {
  const { recipient, age } = answers;
  if (age !== "under-18" || (recipient !== "me" && recipient !== "someone-else")) return null;
  return {
    tone: "info",
    title: "For a child under 13, choose “A child”",
    text: "These results are for a teenager. A younger child does best on a bed that’s neither soft nor hard, and not too tall.",
    link: {
      text: "Choose “A child” and keep the other answers",
      href: questionHref("child", applicable({ ...answers, recipient: "child" })),
    },
  };
}

function unknownZip(answers: Answers): ResultNotice | null {
  if (!knowsZip(answers)) return null;
  return {
    tone: "info",
    title: `We don’t recognize the ZIP code ${answers.deliveryZip ?? ""}`,
    text: "So we counted stores nationwide and couldn’t check who delivers to you.",
    link: { text: "Change your ZIP code", href: questionHref("zip", answers) },
  };
}

/** Said of a list that has no good bed, where one answer leaves better ones out. */
function betterWithout(match: Found, answers: Answers): ResultNotice | null {
  const { better_without: better, picks } = match;
  const best = picks[0]?.beds[0];
  if (better === null || best === undefined) return null;
  const given =
    better.drop === "budgetRange"
      ? `Your budget of $${formatNumber(Number(answers.budgetRange))} leaves`
      : "Wanting to try it in a store leaves";
  const few = formatCount(totalOf(match), "bed", "beds");
  return {
    tone: "info",
    title: "One of your answers leaves out better beds",
    text: `${given} ${few}, up to ${Math.round(best.score)} of 100. Without that there are ${formatNumber(better.count)}, up to ${better.score}.`,
    link: { text: dropLabels[better.drop], href: resultsHref(takenBack(answers, better.drop)) },
  };
}

/** The pounds at which a band counts where nobody gave a figure (ruleset 2026.3, section 2). */
export const countedPounds: Readonly<Record<keyof typeof heldWeightBandLabels, number>> = {
  "under-130": 115,
  "130-180": 155,
  "180-230": 205,
  "230-300": 260,
  "over-300": 330,
  "130-230": 180,
  "over-230": 260,
};

const isBand = (value: string): value is keyof typeof countedPounds => Object.hasOwn(countedPounds, value);

function counted(band: string | undefined, pounds: string | undefined, whose: string): string | null {
  if (band === undefined || pounds !== undefined || !isBand(band)) return null;
  const label = heldWeightBandLabels[band].toLowerCase();
  return unbroken(`${whose}“${label}” as ${countedPounds[band]} lb`);
}

/** Which pounds stand for a weight that was told as a band, and where to tell it; null where none was. */
export function countedWeight(answers: Answers) {
  const own = counted(answers.weight, answers.pounds, "");
  const partners = counted(answers.partnerWeight, answers.partnerPounds, "your partner’s ");
  const both = [own, partners].filter((each) => each !== null);
  if (both.length === 0) return null;
  return {
    said: `We count ${listed(both, "and")}.`,
    link: {
      text: `Give ${both.length === 2 ? "exact weights" : own === null ? "your partner’s exact weight" : "an exact weight"} to be surer`,
      href: questionHref(own === null ? "partner" : "weight", answers),
    },
  };
}

/** The answers that decide how sure a match is, those that decide most first (ruleset 2026.3, rule 13). */
const deciding: readonly AnswerName[] = [
  "recipient",
  "childAge",
  "position",
  "weight",
  "partnerPosition",
  "partnerWeight",
  "pain",
  "partnerPain",
  "temperature",
  "partnerTemperature",
  "size",
];
const named = 3;

/** Why beds are called no more than a possible match, and what would tell more; null where none of them is. */
export function possibleText(beds: readonly { band: MatchBand | null }[], answers: Answers): string | null {
  if (!beds.some(({ band }) => band === "possible")) return null;
  const open = deciding.filter((name) => (answers[name] ?? unknown) === unknown && counts(name, answers));
  const us = "We call a bed a possible match where we know too little to say more";
  return open.length === 0
    ? `${us}. “How we scored it” says what’s missing.`
    : `${us}. We’d be surer if you told us ${listed(
        open.slice(0, named).map((name) => answerWords[name].change),
        "and",
      )}.`;
}

/** Of guests nobody is to know how they sleep; children lie every way, and pain moves nothing for them (rules 3, 4, 8). */
function counts(name: AnswerName, answers: Answers): boolean {
  if (!isAsked(name, answers)) return false;
  if (answers.recipient === "guest") return name === "size";
  return !(isForYoungChild(answers) && (name === "position" || name === "pain"));
}

export const knowsZip = ({ deliveryZip }: Answers) => deliveryZip !== undefined && deliveryZip !== unknown;

/** As far as the engine looks for stores (contracts/match/match.ts, store_count). */
export const storeMiles = 50;

/** Stores that carry a model, near the delivery ZIP where one is known: those that the result has counted. */
export const storesHref = (slug: string, answers: Answers) =>
  knowsZip(answers) ? bedStoresHref(slug, answers.deliveryZip, storeMiles) : bedStoresHref(slug);
