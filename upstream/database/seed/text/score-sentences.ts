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
    "A turning partner is hardly felt: {score} of 5 for motion isolation",
    "Movement stays on its own side ({score} of 5 on average)",
    "Motion isolation averages {score} of 5, led by {best}",
  ],
  cooling: [
    "Lets heat out: {score} of 5 for cooling on average",
    "Air moves freely through most builds ({score} of 5 for cooling)",
    "Cooling averages {score} of 5, led by {best}",
  ],
  edge_support: [
    "Edges hold when you sit on them: {score} of 5 on average",
    "The whole width can be slept on ({score} of 5 for edge support)",
    "Edge support averages {score} of 5, led by {best}",
  ],
  responsiveness: [
    "Easy to turn over on: {score} of 5 for ease of movement",
    "Springs back at once rather than holding you ({score} of 5)",
    "Ease of movement averages {score} of 5, led by {best}",
  ],
  durability: [
    "Densities that should last: {score} of 5 for durability",
    "Built to keep its shape ({score} of 5 for durability on average)",
    "Durability averages {score} of 5, led by {best}",
  ],
  support: [
    "Keeps the spine level: {score} of 5 for support on average",
    "A solid core under every comfort ({score} of 5 for support)",
    "Support averages {score} of 5, led by {best}",
  ],
};

/** `{worst}` is a model's name with its own score. */
export const weaknessSentences: Record<ScoreKey, readonly string[]> = {
  pressure_relief: [
    "Thin comfort layers press on shoulders: {score} of 5 for pressure relief",
    "Side sleepers will want a topper on the firmer builds ({score} of 5 for pressure relief)",
    "Pressure relief averages {score} of 5 and falls to {worst}",
  ],
  motion_isolation: [
    "Movement travels: {score} of 5 for motion isolation",
    "Light sleepers will notice a partner getting up ({score} of 5 on average)",
    "Motion isolation averages {score} of 5 and falls to {worst}",
  ],
  cooling: [
    "Holds warmth: {score} of 5 for cooling on average",
    "Not a first choice for hot sleepers ({score} of 5 for cooling)",
    "Cooling averages {score} of 5 and falls to {worst}",
  ],
  edge_support: [
    "The edge gives way under a sitting person: {score} of 5",
    "Sleeping near the side feels insecure ({score} of 5 for edge support)",
    "Edge support averages {score} of 5 and falls to {worst}",
  ],
  responsiveness: [
    "Slow to recover: {score} of 5 for ease of movement",
    "Turning over takes effort ({score} of 5 for ease of movement)",
    "Ease of movement averages {score} of 5 and falls to {worst}",
  ],
  durability: [
    "Light foams near the top may soften early: {score} of 5 for durability",
    "Densities are modest for the price ({score} of 5 for durability)",
    "Durability averages {score} of 5 and falls to {worst}",
  ],
  support: [
    "Heavier sleepers may sink too far: {score} of 5 for support",
    "The core is on the light side ({score} of 5 for support)",
    "Support averages {score} of 5 and falls to {worst}",
  ],
};

/** For a lowest score that is not low. */
export const mildWeaknessSentences: readonly string[] = [
  "Lowest score of the range: {noun}, at {score} of 5",
  "Only middling {noun} ({score} of 5 on average)",
  "{noun} is the least developed side, at {score} of 5, down to {worst}",
];

/** Who a high score is good for. */
export const bestForPhrases: Record<ScoreKey, readonly string[]> = {
  pressure_relief: ["Side sleepers with sore shoulders", "People who want to sink in a little"],
  motion_isolation: ["Couples on different schedules", "Light sleepers who share a bed"],
  cooling: ["Hot sleepers", "Warm bedrooms and warm climates"],
  edge_support: ["People who sit on the edge to dress", "Couples who use the whole width"],
  responsiveness: ["Combination sleepers who turn often", "People who dislike feeling stuck"],
  durability: ["Shoppers who plan to keep a bed for ten years", "Nightly use by heavier sleepers"],
  support: ["Back and stomach sleepers", "Sleepers over 230 pounds"],
};

/** Verdict: what the range does well and where it does not. `{strong}`, `{second}` and `{weak}` are nouns. */
export const verdictOpenings: readonly string[] = [
  "{strong} and {second} carry this range; {weak} is where it gives ground.",
  "Choose from this range for {strong} and {second}, not for {weak}.",
  "The builds here put {strong} first, with {second} close behind, and pay for it in {weak}.",
  "{strong} is the steady strength across the range, and {second} is not far off. The trade is {weak}.",
  "If {strong} matters most to you, start here. If {weak} does, look at other brands as well.",
  "A range with a clear character: strong on {strong}, good on {second}, plain on {weak}.",
  "Layer for layer, these beds favor {strong} and {second} over {weak}.",
];

export const verdictMiddles: readonly string[] = [
  "{best} scores highest at {bestScore}, and {cheap} is the least expensive way in, at a list price of {cheapPrice} for a queen.",
  "Our pick of the range is {best} with {bestScore} of 100; {cheap}, which lists at {cheapPrice} for a queen, costs least.",
  "{best} leads with {bestScore} of 100. On a budget, {cheap} starts at {cheapPrice} for a queen.",
  "Scores run from {worstScore} to {bestScore}, with {best} on top; queens begin at {cheapPrice} for {cheap}.",
];

/** Where the best bed of the range is also the least expensive. */
export const verdictMiddlesForOne: readonly string[] = [
  "{best} scores highest, at {bestScore} of 100, and costs least, at {cheapPrice} for a queen.",
  "The least expensive bed is also the best of the range: {best}, {bestScore} of 100, {cheapPrice} for a queen.",
];

export const verdictClosings: readonly string[] = [
  "Firmness runs from {softest} to {firmest}, so pick the comfort before the collection.",
  "With feels from {softest} to {firmest}, most sleepers will find a comfort that fits.",
  "Comforts range from {softest} to {firmest}; the softer ones give up some support.",
  "The softest bed feels {softest}, the firmest {firmest}.",
  "Depending on the line, expect a feel anywhere from {softest} to {firmest}.",
];

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
