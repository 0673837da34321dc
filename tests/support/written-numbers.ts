import { readGuideFiles, readPageFiles, readTermFiles } from "../../upstream/content/content-files";
import { readQuestionFiles } from "../../upstream/demo/discussions/discussion-files";

/** The texts that every database begins with, and the numbers that they write by hand. */

const found = <Text extends { slug: string }>(texts: readonly Text[], slug: string) =>
  texts.find((text) => text.slug === slug)!;
const [guides, terms, pages, questions] = [readGuideFiles(), readTermFiles(), readPageFiles(), readQuestionFiles()];

export const writtenTexts = [...guides, ...terms, ...pages];
export const guide = (slug: string) => found(guides, slug).body;
export const page = (slug: string) => found(pages, slug).body;
/** What a term means, and its text. */
export const term = (slug: string) => `${found(terms, slug).summary}\n${found(terms, slug).body}`;
export const answers = (slug: string) =>
  found(questions, slug)
    .answers.map(({ text }) => text)
    .join("\n");

/** The numbers that a text has where the sentence has a #. Throws where the text has no such sentence. */
export function said(text: string, sentence: string): number[] {
  const pattern = sentence
    .split("#")
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`(\d[\d,]*(?:\.\d+)?)`);
  const numbers = new RegExp(pattern).exec(text);
  if (numbers === null) throw new Error(`The text no longer says “${sentence}”`);
  return numbers.slice(1).map((number) => Number(number.replaceAll(",", "")));
}

/** Rows of the table whose first heading is given, as cells, its headings first. */
export function tableIn(text: string, heading: string): { headings: string[]; rows: string[][] } {
  const [, found] = text.split(`| ${heading} |`);
  if (found === undefined) throw new Error(`The text has no table “${heading}”`);
  const [headings = "", , ...rows] = `| ${heading} |${found}`.split("\n\n", 1)[0]!.split("\n");
  const cells = (row: string) => row.slice(2, -2).split(" | ");
  return { headings: cells(headings), rows: rows.map(cells) };
}
