import type { Page, TestInfo } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** Beds side by side: found by search or put aside from their cards, shared by the address, read as a verdict. */

test.use({ viewport: { width: 1280, height: 900 } });

const main = (page: Page) => page.getByRole("main");
/** Its list of suggestions, once there is one, has the same label. */
const inputOf = (page: Page, label: string | RegExp) => main(page).getByLabel(label).and(page.locator("input"));
const heads = (page: Page) => page.locator("#cost thead th").allInnerTexts();
const slugs = (page: Page) => (new URL(page.url()).searchParams.get("models") ?? "").split(",").filter(Boolean);

/** Searches for a word and adds the match of that place in the list. */
async function add(page: Page, field: string, word: string, place: number) {
  const before = slugs(page).length;
  await inputOf(page, field).fill(word);
  await inputOf(page, field).press("Enter");
  await page.waitForURL(/[?&]add=/);
  const match = page
    .locator(".found")
    .filter({ hasText: new RegExp(word, "i") })
    .nth(place);
  await match.getByRole("link", { name: /^Add/ }).click();
  await expect.poll(() => slugs(page).length).toBe(before + 1);
  await expect(page.locator(".slot")).toHaveCount(before + 1);
}

test(
  "three beds found by search, only their differences, shared by the address",
  { tag: "@short" },
  async ({ page, browser, baseURL }, testInfo) => {
    await visit(page, "/compare/", testInfo);
    await add(page, "First bed", "saatva", 0);
    await expect(main(page).getByRole("heading", { name: "Popular comparisons" })).toBeVisible();
    await add(page, "Add a bed", "nectar", 1);
    await add(page, "Add a bed", "purple", 0);
    const names = await heads(page);
    expect(names).toHaveLength(3);
    for (const [index, brand] of ["Saatva", "Nectar", "Purple"].entries()) expect(names[index]).toContain(brand);

    const rows = page.locator(".compared tbody tr");
    const differing = await rows.count();
    await page.getByRole("link", { name: "Show everything" }).click();
    await page.waitForURL(/rows=all/);
    await expect(page.getByRole("link", { name: "Show only what’s different" })).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(differing);

    const queen = await page.locator("#cost tbody tr").first().innerText();
    await page
      .getByRole("navigation", { name: "Show prices for this size" })
      .getByRole("link", { name: "Full", exact: true })
      .click();
    await page.waitForURL(/size=full/);
    await expect(page.locator("#cost tbody th").first()).toContainText("full");
    expect(await page.locator("#cost tbody tr").first().innerText()).not.toBe(queen);

    await page.getByRole("link", { name: /^Move left.*Purple/ }).click();
    await expect.poll(() => heads(page)).toEqual([names[0], names[2], names[1]]);

    const other = await browser.newContext({ baseURL, javaScriptEnabled: runsScripts(testInfo) });
    const shared = await other.newPage();
    await shared.goto(page.url());
    expect(await heads(shared)).toEqual(await heads(page));
    expect(await shared.locator(".compared tbody tr").allInnerTexts()).toEqual(await rows.allInnerTexts());
    await other.close();

    const [first] = slugs(page);
    await page.getByRole("link", { name: /^Replace Saatva/ }).click();
    await page.waitForURL(/replace=/);
    await inputOf(page, /^Replace the Saatva/).fill("casper");
    await inputOf(page, /^Replace the Saatva/).press("Enter");
    await page
      .getByRole("link", { name: /^Use this one Casper/ })
      .first()
      .click();
    await expect.poll(() => heads(page)).toHaveLength(3);
    await expect.poll(async () => (await heads(page))[0]).toContain("Casper");
    expect(slugs(page)).not.toContain(first);
  },
);

async function putAside(page: Page, path: string, place: number, testInfo: TestInfo) {
  await visit(page, path, testInfo);
  const card = page.locator(".compare-button").nth(place);
  await card.getByRole("button", { name: /^Compare / }).click();
  await expect(card.getByRole("button", { name: /^Comparing/ })).toBeVisible();
}

const tray = (page: Page) => page.getByRole("complementary", { name: "Your comparison" });

test(
  "beds put aside from their cards follow the shopper, up to four",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    await expect(tray(page)).toHaveCount(0);
    await putAside(page, "/mattresses/saatva/", 0, testInfo);
    await expect(tray(page)).toContainText("1 of 4");
    await putAside(page, "/mattresses/saatva/", 1, testInfo);
    await putAside(page, "/mattresses/nectar/", 0, testInfo);
    await putAside(page, "/mattresses/purple/", 0, testInfo);
    await visit(page, "/about/", testInfo);
    await expect(tray(page)).toContainText("4 of 4");

    await visit(page, "/mattresses/casper/", testInfo);
    const fifth = page.locator(".compare-button").first();
    await expect(fifth.getByRole("button")).toBeDisabled();
    await expect(tray(page)).toContainText("Your comparison is full. Remove a bed first.");
    await expect(fifth.getByRole("button")).toHaveAccessibleDescription("Your comparison is full. Remove a bed first.");

    await tray(page).locator("summary").click();
    await tray(page)
      .getByRole("button", { name: /^Remove Nectar/ })
      .click();
    await expect(tray(page)).toContainText("3 of 4");
    await expect(fifth.getByRole("button")).toBeEnabled();

    await tray(page).getByRole("link", { name: "Compare 3 beds" }).click();
    await page.waitForURL(/\/compare\/\?models=/);
    await expect.poll(() => heads(page)).toHaveLength(3);
    expect((await heads(page))[2]).toContain("Purple");

    const list = tray(page).locator("details");
    if ((await list.getAttribute("open")) === null) await tray(page).locator("summary").click();
    await tray(page).getByRole("button", { name: "Clear all" }).click();
    await expect(tray(page)).toHaveCount(0);
    // What is on the page stands in its address, not in the tray.
    expect(await heads(page)).toHaveLength(3);
  },
);

