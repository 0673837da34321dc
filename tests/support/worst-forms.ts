import { randomBytes } from "node:crypto";

/** Texts of one thing for the fields of forms, as long as a request may be and as long as fields may be. */

/** What formats, checks, looks for links, names, words or numbers, and whatever escapes or compresses takes longest for. */
const fragments = [
  ...["[", "](", ":a[", "> ", "- a\n", "a\n", "a\n\n", " ", "  a", "*a*", "`", "|", "&", '"', "<a ", "<!--"],
  ...["a@b.c ", "a@", "http://a ", "www.", "1-", "1,", "(1", "555-867-5309 ", "$1", "LOUD ", "a b ", "one ", "/"],
  ...["e\u0301", "\u0301", "\u200b", "字", "\ud83d\ude00", "ａ", "!", ".", ",", "&#1", "code "],
];

/** Characters, just below what a request, a post, a review, a message, a note, a title and a name may have. */
const lengths = [100_000, 5990, 3990, 2990, 990, 110, 38];

export interface WorstText {
  what: string;
  text: string;
}

/** One fragment in 100 KB, and in two other lengths; for each turn others. */
export const worstTexts = (turn: number): WorstText[] =>
  lengths.flatMap((length, at) =>
    fragments
      .filter((_, index) => (index + turn + at) % fragments.length === 0)
      .filter(() => at === 0 || (at + turn) % 3 === 0)
      .map((fragment) => ({
        what: `${length} characters of ${JSON.stringify(fragment)}`,
        text: fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length),
      })),
  );

/** What a form may have in bytes. */
const largest = 100_000;

/** As browsers send it, but with no more escapes than it takes to be read: more of it fits into a request. */
const written = (text: string) => text.replace(/[%&+=#\n]/g, (sign) => encodeURIComponent(sign)).replaceAll(" ", "+");

/** The body of a form, of which the text of one field is cut where the whole would be too large. */
export function formBody(fields: Readonly<Record<string, string>>, field: string, text: string): Buffer {
  const key: Record<string, string> = "key" in fields ? { key: randomBytes(16).toString("base64url") } : {};
  const others = Object.entries({ ...fields, ...key }).filter(([name]) => name !== field);
  const rest = [...others.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), ""].join("&");
  const own = Buffer.from(written(text)).subarray(0, largest - rest.length - field.length - 1);
  // An escape that was cut in the middle is read as it stands.
  return Buffer.concat([Buffer.from(`${rest}${field}=`), own]);
}

/** An address with a text in its query, as long as servers read one. */
export function queryWith(path: string, field: string, text: string): string {
  const most = 14_000 - path.length - field.length;
  let query = "";
  for (const sign of text) {
    const next = encodeURIComponent(sign);
    if (query.length + next.length > most) break;
    query += next;
  }
  return `${path}${path.includes("?") ? "&" : "?"}${field}=${query}`;
}

export interface FoundForm {
  action: string;
  method: "get" | "post";
  /** Names of fields of text, hidden ones among them, and of choices. */
  texts: string[];
  choices: string[];
}

/** The forms of a page. */
export function formsIn(html: string, page: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = "", inner = ""]) => {
    const named = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(attributes)?.[1];
    const fields = [...inner.matchAll(/<(input|textarea|select)\b([^>]*?)\bname="(\w+)"([^>]*)/g)].map(
      ([, tag, before = "", name = "", after = ""]) => ({
        name,
        isText: tag !== "select" && !/\btype="(?:radio|checkbox|submit|file)"/.test(before + after),
      }),
    );
    const names = (isText: boolean) => [
      ...new Set(fields.filter((field) => field.isText === isText).map(({ name }) => name)),
    ];
    return {
      action: (named("action") ?? page).replaceAll("&amp;", "&"),
      method: /^post$/i.test(named("method") ?? "") ? "post" : "get",
      texts: names(true),
      choices: names(false),
    };
  });
}
