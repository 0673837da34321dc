/** Without it Excel uses its machine's legacy encoding, and “José” becomes “JosÃ©”. */
const byteOrderMark = "\uFEFF";

/**
 * A cell that a spreadsheet treats as text: a formula starts with one of these characters, even after invisible ones,
 * and names and streets are typed by strangers (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const safe = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
  return quoted(safe.replace(/[\r\n]+/g, " "));
}

/** Lines end with CRLF (RFC 4180). */
const lineOf = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

const fileOf = (rows: readonly (readonly string[])[]) => byteOrderMark + rows.map(lineOf).join("");

/** A file for Excel: with a byte order mark, to be written as UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  fileOf(rows.map((cells) => cells.map(csvCell)));

/** Adds the byte order mark to a file that may have been written without it. */
export const withMark = (file: string): string => byteOrderMark + withoutMark(file);

const withoutMark = (file: string) => (file.startsWith(byteOrderMark) ? file.slice(1) : file);

/**
 * The file with `change` applied to the cells below a heading; other cells stay as they are. Throws if the heading
 * doesn't exist.
 */
export function withColumn(file: string, heading: string, change: (cell: string) => string): string {
  const [headings = [], ...rows] = withoutMark(file)
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map(cellsOf);
  const column = headings.findIndex((cell) => unquoted(cell) === heading);
  if (column === -1) throw new Error(`There’s no column “${heading}” in this file.`);
  const changed = rows.map((cells) => cells.map((cell, at) => (at === column ? quoted(change(unquoted(cell))) : cell)));
  return fileOf([headings, ...changed]);
}

/**
 * Includes the quotation marks; csvCell leaves no line breaks in cells. Each match starts where the previous one ends.
 */
const cellsOf = (line: string) => [...`${line},`.matchAll(/((?:"[^"]*"|[^",])*),/gy)].map(([, cell]) => cell!);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
