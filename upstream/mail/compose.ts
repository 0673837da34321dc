import type { MailKind, OptionalMail } from "#contracts/vocabulary/mail";
import type { QueuedMail } from "./queue-mail";
import type { MailSite } from "./settings";

/**
 * A link on a line of its own: its path on the site, and its text. Anybody with the URL of a `key` can open, confirm,
 * change or delete something of the reader's, so nobody else is shown it.
 */
type MailLink = { words: string; path: string } | { words: string; key: string };

/**
 * A paragraph of ours, in which user-supplied text is `isolated`; a paragraph written entirely by a user, with the text
 * direction of its letters; or a link.
 */
export type MailPart = string | { written: string } | MailLink;

/** Shown to staff in place of a key. */
export const hiddenKey = "[link hidden]";

export interface Letter {
  subject: string;
  parts: readonly MailPart[];
  /** In small print at the end: why it was sent, and what to do about it. */
  foot: readonly MailPart[];
}

type Addressed = {
  recipient: string;
  usefulUntil?: Date;
} & (
  | { kind: Exclude<MailKind, OptionalMail>; unsubscribe?: undefined }
  /** With the path of the page that turns off this kind of mail. */
  | { kind: OptionalMail; unsubscribe: string }
);

const demoNotice = "This is a demo: the beds, stores and prices are made up.";

/** A message as text and as HTML with the same contents. The HTML loads nothing from anywhere. */
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

/** Mail programs support only inline styles; colors are left to the reader's settings, light or dark. */
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
  // The URL as text too: some programs don't show links, and the reader can see where it goes.
  return (
    `<p style="${styles.part}"><a href="${address}"><strong>${escaped(part.words)}</strong></a><br>` +
    `<span style="${styles.address}">${address}</span></p>`
  );
}
