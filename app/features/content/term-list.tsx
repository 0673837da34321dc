import type { TermSummary } from "#contracts/content/content";
import { paths } from "~/paths";

/** Letters with their terms, in the order of the terms; what begins with no letter is under "#". */
export function byLetter(terms: readonly TermSummary[]): Map<string, TermSummary[]> {
  const letters = new Map<string, TermSummary[]>();
  for (const each of terms) {
    const first = each.term.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : "#";
    letters.set(letter, [...(letters.get(letter) ?? []), each]);
  }
  return letters;
}

/** Id of the part of a letter. */
export const letterId = (letter: string) => `letter-${letter === "#" ? "other" : letter.toLowerCase()}`;

/** The terms with their meanings, by letter; with plain links, since it is rendered where there is no router. */
export default function TermList({ terms }: { terms: readonly TermSummary[] }) {
  return (
    <>
      {[...byLetter(terms)].map(([letter, own]) => (
        <section key={letter} className="stack term-letter" aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)} tabIndex={-1}>
            {letter}
          </h2>
          <dl className="term-list">
            {own.map(({ slug, term, summary, also }) => (
              <div key={slug} className="term-entry">
                <dt>
                  <a href={paths.term(slug)}>{term}</a>
                  {also.length === 0 ? null : <span className="small soft term-also"> also {also.join(", ")}</span>}
                </dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
