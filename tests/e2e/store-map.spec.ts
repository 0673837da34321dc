import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** The map of the stores around a place: its pins, and where it stands beside the list or in its place. */

test.use({ viewport: { width: 1440, height: 900 } });

const cards = (page: Page) => page.locator(".store-list > li");

/** The place of a store in the list, from 0, by the pin or the entry that leads to it. */
const leadsTo = async (link: Locator) => Number(/^\d+/.exec((await link.getAttribute("aria-label")) ?? "")?.[0]) - 1;

test("pins of the map are reached by keyboard, never overlap, and lead to their store or say which stores they gather", async ({
  page,
}, testInfo) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/mattress-stores/?place=Los%20Angeles,%20CA&radius=50&sort=name", testInfo);
    if (width === 320) await page.getByRole("link", { name: "Map", exact: true }).click();
    const pins = page.locator(".map-pin:visible");
    const boxes = await Promise.all((await pins.all()).map((pin) => pin.locator(".map-pin__body").boundingBox()));
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(index + 1)) {
        const between = Math.hypot(
          box!.x + box!.width / 2 - other!.x - other!.width / 2,
          box!.y + box!.height / 2 - other!.y - other!.height / 2,
        );
        expect(between).toBeGreaterThanOrEqual((box!.width + other!.width) / 2 - 1);
      }
    }
    const many = page.locator(".map-pin--many:visible");
    const counts = (await many.allTextContents()).map(Number);
    const single = await page.locator(".map-pin:not(.map-pin--many):visible").count();
    expect(counts.reduce((sum, count) => sum + count, single)).toBe(20);

    await many.first().focus();
    await page.keyboard.press("Enter");
    const group = page.locator(".gathered-pins:visible");
    await expect(group.getByRole("link")).toHaveCount(counts[0]!);
    await expect(group).toContainText(`${counts[0]} stores at this spot of the map`);
    const label = (await group.getByRole("link").last().innerText()).trim();
    await group.getByRole("link").last().click();
    await expect(cards(page).nth(Number.parseInt(label, 10) - 1)).toBeInViewport();
    expect(new URL(page.url()).searchParams.get("place")).toBe("Los Angeles, CA");
  }
});

test("one pin after the other leads to its store", async ({ page }, testInfo) => {
  await visit(page, "/mattress-stores/?place=Reno,%20NV&radius=100&sort=name", testInfo);
  const pins = page.locator(".map-pin:not(.map-pin--many):visible");
  expect(await pins.count()).toBeGreaterThan(2);
  for (const turn of [1, 2, 0]) {
    const number = await leadsTo(pins.nth(turn));
    await pins.nth(turn).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#store-/);
    // The router hears of it afterwards, and must not scroll elsewhere.
    if (runsScripts(testInfo))
      await page.evaluate(() => new Promise((painted) => requestIdleCallback(() => requestAnimationFrame(painted))));
    await expect(cards(page).nth(number)).toBeInViewport();
  }
});

test(
  "a phone shows the list first, the map alone at a press, and the list again",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/mattress-stores/?place=Los%20Angeles,%20CA&page=2", testInfo);
    const map = page.getByRole("region", { name: "Map of stores" });
    await expect(cards(page).first()).toBeVisible();
    await expect(map).toBeHidden();
    const views = page.getByRole("navigation", { name: "List or map" });
    await views.getByRole("link", { name: "Map" }).click();
    await expect(map).toBeInViewport();
    await expect(cards(page).first()).toBeHidden();
    // The switch stays in sight above the map, and neither lies beneath the header.
    const header = await page.getByRole("banner").boundingBox();
    for (const box of [await views.boundingBox(), await map.boundingBox()]) {
      expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    }
    await views.getByRole("link", { name: "List" }).click();
    await expect(cards(page).first()).toBeInViewport();
    await expect(map).toBeHidden();
  },
);

test("beside the list the map stays below the header while the list scrolls", async ({ page }, testInfo) => {
  await visit(page, "/mattress-stores/?place=Los%20Angeles,%20CA", testInfo);
  await cards(page).nth(12).scrollIntoViewIfNeeded();
  const header = await page.getByRole("banner").boundingBox();
  const sheet = await page.locator(".store-map__sheet").boundingBox();
  expect(sheet!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(900);
});
