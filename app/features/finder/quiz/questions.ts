import type { AnswerName, Answers } from "~/features/finder/answers";
import type { StepName } from "~/features/finder/step-fields";
import { capitalized } from "~/ui/format";

/** The text of each question: what is asked, why, and the error when nothing was chosen. */

export interface Question {
  title: string;
  hint?: string;
  why: string;
  missing: string;
}

interface Who {
  /** "you", "the child" */
  name: string;
  do: "do" | "does";
  is: "are" | "is";
}

const you: Who = { name: "you", do: "do", is: "are" };
const others: Record<string, Who> = {
  child: { name: "the child", do: "does", is: "is" },
  guest: { name: "your guests", do: "do", is: "are" },
  "someone-else": { name: "they", do: "do", is: "are" },
};

type Words = Omit<Question, "title"> & { title: (who: Who) => string };

const orDontKnow = ", or “Don't know”";

const words: Record<StepName, Words> = {
  recipient: {
    title: () => "Who is the mattress for?",
    why: "It decides which questions come next. For a couple we score both of you, and whoever the bed fits less well counts more.",
    missing: `Select who the mattress is for${orDontKnow}`,
  },
  age: {
    title: (who) => (who === you ? "How old are you?" : `How old ${who.is} ${who.name}?`),
    why: "From 65 on, a firm edge to sit down on and get up from counts for more. We use your age for nothing else.",
    missing: `Select an age${orDontKnow}`,
  },
  size: {
    title: () => "Which size do you need?",
    why: "We leave out beds that aren’t made in your size, and show prices for your size. An adjustable base bends, and not every mattress bends with it.",
    missing: `Select a size${orDontKnow}`,
  },
  budget: {
    title: () => "What’s the most you’d spend?",
    hint: "For the mattress alone, in whole dollars.",
    why: "We still show beds up to 10% over, marked and with 5 points off. Anything above that is left out, and we tell you how many. Sellers never see your budget.",
    missing: "Enter the most you’d spend, or choose “Don't know”",
  },
  zip: {
    title: () => "Where should it be delivered?",
    hint: "Five digits, such as 83702.",
    why: "Some sellers don’t deliver everywhere, and we look for stores within 50 miles. We use it for this search only.",
    missing: "Enter a ZIP code, or choose “Don't know”",
  },
  store: {
    title: () => "Do you want to lie on it before you buy?",
    why: "If so, we leave out beds that no store has: no store near your ZIP code, if you gave one.",
    missing: `Select yes or no${orDontKnow}`,
  },
  position: {
    title: (who) => `Which position ${who.do} ${who.name} mostly sleep in?`,
    why: "Side sleepers need a softer bed that lets the shoulder and hip sink in; back and stomach sleepers need a firmer one. Together with weight, this gives the firmness we look for.",
    missing: `Select a position${orDontKnow}`,
  },
  weight: {
    title: (who) => `How much ${who.do} ${who.name} weigh?`,
    why: "The same bed feels firmer to a lighter sleeper. From 230 pounds on, durable materials count for more as well.",
    missing: `Select a weight${orDontKnow}`,
  },
  pain: {
    title: (who) =>
      who === you ? "Does anything hurt in the morning?" : `${capitalized(who.do)} ${who.name} wake up with pain?`,
    hint: "Select all that apply.",
    why: "With low-back pain we look for a bed nearer to medium-firm; with shoulder or hip pain for a slightly softer one that relieves pressure. This isn’t medical advice, and we keep no record of it unless you save your results.",
    missing: `Select where it hurts, or “No pain”${orDontKnow}`,
  },
  temperature: {
    title: (who) => `How warm ${who.do} ${who.name} sleep?`,
    why: "If you sleep hot, we look for a bed that lets heat get away. If you sleep cold, a very cool bed loses points.",
    missing: `Select how warm${orDontKnow}`,
  },
  preference: {
    title: (who) => `What should the bed feel like to ${who.name === "they" ? "them" : who.name}?`,
    why: "What you like counts for 40% of the firmness we look for; what suits your position and weight counts for 60%. The results show both.",
    missing: `Select a firmness${orDontKnow}`,
  },
  partner: {
    title: () => "What about your partner?",
    hint: "Anything you skip counts as “Don't know”.",
    why: "Your partner gets a score too. If one of you wakes when the other moves, we look for a bed that you can hardly feel move.",
    missing: `Select your partner's position${orDontKnow}`,
  },
  allergies: {
    title: () => "Does anyone who sleeps on it have an allergy?",
    hint: "Select all that apply.",
    why: "We leave out beds with that material in any layer, and tell you how many.",
    missing: `Select the allergies, or “None of these”${orDontKnow}`,
  },
};

/** The question, worded for whom the mattress is. */
export function questionFor(step: StepName, answers: Answers): Question {
  const { title, ...rest } = words[step];
  return { ...rest, title: title(others[answers.recipient ?? ""] ?? you) };
}

/** What each group of a page with several is about; the page's title is the question of a page with one. */
export const groupLabels: Partial<Record<AnswerName, string>> = {
  size: "Size of the mattress",
  preference: "How firm? From 1, softest, to 10, firmest",
  feel: "Which feel?",
  adjustableBase: "Will it lie on an adjustable base?",
  partnerPosition: "Which position does your partner mostly sleep in?",
  partnerWeight: "How much does your partner weigh?",
  partnerPain: "Does your partner wake up with pain?",
  partnerTemperature: "How warm does your partner sleep?",
  partnerPreference: "How firm does your partner like it?",
  partnerFeel: "Which feel does your partner like?",
  lightSleeper: "Does either of you wake when the other moves?",
};
