const widest = 64;
const rows = [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)] as const;

/**
 * Number of letters to insert, remove, replace or swap with a neighbor to turn `typed` into `word`, or into a prefix of
 * `word` when that takes fewer (`typed` may be unfinished). Both at most 63 letters.
 */
export function editDistance(typed: string, word: string): { whole: number; beginning: number } {
  const width = Math.min(word.length, widest - 1);
  let [before, above, row] = rows as unknown as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let line = 1; line <= Math.min(typed.length, widest - 1); line += 1) {
    const letter = typed.charCodeAt(line - 1);
    row[0] = line;
    for (let column = 1; column <= width; column += 1) {
      const other = word.charCodeAt(column - 1);
      let least = Math.min(above[column]! + 1, row[column - 1]! + 1, above[column - 1]! + (letter === other ? 0 : 1));
      const swapped =
        line > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(line - 2) === other;
      if (swapped) least = Math.min(least, before[column - 2]! + 1);
      row[column] = least;
    }
    [before, above, row] = [above, row, before];
  }
  let beginning = above[0]!;
  for (let column = 1; column <= width; column += 1) beginning = Math.min(beginning, above[column]!);
  return { whole: above[width]!, beginning };
}
