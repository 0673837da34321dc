import type { Answers } from "./answers";

const sleepers: Readonly<Record<string, string>> = {
  child: "the child",
  guest: "your guests",
  "someone-else": "the person who’ll sleep on it",
};

/** Who will sleep on the bed, where that is not the visitor. */
export const otherSleeper = ({ recipient = "" }: Answers): string | null =>
  Object.hasOwn(sleepers, recipient) ? sleepers[recipient]! : null;
