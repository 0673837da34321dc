/** Without it Excel reads the bytes in the old encoding of its machine, and “José” becomes “JosÃ©”. */
const byteOrderMark = "\uFEFF";

/**
 * A cell that a spreadsheet takes as text: a formula begins with one of these characters, even after invisible characters,
 * and names and streets are typed by strangers (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const safe = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
  return quoted(safe.replace(/[\r\n]+/g, " "));
}

/** Lines end with CRLF (RFC 4180). */
const lineOf = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

const fileOf = (rows: readonly (readonly string[])[]) => byteOrderMark + rows.map(lineOf).join("");

/** A file as Excel opens it: with a byte order mark, to be written as UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  fileOf(rows.map((cells) => cells.map(csvCell)));

/** A file that may have been written without its byte order mark, with it. */
export const withMark = (file: string): string => byteOrderMark + withoutMark(file);

const withoutMark = (file: string) => (file.startsWith(byteOrderMark) ? file.slice(1) : file);

/**
 * The file with what `change` makes of the cells of a column below its heading; other cells stay as they are. Throws where
 * there is no such heading.
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

/** With their quotation marks; csvCell leaves no line break in any. Each is looked for where the one before ends. */
const cellsOf = (line: string) => [...`${line},`.matchAll(/((?:"[^"]*"|[^",])*),/gy)].map(([, cell]) => cell!);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
