import type { AppLoadContext } from "@remix-run/node";

/** What a loader gives for a `Prose` of this name: the HTML to a script that asks for data; null to a document, which holds it. */
export function sendProse({ asData, prose }: AppLoadContext, name: string, html: string): string | null {
  if (asData) return html;
  prose.set(name, html);
  return null;
}
