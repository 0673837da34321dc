import { type FigureKind, otherSubject } from "#contracts/figures/figure-kinds";
import type { Figure } from "#contracts/figures/figures";

/** Different things that are counted until they are sent; what comes after them counts with the others of its kind. */
const mostKept = 1000;

export type Counted = Pick<Figure, "kind" | "subject">;

/** Counts in this process, of some hundred KB at most however long they can't be sent. */
export function createTally(most = mostKept) {
  const counts = new Map<string, Figure>();
  const add = (day: string, kind: FigureKind, subject: string): void => {
    const key = `${day} ${kind} ${subject}`;
    const known = counts.get(key);
    if (known !== undefined) known.count += 1;
    else if (counts.size < most || subject === otherSubject) counts.set(key, { day, kind, subject, count: 1 });
    else add(day, kind, otherSubject);
  };
  return {
    add,
    /** Takes the oldest out, so many at most. */
    take(atMost: number): Figure[] {
      const taken = [...counts].slice(0, atMost);
      for (const [key] of taken) counts.delete(key);
      return taken.map(([, figure]) => figure);
    },
    clear: () => counts.clear(),
  };
}

export type Tally = ReturnType<typeof createTally>;
