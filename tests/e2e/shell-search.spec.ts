import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** The search box of the header (specification, sections 4, 5 and 8). */

test.use({ viewport: { width: 1280, height: 900 } });

test("a search from the header ends at an address that can be shared", async ({ page }, testInfo) => {
  await visit(page, "/about/", testInfo);
  await page.locator(".desktop-header summary", { hasText: "Search" }).click();
  const input = page.locator("#header-search");
  await expect(input).toHaveAttribute("autocomplete", "off");
  await input.fill("nectar");
  await input.press("Enter");
  await page.waitForURL("**/search/?q=nectar");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

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

test.describe("suggestions", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ page }, testInfo) => {
    await visit(page, "/about/", testInfo);
    await page.locator(".desktop-header summary", { hasText: "Search" }).click();
    await expect(page.locator("#header-search[role=combobox]")).toBeFocused();
  });

  test("appear for what was typed, marked whatever its case, with their kind in words", async ({ page }) => {
    await page.keyboard.type("CASP");
    const brand = page.getByRole("option", { name: "Casper Brand" });
    await expect(brand).toBeVisible();
    await expect(brand.locator("mark")).toHaveText("Casp");
    await expect(page.locator("#header-search")).toHaveAttribute("aria-expanded", "true");
  });

  test("are chosen by keyboard: the chosen text is searched, and a brand is recorded as manufacturer", async ({ page }) => {
    await page.keyboard.type("casp");
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
    while ((await page.getByRole("option", { selected: true, name: "Casper Brand" }).count()) === 0) {
      await page.keyboard.press("ArrowDown");
    }
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/search/"));
    await page.keyboard.press("Enter");
    const form = new URLSearchParams((await sent).postData() ?? "");
    expect([form.get("search_term"), form.get("manufacturer")]).toEqual(["Casper", "Casper"]);
    await page.waitForURL("**/search/?q=Casper");
  });

  test("are chosen by pointer", async ({ page }) => {
    await page.keyboard.type("casp");
    await page.getByRole("option", { name: "Casper Brand" }).click();
    await page.waitForURL("**/search/?q=Casper");
  });

  test("hide on a press outside and on Escape, which leaves the panel open until it is pressed again", async ({ page }) => {
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
    await page.keyboard.type("casper");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(asked).toEqual(["casper"]);
  });

  test("stay as they are when the look-up fails, which is logged as 'Error searching' and not shown", async ({ page, problems }) => {
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
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const reached = page.waitForRequest(/suggestions\/\?q=nect$/);
    await page.route(/suggestions\/\?q=nect$/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.type("nect");
    await reached;
    await page.locator("#header-search").fill("casp");
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
    letGo();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("option", { name: "Casper Brand" })).toBeVisible();
    await expect(page.getByRole("option", { name: /Nectar/ })).toHaveCount(0);
  });
});
