import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, TestInfo } from "playwright/test";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { startSecondSite, type Site } from "../support/site-server";

/** With tiles configured, here from a server of the test's own, a button loads an interactive map. */

test.use({ cold: true, pictures: true });

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8ead8"/></svg>';
const asked: string[] = [];
const tiles = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.writeHead(200, { "content-type": "image/svg+xml" }).end(square);
});

test(
  "the interactive map is loaded on demand, worked by keyboard, and left again",
  { tag: "@scripts" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/request to another origin/);
    await new Promise<void>((resolve) => tiles.listen(0, "127.0.0.1", resolve));
    const { port } = tiles.address() as AddressInfo;
    const settings = {
      MAP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
      MAP_TILE_ATTRIBUTION: "Tiles <of> the test",
    };
    const site = await startSecondSite(settings, "site-tiles.log");
    try {
      await workTheMap(page, site, testInfo);
    } finally {
      await site.stop();
      tiles.closeAllConnections();
      tiles.close();
    }
  },
);

async function workTheMap(page: Page, site: Site, testInfo: TestInfo) {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await visit(page, `${site.origin}/mattress-stores/?place=Boise,%20ID`, testInfo);
  await expect(page.getByRole("button", { name: "Show the interactive map" })).toBeVisible();
  expect(loaded.filter((url) => /leaflet|tile-map/.test(url))).toEqual([]);

  await page.getByRole("button", { name: "Show the interactive map" }).click();
  const map = page.getByRole("region", { name: "Interactive map of stores" });
  await expect(map.getByText("Tiles <of> the test")).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.svg$/);

  // Pins that would overlap are one, with a count: pressed, it says which stores they are.
  const gathered = map.locator(".tile-map__pin--many").first();
  const count = Number(await gathered.innerText());
  await gathered.focus();
  await page.keyboard.press("Enter");
  await expect(map.locator(".leaflet-popup-content a[href^='/mattress-stores/']")).toHaveCount(count);
  await page.keyboard.press("Escape");

  const pin = map.locator(".tile-map__pin:not(.tile-map__pin--many)").first();
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(map.locator(".leaflet-popup-content a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pin).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);

  // The store's page has a map and a button of its own; the address changes before what is shown.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toContainText("Mattress stores within");
  await page.goBack();
  await expect(heading).toContainText("Mattress stores within");
  await page.getByRole("button", { name: "Show the interactive map" }).click();
  await page.getByRole("button", { name: "Show the simple map" }).click();
  await expect(page.locator(".store-map")).toBeVisible();
  await expect(map).toHaveCount(0);
}
