import type { Topic } from "./review-remarks";

/** How owners begin. Slots as in the remarks, and {pounds}, {old}, {Sleeper}. */
export const openings: readonly string[] = [
  "I sleep {on} and weigh about {pounds} pounds.",
  "{Sleeper}, about {pounds} pounds, {time} in.",
  "We bought it {time} ago to replace {old}.",
  "I’ve been sleeping on it for {time} now.",
  "I mostly sleep {on}, and I weigh around {pounds}.",
  "This took the place of {old}.",
  "{time} in, here’s what I think.",
  "For reference, I’m {pounds} pounds and sleep {on}.",
  "I waited {time} before writing this.",
  "I switched from {old}.",
  "We bought it for the guest room, and {time} later it’s ours.",
  "I read way too many reviews before I bought this, so here’s mine.",
  "It’s been {time} since we set it up.",
  "About me: {sleeper}, {pounds} pounds.",
  "My {partner} picked it, and I wasn’t sure at first.",
  "I bought it when my back started complaining about {old}.",
  "A bit of background: I weigh {pounds} pounds and sleep {on}.",
  "We’ve had it for {time}, along with a {pet} who thinks it’s hers.",
];

export const oldBeds: readonly string[] = [
  "a twelve-year-old innerspring",
  "a foam bed that had gone flat",
  "a hand-me-down from my parents",
  "a pillow top with a dip on each side",
  "an air mattress meant for a week",
  "a futon from college",
  "a bed that was way too hard",
  "a bed that was way too soft",
];

/** What turns from praise to complaint, or in a review of two stars from complaint to praise. */
export const turns: Record<2 | 3 | 4, readonly string[]> = {
  4: [
    "One complaint:",
    "My only gripe:",
    "The one drawback:",
    "If I had to complain about one thing:",
    "That said,",
    "",
  ],
  3: ["But", "Then again,", "On the other hand,", "Still,", "", ""],
  2: ["On the plus side,", "In fairness,", "To be fair,", "I’ll say this for it:"],
};

export const closings: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    "I’d buy it again tomorrow.",
    "No complaints.",
    "I look forward to going to bed.",
    "My sister ordered one too.",
    "It’s the best thing we bought this year.",
    "I sleep through the night again.",
    "I wish we’d done this years ago.",
    "Hotel beds are a letdown now.",
    "We’re very happy with it.",
    "Worth every dollar to me.",
    "I’m not giving it back.",
    "",
    "",
  ],
  4: [
    "All in all, a good bed.",
    "I’d still recommend it.",
    "Overall we’re glad we bought it.",
    "Four stars from me.",
    "It’s a small thing, and otherwise I sleep well.",
    "I can live with that.",
    "It’s close to perfect.",
    "Not perfect, but I’d buy it again.",
    "",
    "",
  ],
  3: [
    "It’s okay, nothing more.",
    "I keep going back and forth about it.",
    "Good days and bad days.",
    "I might choose differently next time.",
    "It does the job.",
    "Not bad, but not what I was hoping for.",
    "My {partner} likes it more than I do.",
    "",
  ],
  2: [
    "I wouldn’t buy it again.",
    "I expected to like it, and I don’t.",
    "We’re looking for something else.",
    "It might work for someone built differently.",
    "It’s in the spare room now.",
    "I hoped it would grow on me, but it hasn’t.",
    "",
  ],
  1: [
    "I went back to the old bed.",
    "I can’t recommend it.",
    "It was a mistake for us.",
    "I regret the whole purchase.",
    "I sleep better on the couch.",
    "We gave up on it.",
    "",
  ],
};

type Titles = readonly string[];

/** Titles by what the owner says first. */
export const titles: Record<Topic, { good: Titles; bad: Titles }> = {
  pressure_relief: {
    good: [
      "Kind to my shoulders",
      "No more sore hips",
      "Gives where it should",
      "My joints approve",
      "Gentle all night",
    ],
    bad: ["Hard on the hips", "My shoulder hates it", "Needs a topper", "Not for side sleepers", "Pressure points"],
  },
  motion_isolation: {
    good: ["Can’t feel my partner move", "Peace at last", "Still as can be", "Good for two", "No more earthquakes"],
    bad: ["I feel every move", "Not for light sleepers", "Too lively for two", "We wake each other", "It wobbles"],
  },
  cooling: {
    good: ["Stays cool", "Good for hot sleepers", "Cool through summer", "No more night sweats", "It breathes"],
    bad: ["Sleeps warm", "Too hot in summer", "Holds the heat", "Warm, then warmer", "Not for hot sleepers"],
  },
  edge_support: {
    good: ["Edges that hold", "Solid right to the edge", "The whole bed counts", "Sturdy sides", "Firm to the edge"],
    bad: ["Weak edges", "Sides give way", "Don’t sit on the edge", "Smaller than it looks", "Soft at the sides"],
  },
  responsiveness: {
    good: ["Easy to move on", "Good bounce", "Never stuck", "Lively and comfortable", "Moves with me"],
    bad: ["Feels like quicksand", "Slow to let go", "Hard to turn over", "Too much hug", "Stiff when cold"],
  },
  durability: {
    good: ["Holding up well", "Still like new", "No dips yet", "Built to last", "Keeps its shape"],
    bad: ["Sagging already", "Softened too soon", "A dip on my side", "Lost its shape", "Didn’t last"],
  },
  support: {
    good: [
      "My back thanks me",
      "Real support",
      "No more stiff mornings",
      "My back stays straight",
      "Standing up straight again",
    ],
    bad: ["Stiff in the morning", "Not enough underneath", "Back trouble", "My hips sink", "Needs a better core"],
  },
  fit: {
    good: ["Just right", "Right firmness for me", "The feel I wanted", "Just what I wanted", "Found my firmness"],
    bad: ["Not my firmness"],
  },
  "too-firm": {
    good: [],
    bad: ["Too firm for me", "Harder than expected", "Like the floor", "Never softened", "Not soft enough"],
  },
  "too-soft": {
    good: [],
    bad: ["Too soft for me", "I sink right in", "Softer than expected", "No support", "Not firm enough"],
  },
  smell: { good: [], bad: ["Air it first", "A bit of a smell at first", "Give it a week"] },
  heavy: { good: [], bad: ["Bring a friend to lift it", "Heavy", "Hard to move"] },
  sheets: { good: [], bad: ["Taller than you’d think", "Buy deep sheets", "Very tall"] },
  price: { good: [], bad: ["Pricey for what it is", "Expected more for the money", "A lot of money"] },
  cover: { good: [], bad: ["Cover could be better", "Not crazy about the cover", "The cover lets it down"] },
};

export const firstNames: readonly string[] = `
  Abigail Ade Alma Andre Anita Ben Bianca Caleb Carmen Cheng Claire Damon Dana Diego Elena Eli
  Esther Farah Felix Fiona Gail Grant Greta Hank Hannah Ian Imani Irene Jamal Jill Joan Jorge
  Kai Karen Keisha Lars Leah Lena Liam Luz Marcus Mei Mona Nadia Neil Nina Omar Owen Paula
  Pete Quinn Rachel Raj Rita Rosa Sam Sara Sean Sofia Tara Tess Tom Uma Vera Victor Wendy Will
  Yara Yusuf Zoe
`
  .trim()
  .split(/\s+/);
