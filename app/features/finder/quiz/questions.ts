import type { AnswerName, Answers } from "~/features/finder/answers";
import { rememberedFor } from "~/features/finder/remembered";
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

interface Words extends Omit<Question, "title" | "why"> {
  title: (who: Who) => string;
  /** The same for everybody, or worded for whom the mattress is. */
  why: string | ((who: Who) => string);
}

const orDontKnow = ", or “Don’t know”";

const words: Record<StepName, Words> = {
  recipient: {
    title: () => "Who is the mattress for?",
    why: "We ask different questions for different people. If there are two of you, we score each bed for both of you, and the lower score counts more.",
    missing: `Select who the mattress is for${orDontKnow}`,
  },
  age: {
    title: (who) => (who === you ? "How old are you?" : `How old ${who.is} ${who.name}?`),
    why: "From age 65 on, a firm edge to get up from and a bed that’s easy to turn over on count for more. Age doesn’t change anything else in the score.",
    missing: `Select an age${orDontKnow}`,
  },
  size: {
    title: () => "Which size do you need?",
    hint: "The question about an adjustable base is optional.",
    why: "We leave out beds that aren’t made in your size, and we show prices for that size. An adjustable base bends, and not every mattress can bend with it.",
    missing: `Select a size${orDontKnow}`,
  },
  budget: {
    title: () => "What’s the most you’d spend?",
    hint: "For the mattress alone, in whole dollars. We’ll mark beds that cost a little more.",
    why: "We still show beds that cost up to 10% more, but we mark them and take 5 points off. We leave out anything above that and tell you how many beds that is. Sellers never see your budget.",
    missing: "Enter the most you’d spend, or choose “Don’t know”",
  },
  zip: {
    title: () => "Where should it be delivered?",
    hint: "Five digits, such as 83702.",
    why: "Some sellers don’t deliver everywhere, so we leave out beds you can’t get. We also look for stores within 50 miles of you. For the rest of your visit, we’ll show you stores near you.",
    missing: "Enter a ZIP code, or choose “Don’t know”",
  },
  store: {
    title: () => "Do you want to lie on it before you buy?",
    why: "If you do, we leave out beds that no store has. If you gave us your ZIP code, we leave out beds that no store within 50 miles has.",
    missing: `Select yes or no${orDontKnow}`,
  },
  position: {
    title: (who) => `Which position ${who.do} ${who.name} mostly sleep in?`,
    why: (who) =>
      `Side sleepers need a softer bed that lets the shoulder and hip sink in; back and stomach sleepers need a firmer one. ${who === you ? "How you sleep and what you weigh tell us how firm your bed should be." : "Sleeping position and weight tell us how firm the bed should be."}`,
    missing: `Select a position${orDontKnow}`,
  },
  weight: {
    title: (who) => `How much ${who.do} ${who.name} weigh?`,
    why: "The same bed feels firmer to a lighter sleeper. For anyone over 230 pounds, we also look for a more durable bed.",
    missing: `Select a weight${orDontKnow}`,
  },
  pain: {
    title: (who) =>
      who === you ? "Does anything hurt in the morning?" : `${capitalized(who.do)} ${who.name} wake up with pain?`,
    hint: "Select all that apply.",
    why: (who) =>
      `${who === you ? "If your lower back hurts" : "For a sore lower back"}, we look for a bed closer to medium-firm. ${who === you ? "If your shoulders or hips hurt" : "For sore shoulders or hips"}, we look for a slightly softer one that relieves pressure. This isn’t medical advice. We don’t share this answer. We remember it for ${rememberedFor}, and you can make us forget it at any time. If you save your results, it’s saved with them.`,
    missing: "Select where it hurts, “No pain” or “Don’t know”",
  },
  temperature: {
    title: (who) => `${capitalized(who.do)} ${who.name} sleep hot or cold?`,
    why: (who) =>
      who === you
        ? "If you sleep hot, we look for a cooler bed. If you sleep cold, very cool beds lose points."
        : "For someone who sleeps hot, we look for a cooler bed. For someone who sleeps cold, very cool beds lose points.",
    missing: `Select hot, cold or neither${orDontKnow}`,
  },
  preference: {
    title: (who) => `How ${who.do} ${who.name} like a bed to feel?`,
    hint: "Only the firmness needs an answer. The feel is optional.",
    why: (who) =>
      `What ${who === you ? "you" : "they"} like counts for 40% of the firmness we look for, and what fits ${who === you ? "your" : "their"} position and weight counts for 60%. We show you both with your results.`,
    missing: `Select a firmness${orDontKnow}`,
  },
  partner: {
    title: () => "What about your partner?",
    hint: "Seven short questions. Only the first needs an answer: anything you skip counts as “Don’t know”.",
    why: "We score each bed for your partner too. If one of you wakes when the other moves, we look for a bed where you’ll hardly feel each other move.",
    missing: `Select your partner’s position${orDontKnow}`,
  },
  allergies: {
    title: () => "Is anyone who’ll sleep on it allergic to any of these?",
    hint: "Select all that apply.",
    why: "We leave out beds that have that material in any layer, and tell you how many we left out.",
    missing: "Select each allergy, “None of these” or “Don’t know”",
  },
};

/** The question, worded for whom the mattress is. */
export function questionFor(step: StepName, answers: Answers): Question {
  const { title, why, ...rest } = words[step];
  const who = others[answers.recipient ?? ""] ?? you;
  return { ...rest, title: title(who), why: typeof why === "string" ? why : why(who) };
}

/** What each group of a page with several is about; the page's title is the question of a page with one. */
export const groupLabels: Partial<Record<AnswerName, string>> = {
  size: "Size of the mattress",
  preference: "How firm? 1 is softest, 10 is firmest",
  feel: "What kind of feel?",
  adjustableBase: "Will it go on an adjustable base?",
  partnerPosition: "Which position does your partner mostly sleep in?",
  partnerWeight: "How much does your partner weigh?",
  partnerPain: "Does your partner wake up with pain?",
  partnerTemperature: "Does your partner sleep hot or cold?",
  partnerPreference: "How firm does your partner like it?",
  partnerFeel: "What kind of feel does your partner like?",
  lightSleeper: "Does either of you wake when the other moves?",
};
