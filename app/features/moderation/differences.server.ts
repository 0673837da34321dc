export interface Difference {
  text: string;
  change: "same" | "added" | "removed";
}

/** Words with the space behind each. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

/** How much may be compared and shown yet; what differs is shown as replaced whole where there is no room for it. */
interface ComparingRoom {
  /** Of a word before and a word after. */
  pairs: number;
  /** That stay, went or came: each is an element of the page. */
  parts: number;
}

/** Of one page, however many versions it compares. A review of 800 words that was written anew takes a third of it. */
export const roomOfPage = (): ComparingRoom => ({ pairs: 2_000_000, parts: 2_000 });

/**
 * What became of a text, word by word: the longest run of words that both have stays. What it takes is taken out of the
 * room.
 */
export function differencesOf(before: string, after: string, room: ComparingRoom = roomOfPage()): Difference[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldMiddle, newMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const around = (middle: readonly Difference[]) =>
    joined([same(old.slice(0, start).join("")), ...middle, same(old.slice(old.length - end).join(""))]);
  const pairs = oldMiddle.length * newMiddle.length;
  if (pairs <= room.pairs) {
    room.pairs -= pairs;
    const parts = around(changed(oldMiddle, newMiddle));
    if (parts.length <= room.parts) {
      room.parts -= parts.length;
      return parts;
    }
  }
  return around([removed(oldMiddle.join("")), added(newMiddle.join(""))]);
}

const same = (text: string): Difference => ({ text, change: "same" });
const removed = (text: string): Difference => ({ text, change: "removed" });
const added = (text: string): Difference => ({ text, change: "added" });

function changed(old: readonly string[], now: readonly string[]): Difference[] {
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
      parts.push(same(old[one]!));
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

/** Neighbors of one kind as one part, and none that is empty. */
function joined(parts: readonly Difference[]): Difference[] {
  const together: Difference[] = [];
  for (const part of parts) {
    if (part.text === "") continue;
    const last = together.at(-1);
    if (last?.change === part.change) last.text += part.text;
    else together.push({ ...part });
  }
  return together;
}
