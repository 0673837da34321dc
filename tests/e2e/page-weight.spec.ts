import { gzipSync } from "node:zlib";
import { expect, test } from "../support/browser";

/** Budgets of the home page's first load, in bytes after gzip (fonts as they are). */
const budgets = { script: 110_000, stylesheet: 20_000, font: 60_000, document: 20_000 } as const;

test("the home page's first load keeps its budgets and asks no other origin", { tag: "@scripts" }, async ({ page, baseURL }, testInfo) => {
  const bytes = { script: 0, stylesheet: 0, font: 0, document: 0 };
  const foreign: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    if (!response.url().startsWith(`${baseURL}/`)) foreign.push(response.url());
    const type = response.request().resourceType();
    if (type in bytes) {
      bodies.push(
        response.body().then((body) => {
          bytes[type as keyof typeof bytes] += type === "font" ? body.length : gzipSync(body, { level: 9 }).length;
        }),
      );
    }
  });
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // Long enough to include what the page loads by itself when it is idle.
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  testInfo.annotations.push({ type: "weight", description: JSON.stringify(bytes) });
  console.info(`first load of the home page: ${JSON.stringify(bytes)}`);
  expect(foreign).toEqual([]);
  for (const [type, budget] of Object.entries(budgets)) {
    expect(bytes[type as keyof typeof bytes], `${type} bytes`).toBeGreaterThan(0);
    expect(bytes[type as keyof typeof bytes], `${type} bytes`).toBeLessThanOrEqual(budget);
  }
});
