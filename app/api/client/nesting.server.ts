/** Objects and arrays that may lie within one another; the contracts have a dozen levels at most. */
const maxLevels = 64;
/** Objects and arrays of one answer; the lists of a page hold 50,000 items together. */
const maxParts = 200_000;

const [quote, backslash] = [0x22, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether JSON is nested deeper, or has more parts, than any answer needs. It is told from the bytes, since making the
 * parts of a few megabytes takes seconds, in which nobody else is served. What isn't JSON is left to the parser.
 */
export function isOverNested(json: Buffer): boolean {
  let [level, parts] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      at += 1;
      while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
    } else if (byte === openArray || byte === openObject) {
      level += 1;
      parts += 1;
      if (level > maxLevels || parts > maxParts) return true;
    } else if (byte === closeArray || byte === closeObject) level -= 1;
  }
  return false;
}
