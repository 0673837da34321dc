import type { APIRequestContext, Browser, Page } from "playwright/test";
import { accessibilityFaults, openWithoutScripts } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { htmlFaults } from "../support/html-validity";
import { openPages } from "./open-pages";

/** What every open page owes, with JavaScript and without: one report names every page that fails. */

test.describe.configure({ timeout: 300_000 });

interface Means {
  page: Page;
  browser: Browser;
  request: APIRequestContext;
  baseURL: string | undefined;
  colorScheme?: "light" | "dark";
}

/** Chromium logs the status of pages about missing things and of forms with errors; their status is asserted. */
test.beforeEach(({ problems }) => problems.expect(/status of 4(00|04|10)/));

/** Opens each page in turn; where scripts run it is inspected once hydrated. */
async function visitAll(
  { page, browser, baseURL, request, colorScheme = "light" }: Means,
  scripts: boolean,
  inspect: (page: Page, name: string) => Promise<void>,
) {
  for (const { name, path, status } of await openPages(request)) {
    const url = new URL(path, baseURL).href;
    if (scripts) {
      const response = await page.goto(url);
      expect(response?.status(), `status of ${name}`).toBe(status ?? 200);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await inspect(page, name);
    } else {
      const plain = await openWithoutScripts(browser, url, { colorScheme });
      await inspect(plain, name);
      await plain.context().close();
    }
  }
}

const runsScripts = (project: string) => project === "javascript-on";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });

    test("every page passes the accessibility rules", async ({ page, browser, baseURL, request }, { project }) => {
      const faults: string[] = [];
      await visitAll({ page, browser, baseURL, request, colorScheme }, runsScripts(project.name), async (visited, name) => {
        for (const fault of await accessibilityFaults(visited)) faults.push(`${name}: ${fault}`);
      });
      expect(faults).toEqual([]);
    });
  });
}

test("every page is valid HTML", async ({ page, browser, baseURL, request }, { project }) => {
  const documents = new Map<string, string>();
  if (runsScripts(project.name)) {
    await visitAll({ page, browser, baseURL, request }, true, async (visited, name) => {
      // The tree as the scripts left it, which no server ever sent.
      documents.set(name, `<!doctype html>${await visited.evaluate(() => document.documentElement.outerHTML)}`);
    });
  } else {
    for (const { name, path } of await openPages(request)) {
      documents.set(name, await (await request.get(path)).text());
    }
  }
  expect(await htmlFaults(documents, `tests/output/html-${project.name}`)).toEqual([]);
});

test("every page fits a window 320 pixels wide and 200 % text", async ({ page, browser, baseURL, request }, { project }) => {
  const faults: string[] = [];
  await visitAll({ page, browser, baseURL, request }, runsScripts(project.name), async (visited, name) => {
    await visited.setViewportSize({ width: 320, height: 640 });
    const excess = () =>
      visited.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if ((await excess()) > 0) faults.push(`${name}: ${await excess()} px too wide at 320 px`);
    await visited.setViewportSize({ width: 640, height: 640 });
    await visited.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    if ((await excess()) > 0) faults.push(`${name}: ${await excess()} px too wide at 640 px with text of 200 %`);
  });
  expect(faults).toEqual([]);
});

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
