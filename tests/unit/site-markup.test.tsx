// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { markCurrent, markupParts } from "../../app/site/markup/fixed-markup";
import { markupFor } from "../../app/site/markup/fixed-parts.server";
import { pageMarkup } from "../../app/site/markup/page-markup.client";

afterEach(() => document.body.replaceChildren());

const popularComparisons = [{ header: "Casper vs. Leesa", url: "casper-vs-leesa", title: "Casper or Leesa?" }];

test("every part has links, and all of them lead somewhere", () => {
  const made = markupFor({ popularComparisons, social: {} });
  expect(Object.keys(made).toSorted()).toEqual([...markupParts].toSorted());
  for (const [part, html] of Object.entries(made)) expect(html, part).toMatch(/<a [^>]*href="|nav-link__soon/);
  expect(made["mattress-101"]).not.toContain("soon");
});

test("popular comparisons are parts only where there are any, of this page alone", () => {
  expect(markupFor({ popularComparisons, social: {} })["mobile-popular-comparisons"]).toContain("Casper or Leesa?");
  expect(markupFor({ popularComparisons: [], social: {} })["popular-comparisons"]).toBeUndefined();
});

test("social networks are linked where a setting says where, and are said to come where none does", () => {
  const footer = (social: Parameters<typeof markupFor>[0]["social"]) =>
    markupFor({ popularComparisons: [], social })["footer-columns"]!;
  const linked = footer({ SOCIAL_PINTEREST_URL: "https://www.pinterest.com/a-bed-guide" });
  expect(linked).toMatch(/<a [^>]*href="https:\/\/www.pinterest.com\/a-bed-guide"[^>]*>Pinterest<\/a>/);
  expect(linked).toMatch(/Facebook<\/span> +<span class="tag nav-link__soon">soon/);
  expect(footer({})).not.toContain("https://");
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
