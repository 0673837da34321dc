import { cutText } from "#contracts/text/cut-text";
import { paths } from "~/paths";
import { escaped, textElement, xmlDeclaration } from "./markup.server";
import { securityAddress } from "./machine-addresses.server";

/** What a browser needs to put the site on a home screen; the colors are those of app/styles/tokens.css. */
export function webManifest(name: string): string {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icon-${purpose === "any" ? "" : "maskable-"}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name,
    short_name: cutText(name, 30),
    description: "Find the mattress that fits you.",
    lang: "en-US",
    start_url: paths.home,
    scope: paths.home,
    id: paths.home,
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** How a browser adds the site's search to its own. A short name has 16 characters at most. A demonstration says that it is one. */
export const openSearch = (name: string, origin: string, demo: boolean) =>
  `${xmlDeclaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n` +
  textElement("ShortName", cutText(demo ? `${name} demo` : name, 16)) +
  textElement(
    "Description",
    `Search ${name} for mattresses, brands and stores${demo ? " (demo with made-up data)" : ""}`,
  ) +
  textElement("InputEncoding", "UTF-8") +
  textElement("Language", "en-US") +
  `<Image width="32" height="32" type="image/x-icon">${escaped(origin)}/favicon.ico</Image>` +
  `<Url type="text/html" method="get" template="${escaped(`${origin}${paths.search}?q=`)}{searchTerms}"/>\n` +
  "</OpenSearchDescription>\n";

/** Days for which the file holds: less than a year, so that what is kept of it is renewed in time (RFC 9116, 2.5.5). */
const holds = 180;

/** Whom to tell of a hole. `contact` is a mail: or https: address; without one it is the page for messages. */
export function securityTxt(origin: string, contact: string | undefined, now: Date): string {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const lines = [
    `Contact: ${contact ?? origin + paths.contact}`,
    // Of the day, so that the file stays the same for as long.
    `Expires: ${new Date(today + holds * 86_400_000).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityAddress}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** The day since which the site has honored Global Privacy Control as it does now. */
const honoredSince = "2026-11-26";

/** Says that the site honors Global Privacy Control. */
export const privacyControl = () => `${JSON.stringify({ gpc: true, lastUpdate: honoredSince })}\n`;