test("a page that does not know that the comparison is full is told so, and the way back", async ({
  page,
  context,
  problems,
}, testInfo) => {
  problems.expect(/status of 400/);
  for (const place of [0, 1, 2]) await putAside(page, "/mattresses/saatva/", place, testInfo);
  await visit(page, "/mattresses/casper/", testInfo);
  const elsewhere = await context.newPage();
  await putAside(elsewhere, "/mattresses/nectar/", 0, testInfo);
  await page.locator(".compare-button").first().getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText("Your comparison is full: it holds 4 beds. Remove one first.");
  await page.getByRole("link", { name: "Go back" }).click();
  await page.waitForURL("**/mattresses/casper/**");
});

test(
  "a popular comparison gives its verdict by sleeper, with reasons, and leads to the full table",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-comparison/", testInfo);
    await main(page).getByRole("link", { name: "Casper vs. Purple" }).click();
    await page.waitForURL("**/mattress-comparison/casper-vs-purple/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Casper vs. Purple");
    await expect(page.locator(".choose__reasons li").first()).toBeVisible();
    const verdicts = page.getByRole("table", { name: /best bed of each brand/ });
    for (const why of await verdicts.locator("tbody tr td:last-child").allInnerTexts()) {
      expect(why).toMatch(/^(About even$|(Casper|Purple|About even)(, on price)?\n\S)/);
    }
    await expect(page.getByText(/We’ve scored beds this way since \w+ \d+, \d{4}\./)).toBeVisible();
    const shown = await heads(page);
    await main(page)
      .getByRole("link", { name: /^See everything/ })
      .click();
    await page.waitForURL(/\/compare\/\?models=.*rows=all/);
    await expect.poll(() => heads(page)).toEqual(shown);
  },
);

test("in a narrow window each fact names its bed; on paper nothing is left that only a screen can do", async ({
  page,
  request,
}, testInfo) => {
  const html = await (await request.get("/mattresses/saatva/")).text();
  const [one, other] = [...new Set([...html.matchAll(/href="\/mattress-model\/([^"/]+)\/"/g)].map(([, slug]) => slug))];
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/compare/?models=${one},${other}`, testInfo);
  const cell = page.locator(".compared tbody td").first();
  // Its column's head stays in sight; who can't see that hears the bed's name.
  await expect(page.locator(".switcher__bed")).toHaveCount(2);
  await expect(cell.locator(".compared__whose")).toHaveText(/\S: /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // A sheet of letter paper between its margins.
  await page.setViewportSize({ width: 726, height: 950 });
  await page.emulateMedia({ media: "print" });
  await expect(cell.locator(".compared__whose")).toBeHidden();
  await expect(page.locator(".compared thead th").first()).toBeVisible();
  for (const control of [".picker", ".slot__links", ".decisions", ".site-header"]) {
    await expect(page.locator(control).first()).toBeHidden();
  }
});

test("a bed is found, chosen and added by keyboard alone", { tag: "@scripts" }, async ({ page }, testInfo) => {
  await visit(page, "/compare/", testInfo);
  const field = inputOf(page, "First bed");
  await field.focus();
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
  await page.keyboard.type("saatva firm");
  const options = main(page).getByRole("option");
  await expect(options.first()).toBeVisible();
  // A brand or line may come first; only a bed can be added as it is called.
  const names = await options.allInnerTexts();
  const place = names.findIndex((name) => name.includes("Bed"));
  expect(place).toBeGreaterThanOrEqual(0);
  for (let step = 0; step <= place; step += 1) await page.keyboard.press("ArrowDown");
  await expect(options.nth(place)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/compare\/\?models=[a-z0-9-]+/);
  await expect(page.locator(".slot")).toHaveCount(1);
  await expect(page.locator(".slot__name")).toContainText("Saatva");
});

test(
  "the buttons of cards and tray keep the focus, and the new count is said",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattresses/saatva/", testInfo);
    const button = page.locator(".compare-button").nth(1).getByRole("button");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveText(/^Comparing/);
    await expect(button).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "1 of 4 beds in your comparison" })).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe("");

    await page.locator(".compare-button").first().getByRole("button").click();
    await tray(page).locator("summary").click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tray(page)
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(tray(page)).toContainText("1 of 4");
    await expect(tray(page).locator("summary")).toBeFocused();
  },
);
