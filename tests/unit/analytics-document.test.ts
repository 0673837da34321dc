import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorialTypes, pageTypes } from "#contracts/analytics/page-words";
import { analyticsDocument, dataLayerSchema } from "../support/analytics-document";
import { routeWords } from "../support/page-words";

test("docs/ holds the table of events and the schema of the data layer as they are", () => {
  expect(readFileSync("docs/analytics.md", "utf8"), "npm run analytics writes it").toBe(analyticsDocument());
  expect(readFileSync("docs/data-layer.schema.json", "utf8"), "npm run analytics writes it").toBe(dataLayerSchema());
});

test("every page says in words what it is", () => {
  const types: readonly string[] = pageTypes;
  const editorial: readonly string[] = editorialTypes;
  const silent = routeWords().filter(({ isPage, words }) => {
    if (words === null) return isPage;
    const [type = "", subtype = "", kind] = words;
    const known = type === "editorial" ? editorial.includes(kind ?? "") : kind === undefined;
    return !types.includes(type) || !/^[a-z][a-z ]*$/.test(subtype) || !known;
  });
  expect(silent).toEqual([]);
});

test("no two kinds of pages have the same words, but for the two ways to begin a claim", () => {
  const words = routeWords().flatMap((route) => (route.words === null ? [] : [route.words.join(", ")]));
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual(["cash back, begin claim"]);
});
