/** UTF-16 units of one character: no emoji is longer. */
const longest = 50;
let characters: Intl.Segmenter | undefined;

/** Null in browsers without it, such as Firefox before 125: there a text ends between two code points. */
const segmenter = () =>
  "Segmenter" in Intl ? (characters ??= new Intl.Segmenter("en", { granularity: "grapheme" })) : null;

/** The beginning of a text, in at most so many UTF-16 units: it ends between two characters as people see them, of which an emoji is one whatever it is made of. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const index =
    segmenter()
      ?.segment(text.slice(0, most + longest))
      .containing(most)?.index ?? most;
  return text.slice(0, most - index < longest ? index : most).replace(/[\uD800-\uDBFF]$/, "");
}

/** As `cutText`, between two words, unless its last word is longer than half of it. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // The last of its words may be cut: another rule would give posts other excerpts than those that are kept.
  const space = text.slice(0, most).search(/\s\S*$/);
  return space * 2 < most ? cutText(text, most) : text.slice(0, space);
}
