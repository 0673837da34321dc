import { bedTerms } from "./bed-terms";
import { needTerms } from "./need-terms";
import type { Term } from "./term";

/** Phrases that occur only in names of beds, even though their words mean something else alone. */
export const namePhrases: readonly string[] = [
  "pillow top",
  "pillowtop",
  "euro top",
  "eurotop",
  "tight top",
  "box top",
  "plush top",
];

/** All phrases; of two identical ones the first counts. */
export const queryTerms: readonly Term[] = [...bedTerms, ...needTerms];

/** Words for the sleeper that names of beds also start with: "man" and Manhattan. */
export const personWords: ReadonlySet<string> = new Set(
  "man men woman women guy guys lady ladies male female person persons people adult adults someone anyone".split(" "),
);

/** These say nothing about a bed, although one of their words does alone: "hard to find" isn't firm. */
export const idlePhrases: readonly string[] = ["hard to", "hard time"];

/** Filler words, which ask for nothing themselves. */
export const idleWords: ReadonlySet<string> = new Set(
  (
    "a an and the of by for with without in on at to from my me i im we our us is are it its that this which who what who " +
    "best good great nice new top 10 ten better perfect right bed beds mattress mattresses matress mattres size sized type types " +
    "style kind find finding looking look search searching show need needs needed want wants buy buying purchase get " +
    "shop shopping online price prices priced cost costs costing how much person sleeper sleepers sleep sleeps slept sleeping people " +
    "please or any some can have has having was were there they will would should could tell you do does not no most more least under over per usa " +
    "too very really when where try trying test lie lying night nights year years old box boxed doesnt dont wont isnt arent hate off but cant " +
    "mother mom father dad parents grandma grandmother grandpa grandfather husbands person sizes be am so just spend spending pay paying spent should son daughter weigh weighs weighing"
  ).split(" "),
);
