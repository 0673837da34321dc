import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of WCAG 2.2 level A and AA, and axe's own best practices. */
const rules: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  resultTypes: ["violations"],
};

/** The page's violations as sentences: rule, selector and what is wrong. Empty when there are none. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // evaluate() is not subject to the page's content security policy, a script element would be.
  await page.evaluate(`${axeSource}; void 0`);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    rules,
  );
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")} — ${node.failureSummary ?? violation.help}`),
  );
}

/**
 * A page in whose browser scripts do not run while it loads, so that noscript content is parsed as
 * content, and can run afterwards, which axe needs (its timers never fire under javaScriptEnabled: false).
 */
export async function openWithoutScripts(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.goto(url);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
  return page;
}
