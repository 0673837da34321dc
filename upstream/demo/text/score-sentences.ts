import type { ConstructionScores } from "#contracts/mattress";

export type ScoreKey = keyof ConstructionScores;

/**
 * What the beds of a range do well on the whole. No sentence has a figure, since pages show how each bed is read today, and a
 * test may have changed that.
 */
export const strengthSentences: Record<ScoreKey, readonly string[]> = {
  pressure_relief: [
    "Gentle on shoulders and hips",
    "Deep, forgiving comfort layers",
    "Cushioned enough for most side sleepers",
  ],
  motion_isolation: [
    "You hardly feel your partner turn",
    "Movement stays on one side of the bed",
    "Good for couples who keep different hours",
  ],
  cooling: ["Most of them sleep cool", "Air moves freely through most of them", "Little heat builds up under you"],
  edge_support: [
    "Edges hold when you sit on them",
    "You can use the whole width",
    "Edges steady enough to sit on while you dress",
  ],
  responsiveness: [
    "Easy to turn over on",
    "Springs back right away instead of holding on to you",
    "Quick to follow you when you move",
  ],
  durability: ["Layers that should last", "Built to keep its shape", "Made of materials that soften slowly"],
  support: ["Keeps your spine level", "A solid core at every comfort level", "Holds up hips that would sink elsewhere"],
};

/** What such beds do less well; said of beds, never of who makes them. */
export const weaknessSentences: Record<ScoreKey, readonly string[]> = {
  pressure_relief: [
    "Side sleepers may want one of the softer beds",
    "The firmer ones are thin on top, so shoulders may feel it",
  ],
  motion_isolation: ["You may feel your partner move", "Light sleepers may notice a partner getting up"],
  cooling: ["Most of them sleep on the warm side", "If you sleep hot, compare how cool each bed is"],
  edge_support: ["The edges give when you sit on them", "You may want to sleep away from the edge"],
  responsiveness: ["Slow to spring back", "Turning over takes some effort on most of them"],
  durability: ["Softer materials near the top may wear sooner", "Check the densities if you plan to keep it ten years"],
  support: ["Heavier sleepers may sink in further than they’d like", "The cores are on the soft side"],
};

/** Where what they do least well is still done well enough. */
export const mildWeaknessSentences: readonly string[] = [
  "Less outstanding for {noun} than for the rest",
  "About average for {noun}",
  "{noun} is where they stand out least",
];

/** Who a high score is good for. */
export const bestForPhrases: Record<ScoreKey, readonly string[]> = {
  pressure_relief: ["Side sleepers with sore shoulders", "People who want to sink in a little"],
  motion_isolation: ["Couples on different schedules", "Light sleepers who share a bed"],
  cooling: ["Hot sleepers", "Warm bedrooms and warm climates"],
  edge_support: ["People who sit on the edge to get dressed", "Couples who use the whole width"],
  responsiveness: ["Combination sleepers who turn often", "People who dislike feeling stuck"],
  durability: ["Shoppers who plan to keep a bed for ten years", "Heavier sleepers who want it to last"],
  support: ["Back and stomach sleepers", "Sleepers over 230 pounds"],
};

/**
 * Verdict: what the range does well and where it does less. `{strong}`, `{second}` and `{weak}` are nouns. Whoever makes the
 * beds is neither praised nor warned of, since all but the name is invented.
 */
export const verdictOpenings: readonly string[] = [
  "You buy these beds for {strong} and {second}; they give you less {weak}.",
  "Choose these beds for {strong} and {second} more than for {weak}.",
  "These beds put {strong} first, with {second} close behind and {weak} last.",
  "{strong} is the strong point across the range, and {second} isn’t far behind. The trade-off is {weak}.",
  "If {strong} matters most to you, start here. If {weak} does, compare the beds one by one.",
  "You know what you’re getting here: {strong} first, then {second}, with {weak} further down the list.",
  "Layer for layer, these beds favor {strong} and {second} over {weak}.",
];

/** `{cheap}` is a bed or, where several cost the same, the beds of a line; `{cost}` and `{are}` agree with it. */
export const verdictMiddles: readonly string[] = [
  "{Cheap} {cost} the least, at a list price of {cheapPrice} for a queen.",
  "{Cheap} {cost} the least: a queen lists for {cheapPrice}.",
  "The least expensive {are} {cheap}, at a list price of {cheapPrice} for a queen.",
  "Queen list prices start at {cheapPrice} for {cheap}.",
];

export const verdictClosings: readonly string[] = [
  "Firmness runs from {softest} to {firmest}, so decide how firm before you choose a collection.",
  "With beds from {softest} to {firmest}, most people will find one that feels right.",
  "The beds range from {softest} to {firmest}, and the softer ones give up some support.",
  "Depending on the line, expect a feel anywhere from {softest} to {firmest}.",
];

/** Where every bed of the range is set at home. */
export const verdictClosingForAir = "You set the firmness yourself, so choose by height and price.";
