import { expect, test } from "../support/browser";
import { pathOf } from "./open-pages";

test.use({ pictures: true });

/** Pages on which beds stand: each with its picture, in its place before it is there. */
const pages = [
  "mattresses sold online",
  "model",
  "comparison of four",
  "matches of a couple",
  "line",
  "brand of stores",
  "deal",
  "store",
];

for (const name of pages) {
  test(`pictures of beds have their size, come late below the first screen, and are there: ${name}`, async ({
    page,
    request,
  }) => {
    await page.goto(await pathOf(request, name));
    const pictures = page.locator("img.model-picture__image");
    await expect(pictures.first()).toBeAttached();
    const said = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        width: image.getAttribute("width"),
        height: image.getAttribute("height"),
        decoding: image.decoding,
        alt: image.hasAttribute("alt"),
        address: image.getAttribute("src"),
      })),
    );
    for (const { address, ...rest } of said) {
      expect(rest).toEqual({ width: "640", height: "404", decoding: "async", alt: true });
      expect(address).toMatch(/^\/mattress-model\/[^/]+\/picture\/[0-9a-z]{14}\.svg$/);
    }
    const far = pictures.last();
    if (said.length > 4) expect(await far.getAttribute("loading")).toBe("lazy");
    for (const picture of [pictures.first(), far]) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(640);
      const box = (await picture.boundingBox())!;
      expect(box.width / box.height).toBeCloseTo(640 / 404, 1);
    }
  });
}

test("a drawing follows the scheme of its page and is kept for a year", async ({ page, request }) => {
  await page.goto(await pathOf(request, "model"));
  const picture = page.locator("img.model-picture__image").first();
  await expect(picture).toHaveAttribute("alt", /^Drawing of the .+ inches tall, /);
  const answer = await request.get((await picture.getAttribute("src"))!);
  expect(answer.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "image/svg+xml",
    "x-content-type-options": "nosniff",
  });
  /** The middle of its top, where nothing of the page is seen. */
  const look = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { x, y, width, height } = (await picture.boundingBox())!;
    const clip = { x: x + width * 0.5, y: y + height * 0.45, width: 20, height: 10 };
    return (await page.screenshot({ clip })).toString("base64");
  };
  expect(await look("dark")).not.toBe(await look("light"));
});
