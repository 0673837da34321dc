import type { AccountData } from "~/contracts/account/account";

/**
 * The text of an account's download, a piece for each answer: an object of its tables, each with its rows. `first` is the
 * first answer; `next` reads the one that begins at a place. Rejects as `next` does, in the middle of the text.
 */
export async function* accountFile(
  first: AccountData,
  next: (from: string) => Promise<AccountData>,
): AsyncGenerator<string> {
  let piece = `{"made_at":${JSON.stringify(first.made_at)},"tables":{`;
  let [table, rows]: [string | null, number] = [null, 0];
  for (let answer: AccountData | null = first; answer !== null;) {
    for (const [name, more] of Object.entries(answer.tables)) {
      // What continues a table begins with its name.
      if (name !== table) {
        piece += `${table === null ? "" : "],"}${JSON.stringify(name)}:[`;
        [table, rows] = [name, 0];
      }
      for (const row of more) piece += `${rows++ === 0 ? "" : ","}${JSON.stringify(row)}`;
    }
    yield piece;
    piece = "";
    answer = answer.next === null ? null : await next(answer.next);
  }
  yield `${table === null ? "" : "]"}}}`;
}
