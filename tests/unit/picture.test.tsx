import { statSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import MaterialCloseUps from "~/mattress/layers/material-close-ups";
import { materialPictures } from "~/mattress/layers/material-pictures";
import Picture from "~/ui/picture";

const bed = { src: "/pictures/bed.jpg", alt: "A bed", sizes: "100vw" };
const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(html)?.[1]?.replaceAll("&amp;", "&");
const offered = (html: string) =>
  attribute(html, "srcset")!
    .split(", ")
    .map((one) => one.split(" "));

describe("A picture", () => {
  test("is an image by itself, without a script, that keeps its place and waits until it is near", () => {
    const html = renderToStaticMarkup(<Picture {...bed} width={1920} height={1280} />);
    expect(html).toMatch(/^<img [^>]*\/>$/);
    const attributes = ["alt", "width", "height", "loading", "decoding", "sizes"].map((name) => attribute(html, name));
    expect(attributes).toEqual(["A bed", "1920", "1280", "lazy", "async", "100vw"]);
    expect(attribute(html, "src")).toBe("/_next/image/?url=%2Fpictures%2Fbed.jpg&w=1080&q=75");
    expect(html).not.toContain("style=");
  });

  test("comes first in the order of its attributes as srcset and sizes, so that no browser fetches src meanwhile", () => {
    const html = renderToStaticMarkup(<Picture {...bed} width={1920} height={1280} />);
    expect(html.indexOf("srcSet=")).toBeLessThan(html.indexOf(" src="));
    expect(html.indexOf("sizes=")).toBeLessThan(html.indexOf(" src="));
  });

  test.each([
    [1920, ["640w", "750w", "828w", "1080w", "1200w", "1920w"]],
    [1000, ["640w", "750w", "828w", "1000w"]],
    [640, ["640w"]],
    [300, ["300w"]],
    [5000, ["640w", "750w", "828w", "1080w", "1200w", "1920w", "2048w", "3840w"]],
  ])("of %i pixels is offered as wide as %j and never wider than it is", (width, widths) => {
    const html = renderToStaticMarkup(<Picture {...bed} width={width} height={100} />);
    expect(offered(html).map(([, wide]) => wide)).toEqual(widths);
  });
});

describe("The pictures of materials", () => {
  test.each(Object.entries(materialPictures))(
    "are there, as large as is said, and under 400 KB: %s",
    async (_name, picture) => {
      const file = `public${picture.src}`;
      const { width, height } = await sharp(file).metadata();
      expect([width, height]).toEqual([picture.width, picture.height]);
      expect(statSync(file).size).toBeLessThan(400_000);
      expect(picture.alt.length).toBeGreaterThan(30);
    },
  );

  test("stand beside words that say what they mean for a sleeper", () => {
    const html = renderToStaticMarkup(<MaterialCloseUps />);
    expect(html.match(/<figure/g)).toHaveLength(Object.keys(materialPictures).length);
    expect(html.match(/<figcaption/g)).toHaveLength(Object.keys(materialPictures).length);
  });
});
