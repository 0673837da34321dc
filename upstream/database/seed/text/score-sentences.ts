import type { ConstructionScores } from "../../../../app/contracts/mattress";

export type ScoreKey = keyof ConstructionScores;

/** `{score}` is the mean of the range's models, `{best}` a model's name with its own score. */
export const strengthSentences: Record<ScoreKey, readonly string[]> = {
  pressure_relief: [
    "Eases shoulders and hips: {score} of 5 for pressure relief on average",
    "Deep, forgiving comfort layers ({score} of 5 for pressure relief)",
    "Pressure relief averages {score} of 5, led by {best}",
  ],
  motion_isolation: [
    "You hardly feel your partner turn: {score} of 5 for motion isolation",
    "Movement stays on one side of the bed ({score} of 5 on average)",
    "Motion isolation averages {score} of 5, led by {best}",
  ],
  cooling: [
    "Sleeps cool: {score} of 5 for cooling on average",
    "Air moves freely through most of them ({score} of 5 for cooling)",
    "Cooling averages {score} of 5, led by {best}",
  ],
  edge_support: [
    "Edges hold when you sit on them: {score} of 5 on average",
    "You can use the whole width ({score} of 5 for edge support)",
    "Edge support averages {score} of 5, led by {best}",
  ],
  responsiveness: [
    "Easy to turn over on: {score} of 5 for responsiveness",
    "Springs back right away instead of holding on to you ({score} of 5)",
    "Responsiveness averages {score} of 5, led by {best}",
  ],
  durability: [
    "Dense foams that should last: {score} of 5 for durability",
    "Built to keep its shape ({score} of 5 for durability on average)",
    "Durability averages {score} of 5, led by {best}",
  ],
  support: [
    "Keeps your spine level: {score} of 5 for support on average",
    "A solid core at every comfort level ({score} of 5 for support)",
    "Support averages {score} of 5, led by {best}",
  ],
};

/** `{worst}` is a model's name with its own score. */
export const weaknessSentences: Record<ScoreKey, readonly string[]> = {
  pressure_relief: [
    "Thin on top, so shoulders feel it: {score} of 5 for pressure relief",
    "Side sleepers will want a topper on the firmer ones ({score} of 5 for pressure relief)",
    "Pressure relief averages {score} of 5, with a low of {worst}",
  ],
  motion_isolation: [
    "You’ll feel your partner move: {score} of 5 for motion isolation",
    "Light sleepers will notice a partner getting up ({score} of 5 on average)",
    "Motion isolation averages {score} of 5, with a low of {worst}",
  ],
  cooling: [
    "Sleeps on the warm side: {score} of 5 for cooling on average",
    "Not the best choice if you sleep hot ({score} of 5 for cooling)",
    "Cooling averages {score} of 5, with a low of {worst}",
  ],
  edge_support: [
    "The edge gives way when you sit on it: {score} of 5",
    "Sleeping near the side feels insecure ({score} of 5 for edge support)",
    "Edge support averages {score} of 5, with a low of {worst}",
  ],
  responsiveness: [
    "Slow to spring back: {score} of 5 for responsiveness",
    "Turning over takes effort ({score} of 5 for responsiveness)",
    "Responsiveness averages {score} of 5, with a low of {worst}",
  ],
  durability: [
    "Light foams near the top may soften early: {score} of 5 for durability",
    "Light foams for the price ({score} of 5 for durability)",
    "Durability averages {score} of 5, with a low of {worst}",
  ],
  support: [
    "Heavier sleepers may sink too far: {score} of 5 for support",
    "The core is on the soft side ({score} of 5 for support)",
    "Support averages {score} of 5, with a low of {worst}",
  ],
};

/** For a lowest score that is not low. */
export const mildWeaknessSentences: readonly string[] = [
  "Its lowest score is for {noun}, at {score} of 5",
  "Only middling {noun} ({score} of 5 on average)",
  "{noun} is the weakest point: {score} of 5 on average, with a low of {worst}",
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

/** Verdict: what the range does well and where it does not. `{strong}`, `{second}` and `{weak}` are nouns. */
export const verdictOpenings: readonly string[] = [
  "You buy these beds for {strong} and {second}; {weak} is what you give up.",
  "Pick this brand for {strong} and {second}, not for {weak}.",
  "These beds put {strong} first, with {second} close behind, at the expense of {weak}.",
  "{strong} is the strong point across the range, and {second} isn’t far behind. The trade-off is {weak}.",
  "If {strong} matters most to you, start here. If {weak} does, look at other brands as well.",
  "You know what you’re getting here: great {strong}, good {second}, so-so {weak}.",
  "Layer for layer, these beds favor {strong} and {second} over {weak}.",
];

/** `{cheap}` is a bed or, where several cost the same, the beds of a line; `{cost}` and `{are}` agree with it. */
export const verdictMiddles: readonly string[] = [
  "{best} scores highest, at {bestScore} of 100. {Cheap} {cost} the least, at a list price of {cheapPrice} for a queen.",
  "Our pick is {best}, which scores {bestScore} of 100. {Cheap} {cost} the least: a queen lists for {cheapPrice}.",
  "{best} leads with {bestScore} of 100. The least expensive {are} {cheap}, at a list price of {cheapPrice} for a queen.",
  "Scores run from {worstScore} to {bestScore}, with {best} on top. Queen list prices start at {cheapPrice} for {cheap}.",
];

/** Where no bed of the range costs less than the best. */
export const verdictMiddlesForOne: readonly string[] = [
  "{best} scores highest, at {bestScore} of 100, and none of the others lists for less: {cheapPrice} for a queen.",
  "You don’t pay more for the best: {best}, at a list price of {cheapPrice} for a queen, scores {bestScore} of 100.",
];

export const verdictClosings: readonly string[] = [
  "Firmness runs from {softest} to {firmest}, so decide how firm before you choose a collection.",
  "With beds from {softest} to {firmest}, most people will find one that feels right.",
  "The beds range from {softest} to {firmest}, and the softer ones give up some support.",
  "Depending on the line, expect a feel anywhere from {softest} to {firmest}.",
];

/** Where every bed of the range is set at home. */
export const verdictClosingForAir = "You set the firmness yourself, so choose by height and price.";

/** Reviewers who exist only in the demonstration. */
export const inventedReviewers: readonly string[] = [
  "Maren Oduya",
  "Theo Castellane",
  "Priya Lindqvist",
  "Josiah Bramwell",
  "Noor Whitcombe",
  "Delphine Akers",
  "Rafael Stonebridge",
  "Hana Reidmoor",
];
