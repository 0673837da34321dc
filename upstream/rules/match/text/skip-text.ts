import { listed } from "#contracts/english";
import { overHeavy } from "./skips";

const heavy = `${overHeavy} and sleep `;

/**
 * Who should skip a bed, in a sentence; if nobody, whom it serves worst. Clauses contain "and" and "or" themselves, so
 * several become a list: "if you weigh over 300 lb or sleep on your stomach" could be read as applying to heavy people
 * only.
 */
export function skipText(clauses: readonly string[], weakest: () => string | null): string {
  if (clauses.length === 0) {
    const groups = weakest();
    return groups === null
      ? "We tell no group to skip it, so go by the price, the trial and how it feels to you."
      : `We tell no whole group to skip it, but ${groups}.`;
  }
  const told = merged(clauses);
  if (told.length === 1) return `Skip it if ${told[0]}.`;
  const which = told.length === 2 ? "either" : "any";
  return `Skip it if ${which} of these is true: ${told.slice(0, -1).join("; ")}; or ${told.at(-1)}.`;
}

/** Merges the positions in which a bed fails heavy sleepers into one clause, at the place of the first. */
function merged(clauses: readonly string[]): string[] {
  const positions = clauses.filter((clause) => clause.startsWith(heavy)).map((clause) => clause.slice(heavy.length));
  if (positions.length < 2) return [...clauses];
  const [first, ...others] = positions;
  const whole = heavy + listed([first!, ...others.map((each) => each.replace("on your ", ""))], "or");
  const at = clauses.findIndex((clause) => clause.startsWith(heavy));
  return clauses.flatMap((clause, index) => (index === at ? [whole] : clause.startsWith(heavy) ? [] : [clause]));
}
