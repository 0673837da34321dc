import type { StoreSearch } from "#contracts/stores";
import { stateNames } from "#contracts/text/us-states";

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "");

/**
 * Whether what was typed as a place says a town or a state and no more, as it was understood: a ZIP code, a street or a
 * name beside it says where somebody lives, or who they are. Nor may the answer offer a ZIP code.
 */
export function isTownAlone(
  typed: string,
  found: Pick<StoreSearch, "alternatives" | "place" | "state"> | null,
): boolean {
  if (typed.trim() === "") return true;
  if (found === null || found.place?.kind === "zip" || found.place?.kind === "coordinates") return false;
  const offered = found.alternatives.flatMap(({ label, value }) => [label, value]);
  if ([typed, ...offered].some((text) => /\p{N}/u.test(text))) return false;
  const label = found.place?.label ?? found.state ?? "";
  const states = [...stateNames].filter(([code, name]) => label.endsWith(`, ${code}`) || label === name);
  const known = new Set([label, ...states.flat()].flatMap(wordsOf));
  return wordsOf(typed).every((word) => known.has(word)) && known.size > 0;
}
