import type { Page, Request } from "playwright/test";
import { colorFaultsOfBothSchemes, type Part, reachWithoutScripts, structureFaults } from "../support/accessibility";
import { expect, test } from "../support/browser";
import { keepDocument } from "../support/kept-documents";
import { showScheme, visit } from "../support/journey";
import { routeOf, siteRoutes, standsFor } from "../support/site-routes";
import { type OpenPage, openPages } from "./open-pages";
import { become } from "./page-forms";

/**
 * What every open page owes, with JavaScript and without: each is opened with it, and without where that differs,
 * looked at in every way, and named where it fails. `npm test` looks at those that most visits see and has the documents of
 * all pages checked; all others, further states of a page, and the colors of all but a few are looked at by
 * `npm run test:long`. The colors themselves are tried in pairs, in both schemes, by tests/unit/color-contrast.test.ts.
 */

test.describe.configure({ timeout: 300_000 });
// With pictures as page-weight, so that both share a worker, whose pages are made once: each time mails four letters.
test.use({ cold: true, pictures: true });

/** Chromium logs the status of pages about missing things and of forms with errors; their status is asserted. */
test.beforeEach(({ problems }) => problems.expect(/status of 4(00|04|10)/));

/** A share of the pages for each, so that the workers divide them. */
const shares = 4;

/** The routes of the pages that most visits see. */
const most = new Set(
  [
    "_index",
    "mattress-models._index",
    "mattress-model.$slug",
    "mattress-finder.quiz",
    "mattress-finder.results._index",
    "compare._index",
    "mattress-stores._index",
    "search._index",
    "mattress-reviews._index",
    "cashback.$promotion._index",
    "mattress-questions._index",
    "signin",
  ].map((name) => `routes/${name}`),
);

