import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type WebError,
} from "playwright/test";
import { basename, dirname } from "node:path";
import { misfits, watchDataLayers } from "./data-layer";
import { firefoxLimit } from "./firefox-limits";
import { runsScripts, takesScriptsOut } from "./journey";

/** What went wrong in a test's pages, as sentences, and the ones that the test declares as part of its story. */
export class Problems {
  private readonly expected: RegExp[] = [];
  private readonly seen: string[] = [];

  /** Declares a problem that belongs to the test, such as the 404 of a page that does not exist. */
  expect(pattern: RegExp) {
    this.expected.push(pattern);
  }

  report(sentence: string) {
    this.seen.push(sentence);
  }

  unexpected(): string[] {
    return this.seen.filter((sentence) => !this.expected.some((pattern) => pattern.test(sentence)));
  }

  /** Watches every page of a context, those opened later included, until the function that it answers is called. */
  watch(context: BrowserContext, origin: string): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === "error") this.report(`console error: ${message.text()} (${message.location().url})`);
    };
    const onError = (error: WebError) => this.report(`page error: ${error.error().stack ?? error.error().message}`);
    const onResponse = (response: Response) => {
      if (!response.url().startsWith(origin)) this.report(`request to another origin: ${response.url()}`);
      else if (response.status() >= 500) this.report(`answer ${response.status()}: ${response.url()}`);
    };
    const onFailure = (request: Request) => {
      const reason = request.failure()?.errorText ?? "unknown";
      // A navigation gives up what the old page was still asking for; and without JavaScript Chromium refuses
      // to preload scripts, as it says for a policy's violation, which is a console error by itself.
      if (!["net::ERR_ABORTED", "NS_BINDING_ABORTED", "csp"].includes(reason))
        this.report(`failed request: ${request.url()} (${reason})`);
    };
    context.on("console", onConsole).on("weberror", onError).on("response", onResponse).on("requestfailed", onFailure);
    return () =>
      context
        .off("console", onConsole)
        .off("weberror", onError)
        .off("response", onResponse)
        .off("requestfailed", onFailure);
  }
}

/** What each browser says of requests without a network. */
export const offline =
  /Failed to load resource|failed request|Failed to fetch|ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/;

/** What each browser says of a script that is not there. */
export const missingScript = /Failed to load resource|failed request|disallowed MIME type/;

/** Waits until the page shows what its address names; not at all while the scripts are not at work yet. */
const shown = (page: Page) =>
  page.waitForFunction(() => {
    const { hydrated } = document.documentElement.dataset;
    const { key = "default" } = (history.state ?? {}) as { key?: string };
    return hydrated === undefined || hydrated === key;
  });

const isReport = (file: string) => basename(dirname(file)) === "reports";

/** Journeys go over a site with the data layer on: what each of them pushes is held to the schema. */
const isCounted = (file: string) => isReport(file) || /^(journey-|analytics\.)/.test(basename(file));

/** A context whose cache and process one test after the other uses, and the page that keeps both while none is open. */
interface WarmContext {
  context: BrowserContext;
  keeper: Page;
}

async function openWarm(browser: Browser): Promise<WarmContext> {
  // Playwright's own size: else further pages of a test would be as large as the test wanted that came first.
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const keeper = await context.newPage();
  await keeper.goto("/robots.txt");
  return { context, keeper };
}

/** Takes away what a test left: its pages with their session storage, cookies, local storage, routes and permissions. */
async function empty({ context, keeper }: WarmContext): Promise<void> {
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.setOffline(false);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearCookies();
  await context.clearPermissions();
  await keeper.evaluate(() => localStorage.clear());
}

/**
 * Playwright's test. It fails too when a page logs an error, throws, asks another origin for something, or gets no
 * answer or one of 500 and above: `problems.expect(/…/)` declares what a test provokes. And its page has come to an
 * address only once it shows what is there. A journey fails too when any window of it pushes to the data layer what does
 * not fit the schema.
 */
export const test = base.extend<
  { problems: Problems; heldToSchema: void; cold: boolean },
  { pictures: boolean; warmContexts: Map<string, WarmContext> }
>({
  // True gives a test a browser context that nothing used before: for what is loaded, clocks, and a network that is lost.
  cold: [false, { option: true }],
  // True draws pictures, for files that look at them: without scripts, 24 on a list take longer than the rest of it.
  pictures: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, browserName, pictures }, use) => {
      const args = pictures || browserName !== "chromium" ? [] : ["--blink-settings=imagesEnabled=false"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: "worker" },
  ],
  warmContexts: [
    async ({}, use) => {
      const all = new Map<string, WarmContext>();
      await use(all);
      for (const { context } of all.values()) await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ baseURL, browserName }, use, testInfo) => {
    const { SITE_FOR_REPORTS, SITE_WITH_ANALYTICS, SCRIPTLESS_ORIGINS } = process.env;
    const site = isReport(testInfo.file) ? SITE_FOR_REPORTS : isCounted(testInfo.file) ? SITE_WITH_ANALYTICS : baseURL;
    const scriptless = JSON.parse(SCRIPTLESS_ORIGINS ?? "{}") as Record<string, string>;
    await use(takesScriptsOut(browserName, testInfo) ? scriptless[site ?? ""] : site);
  },
  context: async (
    {
      cold,
      browser,
      browserName,
      javaScriptEnabled,
      forcedColors,
      colorScheme,
      hasTouch,
      locale,
      baseURL,
      warmContexts,
    },
    use,
  ) => {
    if (cold || browserName !== "chromium") {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    // What a context is made with, but for the size of its window, which a page can change.
    const key = JSON.stringify([javaScriptEnabled, forcedColors, colorScheme, hasTouch, locale, baseURL]);
    const warm = warmContexts.get(key) ?? (await openWarm(browser));
    warmContexts.set(key, warm);
    await use(warm.context);
    await empty(warm);
  },
  problems: [
    async ({ context, baseURL, browserName }, use, testInfo) => {
      const limit =
        browserName === "firefox" ? firefoxLimit(testInfo.file, testInfo.title, runsScripts(testInfo)) : null;
      testInfo.skip(limit !== null, limit ?? "");
      const problems = new Problems();
      const unwatch = problems.watch(context, baseURL ?? "");
      await use(problems);
      unwatch();
      expect(problems.unexpected(), "problems.expect(/…/) declares those that the test provokes").toEqual([]);
    },
    { auto: true },
  ],
  heldToSchema: [
    async ({ browser, context, javaScriptEnabled }, use, testInfo) => {
      if (!isCounted(testInfo.file) || javaScriptEnabled === false) return use();
      const { pushed, unwatch } = await watchDataLayers(browser, context);
      await use();
      unwatch();
      expect(misfits(pushed()), "every push to the data layer fits its schema").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ context, viewport, javaScriptEnabled }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    const waitForURL = page.waitForURL.bind(page);
    page.waitForURL = async (...address) => {
      await waitForURL(...address);
      if (javaScriptEnabled !== false) await shown(page);
    };
    await use(page);
  },
});

export { expect };
