import { createHash } from "node:crypto";

/** The page of last resort, whole in itself: it works when the application, its styles or the upstream fail. */

/** The colors of app/styles/tokens.css: paper, ink, night for the bar in the place of the header, and action. */
const style =
  ":root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif;" +
  "background:light-dark(#f7f8fc,#0d1229);color:light-dark(#141b38,#e9ecf9)}" +
  "body{margin:0;border-top:4rem solid light-dark(#121a3d,#18214d)}" +
  "main{max-width:34rem;margin:0 auto;padding:2.5rem 1.5rem}" +
  "h1{font:400 2rem/1.2 Georgia,'Times New Roman',serif;margin:0 0 1rem}" +
  "a{display:inline-block;padding:.625rem 1.125rem;border-radius:.5rem;font-weight:600;text-decoration:none;" +
  "background:light-dark(#21379a,#a9bcff);color:light-dark(#fff,#0f1740)}" +
  "a:focus-visible{outline:3px solid light-dark(#1d4ed8,#ffd166);outline-offset:2px}" +
  "small{color:light-dark(#4a5274,#aeb6d6)}";

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
