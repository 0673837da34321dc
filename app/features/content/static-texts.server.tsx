import { renderToStaticMarkup } from "react-dom/server";
import type { Source, TermDetail, TermSummary } from "#contracts/content/content";
import type { QuestionDetail } from "#contracts/discussions/questions";
import Section from "~/ui/page/section";
import type { Rendered } from "./markdown/render-markdown.server";
import ShownBeds from "./shown-beds";
import TermList from "./term-list";

/** Parts that a document holds as HTML alone (app/http/prose.server.ts): none of their components is a script. */

/** Below the text that names them. */
function sourcesHtml(sources: readonly Source[], text: string) {
  const numbers = sources.map((_, index) => index + 1);
  const cited = new Set(numbers.filter((number) => text.includes(`id="${citedId(number)}"`)));
  return renderToStaticMarkup(<Sources sources={sources} cited={cited} />);
}

/** What a term rests on, and what its figures are worth where it names nothing. */
export const termSourcesHtml = (sources: readonly Source[], text: string) =>
  sourcesHtml(sources, text) +
  renderToStaticMarkup(
    <p className="small soft measure">
      Figures that name no source are rules of thumb: ours or the trade’s, and not about any one bed.
    </p>,
  );

/** Of a text with several parts. */
const contentsHtml = (headings: Rendered["headings"], name: string) =>
  headings.length < 2
    ? ""
    : renderToStaticMarkup(
        <nav aria-label={name}>
          <p className="name">{name}</p>
          <ul>
            {headings.map(({ id, label }) => (
              <li key={id}>
                <a className="quiet-link" href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>,
      );

/** Beds that are good for whoever a question speaks of. */
export const fittingBedsHtml = ({ models, answers }: NonNullable<QuestionDetail["beds"]>) =>
  renderToStaticMarkup(
    <>
      <p className="small soft">From our match, by what the question says.</p>
      <ShownBeds models={models} answers={answers} />
    </>,
  );

export const bedsHtml = (beds: TermDetail["beds"]) =>
  beds === null ? "" : renderToStaticMarkup(<ShownBeds models={beds.models} type={beds.type} />);

export const termsHtml = (terms: readonly TermSummary[]) => renderToStaticMarkup(<TermList terms={terms} />);

/** Names of the `Prose` that hold a text. */
export type TextPart = "contents" | "answer" | "text" | "sources";

/** A text as HTML by the names of its parts: what somebody in a hurry needs stands before the first heading. */
export function splitText(
  { html, headings }: Rendered,
  sources: readonly Source[],
  contentsName: string,
): Record<TextPart, string> {
  // With the place that others link to, where the first heading has one.
  const begins = Math.max(html.search(/(?:<p><\/p>|<span id="[^"]+" tabindex="-1"><\/span>\s*)?<h2/), 0);
  return {
    contents: contentsHtml(headings, contentsName),
    answer: html.slice(0, begins),
    text: html.slice(begins),
    sources: sourcesHtml(sources, html),
  };
}

/** Id of where a text first names a source. */
export const citedId = (number: number) => `cited-${number}`;

interface SourcesProps {
  sources: readonly Source[];
  /** Those that the text names. */
  cited: ReadonlySet<number>;
}

/** What a text rests on; `:source[1]` leads to the first, which leads back. */
function Sources({ sources, cited }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <Section target name="sources" title="Sources">
      <ol className="sources small measure">
        {sources.map(({ title, by, year, url }, index) => (
          <li key={title} id={`source-${index + 1}`} tabIndex={-1}>
            {by === null ? null : <>{by}. </>}
            {url === null ? (
              <cite>{title}</cite>
            ) : (
              <a href={url} rel="noopener">
                <cite>{title}</cite>
              </a>
            )}
            {year === null ? "." : `, ${year}.`}{" "}
            {cited.has(index + 1) ? <a href={`#${citedId(index + 1)}`}>Back to the text</a> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
