import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

test.use({ pictures: true });

test(
  "the close-ups of materials come through the optimizer, in a small format and no wider than needed",
  { tag: ["@short", "@scripted"] },
  async ({ page }, testInfo) => {
    const types = new Set<string>();
    page.on("response", async (response) => {
      if (response.url().includes("/_next/image/")) types.add((await response.headerValue("content-type")) ?? "");
    });
    await visit(page, "/about/", testInfo);
    const pictures = page.getByRole("main").locator("figure img");
    await expect(pictures.first()).toBeAttached();
    expect(await pictures.count()).toBeGreaterThanOrEqual(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      // Made when it is first asked for, at the lowest priority, while other tests use the cores.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
          timeout: 40_000,
        })
        .toBeGreaterThan(0);
      const shown = await picture.evaluate(({ currentSrc, width, height }: HTMLImageElement) => ({
        currentSrc,
        width,
        height,
      }));
      expect(shown.currentSrc).toMatch(/\/_next\/image\/\?url=%2Fpictures%2F[a-z-]+\.jpg&w=640&q=75$/);
      expect(shown.width / shown.height).toBeCloseTo(1.5, 1);
    }
    expect([...types]).toEqual(["image/avif"]);
  },
);
