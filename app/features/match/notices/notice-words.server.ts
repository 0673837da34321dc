import { withArticle } from "#contracts/english";
import type { MatchAnswer } from "#contracts/match/match";
import { type Answers, questionHref } from "~/features/match/answers";
import { isNarrow } from "~/mattress/narrow-sizes";
import { dropHref } from "~/features/match/results/drop-href";
import { totalOf } from "~/features/match/results/match-list";
import { knowsZip } from "~/features/match/results/stores-href";
import { applicable } from "~/features/match/steps";
import { knownSize, sizeInSentence } from "#contracts/vocabulary/mattress";
import { dropLabels } from "#contracts/vocabulary/match";
import { unknown } from "#contracts/vocabulary/quiz";
import { formatCount, formatNumber } from "~/ui/format";

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
    link: { text: dropLabels[better.drop], href: dropHref(answers, better) },
  };
}
