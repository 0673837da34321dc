import type { ScoreKey } from "../../text/score-sentences";

/** What an owner can praise: a score, how the firmness suits them, how they sleep, or the price. */
export type GoodTopic = ScoreKey | "fit" | "rest" | "value";

/** What an owner can complain of: a score, how the firmness suits them, a nuisance, a fault, or the whole bed. */
export type BadTopic =
  ScoreKey | "too-firm" | "too-soft" | "smell" | "heavy" | "sheets" | "price" | "cover" | "defect" | "letdown";

/** `mild`: small enough to leave a bed four stars. */
export type Point = { mood: "good"; topic: GoodTopic } | { mood: "bad" | "mild"; topic: BadTopic };
