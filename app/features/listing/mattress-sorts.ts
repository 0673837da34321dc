import type { MattressSort } from "~/contracts/mattress-listing";

/** What the upstream sorts by when nothing is asked for. */
export const defaultSort: MattressSort = "score";

/** `rule` goes into a sentence; the upstream breaks what ties are left by name. */
export const mattressSorts: readonly { value: MattressSort; label: string; rule: string; unknownLast?: true }[] = [
  { value: "score", label: "Score", rule: "highest score" },
  { value: "price", label: "Price, low first", rule: "lowest price", unknownLast: true },
  { value: "price-down", label: "Price, high first", rule: "highest price", unknownLast: true },
  { value: "saving", label: "Saving", rule: "furthest under its usual price", unknownLast: true },
  { value: "firmness", label: "Firmness", rule: "softest" },
  { value: "rating", label: "Owners", rule: "best rated by owners", unknownLast: true },
  { value: "trial", label: "Trial", rule: "longest trial", unknownLast: true },
  { value: "name", label: "Name", rule: "by name from A to Z" },
];

const entryOf = (sort: MattressSort) => mattressSorts.find((entry) => entry.value === sort);

/** "Price, low first, then Score". */
export const labelOf = (sort: readonly MattressSort[]) => sort.map((key) => entryOf(key)?.label).join(", then ");

/** "Highest score first, then lowest price first, then by name. Where that is not known, a mattress comes last." */
export function ruleOf(sort: readonly MattressSort[]): string {
  const entries = sort.flatMap((key) => entryOf(key) ?? []);
  const steps = entries.map(({ value, rule }) => (value === "name" ? rule : `${rule} first`));
  if (!sort.includes("name")) steps.push("by name");
  const sentence = steps.join(", then ");
  const gaps = entries.some(({ unknownLast }) => unknownLast);
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
