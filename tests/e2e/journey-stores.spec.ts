import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts, visit } from "../support/journey";

/** From a place to the stores around it, to one of them, and to the beds that stand there. */

test.use({ viewport: { width: 1440, height: 900 } });

const cards = (page: Page) => page.locator(".store-list > li");
const total = async (page: Page) =>
  Number(/[\d,]+/.exec(await page.locator(".listing-head__count").innerText())?.[0].replace(",", ""));
const inList = (text: string) => Number(/\(([\d,]+)\)/.exec(text)?.[1]?.replace(",", ""));

async function search(page: Page, place: string) {
  await page.getByLabel("ZIP code, or city and state").fill(place);
  await page.getByRole("button", { name: "Find stores" }).click();
}

test(
  "a search in Boise, ID with open now lists open stores alone, as many as promised, or says that none is open",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-stores/", testInfo);
    await search(page, "boise id");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mattress stores within 25 miles of Boise, ID");
    const open = page.locator('.facet__value:has-text("Open now")');
    const promised = Number(/(\d+)\D*$/.exec(await open.innerText())?.[1]);
    // At night the value leads nowhere, so the address is opened as a shopper might have kept it.
    if (promised > 0) await open.click();
    else await visit(page, "/mattress-stores/?place=boise%20id&open=true", testInfo);
    await expect(page.locator(".chip")).toContainText("Open now");
    if ((await total(page)) === 0) {
      await expect(page.getByRole("heading", { name: "No store within 25 miles is open now" })).toBeVisible();
      await page.getByRole("link", { name: "Remove “Open now”" }).click();
      await expect(page.locator(".chip")).toHaveCount(0);
      expect(await total(page)).toBeGreaterThan(0);
    } else {
      await expect(cards(page)).toHaveCount(Math.min(20, await total(page)));
      for (const state of await cards(page).locator(".open-state").allInnerTexts())
        expect(state.trim()).toMatch(/^Open/);
    }
  },
);

test("radius, brand and sort are links that keep their promises, and the way to page 2 has an address of its own", async ({
  page,
  request,
}, testInfo) => {
  await visit(page, "/mattress-stores/?place=Los%20Angeles,%20CA", testInfo);
  const wider = page.getByRole("navigation", { name: "Distance" }).getByRole("link", { name: /^50 mi/ });
  const promised = inList(await wider.innerText());
  await wider.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("within 50 miles");
  expect(await total(page)).toBe(promised);

  const brand = page.getByRole("navigation", { name: "Filter stores" }).locator('a[href*="brand="]').first();
  const withBrand = Number(/(\d+)\D*$/.exec(await brand.innerText())?.[1]);
  await brand.click();
  await page.waitForURL(/brand=/);
  await expect.poll(() => total(page)).toBe(withBrand);
  await page.getByRole("link", { name: "Clear all", exact: true }).click();
  await expect.poll(() => total(page)).toBe(promised);

  await page.getByRole("navigation", { name: "Sort stores" }).getByRole("link", { name: "Most beds" }).click();
  await page.waitForURL(/sort=models/);
  await expect(page.getByText("Stores with the most beds to try come first.")).toBeVisible();
  const models = (await cards(page).allInnerTexts()).map((text) => Number(/(\d+) beds?\sto try/.exec(text)?.[1]));
  expect(models).toEqual([...models].sort((one, other) => other - one));

  const first = await cards(page).first().locator("h2").innerText();
  await page.getByRole("navigation", { name: "Pages of stores" }).getByRole("link", { name: /next/i }).click();
  await page.waitForURL(/page=2/);
  await expect(cards(page).first().locator("h2")).not.toHaveText(first);
  await expect(cards(page).first().locator(".store-card__number")).toHaveText("21");
  const redirected = await request.get("/mattress-stores/?place=Boise&page=1", { maxRedirects: 0 });
  expect([redirected.status(), redirected.headers().location]).toEqual([301, "/mattress-stores/?place=Boise"]);
});

