/** What a terse owner lists, by what it is about: after "Good:" and after "Not so good:". */
export const praised: Readonly<Record<string, readonly string[]>> = {
  pressure_relief: ["easy on the shoulders", "no sore hips", "soft where it counts", "kind to my joints"],
  motion_isolation: ["I don’t feel anybody move", "no shaking", "calm for two"],
  cooling: ["sleeps cool", "no night sweats", "stays cool till morning", "never clammy"],
  edge_support: ["solid edges", "you can sit on the side", "usable right to the edge"],
  responsiveness: ["easy to turn over", "some bounce", "no stuck feeling", "easy to get out of"],
  durability: ["no dips", "still flat", "holding its shape"],
  support: ["good for my back", "holds me level", "no stiff mornings", "proper support"],
  fit: ["right firmness for me", "comfortable from the first night", "the feel I wanted"],
  rest: ["I sleep through", "best sleep in a while", "I fall asleep fast"],
  value: ["fair price", "good for the money", "didn’t break the bank"],
};
export const blamed: Readonly<Record<string, readonly string[]>> = {
  pressure_relief: ["hard on my hips", "numb shoulder", "pressure points"],
  motion_isolation: ["I feel every move", "shaky for two", "the whole bed moves"],
  cooling: ["sleeps warm", "hot by midnight", "needs a fan in summer"],
  edge_support: ["weak edges", "the sides slope", "can’t sit on the edge"],
  responsiveness: ["slow to turn over on", "a stuck feeling", "no bounce at all"],
  durability: ["dips already", "softened too fast", "a hollow on my side"],
  support: ["stiff back in the morning", "my hips sink", "not enough underneath"],
  "too-firm": ["too firm for me", "never softened", "harder than I expected"],
  "too-soft": ["too soft for me", "I sink in too far", "softer than I expected"],
  smell: ["smelled for a week", "needs airing out"],
  heavy: ["weighs a ton", "hard to rotate", "you need help to move it"],
  sheets: ["needs deep sheets", "very tall"],
  price: ["not cheap", "pricey", "cost more than I wanted"],
  cover: ["can’t wash the cover", "the cover wrinkles"],
  defect: ["a seam came apart", "one corner is low", "mine has a flaw"],
  letdown: ["I slept better before", "not what I hoped for", "can’t get comfortable"],
};
/** [what is good, what is not]; a heading with nothing after it is left out. */
export const listHeadings = [
  ["Good:", "Not so good:"],
  ["Pros:", "Cons:"],
  ["Likes:", "Dislikes:"],
  ["What I like:", "What I don’t:"],
  ["The good:", "The bad:"],
  ["Plus:", "Minus:"],
] as const;
