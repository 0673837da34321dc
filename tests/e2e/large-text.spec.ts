import type { Browser, LaunchOptions, Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { runsScripts } from "../support/journey";
import { excessWidth, spaceText } from "../support/page-geometry";

/** Text as large as its reader has set it in the browser, and spaced as wide (WCAG 1.4.4, 1.4.10, 1.4.12). */

const widths = [320, 480, 768, 992, 1199, 1200, 1280, 1440, 1600];
const pages = ["/about/", "/", "/mattress-models/?view=list", "/signin/"];

/** A browser whose default font has this size, which no style sheet changes. */
const withFont = (browser: Browser, { args = [], firefoxUserPrefs, ...options }: LaunchOptions, size: number) =>
  browser.browserType().launch({
    ...options,
    ...(browser.browserType().name() === "firefox"
      ? { args, firefoxUserPrefs: { ...firefoxUserPrefs, "font.size.variable.x-western": size } }
      : { args: [...args, `--blink-settings=defaultFontSize=${size}`] }),
  });

async function tooWide(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await excessWidth(page);
    if (excess > 0) faults.push(`${where}: ${excess} px too wide at ${width} px`);
  }
  return faults;
}

for (const size of [24, 16, 20, 32]) {
  const title = `with a default font of ${size} pixels no page scrolls sideways, and the header changes where it has no room`;
  test(title, { tag: size === 24 ? "@styles" : "@repeat" }, async ({ browser, launchOptions, baseURL }, testInfo) => {
    test.setTimeout(120_000);
    const large = await withFont(browser, launchOptions, size);
    const page = await large.newPage({ javaScriptEnabled: runsScripts(testInfo) });
    const faults: string[] = [];
    for (const path of pages) {
      await page.goto(`${baseURL}${path}`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      faults.push(...(await tooWide(page, path)));
    }
    expect(faults).toEqual([]);
    // 1200 px at the usual 16 (specification, section 4).
    for (const [width, shown] of [
      [75 * size - 1, ".mobile-header"],
      [75 * size, ".desktop-header"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(shown), `${shown} at ${width} px`).toBeVisible();
      expect(await excessWidth(page), `${shown} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await large.close();
  });
}

const spaced = "with the text spacing of WCAG 1.4.12 no page scrolls sideways and no tab of the header is cut";
test(spaced, { tag: "@styles" }, async ({ page }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await spaceText(page);
    faults.push(...(await tooWide(page, path)));
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const tabs = page.locator(".desktop-header :is(summary, .desktop-nav__link):visible");
      const cut = await tabs.evaluateAll((all) =>
        all
          .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      for (const text of cut) faults.push(`${path}: ${text} is cut at ${width} px`);
    }
  }
  expect(faults).toEqual([]);
});
