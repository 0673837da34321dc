/**
 * Hebrew and Arabic letters in a document of the site, of which each must stand where browsers read it from right to left without
 * changing the order of our own words: in a `<bdi>` or an element with dir="auto" that begins with such a letter, or between
 * the marks that are to a string what those are to HTML.
 */
const fromTheRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const strong = /\p{L}/u;
const marked = /\u2068[^\u2069]*\u2069/g;

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Comments, what is no text of the page, areas of text, tags, and texts; as React and markdown-it write HTML. */
const parts =
  /<!--[^]*?-->|<!doctype[^>]*>|<(script|style|title|template)\b[^]*?<\/\1>|<textarea\b([^>]*)>([^]*?)<\/textarea>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gi;

interface Open {
  name: string;
  /** It has a direction of its own: that of its first letter, once there was one. */
  own: { first: string | null } | null;
}

/** What is shown in such letters and not marked, each with what stands around it. */
export function unmarkedTexts(html: string): string[] {
  const open: Open[] = [];
  const faults: string[] = [];
  for (const {
    0: whole,
    2: area,
    3: typed = "",
    4: slash,
    5: tag,
    6: attributes = "",
    7: text,
    index,
  } of html.matchAll(parts)) {
    const fault = (what: string) =>
      faults.push(`${what}: ${html.slice(Math.max(0, index - 80), index + 80).replace(/\s+/g, " ")}`);
    if (area !== undefined) {
      if (fromTheRight.test(typed) && !/\bdir="auto"/.test(area)) fault("textarea");
    } else if (tag !== undefined) {
      const name = tag.toLowerCase();
      if (slash === "/") {
        const at = open.findLastIndex((each) => each.name === name);
        if (at >= 0) open.length = at;
      } else if (voids.has(name) || whole.endsWith("/>")) {
        const isTyped =
          name === "input" && !/\btype="(?:hidden|radio|checkbox|date|email)"|\binputMode=/i.test(attributes);
        const value = /\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? "";
        if (isTyped && fromTheRight.test(value) && !/\bdir="auto"/.test(attributes)) fault("input");
      } else {
        const own = name === "bdi" || /\bdir="auto"/.test(attributes);
        open.push({ name, own: own ? { first: null } : null });
      }
    } else if (text !== undefined) {
      const words = text.replace(/&#?\w+;/g, " ").replace(marked, " ");
      const around = open.findLast(({ own }) => own !== null)?.own ?? null;
      if (around !== null) around.first ??= strong.exec(words)?.[0] ?? null;
      if (!fromTheRight.test(words)) continue;
      if (around === null) fault("text");
      else if (!fromTheRight.test(around.first ?? "")) fault("text behind a word of ours");
    }
  }
  return faults;
}
