import type { AccountData } from "#contracts/account/account";
import { mostPicturesOfFile } from "#contracts/vocabulary/uploads";

/** How an account's download is made of answers. */
interface AccountFileParts {
  first: AccountData;
  /** Reads the answer that begins at a place. */
  next: (from: string) => Promise<AccountData>;
  /** Address of a picture of an upload: its page, from 1. */
  linkTo: (upload: string, page: number) => string;
}

/** A row as `JSON.stringify(…, null, 2)` has it within its table: a text's own line breaks are escaped. */
const indented = (row: unknown) => JSON.stringify(row, null, 2).replaceAll("\n", `\n${" ".repeat(6)}`);

/** Far more than the largest account takes: an upstream whose answers never end fills no disk. */
const mostAnswers = 2000;

/**
 * The text of an account's download, a piece for each answer: an object of its tables, each with its rows, indented for
 * people. Rows of photos and receipts have `links` to their pictures. Rejects in the middle of the text: as `next` does,
 * and where answers lead back or never end.
 */
export async function* accountFile({ first, next, linkTo }: AccountFileParts): AsyncGenerator<string> {
  const withLinks = ({ id, pages, ...row }: Record<string, unknown>) => ({
    id,
    pages,
    ...row,
    links: Array.from({ length: Math.min(mostPicturesOfFile, Number(pages) || 0) }, (_, index) =>
      linkTo(String(id), index + 1),
    ),
  });
  let piece = `{\n  "made_at": ${JSON.stringify(first.made_at)},\n  "tables": {`;
  let [table, rows]: [string | null, number] = [null, 0];
  const end = () => (table === null ? "" : rows === 0 ? "]" : "\n    ]");
  const places = new Set<string>();
  for (let answer: AccountData = first; ;) {
    for (const [name, more] of Object.entries(answer.tables)) {
      // What continues a table begins with its name.
      if (name !== table) {
        piece += `${end()}${table === null ? "" : ","}\n    ${JSON.stringify(name)}: [`;
        [table, rows] = [name, 0];
      }
      for (const row of more)
        piece += `${rows++ === 0 ? "" : ","}\n      ${indented(name === "upload" ? withLinks(row) : row)}`;
    }
    yield piece;
    piece = "";
    const from: string | null = answer.next;
    if (from === null) break;
    if (places.has(from) || places.size === mostAnswers)
      throw new Error("The answers with an account's data don't come to an end");
    places.add(from);
    answer = await next(from);
  }
  yield `${end()}${table === null ? "" : "\n  "}}\n}\n`;
}
