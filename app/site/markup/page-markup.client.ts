import { markupParts, type Markup, type MarkupPart } from "./fixed-markup";

/** The fixed parts of the page that the server sent, before React takes it over. */
export function pageMarkup(): Markup {
  const parts: Partial<Record<MarkupPart, string>> = {};
  const take = (from: ParentNode) => {
    for (const part of markupParts) parts[part] ??= from.querySelector(`[data-markup="${part}"]`)?.innerHTML;
  };
  take(document);
  // Where scripts run, what a noscript element holds is text.
  const held = document.createElement("template");
  for (const { textContent } of document.querySelectorAll("noscript")) {
    held.innerHTML = textContent ?? "";
    take(held.content);
  }
  return parts;
}
