import type { Locator } from "playwright/test";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** At 320 pixels: what stands in one row or says the same thing looks alike. */

test.use({ viewport: { width: 320, height: 800 } });

const box = async (part: Locator) => (await part.boundingBox())!;
const styleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return { fontSize, fontWeight };
  });

test("most of the row of a search is for its words, and its button keeps its name", async ({ page }, testInfo) => {
  await visit(page, "/search/", testInfo);
  const row = page.locator("main .search-form__row");
  await expect(row.getByRole("button", { name: "Search" })).toBeVisible();
  expect((await box(row.locator("input").first())).width).toBeGreaterThan((await box(row)).width * 0.75);
});

test("what a question adds below its title has one size and one distance on every page", async ({ page }, testInfo) => {
  const seen = new Set<string>();
  for (const step of ["size", "weight", "pain", "partner"]) {
    await visit(page, `/mattress-finder/quiz/?step=${step}&recipient=couple`, testInfo);
    const title = page.getByRole("heading", { level: 1 });
    const added = page.locator(".question__title + p, .choices__legend:has(.question__title) + .field__hint");
    const [above, below] = [await box(title), await box(added)];
    const { fontSize } = await styleOf(added);
    seen.add(`${fontSize}, ${Math.round(below.y - above.y - above.height)} below`);
  }
  expect([...seen]).toHaveLength(1);
});

test("a bed of the tray is removed by what looks like the links beside it", async ({ page }, testInfo) => {
  await visit(page, "/mattresses/saatva/", testInfo);
  const card = page.locator(".compare-button").first();
  const slug = await card.locator("input[name=model]").getAttribute("value");
  await card.getByRole("button", { name: /^Compare / }).click();
  await expect(card.getByRole("button", { name: /^Comparing/ })).toBeVisible();
  await visit(page, `/compare/?models=${slug}`, testInfo);
  const links = page.locator(".slot__links");
  const [link, button] = [
    links.getByRole("link", { name: /^Replace/ }),
    links.getByRole("button", { name: /^Remove/ }),
  ];
  expect(await styleOf(button)).toEqual(await styleOf(link));
  expect(Math.abs((await box(button)).y - (await box(link)).y)).toBeLessThan(1);
});

test("the name of who accepted an answer wraps with its sentence", async ({ page }, testInfo) => {
  await visit(page, "/mattress-questions/partner-tosses-and-wakes-me/", testInfo);
  const said = page.locator(".post__accepted");
  const lines = (part: Locator) => part.evaluate((element) => element.getClientRects().length);
  expect(await lines(said.locator("bdi"))).toBe(1);
  expect((await box(said)).height).toBeLessThan(70);
});
