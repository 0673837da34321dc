import { expect, test } from "../support/browser";
import { misfits, watchDataLayers } from "../support/data-layer";

test(
  "a wrong push is seen in every window of a journey, and in every context that it opens",
  { tag: "@scripts" },
  async ({ browser, context, page, baseURL }) => {
    const { pushed, unwatch } = await watchDataLayers(browser, context);
    const push = (name: string) => (window as unknown as { dataLayer: unknown[] }).dataLayer.push({ event: name });
    await page.goto("/robots.txt");
    const popup = context.waitForEvent("page");
    await page.evaluate(() => void window.open("/robots.txt"));
    const other = await browser.newContext({ baseURL });
    const windows = { own: page, opened: await popup, second: await context.newPage(), other: await other.newPage() };
    for (const [name, window] of Object.entries(windows)) {
      await window.goto("/robots.txt");
      await window.evaluate(push, name);
    }
    const names = Object.keys(windows);
    await expect.poll(() => pushed().map(({ event }) => event as string)).toEqual(names);
    expect(misfits(pushed())).toHaveLength(names.length);
    await other.close();
    unwatch();
  },
);
