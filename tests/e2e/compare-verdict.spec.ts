import type { APIRequestContext, Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";
import { pathOf } from "./open-pages";

/** The verdict before the table, and on a phone two beds at a time under heads that stay. */

test.use({ viewport: { width: 390, height: 844 } });

const four = (request: APIRequestContext) => pathOf(request, "comparison of four");
const heads = async (page: Page) =>
  (await page.locator(".switcher__name").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
const shownCells = (page: Page) => page.locator("#cost tbody tr").first().locator("td:visible");
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test(
  "the verdict stands before beds and table, and says what the dearer ones give for their money",
  { tag: "@short" },
  async ({ page, request }, testInfo) => {
    await visit(page, await four(request), testInfo);
    const verdict = page.getByRole("region", { name: "Which one to choose" });
    await expect(verdict.locator(".compare-verdict__bed")).toHaveCount(4);
    for (const text of await verdict.locator(".compare-verdict__bed").allInnerTexts()) {
      expect(text).toMatch(/^(Choose the .+ if you .+|.+\s(We|It) .+)\.$/s);
    }
    await expect(verdict.getByText(/ costs \$[\d,]+ more than the .+\. For that, you get /).first()).toBeVisible();
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    expect(await top(".compare-verdict__bed")).toBeLessThan(844);
    expect(await top(".compare-verdict__bed")).toBeLessThan(await top(".slot"));
    expect(await top(".slot")).toBeLessThan(await top(".compared"));
    await expect(verdict.getByRole("link", { name: "Answer a few questions" })).toBeVisible();
    if (runsScripts(testInfo)) expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test("four beds take at most 7,000 px of a phone, and nothing is wider than it", async ({
  page,
  request,
}, testInfo) => {
  await visit(page, await four(request), testInfo);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  testInfo.annotations.push({ type: "height", description: String(height) });
  expect(height).toBeLessThanOrEqual(7000);
  expect(await width(page)).toBe(390);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await width(page)).toBe(320);
});

test("two beds at a time: the heads stay, and each opens as links to the others", async ({
  page,
  request,
}, testInfo) => {
  await visit(page, await four(request), testInfo);
  const [left, right] = await heads(page);
  await expect(shownCells(page)).toHaveCount(2);
  await page.locator("#terms").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 400, behavior: "instant" }));
  const bar = page.locator(".switcher");
  await expect(bar).toBeInViewport({ ratio: 1 });
  const header = (await page.locator(".site-header").boundingBox())!;
  expect((await bar.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1);

  await bar.locator("summary").first().click();
  // What is being read: the last part that begins above the middle of the window.
  const read = await page.locator(".sides > section").evaluateAll((parts) => {
    const begun = parts.filter((part) => part.getBoundingClientRect().top < window.innerHeight / 2);
    return (begun.at(-1) ?? parts[0]!).id;
  });
  const place = async () => (await page.locator(`#${read}`).boundingBox())!.y;
  const before = await place();
  const choices = bar.locator("details[open] a");
  await expect(choices).toHaveCount(3);
  if (runsScripts(testInfo)) expect(await accessibilityFaults(page)).toEqual([]);
  const wanted = (await choices.last().innerText()).replaceAll(/\s+/g, " ");
  await choices.last().click();
  await page.waitForURL(/[?&]show=/);
  await expect.poll(() => heads(page)).toEqual([wanted, right]);
  await expect(bar.locator("details[open]")).toHaveCount(0);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(shownCells(page)).toHaveCount(2);
  if (runsScripts(testInfo)) {
    // Its reader goes on where they were.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(20);
    await expect(bar.locator("summary").first()).toBeFocused();
  }

  // The bed of the other side changes places.
  await bar.locator("summary").last().click();
  await bar.locator("details[open] a", { hasText: wanted }).click();
  await expect.poll(() => heads(page)).toEqual([right, wanted]);
  expect(left).not.toBe(wanted);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
  await expect(shownCells(page)).toHaveCount(4);
});

test("what differs is shown until everything is asked for", async ({ page, request }, testInfo) => {
  await visit(page, await four(request), testInfo);
  const rows = page.locator(".compared tbody tr");
  const differing = await rows.count();
  for (const cells of await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td > span:nth-child(2)")].map((cell) => cell.textContent)),
  )) {
    expect(cells).toHaveLength(4);
  }
  await page.getByRole("link", { name: "Show everything" }).click();
  await page.waitForURL(/[?&]rows=all/);
  await expect.poll(() => rows.count()).toBeGreaterThan(differing);
  await expect(page.locator("#feel .compared__help").first()).toBeVisible();
  await page.getByRole("link", { name: "Show only what’s different" }).click();
  await expect.poll(() => rows.count()).toBe(differing);
});

test("who has answered the quiz sees the match of each bed, and no answer stands in the page", async ({
  page,
  request,
}, testInfo) => {
  await visit(
    page,
    "/mattress-finder/results/?recipient=me&size=queen&position=side&weight=130-230&pain=shoulder&temperature=hot",
    testInfo,
  );
  await visit(page, await four(request), testInfo);
  await expect(page.locator(".slot .match-badge")).toHaveCount(4);
  await expect(page.locator(".compare-verdict__you")).toHaveText(/^(Going by your answers,|None of these)/);
  await expect(page.getByRole("link", { name: "Answer a few questions" })).toHaveCount(0);
  expect(await page.content()).not.toContain("pain=shoulder");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(7200);
});

test("a popular comparison leads with its verdict and weighs the price of even beds", async ({ page }, testInfo) => {
  await visit(page, "/mattress-comparison/casper-vs-purple/", testInfo);
  const choose = page.getByRole("region", { name: "Which one to choose" });
  const table = page.getByRole("table").first();
  expect((await choose.boundingBox())!.y).toBeLessThan((await table.boundingBox())!.y);
  await expect(choose.getByText(/(costs \$[\d,]+ (less|more)|for \$[\d,]+ less|the same)/).first()).toBeVisible();
  await expect(page.getByText(/points? against|engine/)).toHaveCount(0);
  await expect(page.getByRole("region", { name: / or .+\?$/ }).locator(".compare-verdict__bed")).toHaveCount(2);
});

for (const show of ["no-such-bed,another", ",,", "x".repeat(300)]) {
  test(
    `an address that shows "${show.slice(0, 20)}" shows the first two`,
    { tag: "@styles" },
    async ({ page, request }) => {
      const path = await four(request);
      await page.goto(path);
      const first = await heads(page);
      await page.goto(`${path}&show=${show}`);
      expect(await heads(page)).toEqual(first);
    },
  );
}
