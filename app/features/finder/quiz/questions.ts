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
    why: "It decides which questions come next. For a couple both sleepers are scored, and the one whom a bed fits less counts for more.",
    missing: `Select who the mattress is for${orDontKnow}`,
  },
  age: {
    title: (who) => (who === you ? "How old are you?" : `How old ${who.is} ${who.name}?`),
    why: "From 65 on, an edge that carries someone who sits down on it and gets up counts for more. Nothing else depends on it.",
    missing: `Select an age${orDontKnow}`,
  },
  size: {
    title: () => "Which size do you need?",
    why: "A bed that is not made in your size is left out, and prices are those of your size. An adjustable base bends, and not every mattress bends with it.",
    missing: `Select a size${orDontKnow}`,
  },
  budget: {
    title: () => "What is the most you would spend?",
    hint: "For the mattress alone, in whole dollars.",
    why: "A bed up to 10% over it is still shown, marked, and loses 5 points. Beyond that it is left out, and you see how many were. No seller sees it.",
    missing: "Enter the most you would spend, or choose “Don't know”",
  },
  zip: {
    title: () => "Where should it be delivered?",
    hint: "Five digits, such as 83702.",
    why: "Some sellers do not deliver everywhere, and stores are counted within 50 miles of it. It is used for this search and nothing else.",
    missing: "Enter a ZIP code, or choose “Don't know”",
  },
  store: {
    title: () => "Do you want to lie on it before you buy?",
    why: "If so, beds that stand on no store's floor are left out; near your ZIP code if you gave one.",
    missing: `Select yes or no${orDontKnow}`,
  },
  position: {
    title: (who) => `How ${who.do} ${who.name} mostly sleep?`,
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
    why: "With low-back pain we look for a bed nearer to medium-firm; with shoulder or hip pain for a slightly softer one that relieves pressure. This is no medical advice, and we keep no record of it unless you save your results.",
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
    hint: "Whatever you leave out counts as “Don't know”.",
    why: "Your partner gets a score too. If one of you wakes when the other moves, we look for a bed that you can hardly feel move.",
    missing: `Select your partner's position${orDontKnow}`,
  },
  allergies: {
    title: () => "Does anyone who sleeps on it have an allergy?",
    hint: "Select all that apply.",
    why: "A bed with the material in any of its layers is left out, and you see how many were.",
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
  partnerPosition: "How does your partner mostly sleep?",
  partnerWeight: "How much does your partner weigh?",
  partnerPain: "Does your partner wake up with pain?",
  partnerTemperature: "How warm does your partner sleep?",
  partnerPreference: "How firm does your partner like it?",
  partnerFeel: "Which feel does your partner like?",
  lightSleeper: "Does either of you wake when the other moves?",
};
