/** Why no bed is recommended for a baby or toddler, in the quiz as in a search. The title is apart: the first load of results needs no more. */
export const whyCrib =
  "We don’t recommend any of the mattresses here for a child under about 3. They aren’t made for a baby or toddler, who can " +
  "sink into a soft surface, or get caught beside it, and be unable to breathe.";
