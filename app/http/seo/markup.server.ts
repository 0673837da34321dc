/** XML as text. What XML 1.0 forbids outright would make the whole file unreadable, so it is left out. */

const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For text and for values of attributes, in HTML as well. */
export const escaped = (text: string) =>
  text.replace(forbidden, "").replace(/[&<>"']/g, (character) => escapes[character]!);

/** `<name>text</name>` */
export const textElement = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

export const xmlDeclaration = `<?xml version="1.0" encoding="utf-8"?>\n`;
