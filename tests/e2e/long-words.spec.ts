import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { takesScriptsOut } from "../support/journey";
import { excessWidth } from "../support/page-geometry";
import { startScriptless } from "../support/scriptless-site";
import { writtenPages } from "../support/written-pages";
import { writeEverywhere } from "../support/written-rows";
import { startWorstSite, type WorstSite } from "../support/worst-site";

/**
 * All that people have written is one word of a hundred letters, or as many as its form takes, and so is what is looked for.
 * On a site of its own, since nobody else could read it.
 */

const word = "Donaudampfschiff".repeat(7).slice(0, 100);

test.use({ viewport: { width: 320, height: 800 }, cold: true });
// A picture that was never taken, and pages that say that something is not there.
test.beforeEach(({ problems }) => problems.expect(/request to another origin|Failed to load resource/));

let world: WorstSite;
let scriptless: { origin: string; stop(): void } | undefined;
test.beforeAll(async ({ browserName }, testInfo) => {
  test.setTimeout(300_000);
  world = await startWorstSite("long-words.log", (upstream) =>
    writeEverywhere(upstream, (_column, most) => word.slice(0, most)),
  );
  if (takesScriptsOut(browserName, testInfo)) scriptless = await startScriptless(world.origin);
});
test.afterAll(() => {
  scriptless?.stop();
  return world?.close();
});

/** What reaches beyond the window, as the names and first words of the elements that are too wide by themselves. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(-3)
      .map((each) => `<${each.localName} class="${each.getAttribute("class") ?? ""}"> ${each.textContent.slice(0, 40)}`)
      .join(", "),
  );

test(
  "a word of 100 letters widens no page at 320 px, wherever people write or look for something",
  { tag: "@styles" },
  async ({ page, context }) => {
    test.setTimeout(600_000);
    const { origin } = scriptless ?? world;
    const faults: string[] = [];
    for (const { path, by } of await writtenPages(world, word)) {
      const [name, value = ""] = (world.headersOf(by).cookie ?? "").split("=");
      await context.clearCookies();
      if (value !== "") await context.addCookies([{ name: name!, value, url: origin }]);
      // Until all of it has loaded: to Firefox, a page that is opened sooner interrupts the one before.
      const answer = await page.goto(`${origin}${path}`);
      expect([path, (answer?.status() ?? 500) < 500]).toEqual([path, true]);
      const excess = await excessWidth(page);
      if (excess > 0) faults.push(`${path}: ${excess} px too wide: ${await tooWide(page)}`);
    }
    expect(faults).toEqual([]);
  },
);
