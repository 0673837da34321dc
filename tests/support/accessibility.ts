import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page, Response } from "playwright/test";
import { showScheme } from "./journey";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No rule among these reads style sheets, so they are not asked for again. */
const violationsOnly = { resultTypes: ["violations"], preload: false } as const satisfies RunOptions;

/** The rules of WCAG 2.2 level A and AA, and axe's own best practices. */
const allRules: RunOptions = {
  ...violationsOnly,
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
};

/** Those about colors, which cost as much as all others together. */
const aboutColors = ["color-contrast", "link-in-text-block"];
const colorRules: RunOptions = { ...violationsOnly, runOnly: { type: "rule", values: aboutColors } };
const structureRules: RunOptions = {
  ...allRules,
  rules: Object.fromEntries(aboutColors.map((rule) => [rule, { enabled: false }])),
};

/** The part of a page to look at: all of it, all but the header and footer of every page, or its header alone. */
export type Part = "page" | "between" | "header";

/** axe's own type of a context is too deep to be sent to a page. */
interface Context {
  include: string[][];
  exclude?: string[][];
}

const contexts: Record<Part, Context> = {
  page: { include: [["html"]] },
  between: { include: [["html"]], exclude: [[".site-header"], [".site-footer"]] },
  header: { include: [[".site-header"]] },
};

/** Violations as sentences: rule, selector and what is wrong. Empty when there are none. */
export const accessibilityFaults = (page: Page, part: Part = "between") => violations(page, part, allRules);

/** Violations of all rules but those about colors. */
export const structureFaults = (page: Page, part: Part) => violations(page, part, structureRules);

/** Violations of the rules about colors in both color schemes, each named; the page is left in the dark one. */
export async function colorFaultsOfBothSchemes(page: Page, part: Part): Promise<string[]> {
  const faults: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await showScheme(page, scheme);
    faults.push(...(await violations(page, part, colorRules)).map((fault) => `${scheme}: ${fault}`));
  }
  return faults;
}

/** How the header is looked at in each state that opens something in it; colors in the long tests alone (decision 31). */
export const headerLooks: { what: string; tag: string[]; faultsOf: (page: Page) => Promise<string[]> }[] = [
  { what: "pass the accessibility rules", tag: [], faultsOf: (page) => structureFaults(page, "header") },
  {
    what: "have colors far enough apart in both schemes",
    tag: ["@repeat"],
    faultsOf: (page) => colorFaultsOfBothSchemes(page, "header"),
  },
];

async function violations(page: Page, part: Part, rules: RunOptions): Promise<string[]> {
  // evaluate() is not subject to the page's content security policy, a script element would be.
  await page.evaluate(`window.axe || (() => { ${axeSource} })(); void 0`);
  const { violations } = await page.evaluate<AxeResults, [Context, RunOptions]>(
    ([within, options]) => {
      const { axe } = window as unknown as {
        axe: { run(within: Context, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(within, options);
    },
    [contexts[part], rules],
  );
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(" ")} — ${node.failureSummary ?? violation.help}`,
    ),
  );
}

/**
 * Goes to an address while scripts do not run, so that noscript content is parsed as content, and lets them run
 * afterwards, which axe needs (its timers never fire under javaScriptEnabled: false).
 */
export async function reachWithoutScripts(page: Page, url: string): Promise<Response | null> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
  const response = await page.goto(url);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
  await devtools.detach();
  return response;
}