test("a store's page has its hours with today marked, its phone and its floor; back leads to the search", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-stores/?place=83702", testInfo);
  const name = (await cards(page).first().locator("h2").innerText()).trim();
  await cards(page).first().locator("h2 a").click();
  await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name.replace(/\s+/g, " "));
  await expect(page.getByRole("table", { name: /Store hours, Mountain Time/ }).getByText("Today")).toHaveCount(1);
  await expect(page.getByRole("main").locator('a[href^="tel:+1"]').first()).toBeVisible();
  await expect(
    page
      .locator("#floor")
      .getByText(/^Last seen here \w{3} \d+, \d{4}/)
      .first(),
  ).toBeVisible();
  expect(await cards(page).count()).toBe(5);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("83702 (Boise, ID)");
});

test(
  "a misspelled place and an ambiguous one lead on by links; the last place is remembered",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-stores/", testInfo);
    await search(page, "Bosie");
    await expect(page.getByRole("alert").getByText("We don’t know a place called “Bosie”")).toBeVisible();
    await page.getByRole("alert").getByRole("link", { name: "Boise, ID" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Boise, ID");
    await visit(page, "/mattress-stores/?place=Springfield", testInfo);
    await expect(page.getByText("Looking for a different Springfield?")).toBeVisible();
    await visit(page, "/mattress-stores/", testInfo);
    await expect(page.getByLabel("ZIP code, or city and state")).toHaveValue(/^Springfield/);
  },
);

test("an empty place is asked for beside its field", async ({ page }, testInfo) => {
  for (const path of ["/mattress-stores/", "/mattress-brands/"]) {
    await visit(page, path, testInfo);
    const field = page.getByLabel("ZIP code, or city and state");
    await field.fill("  ");
    await page.getByRole("button", { name: /^Find (stores|beds)$/ }).click();
    await expect(field).toHaveAccessibleDescription(/Type a ZIP code, or a city and state/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    if (runsScripts(testInfo)) await expect(field).toBeFocused();
    await field.fill("Boise, ID");
    await page.getByRole("button", { name: /^Find (stores|beds)$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Boise, ID");
    await expect(field).not.toHaveAttribute("aria-invalid");
  }
});

test("the nearest floors of one's matches are named with the day of the last sighting", async ({ page }, testInfo) => {
  await visit(page, "/mattress-stores/?place=Boise,%20ID", testInfo);
  await cards(page).first().locator("h2 a").click();
  await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
  const bed = await page.locator('#floor a[href^="/mattress-model/"]').first().getAttribute("href");
  await visit(page, `/mattress-brands/?place=Boise,%20ID&models=${bed?.split("/")[2]}`, testInfo);
  const match = page.locator(".match-floors > li").first();
  await expect(match).toContainText(/\d+ stores? within 25 miles of Boise, ID ha(s|ve) it/);
  await expect(match).toContainText(/Last seen there/);
  await match.locator('a[href^="/mattress-stores/"]').first().click();
  await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
  await expect(page.locator(`#floor a[href="${bed}"]`)).toBeVisible();
});

test("a bed that no store near has leads to the nearest that has it, and to its prices", async ({ page }, testInfo) => {
  await visit(page, "/mattress-stores/?place=Boise,%20ID", testInfo);
  await cards(page).first().locator("h2 a").click();
  await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
  const bed = (await page.locator('#floor a[href^="/mattress-model/"]').first().getAttribute("href"))!.split("/")[2]!;
  await visit(page, `/mattress-brands/?place=99501&models=${bed}`, testInfo);
  const match = page.locator(".match-floors > li").first();
  await expect(match).toContainText("No store within 25 miles of 99501 (Anchorage, AK) has it, as far as we know.");
  await expect(match).toContainText(/The nearest store that has it, as far as we know: .+, [\d,.]+ miles/);
  await expect(match.locator('a[href^="/mattress-stores/"]')).toHaveCount(1);
  await match.getByRole("link", { name: "See what it costs and who sells it" }).click();
  await page.waitForURL(`**/mattress-model/${bed}/#prices`);
});

test("every store of the demonstration says that it is made up, and leads to no map of real places", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-stores/?place=83702", testInfo);
  await expect(cards(page).getByText("Made up for the demo")).toHaveCount(await cards(page).count());
  await expect(page.locator('a[href*="google.com/maps"]')).toHaveCount(0);
  await cards(page).first().locator("h2 a").click();
  await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
  await expect(page.getByRole("region", { name: "Address and hours" })).toContainText("made up for the demo");
  await expect(page.locator('a[href*="google.com/maps"]')).toHaveCount(0);
});

test.describe("the browser's location", { tag: "@scripts" }, () => {
  test.use({ cold: true });

  test("is asked for on a click alone, and sent to about half a mile", async ({ page, context }, testInfo) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 43.6150186, longitude: -116.2023137 });
    await visit(page, "/mattress-stores/", testInfo);
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Mattress stores within 25 miles of where you are",
    );
    expect(page.url()).toContain("latitude=43.62&longitude=-116.20");
    await expect(cards(page).first()).toBeVisible();
  });

  test("may be refused, which is said with what to do instead", async ({ page, context }, testInfo) => {
    await context.clearPermissions();
    await visit(page, "/mattress-stores/", testInfo);
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByText("Type a ZIP or a city instead")).toBeVisible();
    await expect(page.getByRole("button", { name: "Use my location" })).toBeEnabled();
  });

  test("may be unknown to the browser, which is said with what to do instead", async ({ page, context }, testInfo) => {
    await context.grantPermissions(["geolocation"]);
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        setTimeout(() => failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    });
    await visit(page, "/mattress-stores/", testInfo);
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(
      page.getByText("Your browser couldn’t tell where you are. Type a ZIP or a city instead."),
    ).toBeVisible();
  });

  test("is waited for no longer than half a minute, or until the visitor has enough of it", async ({
    page,
  }, testInfo) => {
    // A question that nobody answers, until it no longer matters.
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        Object.assign(window, {
          answer: () => found({ coords: { latitude: 43.62, longitude: -116.2 } } as GeolocationPosition),
        });
    });
    await page.clock.install();
    await visit(page, "/mattress-stores/", testInfo);
    const ask = page.getByRole("button", { name: "Use my location" });
    const stop = page.getByRole("button", { name: "Cancel" });
    const asked = () => page.waitForFunction(() => "answer" in window);
    const answer = () => page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await ask.focus();
    await page.keyboard.press("Enter");
    await expect(stop).toBeFocused();
    await asked();
    await page.clock.fastForward(31_000);
    await expect(
      page.getByRole("status").filter({ hasText: "Your browser hasn’t told us where you are" }),
    ).toBeVisible();
    await expect(ask).toBeFocused();
    await answer();
    await page.keyboard.press("Enter");
    await expect(stop).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(ask).toBeFocused();
    await answer();
    expect(new URL(page.url()).search).toBe("");
    await ask.click();
    await expect(stop).toBeVisible();
    await search(page, "83702");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("83702");
    // The place that was typed instead is the one that counts.
    await expect(ask).toBeVisible();
    await answer();
    await expect(page).toHaveURL(/place=83702/);
  });
});

test("without tiles there is no interactive map; without scripts no button that needs them", async ({
  page,
}, testInfo) => {
  await visit(page, "/mattress-stores/?place=Boise,%20ID", testInfo);
  await expect(page.getByRole("button", { name: "Show the interactive map" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Use my location" })).toHaveCount(runsScripts(testInfo) ? 1 : 0);
});

test("towns of a state are counted only where their links lead to as many stores", async ({ page }, testInfo) => {
  await visit(page, "/mattress-stores/?place=Texas", testInfo);
  const town = page.getByRole("main").getByRole("listitem").filter({ hasText: "Houston, TX" }).first();
  await expect(town).toHaveText(/\d+ stores$/);
  await visit(page, "/mattress-stores/?place=Texas&brand=casper", testInfo);
  await expect(page.getByRole("main")).toContainText("We’ll keep what you’ve chosen.");
  await expect(town).toHaveText("Houston, TX");
  await town.getByRole("link").click();
  await page.waitForURL(/brand=casper/);
});
