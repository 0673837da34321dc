import { parseXml } from "./xml";

const atom = "http://www.w3.org/2005/Atom";

/** RFC 3339, as RFC 4287 (3.3) wants it: with seconds, T and a zone. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

export interface ReadFeed {
  title: string;
  updated: string;
  entries: { id: string; title: string; updated: string; author: string; href: string; text: string }[];
}

/** Reads a feed; throws with all that breaks a MUST of RFC 4287. */
export function readAtom(xml: string): ReadFeed {
  const faults: string[] = [];
  const feed = parseXml(xml).documentElement;
  if (feed.localName !== "feed" || feed.namespaceURI !== atom) faults.push("the root is no atom:feed");
  const own = (parent: Element, name: string) =>
    [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name);
  const one = (parent: Element, name: string): string => {
    const found = own(parent, name);
    if (found.length !== 1) faults.push(`${parent.localName} has ${found.length} ${name}`);
    return found[0]?.textContent ?? "";
  };
  const whole = (url: string, what: string) => {
    if (!URL.canParse(url)) faults.push(`${what} is no whole address: ${url}`);
    return url;
  };
  const dated = (parent: Element, name: string) => {
    const text = one(parent, name);
    if (!moment.test(text) || Number.isNaN(Date.parse(text))) faults.push(`${name} is no point in time: ${text}`);
    return text;
  };
  const linkOf = (parent: Element, rel: string): string => {
    const found = own(parent, "link").filter((link) => (link.getAttribute("rel") ?? "alternate") === rel);
    if (found.length !== 1) faults.push(`${parent.localName} has ${found.length} links that are ${rel}`);
    return whole(found[0]?.getAttribute("href") ?? "", `the link ${rel}`);
  };
  const authorOf = (parent: Element): string => {
    const [author] = own(parent, "author");
    return author === undefined ? "" : one(author, "name");
  };

  const ids = new Set<string>();
  const idOf = (parent: Element) => {
    const id = whole(one(parent, "id"), "an id");
    if (ids.has(id)) faults.push(`two have the id ${id}`);
    ids.add(id);
    return id;
  };

  idOf(feed);
  const updated = dated(feed, "updated");
  linkOf(feed, "self");
  linkOf(feed, "alternate");
  const site = authorOf(feed);
  const entries = own(feed, "entry").map((entry) => ({
    id: idOf(entry),
    title: one(entry, "title"),
    updated: dated(entry, "updated"),
    author: authorOf(entry) || site,
    href: linkOf(entry, "alternate"),
    text: one(entry, "content"),
  }));
  for (const entry of entries) if (entry.author === "") faults.push(`${entry.id} has no author`);
  const title = one(feed, "title");
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return { title, updated, entries };
}
