import { gzipSync } from "node:zlib";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { openPages, pathOf } from "./open-pages";
import { become } from "./page-forms";

// A first load: nothing is kept of another one.
test.use({ cold: true, pictures: true });

/** Budgets of a first load, in bytes after gzip (fonts as they are). */
const budgets = { script: 140_000, stylesheet: 20_000, font: 60_000, document: 20_000 };

/** Most script files of a first load; the manifest's own test holds it for every route. */
const mostScripts = 45;

/** The first page and the heaviest ones, then one more of each family; of all what their HTML asks for is weighed below. */
const heaviest = ["home", "stores around a large city, page 2", "comparison of four", "model", "matches of a couple"];
const others = [
  "question with an amount",
  "brand of stores",
  "store",
  "mattresses sold online",
  "online discounts",
  "popular comparison",
];

for (const name of [...heaviest, ...others]) {
  test(
    `the first load keeps its budgets and asks no other origin: ${name}`,
    { tag: others.includes(name) ? ["@scripts", "@repeat"] : ["@scripts", "@short"] },
    async ({ page, baseURL, request }, testInfo) => {
      const bytes = { script: 0, stylesheet: 0, font: 0, document: 0 };
      const foreign: string[] = [];
      const bodies: Promise<void>[] = [];
      const scripts = new Set<string>();
      page.on("response", (response) => {
        if (!response.url().startsWith(`${baseURL}/`)) foreign.push(response.url());
        const type = response.request().resourceType();
        if (type === "script") scripts.add(response.url());
        if (type in bytes) {
          bodies.push(
            response.body().then((body) => {
              bytes[type as keyof typeof bytes] += type === "font" ? body.length : gzipSync(body, { level: 9 }).length;
            }),
          );
        }
      });
      await page.goto(await pathOf(request, name));
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      // Long enough to include what the page loads by itself when it is idle.
      await page.waitForLoadState("networkidle");
      await Promise.all(bodies);
      testInfo.annotations.push({ type: "weight", description: JSON.stringify(bytes) });
      console.info(`first load, ${name}: ${JSON.stringify(bytes)}`);
      expect(foreign).toEqual([]);
      expect(scripts.size, [...scripts].join("\n")).toBeLessThanOrEqual(mostScripts);
      for (const [type, budget] of Object.entries(budgets)) {
        expect(bytes[type as keyof typeof bytes], `${type} bytes`).toBeGreaterThan(0);
        expect(bytes[type as keyof typeof bytes], `${type} bytes`).toBeLessThanOrEqual(budget);
      }
    },
  );
}

test(
  "no kind of page has too much HTML, too many scripts or too heavy ones",
  { tag: "@scripts" },
  async ({ context }) => {
    // Two hundred pages and their scripts, one after another: a minute on a busy machine.
    test.setTimeout(240_000);
    const { request } = context;
    const weights = new Map<string, number>();
    const weightOf = async (path: string) => {
      const known = weights.get(path);
      if (known !== undefined) return known;
      const weight = gzipSync(await (await request.get(path)).body(), { level: 9 }).length;
      weights.set(path, weight);
      return weight;
    };
    const heavy: string[] = [];
    for (const { name, path, account } of await openPages(request)) {
      await become(context, account);
      const html = await (await request.get(path)).body();
      const scripts = new Set(html.toString().match(/\/build\/[^"\\]+\.js/g));
      expect(scripts.size, name).toBeGreaterThan(0);
      if (scripts.size > mostScripts) heavy.push(`${name}: ${scripts.size} scripts`);
      let script = 0;
      for (const each of scripts) script += await weightOf(each);
      if (script > budgets.script) heavy.push(`${name}: ${script} bytes of scripts`);
      const document = gzipSync(html, { level: 9 }).length;
      if (document > budgets.document) heavy.push(`${name}: ${document} bytes of HTML`);
    }
    expect(heavy).toEqual([]);
  },
);

test(
  "a link under the pointer or in focus fetches its page's scripts, and no data",
  { tag: "@scripts" },
  async ({ page }, testInfo) => {
    await visit(page, "/mattress-comparison/", testInfo);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "All mattress brands" }).first().hover();
    await expect.poll(() => asked.some((path) => path.startsWith("/build/mattresses._index-"))).toBe(true);
    await footer.getByRole("link", { name: "Side-by-side comparison" }).first().focus();
    await expect.poll(() => asked.some((path) => path.startsWith("/build/compare._index-"))).toBe(true);
    expect(asked.filter((path) => !path.startsWith("/build/"))).toEqual([]);
  },
);
