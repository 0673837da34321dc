import type { AppLoadContext } from "@remix-run/node";
import { isUnchanged, weakTag } from "../unchanged.server";
import { escaped, textElement, xmlDeclaration } from "./markup.server";

/** One thing of a feed. */
interface AtomEntry {
  /** Path of its page, which names it for good. */
  path: string;
  title: string;
  /** ISO, a day or a point in time; of the last change that a reader should hear of. */
  updated: string;
  published?: string | null;
  /** By default the site. */
  author?: string | null;
  /** Plain words; blank lines between paragraphs. */
  text: string;
}

interface AtomFeed {
  title: string;
  /** The page that it is the feed of, and its own address. */
  path: string;
  address: string;
  /** Whether what it tells was made up for the demonstration, as it then says. */
  demo: boolean;
  entries: readonly AtomEntry[];
}

/** RFC 3339; a day begins at midnight UTC. */
const moment = (iso: string) => (iso.length === 10 ? `${iso}T00:00:00Z` : iso);

/** Of a feed in which nothing has happened yet: it must say something. */
const never = "2000-01-01T00:00:00Z";

const person = (name: string) => `<author>${textElement("name", name)}</author>`;

const entryOf = ({ path, title, updated, published, author, text }: AtomEntry, origin: string) =>
  "<entry>" +
  textElement("id", origin + path) +
  textElement("title", title) +
  textElement("updated", moment(updated)) +
  (published ? textElement("published", moment(published)) : "") +
  (author ? person(author) : "") +
  `<link href="${escaped(origin + path)}"/>` +
  `<content>${escaped(text)}</content>` +
  "</entry>\n";

/** A feed as Atom 1.0 (RFC 4287), with whole addresses. */
function writeAtom({ title, path, address, demo, entries }: AtomFeed, site: { name: string; origin: string }) {
  const { name, origin } = site;
  // To the millisecond or to the day: as points in time, since their texts may be of either length.
  const [latest = never] = entries
    .map(({ updated }) => moment(updated))
    .sort((one, other) => Date.parse(other) - Date.parse(one));
  return (
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">\n` +
    textElement("id", origin + address) +
    textElement("title", demo ? `${title} (made-up data)` : title) +
    textElement("updated", latest) +
    person(name) +
    `<link rel="self" type="application/atom+xml" href="${escaped(origin + address)}"/>` +
    `<link rel="alternate" type="text/html" href="${escaped(origin + path)}"/>\n` +
    entries.map((entry) => entryOf(entry, origin)).join("") +
    "</feed>\n"
  );
}

/** What the route of a feed answers: a body that caches keep, or 304 to whoever has it. */
export function atomAnswer(request: Request, { site }: AppLoadContext, feed: AtomFeed): Response {
  const body = writeAtom(feed, site);
  const headers = { "Cache-Control": "public, max-age=600", ETag: weakTag(body) };
  if (isUnchanged(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/atom+xml; charset=utf-8" } });
}
