import { expect, test } from "vitest";
import { freeWords } from "~/http/measurement/measured-pages.server";
import { sourceFiles, textOf } from "./source-files";

/**
 * Words that a visitor types may say anything of them, so a page whose address holds some is measured only where each is
 * known (decision 79). What an address can hold besides is a code of ours, a number or a page's own state.
 */

const codes = new Set(
  (
    "_data account answered appealed as asked bed brand category checked days discount done ended exact example forgotten " +
    "gone handed-over kind latitude longitude mail marked model models next open page paid price radius reference " +
    "replace retailer rows saved sent show showErrors size sort state step store thrown topic type unlisted version view voted waiting " +
    "quote draft posted followed"
  ).split(" "),
);

/** Names that a file reads of an address: of its query, and of a list whose parameters it declares. */
function namesReadIn(text: string): string[] {
  const read = /(?:parameters|searchparams|query|params)\)?\s*\.(?:get|getAll|has)\("([^"]+)"\)|\btext\("([^"]+)"\)/gi;
  const declared = [...text.matchAll(/\border: \[([^\]]*)\]/g)].flatMap(([, names = ""]) => [
    ...names.matchAll(/"([^"]+)"/g),
  ]);
  return [...text.matchAll(read), ...declared].map(([, name, other]) => name ?? other ?? "");
}

test("Every parameter that a page reads is either a code of ours or known to hold words as they were typed", () => {
  const unknown = sourceFiles("app")
    .filter((file) => !/^app\/(?:api|http|platform)\//.test(file))
    .flatMap((file) => namesReadIn(textOf(file)).map((name) => ({ file, name })))
    .filter(({ name }) => !codes.has(name) && !freeWords.includes(name));
  expect(unknown).toEqual([]);
});

test("The names that hold typed words are read somewhere, and are no codes", () => {
  const read = new Set(sourceFiles("app").flatMap((file) => namesReadIn(textOf(file))));
  // Of the form of a search alone, which is answered by an address with "q".
  expect(freeWords.filter((name) => name !== "search_term" && !read.has(name))).toEqual([]);
  expect(freeWords.filter((name) => codes.has(name))).toEqual([]);
});
