import { expect, test as base, type BrowserContext, type Page } from "playwright/test";
import { firefoxLimit } from "./firefox-limits";

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

  /** Watches every page of a context, those opened later included. */
  watch(context: BrowserContext, origin: string) {
    context.on("console", (message) => {
      if (message.type() === "error") this.report(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.report(`page error: ${error.error().stack ?? error.error().message}`));
    context.on("response", (response) => {
      if (!response.url().startsWith(origin)) this.report(`request to another origin: ${response.url()}`);
      else if (response.status() >= 500) this.report(`answer ${response.status()}: ${response.url()}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "unknown";
      // A navigation gives up what the old page was still asking for; and without JavaScript Chromium refuses
      // to preload scripts, as it says for a policy's violation, which is a console error by itself.
      if (!["net::ERR_ABORTED", "NS_BINDING_ABORTED", "csp"].includes(reason))
        this.report(`failed request: ${request.url()} (${reason})`);
    });
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

/**
 * Playwright's test. It fails too when a page logs an error, throws, asks another origin for something, or gets no
 * answer or one of 500 and above: `problems.expect(/…/)` declares what a test provokes. And its page has come to an
 * address only once it shows what is there.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context, baseURL, browserName }, use, testInfo) => {
      const limit = browserName === "firefox" ? firefoxLimit(testInfo.file, testInfo.title) : null;
      testInfo.skip(limit !== null, limit ?? "");
      const problems = new Problems();
      problems.watch(context, baseURL ?? "");
      await use(problems);
      expect(problems.unexpected(), "problems.expect(/…/) declares those that the test provokes").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const waitForURL = page.waitForURL.bind(page);
    page.waitForURL = async (...address) => {
      await waitForURL(...address);
      if (javaScriptEnabled !== false) await shown(page);
    };
    await use(page);
  },
});

export { expect };
