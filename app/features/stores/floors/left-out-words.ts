import type { HiddenModels, YourMatch } from "#contracts/match/match";

const leftOutWords: Record<HiddenModels["filter"], string> = {
  size: "Not made in your size.",
  budget: "Over your budget.",
  delivery: "Not delivered to your ZIP code.",
  "try-in-store": "No store near your ZIP code has it.",
  allergy: "Made with something you want to avoid.",
  "adjustable-base": "Won’t bend with an adjustable base.",
  bunk: "Too tall for a bunk bed.",
  "air-for-child": "Made of air, for a young child.",
  capacity: "Not made for the weight you need.",
  "made-for-children": "Made for a child’s room or a bunk bed.",
  "made-for-rvs": "Made for an RV.",
};

/** Why the results of the quiz leave a bed out: in a few words, since a store has two dozen beds; null if they don't. */
export const leftOutText = ({ left_out, left_out_by }: Pick<YourMatch, "left_out" | "left_out_by">): string | null =>
  left_out_by === null ? left_out : leftOutWords[left_out_by];
