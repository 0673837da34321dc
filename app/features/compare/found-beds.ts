import type { SearchAnswer, SearchResult } from "~/contracts/search";
import type { Found } from "./model-picker";

const itemsOf = (answer: SearchAnswer) => answer.groups.find(({ kind }) => kind === "model")?.items ?? [];

const fullName = ({ brand, name }: SearchResult) => (brand === null ? name : `${brand.name} ${name}`);

export const foundBeds = (answer: SearchAnswer, term: string): Found => ({
  term,
  corrected: answer.corrected,
  count: answer.groups.find(({ kind }) => kind === "model")?.count ?? 0,
  items: itemsOf(answer),
});

/** Slug of the one bed with exactly this name, as after choosing a suggestion, so that it can be added at once. */
export function exactlyNamed(answer: SearchAnswer, term: string): string | undefined {
  const same = itemsOf(answer).filter((item) => fullName(item).toLowerCase() === term.toLowerCase());
  return same.length === 1 ? same[0]!.slug : undefined;
}
