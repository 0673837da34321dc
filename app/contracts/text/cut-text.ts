/** UTF-16 units of one character: no emoji has more. */
const longest = 50;
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The beginning of a text, in at most so many UTF-16 units: it ends between two words, or within a longer word between two
 * characters as people see them, of which an emoji is one whatever it is made of.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.slice(0, most).search(/\s\S*$/);
  if (space > 0) return text.slice(0, space);
  const from = Math.max(0, most - longest);
  const begun = characters.segment(text.slice(from, most + longest)).containing(most - from)?.index ?? 0;
  return text.slice(0, begun === 0 ? most : from + begun).replace(/[\uD800-\uDBFF]$/, "");
}
