export interface Difference {
  text: string;
  change: "same" | "added" | "removed";
}

/** Words with the space behind each. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

/** Above it, in pairs of words, what differs is shown as replaced whole. */
const mostPairs = 2_000_000;

/** What became of a text, word by word: the longest run of words that both have stays. */
export function differencesOf(before: string, after: string): Difference[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = changed(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const parts: Difference[] = [
    ...old.slice(0, start).map((text) => ({ text, change: "same" as const })),
    ...middle,
    ...old.slice(old.length - end).map((text) => ({ text, change: "same" as const })),
  ];
  return joined(parts);
}

function changed(old: readonly string[], now: readonly string[]): Difference[] {
  const removed = (text: string): Difference => ({ text, change: "removed" });
  const added = (text: string): Difference => ({ text, change: "added" });
  if (old.length * now.length > mostPairs) return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  /** Longest common run from each pair of words on. */
  const length = new Uint16Array((old.length + 1) * width);
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      length[one * width + other] =
        old[one] === now[other]
          ? length[(one + 1) * width + other + 1]! + 1
          : Math.max(length[(one + 1) * width + other]!, length[one * width + other + 1]!);
    }
  }
  const parts: Difference[] = [];
  let [one, other] = [0, 0];
  while (one < old.length && other < now.length) {
    if (old[one] === now[other]) {
      parts.push({ text: old[one]!, change: "same" });
      one += 1;
      other += 1;
    } else if (length[(one + 1) * width + other]! >= length[one * width + other + 1]!) {
      parts.push(removed(old[one]!));
      one += 1;
    } else {
      parts.push(added(now[other]!));
      other += 1;
    }
  }
  return [...parts, ...old.slice(one).map(removed), ...now.slice(other).map(added)];
}

/** Neighbors of one kind as one part. */
function joined(parts: readonly Difference[]): Difference[] {
  const together: Difference[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (last?.change === part.change) last.text += part.text;
    else together.push({ ...part });
  }
  return together;
}
