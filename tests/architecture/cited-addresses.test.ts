import { describe, expect, test } from "vitest";
import { sourceFiles, textOf } from "./source-files";

const files = ["upstream/content", "upstream/demo/discussions"].flatMap((folder) =>
  sourceFiles(folder, /\.(md|yaml)$/),
);

/** Every address of another site in a text, its sources included. */
const cited = files.flatMap((file) =>
  [...textOf(file).matchAll(/https?:\/\/[^\s)"'<>]+/g)].map(([address]) => ({ file, address })),
);

describe("Addresses that guides, terms and answers cite", () => {
  test("are found", () => {
    expect(cited.length).toBeGreaterThan(40);
  });

  test("lead to a page, not to the home page of its site", () => {
    const bare = cited.filter(({ address }) => {
      const { pathname, search } = new URL(address);
      return pathname === "/" && search === "";
    });
    expect(bare.map(({ file, address }) => `${file}: ${address}`)).toEqual([]);
  });
});
