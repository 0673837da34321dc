import type { AppLoadContext } from "@remix-run/node";

/**
 * What a loader gives for a `Prose` of this name: the HTML to a script that asks for data; null to a document, which holds
 * it. An empty text stays one: of null the browser expects words in the document, and asks for them where there are none.
 */
export function sendProse({ asData, prose }: AppLoadContext, name: string, html: string): string | null {
  if (asData || html === "") return html;
  prose.set(name, html);
  return null;
}

/** The same for all parts of a page, by the names of their `Prose`. */
export const sendParts = <Name extends string>(context: AppLoadContext, parts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(parts).map(([name, html]) => [name, sendProse(context, name, html)]),
  ) as Record<Name, string | null>;
