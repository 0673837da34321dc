import type { Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { held, typeInto, visit } from "../support/journey";

/** What the search box of the header suggests (specification, sections 4 and 5). */

test.use({ viewport: { width: 1280, height: 900 } });

test.describe("suggestions", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await page.locator(".desktop-header summary", { hasText: "Search" }).click();
    await expect(page.locator("#header-search[role=combobox]")).toBeFocused();
  });

  test(
    "appear for what was typed, marked whatever its case, with their kind in words",
    { tag: "@short" },
    async ({ page }) => {
      await page.keyboard.type("CASP");
      const brand = page.getByRole("option", { name: "Casper Brand" });
      await expect(brand).toBeVisible();
      await expect(brand.locator("mark")).toHaveText("Casp");
      await expect(page.locator("#header-search")).toHaveAttribute("aria-expanded", "true");
    },
  );

  test(
    "are chosen by keyboard: the chosen text is searched, and what was typed for a brand is recorded as manufacturer",
    { tag: "@short" },
    async ({ page }) => {
      await page.keyboard.type("casp");
      await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
      while ((await page.getByRole("option", { selected: true, name: "Casper Brand" }).count()) === 0) {
        await page.keyboard.press("ArrowDown");
      }
      const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/search/"));
      await page.keyboard.press("Enter");
      const form = new URLSearchParams((await sent).postData() ?? "");
      expect([form.get("search_term"), form.get("manufacturer")]).toEqual(["Casper", "casp"]);
      await page.waitForURL("**/search/?q=Casper");
    },
  );

  test("are chosen by pointer", async ({ page }) => {
    await page.keyboard.type("casp");
    await page.getByRole("option", { name: "Casper Brand" }).click();
    await page.waitForURL("**/search/?q=Casper");
  });

  test("leave Home and End to the text", async ({ page }) => {
    await page.keyboard.type("asp");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.type("c");
    await page.keyboard.press("End");
    await page.keyboard.type("e");
    await expect(page.locator("#header-search")).toHaveValue("caspe");
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
  });

  test("are counted aloud, and that there are none is said, not shown", async ({ page }) => {
    const said = page.locator(".header-panel--search [role=status]");
    await page.keyboard.type("casp");
    await expect(said).toHaveText(/^\d+ suggestions?$/);
    await page.keyboard.type("qqxxzz");
    await expect(said).toHaveText("No suggestions");
    await expect(said).toHaveClass("visually-hidden");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    expect(await accessibilityFaults(page, "header")).toEqual([]);
    await page.locator("#header-search").fill("");
    await expect(said).toHaveText("");
  });

  test("hide on a press outside and on Escape, which leaves the panel open until it is pressed again", async ({
    page,
  }) => {
    const options = page.getByRole("option");
    await page.keyboard.type("casp");
    await expect(options.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(page.locator("#header-search")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator(".header-panel[open]")).toHaveCount(0);

    await page.locator(".desktop-header summary", { hasText: "Search" }).click();
    await expect(page.locator("#header-search")).toBeFocused();
    await page.keyboard.type("e");
    await expect(options.first()).toBeVisible();
    await page.locator(".header-panel--search .header-panel__main").click({ position: { x: 900, y: 10 } });
    await expect(options).toHaveCount(0);
  });

  test("go when the box is emptied", async ({ page }) => {
    await page.keyboard.type("casp");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.locator("#header-search").fill("");
    await expect(page.getByRole("option")).toHaveCount(0);
  });

  test("are asked for once typing rests, not at each key", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/search/suggestions/") asked.push(url.searchParams.get("q") ?? "");
    });
    // Within the page, so that no key waits for the protocol longer than typing may rest.
    await page.evaluate(() => [..."casper"].forEach((key) => document.execCommand("insertText", false, key)));
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(asked).toEqual(["casper"]);
  });

  test("stay as they are when the look-up fails, which is logged as 'Error searching' and not shown", async ({
    page,
    problems,
  }) => {
    problems.expect(/Error searching|failed request: .*suggestions|ERR_FAILED/);
    await page.keyboard.type("casp");
    await expect(page.getByRole("option").first()).toBeVisible();
    const before = await page.getByRole("option").allInnerTexts();
    await page.route("**/search/suggestions/**", (route) => route.abort());
    const logged = page.waitForEvent("console", (message) => message.text() === "Error searching");
    await page.keyboard.type("e");
    await logged;
    expect(await page.getByRole("option").allInnerTexts()).toEqual(before);
    await expect(page.getByText("Error searching")).toHaveCount(0);
  });

  test("of an older question never replace those of a newer one", async ({ page }) => {
    const { free, letGo } = held();
    const reached = page.waitForRequest(/suggestions\/\?q=nect$/);
    await page.route(/suggestions\/\?q=nect$/, async (route) => {
      await free;
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.type("nect");
    await reached;
    await typeInto(page.locator("#header-search"), "casp");
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
    letGo();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
    await expect(page.getByRole("option", { name: /Nectar/ })).toHaveCount(0);
  });
});

test.describe("the list in the bar of a narrow window", { tag: "@scripts" }, () => {
  test.use({ viewport: { width: 320, height: 480 } });

  const openWithSuggestions = async (page: Page) => {
    await page.locator(".mobile-search > summary").click();
    await typeInto(page.locator("#mobile-search[role=combobox]"), "e");
    await expect(page.getByRole("option").nth(4)).toBeVisible();
  };

  test("is as high as the window at most, and is scrolled to its end by hand and by key", async ({
    page,
  }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await openWithSuggestions(page);
    expect(await page.getByRole("listbox").evaluate((list) => getComputedStyle(list).maxHeight)).toBe("480px");
    const last = page.getByRole("option").last();
    await page.getByRole("option").first().hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -2000);
    await expect(page.getByRole("option").first()).toBeInViewport({ ratio: 1 });
    await page.locator("#mobile-search").press("ArrowUp");
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFaults(page, "header")).toEqual([]);
  });

  test("ends above a keyboard that covers half of the window", async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await openWithSuggestions(page);
    await page.evaluate(() => {
      Object.defineProperty(visualViewport!, "height", { value: 240 });
      visualViewport!.dispatchEvent(new Event("resize"));
    });
    await page.locator("#mobile-search").press("ArrowUp");
    const last = page.getByRole("option").last();
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return box!.y + box!.height;
      })
      .toBeLessThanOrEqual(240);
  });
});
