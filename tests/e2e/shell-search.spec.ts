import { expect, test } from "../support/browser";
import { held, typeInto, visit } from "../support/journey";

/** The search box of the header (specification, sections 4, 5 and 8). */

test.use({ viewport: { width: 1280, height: 900 } });

test(
  "a search from the header ends at an address that can be shared",
  { tag: "@short" },
  async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await page.locator(".desktop-header summary", { hasText: "Search" }).click();
    const input = page.locator("#header-search");
    await expect(input).toHaveAttribute("autocomplete", "off");
    await typeInto(input, "nectar");
    await input.press("Enter");
    await page.waitForURL("**/search/?q=nectar");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test("what is typed while the box is being exchanged is kept", { tag: "@scripts" }, async ({ page }, testInfo) => {
  // A key that arrives in the instant after the plain input was read, as it does on a busy machine.
  await page.addInitScript(() => {
    const { get, ...rest } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "selectionEnd")!;
    let typed = false;
    Object.defineProperty(HTMLInputElement.prototype, "selectionEnd", {
      ...rest,
      get(this: HTMLInputElement) {
        if (!typed && this === document.activeElement && this.getAttribute("role") !== "combobox") {
          typed = true;
          queueMicrotask(() => document.execCommand("insertText", false, "casper"));
        }
        return get!.call(this) as unknown;
      },
    });
  });
  await visit(page, "/compare/", testInfo);
  await page.locator("#add-model").focus();
  await expect(page.locator("#add-model[role=combobox]")).toHaveValue("casper");
});

test(
  "a box that had the focus before the scripts came suggests for what was typed until then, and after",
  { tag: "@scripts" },
  async ({ page }) => {
    const { free, letGo } = held();
    await page.route("**/entry.client-*.js", async (route) => {
      await free;
      await route.continue();
    });
    await page.goto("/compare/", { waitUntil: "commit" });
    await page.locator("#add-model").focus();
    await page.keyboard.type("casp");
    letGo();
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
    await expect(page.locator("#add-model")).toBeFocused();
    await page.keyboard.type("er");
    await expect(page.locator("#add-model")).toHaveValue("casper");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  },
);

test(
  "suggestions that come when the focus has gone on are not shown",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await visit(page, "/compare/", testInfo);
    const { free, letGo } = held();
    const reached = page.waitForRequest(/suggestions\/\?q=casp$/);
    await page.route(/suggestions/, async (route) => {
      await free;
      await route.continue();
    });
    await page.locator("#add-model").focus();
    await expect(page.locator("#add-model[role=combobox]")).toBeFocused();
    await page.keyboard.type("casp");
    await reached;
    await page.keyboard.press("Tab");
    const answered = page.waitForResponse(/suggestions/);
    letGo();
    await answered;
    await page.evaluate(() => new Promise((painted) => requestIdleCallback(() => requestAnimationFrame(painted))));
    await expect(page.getByRole("option")).toHaveCount(0);
  },
);

for (const [where, viewport, opener, id] of [
  ["panel of a wide window", { width: 1280, height: 900 }, ".header-panel--search > summary", "header-search"],
  ["bar of a narrow window", { width: 390, height: 844 }, ".mobile-search > summary", "mobile-search"],
] as const) {
  test.describe(`the search ${where}`, { tag: "@scripts" }, () => {
    test.use({ viewport });

    test("takes what is typed while it slides open, and keeps text, caret and focus in the end", async ({
      page,
    }, testInfo) => {
      await visit(page, "/about/", testInfo);
      // It ends when the test says so.
      await page.evaluate(() => document.documentElement.style.setProperty("--slide", "3600s"));
      const sheet = page.locator(`details:has(> ${opener.split(" ").at(-1)} ~ .sheet #${id})`);
      await page.locator(opener).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(`#${id}`)).toBeFocused({ timeout: 0 });
      await expect(sheet).toHaveAttribute("data-slide", "opening");
      await page.keyboard.type("asper");
      await page.keyboard.press("Home");
      await page.keyboard.type("c");
      await expect(sheet).toHaveAttribute("data-slide", "opening");
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(sheet).toHaveAttribute("data-slide", "open");
      await expect(page.locator(`#${id}[role=combobox]`)).toBeFocused();
      await page.keyboard.type("-");
      await expect(page.locator(`#${id}`)).toHaveValue("c-asper");
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    });

    test("has the focus at once where less motion is asked for", async ({ page }, testInfo) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/about/", testInfo);
      await page.locator(opener).click();
      await page.keyboard.type("casper");
      await expect(page.locator(`#${id}[role=combobox]`)).toHaveValue("casper");
    });
  });
}
