import type { Browser, Page } from "playwright/test";
import { accessibilityFaults, colorFaults, reachWithoutScripts } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { htmlFaults } from "../support/html-validity";
import { runsScripts, showScheme } from "../support/journey";
import { openPages } from "./open-pages";

/** What every open page owes, with JavaScript and without: each is opened once, looked at in every way, and named where it fails. */

test.describe.configure({ timeout: 300_000 });

/** Chromium logs the status of pages about missing things and of forms with errors; their status is asserted. */
test.beforeEach(({ problems }) => problems.expect(/status of 4(00|04|10)/));

/** A share of the pages for each, so that the workers divide them. */
const shares = 4;

for (let share = 0; share < shares; share++) {
  test(`every page is accessible in both color schemes, valid, and fits 320 pixels and large text: share ${share + 1} of ${shares}`, async ({ page, browser, baseURL, request }, testInfo) => {
    const scripts = runsScripts(testInfo);
    const faults: string[] = [];
    const documents = new Map<string, string>();
    const visited = scripts ? page : await pageWithoutScripts(browser);
    const pages = (await openPages(request)).filter((_, index) => index % shares === share);
    for (const { name, path, status } of pages) {
      await visited.setViewportSize({ width: 1280, height: 720 });
      await showScheme(visited, "light");
      const url = new URL(path, baseURL).href;
      const response = scripts ? await visited.goto(url) : await reachWithoutScripts(visited, url);
      expect(response?.status(), `status of ${name}`).toBe(status ?? 200);
      if (scripts) await visited.locator("html[data-hydrated]").waitFor({ state: "attached" });
      // Where scripts run: the tree as they left it, which no server ever sent.
      const tree = () => visited.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
      documents.set(name, scripts ? await tree() : ((await response?.text()) ?? ""));
      for (const fault of await accessibilityFaults(visited)) faults.push(`${name}: ${fault}`);
      // The same style sheet colors what the server sent; where scripts run, what they added is there too.
      if (scripts) {
        await showScheme(visited, "dark");
        for (const fault of await colorFaults(visited)) faults.push(`${name}, dark: ${fault}`);
      }
      for (const fault of await widthFaults(visited)) faults.push(`${name}: ${fault}`);
    }
    if (!scripts) await visited.context().close();
    faults.push(...(await htmlFaults(documents, `tests/output/html-${testInfo.project.name}-${share + 1}`)));
    expect(faults).toEqual([]);
  });
}

/** Its scripts can be turned on after all; a context takes the project's settings unless told. */
const pageWithoutScripts = async (browser: Browser) => (await browser.newContext({ javaScriptEnabled: true })).newPage();

async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What is folded away has to fit as well.
  await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>("main details").forEach((each) => (each.open = true)));
  await page.setViewportSize({ width: 320, height: 640 });
  if ((await excess()) > 0) faults.push(`${await excess()} px too wide at 320 px`);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  if ((await excess()) > 0) faults.push(`${await excess()} px too wide at 640 px with text of 200 %`);
  return faults;
}

test("every page has one level-one heading, a title, a description and, when indexable, its own canonical address", async ({ request, baseURL }) => {
  const faults: string[] = [];
  const titles = new Map<string, string>();
  for (const { name, path, status } of await openPages(request)) {
    const response = await request.get(path);
    const html = await response.text();
    if (response.status() !== (status ?? 200)) faults.push(`${name}: status ${response.status()}`);
    if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push(`${name}: not one level-one heading`);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    if (status === undefined && !/<meta name="description" content="[^"]{20,}"/.test(html)) faults.push(`${name}: no description`);
    const noindex = /<meta name="robots" content="[^"]*noindex/.test(html);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const home = canonical ?? name;
    if (title === undefined) faults.push(`${name}: no title`);
    else if (status === undefined && (titles.get(title) ?? home) !== home) faults.push(`${name}: same title as ${titles.get(title)}`);
    else titles.set(title, home);
    if (status === undefined && !noindex && !canonical?.startsWith(`${baseURL}/`)) faults.push(`${name}: no canonical address`);
    if (status !== undefined && !noindex) faults.push(`${name}: an error page that may be indexed`);
  }
  expect(faults).toEqual([]);
});
