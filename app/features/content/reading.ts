import type { GuideLink } from "#contracts/content/content";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";

/** Words that an adult reads in a minute (Brysbaert, Journal of Memory and Language, 2019: 238 in silence). */
const wordsAMinute = 238;

/** "9 minutes to read" */
export const readingTime = ({ words }: Pick<GuideLink, "words">) =>
  `${formatCount(Math.max(1, Math.round(words / wordsAMinute)), "minute", "minutes")} to read`;

/** What pages of the site are called where a guide leads on to them. */
export const pageNames: Readonly<Record<string, string>> = {
  [paths.finder]: "Take the match quiz",
  [paths.onlineMattresses]: "See every model",
  [paths.stores]: "Find stores near you",
  [paths.onlineDeals]: "See what’s on sale",
  [paths.compare]: "Compare beds side by side",
  [paths.cashback]: "How cash back works",
  [paths.customerReviews]: "Read owner reviews",
  [paths.expertReviews]: "Read our tests",
  [paths.glossary]: "Look up a term",
  [paths.brands]: "Browse brands",
};
