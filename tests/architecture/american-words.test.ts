import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parsed, sourceFiles, textOf } from "./source-files";

/** Reviews are people's own words, written for the demonstration: they may say it either way. */
const ownWords = /^upstream\/demo\/(?:reviews|store-reviews|expert-reviews)\//;
const british = /\b(?:some|any|every)body\b/i;

/** What a file says to people, not what its comments say. */
function wordsOf(file: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return words;
}

const said = [
  ...["app", "contracts", "upstream"].flatMap((folder) =>
    sourceFiles(folder)
      .filter((file) => !ownWords.test(file))
      .flatMap((file) => wordsOf(file).map((words) => ({ file, words }))),
  ),
  ...[
    ...sourceFiles("upstream/content", /\.(md|yaml)$/),
    ...sourceFiles("upstream/demo/discussions", /\.yaml$/),
  ].flatMap((file) =>
    textOf(file)
      .split("\n")
      .map((words) => ({ file, words })),
  ),
];

describe("Words that visitors read", () => {
  test("are found", () => {
    expect(said.length).toBeGreaterThan(10_000);
  });

  test("are someone, anyone and everyone, as Americans write", () => {
    expect(
      said.filter(({ words }) => british.test(words)).map(({ file, words }) => `${file}: ${words.trim()}`),
    ).toEqual([]);
  });
});
