import { createHash } from "node:crypto";

/** The page of last resort, whole in itself: it works when the application, its styles or the upstream fail. */

/** The colors are those of styles/tokens.css. */
const style =
  ":root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}" +
  "body{margin:0;background:light-dark(#f7f8fc,#0d1229);color:light-dark(#141b38,#e9ecf9)}" +
  "header{padding:1rem 1.5rem;background:light-dark(#fff,#151b39);border-bottom:1px solid light-dark(#d8ddec,#2b3461)}" +
  "header a{font-size:1.25rem;font-weight:600;text-decoration:none}a{color:light-dark(#21379a,#a9bcff)}" +
  "main{max-width:34rem;margin:3rem auto;padding:0 1.5rem;overflow-wrap:anywhere}" +
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}small{color:light-dark(#4a5274,#aeb6d6)}";

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

interface PlainPage {
  status: number;
  /** A sentence for visitors, never that of an Error. */
  message: string;
  requestId: string;
  siteName: string;
  /** A way on, to a path of the site, beside that to the home page. */
  back?: { label: string; href: string } | undefined;
}

export function plainPage({ status, message, requestId, siteName, back }: PlainPage) {
  const heading = headings[status] ?? "Something went wrong";
  const name = escaped(siteName);
  const way = back === undefined ? "" : `<p><a href="${escaped(back.href)}">${escaped(back.label)}</a></p>`;
  const html =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${heading} | ${name}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${style}</style></head><body><header><a href="/">${name}</a></header><main><h1>${heading}</h1>` +
    `<p>${escaped(message)}</p>${way}<p><a href="/">Go to the home page</a></p><p><small>If you tell us about this, please include this code: ${escaped(requestId)}</small></p>` +
    "</main></body></html>";
  return { html, contentSecurityPolicy };
}
