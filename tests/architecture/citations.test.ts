import { describe, expect, test } from "vitest";
import { sourceFiles, textOf } from "./source-files";

/** What a comment may cite a section of: a page of docs/, or a standard of the Internet. */
const pages: Record<string, string> = {
  specification: "docs/specification.md",
  "domain.md": "docs/domain.md",
  "ruleset 2026.3": "docs/ruleset-2026-3.md",
};

interface Citation {
  file: string;
  /** The words up to and with the number, as in "specification, sections 3". */
  words: string;
  page: string | null;
  section: string;
}

const citing = [
  ...["app", "contracts", "upstream", "tests", "scripts"].flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs|css)$/)),
  "server.ts",
  "README.md",
  ...sourceFiles("docs/decisions", /\.md$/),
].filter((file) => !file.startsWith("tests/architecture/"));

/** "specification, sections 3, 4 and 7" cites three. */
const numbers = /\b[Ss]ections? (\d[\d.]*\d|\d)((?:, \d)*(?: and \d)?)/g;

function citationsOf(file: string): Citation[] {
  // A citation may run over the end of a comment's line.
  const text = textOf(file).replace(/\n\s*(\*|\/\/)?\s*/g, " ");
  return [...text.matchAll(numbers)].flatMap(([words, first = "", more = ""], index, all) => {
    const before = text.slice(Math.max(0, all[index]!.index - 30), all[index]!.index);
    const named = /(specification|domain\.md|ruleset 2026\.3|RFC \d+)(?:'s)?,? $/i.exec(before)?.[1] ?? null;
    if (named?.startsWith("RFC") === true) return [];
    const page = named === null ? null : pages[named.toLowerCase()]!;
    return [first, ...(more.match(/\d/g) ?? [])].map((section) => ({
      file,
      words: `${named ?? ""} ${words}`.trim(),
      page,
      section,
    }));
  });
}

const citations = citing.flatMap(citationsOf);

describe("Sections that comments cite", () => {
  test("are found: all pages are cited", () => {
    for (const page of Object.values(pages)) {
      expect(citations.filter((each) => each.page === page).length).toBeGreaterThan(10);
    }
  });

  test("say of what they are a section: the specification, domain.md, ruleset 2026.3 or an RFC", () => {
    expect(citations.filter(({ page }) => page === null).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
  });

  test.each(Object.values(pages))("stand in %s", (page) => {
    const told = [...textOf(page).matchAll(/^## Section (\d+): /gm)].map(([, section]) => section);
    const cited = citations.filter((each) => each.page === page);
    expect(
      cited.filter(({ section }) => !told.includes(section)).map(({ file, words }) => `${file}: ${words}`),
    ).toEqual([]);
  });
});
