import type { Source } from "#contracts/content/content";
import type { Rendered } from "./markdown/render-markdown.server";
import { contentsHtml, sourcesHtml } from "./static-texts.server";

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
