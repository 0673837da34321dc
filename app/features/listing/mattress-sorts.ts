import type { MattressSort } from "~/contracts/mattress-listing";
import { mattressSortLabels } from "~/contracts/vocabulary/mattress-listing";

const words: Readonly<Record<MattressSort, { phrase: string; unknownLast?: boolean }>> = mattressSortLabels;

/** "Highest score first, then lowest price first, then by name. Where that is not known, a mattress comes last." */
export function ruleOf(sort: readonly MattressSort[]): string {
  const steps = sort.map((key) => (key === "name" ? words[key].phrase : `${words[key].phrase} first`));
  if (!sort.includes("name")) steps.push("by name");
  const sentence = steps.join(", then ");
  const gaps = sort.some((key) => words[key].unknownLast);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.${gaps ? " What is not known comes last." : ""}`;
}

/** The sort after a first key was chosen: the second stays, unless it has become the first. */
export const withFirst = (sort: readonly MattressSort[], first: MattressSort): MattressSort[] => {
  const [, second] = sort;
  return second === undefined || second === first ? [first] : [first, second];
};

/** The sort after a second key was chosen; choosing it again takes it away. */
export const withSecond = ([first, second]: readonly MattressSort[], chosen: MattressSort): MattressSort[] =>
  first === undefined || second === chosen ? [first ?? chosen] : [first, chosen];