const isOfMost = ({ path, repeat }: OpenPage) => !repeat && most.has(routeOf(path.replace(/[?#].*/, ""))?.id ?? "");

const kinds = [
  { pages: "every page that most visits see", tag: ["@scripts", "@short"], among: isOfMost },
  {
    pages: "every other page",
    tag: ["@scripts"],
    among: (page: OpenPage) => !page.repeat && !isOfMost(page),
  },
  { pages: "every further state of a page", tag: ["@scripts", "@repeat"], among: ({ repeat }: OpenPage) => repeat },
];

for (const { pages, tag, among } of kinds) {
  for (let share = 0; share < shares; share++) {
    test(
      `${pages} is accessible, valid, and fits 320 pixels and large text: share ${share + 1} of ${shares}`,
      { tag },
      async ({ page, browser, browserName, problems, baseURL, request }) => {
        // Chromium's DevTools alone can turn scripts off and on again within a page.
        const scriptless = browserName === "chromium" ? await (await browser.newContext({ baseURL })).newPage() : null;
        if (scriptless) problems.watch(scriptless.context(), baseURL ?? "");
        const all = (await openPages(request)).filter(among);
        const faults: string[] = [];
        for (const [index, each] of all.filter((_, index) => index % shares === share).entries()) {
          // Header and footer are those of every page: one look at them is enough, and so it is for most colors.
          faults.push(...(await faultsOf(each, index === 0 ? "page" : "between", page, scriptless)));
        }
        await scriptless?.context().close();
        expect(faults).toEqual([]);
      },
    );
  }
}

for (let share = 0; share < shares; share++) {
  test(
    `the colors of every page are far enough apart in both schemes: share ${share + 1} of ${shares}`,
    { tag: ["@scripts", "@repeat"] },
    async ({ page, request }, testInfo) => {
      const faults: string[] = [];
      for (const { name, path, account } of (await openPages(request)).filter((_, index) => index % shares === share)) {
        await become(page.context(), account);
        await visit(page, path, testInfo);
        faults.push(...(await colorFaultsOfBothSchemes(page, "between")).map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
}

/**
 * Opens a page with scripts, and without where that differs, keeps both documents for the W3C checker, and looks at it in
 * every way.
 */
async function faultsOf(
  { name, path, status = 200, account }: OpenPage,
  part: Part,
  page: Page,
  scriptless: Page | null,
): Promise<string[]> {
  const faults: string[] = [];
  const tell = (view: string, found: string[]) => faults.push(...found.map((fault) => `${name}, ${view}: ${fault}`));
  await page.setViewportSize({ width: 1280, height: 720 });
  await showScheme(page, "light");
  await become(page.context(), account);
  const askedAgain: string[] = [];
  const watch = (request: Request) => {
    if (request.resourceType() === "fetch" && new URL(request.url()).searchParams.has("_data")) {
      askedAgain.push(`asks for data that it came with: ${request.url()}`);
    }
  };
  page.on("request", watch);
  const response = await page.goto(path);
  expect(response?.status(), `status of ${name}`).toBe(status);
  expect(new URL(page.url()).pathname, `${name} leads elsewhere`).toBe(new URL(path, page.url()).pathname);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const main = await mainOf(page);
  tell("with scripts", await structureFaults(page, part));
  // The tree as scripts left it, which no server ever sent.
  await keepDocument(
    `${name}, with scripts`,
    await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`),
  );
  if (part === "page") tell("colors", await colorFaultsOfBothSchemes(page, part));
  tell("with scripts", await widthFaults(page));
  page.off("request", watch);
  tell("with scripts", askedAgain);
  const answer = await page.context().request.get(path, { headers: { accept: "text/html" } });
  expect(answer.status(), `status of ${name} without scripts`).toBe(status);
  const sent = await answer.text();
  if (sent.includes("[object ")) faults.push(`${name}: something is shown by the name of its type`);
  // What is the same as with scripts has been looked at.
  if (scriptless && (part === "page" || (await mainOf(page, sent)) !== main)) {
    await scriptless.setViewportSize({ width: 1280, height: 720 });
    await become(scriptless.context(), account);
    await reachWithoutScripts(scriptless, path);
    tell("without scripts", await structureFaults(scriptless, part));
    tell("without scripts", await widthFaults(scriptless));
  }
  return faults;
}

/** What the page is about, as it stands in the document; or in one that was sent, as a browser without scripts reads it. */
const mainOf = (page: Page, sent?: string) =>
  page.evaluate((html) => {
    const read = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
    return read.querySelector("main")?.outerHTML;
  }, sent);

async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What is folded away has to fit as well.
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>("main details").forEach((each) => (each.open = true)),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  if ((await excess()) > 0) faults.push(`${await excess()} px too wide at 320 px`);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  if ((await excess()) > 0) faults.push(`${await excess()} px too wide at 640 px with text of 200 %`);
  return faults;
}

test("every page of the site is among those that are looked at", { tag: ["@once", "@short"] }, async ({ request }) => {
  const paths = (await openPages(request)).map(({ path }) => path.replace(/\?.*/, ""));
  const pages = siteRoutes.filter(({ page }) => page);
  const forgotten = pages.filter(({ url }) => !paths.some((path) => standsFor(url, path)));
  expect(forgotten.map(({ url, file }) => `${url} (${file}): add it to tests/e2e/open-pages.ts`)).toEqual([]);
  expect([...most].filter((id) => !siteRoutes.some((route) => route.id === id))).toEqual([]);
});

test(
  "every page has one level-one heading, a title, a description and, when indexable, its own canonical address",
  {
    tag: ["@once", "@short"],
  },
  async ({ context, baseURL }) => {
    const { request } = context;
    const faults: string[] = [];
    const titles = new Map<string, string>();
    for (const { name, path, status, account } of await openPages(request)) {
      await become(context, account);
      const response = await request.get(path);
      const html = await response.text();
      await keepDocument(`${name}, as sent`, html);
      if (response.status() !== (status ?? 200)) faults.push(`${name}: status ${response.status()}`);
      if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push(`${name}: not one level-one heading`);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
      if (status === undefined && !/<meta name="description" content="[^"]{20,}"/.test(html))
        faults.push(`${name}: no description`);
      const noindex = /<meta name="robots" content="[^"]*noindex/.test(html);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      const home = canonical ?? name;
      if (title === undefined) faults.push(`${name}: no title`);
      else if (status === undefined && (titles.get(title) ?? home) !== home)
        faults.push(`${name}: same title as ${titles.get(title)}`);
      else titles.set(title, home);
      if (status === undefined && !noindex && !canonical?.startsWith(`${baseURL}/`))
        faults.push(`${name}: no canonical address`);
      if (status !== undefined && !noindex) faults.push(`${name}: an error page that may be indexed`);
    }
    expect(faults).toEqual([]);
  },
);
