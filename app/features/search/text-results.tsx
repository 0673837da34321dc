import MadeUp from "~/ui/page/made-up";
import type { ShownSearch } from "./shown-search.server";

type Text = ShownSearch["texts"][number]["items"][number];

const Marked = ({ pieces }: { pieces: Text["title"] }) =>
  pieces.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));

/** What a word means, where that is all that was typed. */
export function Meaning({ meaning }: Pick<ShownSearch, "meaning">) {
  if (meaning === null) return null;
  return (
    <p className="meaning measure">
      <a className="meaning__term" href={meaning.href}>
        {meaning.term}
      </a>{" "}
      {meaning.summary}
    </p>
  );
}

/** Guides, terms, questions and threads, each with where it has the words. Their links load documents. */
export default function TextResults({ texts }: Pick<ShownSearch, "texts">) {
  return texts.map(({ kind, label, madeUp, count, items, more }) => (
    <section key={kind} className="stack" aria-labelledby={`results-${kind}`}>
      <h2 className="text-xl" id={`results-${kind}`}>
        {label} <span className="results__count">{count}</span>
        {madeUp ? <MadeUp /> : null}
      </h2>
      <ul className="rows results">
        {items.map(({ href, title, excerpt }) => (
          <li key={href} className="result card--link">
            <div className="result__words">
              <h3 className="result__name">
                <a className="card__link" href={href} dir="auto">
                  <Marked pieces={title} />
                </a>
              </h3>
              {excerpt.length === 0 ? null : (
                <p className="soft" dir="auto">
                  <Marked pieces={excerpt} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <p>
          <a href={more.href}>{more.text}</a>
        </p>
      )}
    </section>
  ));
}
