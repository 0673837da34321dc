/** Maximum UTF-16 units of one character: no emoji is longer. */
const longest = 50;
let characters: Intl.Segmenter | undefined;

/** Null in browsers without it, such as Firefox before 125: there, text is cut between two code points. */
const segmenter = () =>
  "Segmenter" in Intl ? (characters ??= new Intl.Segmenter("en", { granularity: "grapheme" })) : null;

/**
 * The beginning of a text, at most `most` UTF-16 units long. It is cut between two characters as people see them; an
 * emoji is one, whatever it consists of.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const index =
    segmenter()
      ?.segment(text.slice(0, most + longest))
      .containing(most)?.index ?? most;
  return text.slice(0, most - index < longest ? index : most).replace(/[\uD800-\uDBFF]$/, "");
}

/** Like `cutText`, but cuts between two words, unless the last word is longer than half of the text. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // The last of its words may be cut off: with another rule, posts would get other excerpts than those already stored.
  const space = text.slice(0, most).search(/\s\S*$/);
  return space * 2 < most ? cutText(text, most) : text.slice(0, space);
}
