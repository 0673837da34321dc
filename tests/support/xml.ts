import { JSDOM } from "jsdom";

/** A document of XML; throws with the parser's words when it is not well-formed. */
export function parseXml(text: string): Document {
  const { window } = new JSDOM("");
  return new window.DOMParser().parseFromString(text, "application/xml");
}

/** Texts of all elements of a name, in order. */
export const textsOf = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");
