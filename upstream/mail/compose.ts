import type { MailKind, OptionalMail } from "#contracts/vocabulary/mail";
import type { QueuedMail } from "./queue-mail";
import type { MailSite } from "./settings";

/**
 * A link that stands by itself: its path on the site, and the words that say where it leads. Whoever has the address of a
 * `key` may open, confirm, change or delete something of its reader's; nobody else is shown it.
 */
type MailLink = { words: string; path: string } | { words: string; key: string };

/**
 * A paragraph of ours, in which words of people are `isolated`; one that somebody wrote as a whole, whose direction is that
 * of its letters; or a link.
 */
export type MailPart = string | { written: string } | MailLink;

/** In the place of a key, for staff. */
export const hiddenKey = "[link hidden]";

export interface Letter {
  subject: string;
  parts: readonly MailPart[];
  /** At its end, in small print: why it came, and what to do about it. */
  foot: readonly MailPart[];
}

type Addressed = {
  recipient: string;
  usefulUntil?: Date;
} & (
  | { kind: Exclude<MailKind, OptionalMail>; unsubscribe?: undefined }
  /** With the path of the page that turns such mail off. */
  | { kind: OptionalMail; unsubscribe: string }
);

const demoNotice = "This is a demo: the beds, stores and prices are made up.";

/** A message as text and as HTML, which say the same. Nothing of the HTML is fetched from anywhere. */
export function compose(
  { kind, recipient, unsubscribe, usefulUntil }: Addressed,
  letter: Letter,
  site: MailSite,
): QueuedMail {
  const { siteName, postalAddress } = site;
  const sender = postalAddress === undefined ? [] : [`${siteName}, ${postalAddress}`];
  const stop: MailPart[] =
    unsubscribe === undefined ? [] : [{ words: "Stop emails like this", key: unsubscribe }, ...sender];
  const parts = [...letter.parts, ...(site.demo ? [demoNotice] : [])];
  const foot = [...letter.foot, ...stop];
  return {
    kind,
    recipient,
    subject: letter.subject,
    body: asText([...parts, ...foot], site),
    shown: asText([...parts, ...foot].map(withoutKey), site),
    html: asPage(letter.subject, parts, foot, site),
    unsubscribe: unsubscribe === undefined ? null : site.siteUrl + unsubscribe,
    useful_until: usefulUntil ?? null,
  };
}

const withoutKey = (part: MailPart): MailPart =>
  typeof part === "object" && "key" in part ? `${part.words}:\n${hiddenKey}` : part;

const pathOf = (link: MailLink) => ("key" in link ? link.key : link.path);

const asText = (parts: readonly MailPart[], { siteUrl }: MailSite) =>
  parts
    .map((part) => {
      if (typeof part === "string") return `${part}\n`;
      return "written" in part ? `${part.written}\n` : `${part.words}:\n${siteUrl}${pathOf(part)}\n`;
    })
    .join("\n");

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** Mail programs read styles on elements alone; their own colors are the reader's, light or dark. */
const styles = {
  page: "margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
  main: "max-width:34em;margin:0 auto",
  name: "margin:0 0 16px;font-weight:600",
  title: "margin:0 0 16px;font-size:22px;line-height:1.3",
  part: "margin:0 0 16px",
  address: "font-size:14px;overflow-wrap:anywhere",
  foot: "margin:24px 0 0;padding:16px 0 0;border-top:1px solid #888;font-size:14px",
};

function asPage(subject: string, parts: readonly MailPart[], foot: readonly MailPart[], site: MailSite): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="${styles.page}">
<main dir="ltr" style="${styles.main}">
<p style="${styles.name}">${escaped(site.siteName)}</p>
<h1 style="${styles.title}">${escaped(subject)}</h1>
${parts.map((part) => asHtml(part, site)).join("\n")}
<div style="${styles.foot}">
${foot.map((part) => asHtml(part, site)).join("\n")}
</div>
</main>
</body>
</html>
`;
}

function asHtml(part: MailPart, { siteUrl }: MailSite): string {
  if (typeof part === "string") return `<p style="${styles.part}">${escaped(part)}</p>`;
  if ("written" in part) return `<p dir="auto" style="${styles.part}">${escaped(part.written)}</p>`;
  const address = escaped(siteUrl + pathOf(part));
  // The address in words too: some programs show no links, and it can be seen where it leads.
  return (
    `<p style="${styles.part}"><a href="${address}"><strong>${escaped(part.words)}</strong></a><br>` +
    `<span style="${styles.address}">${address}</span></p>`
  );
}
