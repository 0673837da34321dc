// @vitest-environment jsdom
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { brandLogosIn } from "../../app/platform/brand-logos.server";
import { markCurrent, markupParts } from "../../app/site/markup/fixed-markup";
import { markupFor } from "../../app/site/markup/fixed-parts.server";
import { pageMarkup } from "../../app/site/markup/page-markup.client";

afterEach(() => document.body.replaceChildren());

const ofSite = { name: "Bedlark", social: {}, logos: new Map<string, string>() };
const popularComparisons = [{ header: "Casper vs. Leesa", url: "casper-vs-leesa", title: "Casper or Leesa?" }];

test("every part has links, and all of them lead somewhere", () => {
  const made = markupFor({ popularComparisons, ofSite });
  expect(Object.keys(made).toSorted()).toEqual([...markupParts].toSorted());
  for (const [part, html] of Object.entries(made)) expect(html, part).toMatch(/<a [^>]*href="|nav-link__soon/);
  expect(made["mattress-101"]).not.toContain("soon");
});

test("entries of a phone's list of ways to find a bed are named alike, each with what it is about", () => {
  document.body.innerHTML = markupFor({ popularComparisons, ofSite })["mobile-find-bed"]!;
  const links = [...document.querySelectorAll("a")].map(({ textContent }) => textContent ?? "");
  expect(links.find((link) => link.startsWith("Nearby stores"))).toMatch(/^Nearby stores.*what they sell$/);
  for (const link of links) expect(link).not.toMatch(/^\w+ [A-Z][a-z]+$/);
});

test("popular comparisons are parts only where there are any, of this page alone", () => {
  expect(markupFor({ popularComparisons, ofSite })["mobile-popular-comparisons"]).toContain("Casper or Leesa?");
  expect(markupFor({ popularComparisons: [], ofSite })["popular-comparisons"]).toBeUndefined();
});

test("a brand with a logo stands by it in the menus, any other by its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-logos-"));
  for (const name of ["casper.svg", "purple.webp", "Saatva.PNG", "notes.txt", "helix.svg.bak"])
    await writeFile(join(folder, name), "");
  const logos = brandLogosIn(folder, "/brand-logos/");
  await rm(folder, { recursive: true });
  const parts = markupFor({ popularComparisons: [], ofSite: { name: "Bedlark", social: {}, logos } });
  for (const part of ["reviews-expert", "reviews-online-brands"] as const) {
    expect(parts[part]).toMatch(
      /href="\/mattresses\/casper\/[^"]*"><img [^>]*src="\/brand-logos\/casper.svg" alt="Casper"/,
    );
    expect(parts[part]).toContain('src="/brand-logos/purple.webp" alt="Purple"');
    expect(parts[part]).toMatch(/<span class="wordmark[^"]*">Saatva<\/span>/);
  }
  expect(parts["reviews-local-brands"]).not.toContain("<img");
  expect(brandLogosIn(join(folder, "none"), "/")).toEqual(new Map());
});

test("social networks are linked where a setting says where; a demonstration says of the others that they come", () => {
  const footer = (social: Parameters<typeof markupFor>[0]["ofSite"]["social"], demonstration = true) =>
    markupFor({ popularComparisons: [], ofSite: { name: "Bedlark", social, logos: new Map() }, demonstration })[
      "footer-columns"
    ]!;
  const settings = { SOCIAL_PINTEREST_URL: "https://www.pinterest.com/a-bed-guide" };
  const linked = footer(settings);
  expect(linked).toMatch(/<a [^>]*href="https:\/\/www.pinterest.com\/a-bed-guide"[^>]*>Pinterest<\/a>/);
  expect(linked).toMatch(/Facebook<\/span> +<span class="tag nav-link__soon">soon/);
  expect(footer({})).not.toContain("https://");
  const own = footer(settings, false);
  expect([own.includes("Pinterest"), own.includes("Facebook")]).toEqual([true, false]);
  expect(footer({}, false)).not.toContain("Social Media");
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
    '<ul data-markup="find-bed"><li>One</li></ul><template data-markup="footer-end"><li>Two</li></template>';
  const held = document.createElement("noscript");
  // As a parser with scripting leaves it: text.
  held.textContent = '<footer><div data-markup="footer-columns"><h2>Three</h2></div></footer>';
  document.body.append(held);
  expect(pageMarkup()).toMatchObject({
    "find-bed": "<li>One</li>",
    "footer-end": "<li>Two</li>",
    "footer-columns": "<h2>Three</h2>",
  });
});
