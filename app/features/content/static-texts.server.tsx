import { renderToStaticMarkup } from "react-dom/server";
import type { Source, TermDetail, TermSummary } from "#contracts/content/content";
import type { QuestionDetail } from "#contracts/discussions/questions";
import type { Rendered } from "./markdown/render-markdown.server";
import ShownBeds from "./shown-beds";
import Sources, { citedId } from "./sources";
import TermList from "./term-list";

/** Parts that a document holds as HTML alone (app/http/prose.server.ts): none of their components is a script. */

/** Below the text that names them. */
export function sourcesHtml(sources: readonly Source[], text: string) {
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
export const contentsHtml = (headings: Rendered["headings"], name: string) =>
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
