import { capitalized } from "#contracts/english";
import { type AnswerName, type Answers, rememberedFor } from "../answers";
import type { StepName } from "~/features/match/step-fields";
import { fieldsOf, isForYoungChild, isMatchedAsAdult } from "~/features/match/steps";

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

interface Words extends Omit<Question, "title" | "why" | "hint"> {
  title: (who: Who) => string;
  /** The same for everybody, or worded for whom the mattress is, by what else the page asks. */
  why: string | ((who: Who, names: readonly AnswerName[], answers: Answers) => string);
  hint?: string | ((names: readonly AnswerName[], answers: Answers) => string | undefined);
}

const narrowForTwo =
  "For two, a twin or twin XL is too narrow (19 inches for each of you), and a full is tight (27 inches each).";
const orDontKnow = ", or “Don’t know”";

const words: Record<StepName, Words> = {
  recipient: {
    title: () => "Who is the mattress for?",
    why: "We ask different questions for different people. If there are two of you, we score each bed for both of you, and the lower score counts more.",
    missing: `Select who the mattress is for${orDontKnow}`,
  },
  age: {
    title: (who) => (who === you ? "How old are you?" : `How old ${who.is} ${who.name}?`),
    hint: "For a child under 13, go back to the first step and choose “A child”: we match young children by other rules.",
    why: "From age 65 on, we take it that a firm edge to get up from and a bed that’s easy to turn over on matter more, unless you tell us otherwise later. A bed that’s hard to return loses twice as many points then. Age doesn’t change anything else in the score.",
    missing: `Select an age${orDontKnow}`,
  },
  child: {
    title: () => "How old is the child?",
    hint: "Only the second question needs an answer. If you don’t know the age, leave it empty.",
    why: "A baby or toddler needs a crib mattress, not one of these. Up to 12, a child does best on a bed that’s neither soft nor hard, and not too tall, and we go by what children of that age typically weigh. From 13 on, we ask what we’d ask an adult. In a bunk or loft bed, the guardrail has to stand well above the mattress, so we leave out beds that are more than 8 inches tall.",
    missing: `Select yes or no for the bunk or loft bed${orDontKnow}`,
  },
  size: {
    title: () => "Which size do you need?",
    hint: (names, { recipient }) =>
      !names.includes("adjustableBase")
        ? undefined
        : `The question about an adjustable base is optional.${recipient === "couple" ? ` ${narrowForTwo}` : ""}`,
    why: (_who, names) =>
      `We leave out beds that aren’t made in your size, and we show prices for that size.${names.includes("adjustableBase") ? " An adjustable base bends, and not every mattress can bend with it." : " Bunk and loft beds take a twin, twin XL or full."}`,
    missing: `Select a size${orDontKnow}`,
  },
  budget: {
    title: () => "What’s the most you’d spend?",
    hint: "For the mattress alone, in whole dollars. We’ll mark beds that cost a little more.",
    why: "We still show beds that cost up to 10% more, but we mark them and take off half a point for each percent. We leave out anything above that and tell you how many beds that is. Sellers never see your budget.",
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
    why: (who, _names, answers) =>
      `Side sleepers need a softer bed that lets the shoulder and hip sink in; back and stomach sleepers need a firmer one. ${who === you ? "How you sleep and what you weigh tell us how firm your bed should be." : isMatchedAsAdult(answers) ? "Sleeping position and weight tell us how firm the bed should be." : "Even so, guests and young children do well on much the same firmness, so position counts for less here."}${isForYoungChild(answers) ? " Most children lie every way in a night, so “Don’t know” takes nothing off a match." : ""}`,
    missing: `Select a position${orDontKnow}`,
  },
  weight: {
    title: (who) => `How much ${who.do} ${who.name} weigh?`,
    hint: (names) =>
      `A range is enough. The exact weight${names.includes("height") ? " and the height are" : " is"} optional.`,
    why: (_who, names) =>
      `The same bed feels firmer to a lighter sleeper. A heavier sleeper needs better support, and foam and coils that don’t wear out early.${names.includes("height") ? " At the same weight, tall people spread it over more of the bed and short people over less, so height makes a small difference." : ""}`,
    missing: `Select a weight${orDontKnow}`,
  },
  pain: {
    title: (who) =>
      who === you ? "Does anything hurt in the morning?" : `${capitalized(who.do)} ${who.name} wake up with pain?`,
    hint: (names) => `Select all that apply.${names.includes("mobility") ? " The second question is optional." : ""}`,
    why: (who, names) =>
      `${who === you ? "If your lower back hurts" : "For a sore lower back"}, we look for a bed closer to medium-firm. ${who === you ? "If your shoulders, hips or neck hurt" : "For sore shoulders or hips, or a sore neck"}, we look for a slightly softer one that relieves pressure. ${names.includes("mobility") ? "If getting up or turning over is hard, a firm edge and a bed that’s easy to move on count for more, and very tall beds lose points. " : ""}This isn’t medical advice. We don’t share these answers. We remember them for ${rememberedFor}, and you can make us forget them at any time. If you save your results, they’re saved with them.`,
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
      `We start from ${who === others.guest ? "the middle of what most people like" : `the firmness that fits ${who === you ? "your" : "their"} position and weight`}, and go 40% of the way to what ${who === you ? "you" : "they"} like. Where that would work against ${who === you ? "your" : "their"} body, we go less far and say so.`,
    missing: `Select a firmness${orDontKnow}`,
  },
  partner: {
    title: () => "What about your partner?",
    hint: "Only the first question needs an answer: anything you skip counts as “Don’t know”.",
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
  const { title, why, hint, missing } = words[step];
  const who = others[answers.recipient ?? ""] ?? you;
  const names = fieldsOf(step, answers);
  return {
    title: title(who),
    hint: typeof hint === "function" ? hint(names, answers) : hint,
    why: typeof why === "function" ? why(who, names, answers) : why,
    missing,
  };
}
