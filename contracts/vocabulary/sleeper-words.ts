/** How sentences refer to the person who will sleep on a bed, who may not be the reader. */
export interface SleeperWords {
  /** "you", "the child" */
  name: string;
  /** "your", "the child’s" */
  whose: string;
  /** When already named in the same sentence: "you need", "they need". */
  after: "you" | "they";
  /** As the object: "owners like them". */
  them: "you" | "them";
  /** The verb form after the name: "you like", but "the child likes". */
  plural: boolean;
}

const another = { after: "they", them: "them" } as const;

export const youWords: SleeperWords = { name: "you", whose: "your", after: "you", them: "you", plural: true };
/** Two people who share a bed, as a unit. */
export const bothWords: SleeperWords = {
  name: "both of you",
  whose: "both of your",
  after: "you",
  them: "you",
  plural: true,
};
export const partnerWords: SleeperWords = {
  ...another,
  name: "your partner",
  whose: "your partner’s",
  plural: false,
};

const others: Readonly<Record<string, SleeperWords>> = {
  child: { ...another, name: "the child", whose: "the child’s", plural: false },
  guest: { ...another, name: "your guests", whose: "your guests’", plural: true },
  "someone-else": { ...another, name: "the sleeper", whose: "the sleeper’s", plural: false },
};

/** For the person who answers the quiz, or the one they answer it for. */
export const sleeperWords = (recipient: string | null | undefined): SleeperWords =>
  recipient != null && Object.hasOwn(others, recipient) ? others[recipient]! : youWords;

/** "you sleep", "the child sleeps", "your partner has" */
export const does = ({ name, plural }: SleeperWords, verb: string) =>
  `${name} ${plural ? verb : verb === "have" ? "has" : `${verb}s`}`;

/** "you’d like", "the child would like" */
export const wouldLike = ({ name }: SleeperWords) => (name === "you" ? "you’d like" : `${name} would like`);
