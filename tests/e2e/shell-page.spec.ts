import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { held, runsScripts, visit } from "../support/journey";

/** What stands around every page: footer, error pages, loading bar. */

test(
  "the footer stands on every page but sign-in, with its columns, networks and disclaimer",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    const footer = page.getByRole("contentinfo");
    for (const heading of ["Search Tools", "Reviews", "Extra savings", "About", "Social Media"]) {
      await expect(footer.getByRole("heading", { name: heading })).toBeVisible();
    }
    for (const network of ["Facebook", "Instagram", "YouTube", "Pinterest"]) {
      await expect(footer.getByText(`${network} soon`)).toBeVisible();
    }
    await expect(footer.locator('a[href^="https://"]')).toHaveCount(0);
    await expect(footer.getByText("isn’t medical advice")).toBeVisible();
    await visit(page, "/signin/", testInfo);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.locator(".logo-link").filter({ visible: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(footer.getByRole("link", { name: "About us" })).toBeVisible();
    await footer.getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/about/");
    await expect(footer.locator('[aria-current="page"]')).toHaveText("About us");
  },
);

test("the cash back landing page has a footer of its own style", async ({ page }, testInfo) => {
  await visit(page, "/cashback/", testInfo);
  await expect(page.locator(".site-footer--cashback")).toHaveCount(1);
});

test("a page that is planned says that it is not open, with status 404 and ways on", async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/404/);
  const response = await visit(page, "/manage/", testInfo);
  expect(response?.status()).toBe(404);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page).toHaveTitle(/^The area for store owners isn't ready yet \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The area for store owners isn't ready yet");
  await page.getByRole("main").getByRole("link", { name: "Home page" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test(
  "an address that nobody planned is not found: header, search box, reference",
  { tag: "@short" },
  async ({ page, problems }, testInfo) => {
    problems.expect(/404/);
    const response = await visit(page, "/no/such/page/", testInfo);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(response?.headers()["x-request-id"] ?? "no request id");
    await page.locator("#error-search").fill("casper");
    await page.locator("#error-search").press("Enter");
    await page.waitForURL("**/search/?q=casper");
  },
);

test("the application shell is no page of its own (decision 26)", async ({ page, problems }, testInfo) => {
  problems.expect(/404/);
  const response = await visit(page, "/_app", testInfo);
  expect(response?.status()).toBe(404);
  expect(new URL(page.url()).pathname).toBe("/_app/");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("the skip link leads to the content", { tag: "@short" }, async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test(
  "a loading bar of 4 px shows while the next page is on its way",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, "/about/", testInfo);
    const { free, letGo } = held();
    await page.route(/_data=/, async (route) => {
      await free;
      await route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).click();
    const bar = page.locator(".loading-bar");
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe("4px");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(33, 55, 154)");
    }
    letGo();
    await page.waitForURL("**/mattresses/");
    await expect(bar).toHaveCount(0);
  },
);

test(
  "a form sent to a page that takes none is answered by a page that says so and leads on",
  { tag: ["@short", "@scripted"] },
  async ({ page, problems }, testInfo) => {
    problems.expect(/status of 405/);
    await page.route("**/about/", (route) =>
      route.continue({
        method: "POST",
        postData: "a=1",
        headers: { ...route.request().headers(), "content-type": "application/x-www-form-urlencoded" },
      }),
    );
    const response = await visit(page, "/about/", testInfo);
    expect([response?.status(), response?.headers().allow]).toEqual([405, "GET, HEAD"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn't send that");
    if (runsScripts(testInfo)) expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute("**/about/");
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  },
);
