// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { markCurrent, markupParts } from "../../app/site/markup/fixed-markup";
import { markupFor } from "../../app/site/markup/fixed-parts.server";
import { pageMarkup } from "../../app/site/markup/page-markup.client";

afterEach(() => document.body.replaceChildren());

const popularComparisons = [{ header: "Casper vs. Leesa", url: "casper-vs-leesa", title: "Casper or Leesa?" }];

test("every part has links, and all of them lead somewhere", () => {
  const made = markupFor({ popularComparisons, demo: false });
  expect(Object.keys(made).toSorted()).toEqual([...markupParts].toSorted());
  for (const [part, html] of Object.entries(made)) expect(html, part).toMatch(/<a [^>]*href="|nav-link__soon/);
  expect(made["mattress-101"]).not.toContain("soon");
});

test("popular comparisons are parts only where there are any, of this page alone", () => {
  expect(markupFor({ popularComparisons, demo: false })["mobile-popular-comparisons"]).toContain("Casper or Leesa?");
  expect(markupFor({ popularComparisons: [], demo: false })["popular-comparisons"]).toBeUndefined();
});

test("a demonstration has no accounts with social networks: they are said to come, and lead nowhere", () => {
  const footer = (demo: boolean) => markupFor({ popularComparisons: [], demo })["footer-columns"]!;
  expect(footer(false)).toContain('href="https://www.pinterest.com/bedlark"');
  expect(footer(true)).not.toContain("https://");
  expect(footer(true)).toMatch(/Pinterest<\/span> +<span class="tag nav-link__soon">soon/);
});

test("the link to the page that is shown is marked, and the one of the page before no longer is", () => {
  const list = '<a href="/a/">A</a><a href="/a/?x=1&amp;y=2">B</a>';
  const first = markCurrent(list, "/a/");
  expect(first).toBe('<a href="/a/" aria-current="page">A</a><a href="/a/?x=1&amp;y=2">B</a>');
  expect(markCurrent(first, "/a/?x=1&y=2")).toBe(
    '<a href="/a/">A</a><a href="/a/?x=1&amp;y=2" aria-current="page">B</a>',
  );
  expect(markCurrent(first, "/b/")).toBe(list);
});

test("the browser finds the parts in the page, in its templates and in what is held for visitors without scripts", () => {
  document.body.innerHTML =
    '<ul data-markup="find-bed"><li>One</li></ul><template data-markup="footer-legal"><li>Two</li></template>';
  const held = document.createElement("noscript");
  // As a parser with scripting leaves it: text.
  held.textContent = '<footer><div data-markup="footer-columns"><h2>Three</h2></div></footer>';
  document.body.append(held);
  expect(pageMarkup()).toMatchObject({
    "find-bed": "<li>One</li>",
    "footer-legal": "<li>Two</li>",
    "footer-columns": "<h2>Three</h2>",
  });
});
