import { createHash } from "node:crypto";

/** The page of last resort, whole in itself: it works when the application, its styles or the upstream fail. */

const style =
  ":root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}" +
  "body{max-width:34rem;margin:15vh auto;padding:0 1.5rem}" +
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}small{opacity:.75}";

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headings: Record<number, string> = {
  400: "That didn't work",
  403: "We couldn't accept that",
  404: "Page not found",
  405: "We couldn't send that",
  411: "We couldn't read that form",
  413: "That's too long to send",
  415: "We couldn't read that form",
  429: "Please wait a moment",
  503: "We're very busy right now",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `message` is a sentence for visitors, never that of an Error. */
export function plainPage(page: { status: number; message: string; requestId: string }) {
  const heading = headings[page.status] ?? "Something went wrong";
  const html =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${style}</style></head><body><main><h1>${heading}</h1><p>${escaped(page.message)}</p>` +
    `<p><a href="/">Go to the home page</a></p><p><small>If you tell us about this, please include this code: ${escaped(page.requestId)}</small></p>` +
    "</main></body></html>";
  return { html, contentSecurityPolicy };
}
