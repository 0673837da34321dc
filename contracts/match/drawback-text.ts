import type { MatchPart, WeakestPart } from "./match";
import { does, type SleeperWords, sleeperWords, wouldLike } from "../vocabulary/sleeper-words";

type Who = NonNullable<WeakestPart["who"]>;

/**
 * What a shortfall in a part means: for a single sleeper, and for the affected partners of a couple where that differs.
 */
const meanings: Record<MatchPart, { alone: (sleeper: SleeperWords) => string } & Partial<Record<Who, string>>> = {
  firmness: { alone: (sleeper) => `It’s not the firmness ${does(sleeper, "need")}` },
  support: {
    alone: ({ name, after }) => `It doesn’t support ${name} as well as ${after} need`,
    you: "It supports your partner well enough, but not you",
    partner: "It doesn’t support your partner as well as they need",
    both: "It doesn’t support either of you as well as you need",
  },
  pressure_relief: {
    alone: ({ whose }) => `It’s too hard on ${whose} shoulders and hips`,
    you: "It’s too hard on your shoulders and hips, but not on your partner’s",
    partner: "It’s too hard on your partner’s shoulders and hips",
    both: "It’s too hard on the shoulders and hips of both of you",
  },
  motion_isolation: {
    alone: () => "Whoever shares it will feel the other move",
    both: "You’ll feel each other move more than you’d like",
  },
  cooling: {
    alone: (sleeper) => `It sleeps warmer than ${wouldLike(sleeper)}`,
    you: "It sleeps too warm for you, but not for your partner",
    partner: "It sleeps warmer than your partner would like",
    both: "It sleeps warmer than either of you would like",
  },
  durability: {
    alone: () => "It may wear out sooner than you’d like",
    you: "It may wear out sooner than you’d like on your side",
    partner: "It may wear out sooner than you’d like on your partner’s side",
  },
  edge_support: {
    alone: (sleeper) => `The edge is softer than ${does(sleeper, "need")}`,
    both: "The edge is softer than you two need",
  },
  responsiveness: {
    alone: (sleeper) => `It’s harder to turn over on than ${wouldLike(sleeper)}`,
    you: "It’s harder to turn over on than you’d like, but easy enough for your partner",
    partner: "It’s harder to turn over on than your partner would like",
    both: "It’s harder to turn over on than either of you would like",
  },
  feel: {
    alone: (sleeper) => `It doesn’t feel the way ${does(sleeper, "like")}`,
    you: "It feels the way your partner likes, but not the way you like",
    partner: "It doesn’t feel the way your partner likes",
    both: "It doesn’t feel the way either of you likes",
  },
  owners: {
    alone: ({ name }) => `Owners who sleep like ${name} aren’t fully happy with it`,
    partner: "Owners who sleep like your partner aren’t fully happy with it",
    both: "Owners who sleep like the two of you aren’t fully happy with it",
  },
};

const cooler: typeof meanings.cooling = {
  alone: (sleeper) => `It sleeps cooler than ${wouldLike(sleeper)}`,
  you: "It sleeps too cool for you, but not for your partner",
  partner: "It sleeps cooler than your partner would like",
  both: "It sleeps cooler than either of you would like",
};

/** The answers that determine the wording of a drawback: who shares the bed, and which of them sleeps cold. */
export interface Said {
  recipient?: string;
  temperature?: string;
  partnerTemperature?: string;
}

/** The share of the points for firmness from which the bed is nearly right. */
const nearlyRight = 0.75;

/** What the part that loses the most means for the sleeper: "It sleeps warmer than you’d like". */
export function drawbackText({ part, points, most, how, who }: WeakestPart, said: Said): string {
  if (how !== null) return how;
  const sleeper = sleeperWords(said.recipient);
  if (part === "firmness" && points >= most * nearlyRight)
    return `It’s not quite the firmness ${does(sleeper, "need")}`;
  if (part === "cooling") return temperature(said, who);
  // Both feel movement, whoever gave the answer.
  const whose = part === "motion_isolation" && said.recipient === "couple" ? "both" : who;
  const { alone, ...others } = meanings[part];
  return (whose === null ? null : others[whose]) ?? alone(sleeper);
}

/** Whether a bed is too cool rather than too warm for those affected; null if it is each for one of the two. */
export function isTooCool({ who }: Pick<WeakestPart, "who">, said: Said): boolean | null {
  const [yours, theirs] = [said.temperature === "cold", said.partnerTemperature === "cold"];
  if (said.recipient === "couple" && yours !== theirs && (who === null || who === "both")) return null;
  return who === "partner" ? theirs : yours;
}

function temperature(said: Said, who: WeakestPart["who"]): string {
  const tooCool = isTooCool({ who }, said);
  if (tooCool === null) {
    // Results saved earlier do not say whose points are missing.
    if (who === null) return "One of you will find it too warm or too cool";
    const [yours, theirs] = said.temperature === "cold" ? ["cool", "warm"] : ["warm", "cool"];
    return `It sleeps too ${yours} for you and too ${theirs} for your partner`;
  }
  const { alone, ...others } = tooCool ? cooler : meanings.cooling;
  return (who === null ? null : others[who]) ?? alone(sleeperWords(said.recipient));
}
