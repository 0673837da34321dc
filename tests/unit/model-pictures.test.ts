// @vitest-environment jsdom
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { materials, mattressTypes } from "#contracts/mattress";
import { drawPicture } from "../../app/mattress/picture/drawing.server";
import { pictureOf, type Picture } from "../../app/mattress/picture/picture";
import { pictureHash, pictureHref } from "../../app/mattress/picture/picture-address";
import { pictureText } from "../../app/mattress/picture/picture-text";
import { picturedModels } from "../support/pictured-models";

const models = picturedModels();
const pictures = models.map(pictureOf);
const one: Picture = {
  brand: { slug: "meadow", name: "Meadow" },
  color: "#3d6b4a",
  type: "hybrid",
  top: "euro",
  layers: [
    { material: "cover", inches: 0.5 },
    { material: "polyfoam", inches: 2 },
    { material: "memory-foam", inches: 2 },
    { material: "pocketed-coils", inches: 7 },
    { material: "polyfoam", inches: 1 },
  ],
  height: 12.5,
  firmness: 6.5,
};

/** Throws at what is no well-formed XML. */
function parsed(svg: string) {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}

describe("drawings of the whole catalogue", () => {
  test("take at most 6 KB each", () => {
    const sizes = pictures.map((picture) => gzipSync(drawPicture(picture), { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(500);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6 * 1024);
  });

  test("hold no broken number, and refer only to what they define", () => {
    for (const picture of pictures) {
      const svg = drawPicture(picture);
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
      const colors = new Set([...svg.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name));
      expect([...svg.matchAll(/var\((--[a-z-]+)\)/g)].filter(([, name]) => !colors.has(name))).toEqual([]);
    }
  });

  test("are well-formed, of every type, top and material", () => {
    const kinds = new Map(pictures.map((each) => [[each.type, each.top, each.layers.length].join(), each]));
    const drawn = [...kinds.values(), ...materials.map((material) => withLayer(material))];
    for (const picture of drawn) expect(parsed(drawPicture(picture)).documentElement.tagName).toBe("svg");
    expect(new Set(drawn.map(({ type }) => type)).size).toBe(mattressTypes.length);
  });

  test("have addresses of their own: two beds share one only if they are the same bed", () => {
    const addresses = models.map(pictureHref);
    expect(new Set(addresses).size).toBe(models.length);
    const contents = new Map<string, string>();
    for (const model of models) {
      const [hash, content] = [pictureHash(model), JSON.stringify(pictureOf(model))];
      expect(contents.get(hash) ?? content).toBe(content);
      contents.set(hash, content);
    }
  });
});

const withLayer = (material: (typeof materials)[number]): Picture => ({
  ...one,
  layers: [...one.layers.slice(0, 2), { material, inches: 3 }, ...one.layers.slice(3)],
});

describe("what a drawing shows", () => {
  /** Rectangles of the cut face in the color of a material, top first. */
  const faces = (picture: Picture) =>
    [
      ...drawPicture(picture).matchAll(
        /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="var\(--([a-z-]+)\)"/g,
      ),
    ]
      .map(([, x, y, width, height, material]) => ({ x: +x!, y: +y!, width: +width!, height: +height!, material }))
      .filter(({ material }) => (materials as readonly string[]).includes(material!));

  test("every layer to one scale, in its order", () => {
    const drawn = faces(one);
    expect(drawn.map(({ material }) => material)).toEqual(one.layers.map(({ material }) => material));
    const scales = drawn.map(({ height }, index) => height / one.layers[index]!.inches);
    for (const scale of scales) expect(scale).toBeCloseTo(9.97, 0);
    const other = faces({ ...one, layers: one.layers.slice(1), height: 12 });
    expect(other.at(-1)!.height).toBe(drawn.at(-1)!.height);
  });

  test.each(["pocketed-coils", "bonnell-coils", "offset-coils", "continuous-coils", "micro-coils"] as const)(
    "%s whole: as many as fill the face",
    (material) => {
      const picture = withLayer(material);
      const face = faces(picture).find((each) => each.material === material)!;
      const pitch = [...drawPicture(picture).matchAll(/<pattern id="f\d+" width="([\d.]+)"[^>]*><(?:rect|g)/g)].map(
        ([, width]) => Number(width),
      );
      const coils = pitch.map((width) => face.width / width);
      expect(coils.some((count) => Math.abs(count - Math.round(count)) < 0.05 && count > 3)).toBe(true);
    },
  );

  test("a taller bed taller, and each top in its own way", () => {
    const tops = (["tight", "pillow", "euro"] as const).map((top) => drawPicture({ ...one, top }));
    expect(new Set(tops).size).toBe(3);
    const highest = (picture: Picture) => Math.min(...faces(picture).map(({ y }) => y));
    expect(highest({ ...one, layers: one.layers.slice(0, -1), height: 11.5 })).toBeGreaterThan(highest(one));
  });

  test("firmness as a number, or as the range that a bed can be set to or its halves ordered in", () => {
    const words = (firmness: Picture["firmness"]) =>
      [...drawPicture({ ...one, firmness }).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
    expect(words(6.5)).toEqual(["Meadow", "6.5"]);
    expect(words([3, 8.04])).toEqual(["Meadow", "3–8"]);
    expect(words({ halves: [4, 5.5, 7.5] })).toEqual(["Meadow", "4–7.5"]);
    const marks = (firmness: Picture["firmness"]) =>
      drawPicture({ ...one, firmness }).match(/rx="1.5" fill="var\(--ink\)"/g)?.length;
    expect([marks([4, 8]), marks({ halves: [4, 5.5, 7.5] })]).toEqual([5, 3]);
    expect(words(null)).toEqual(["Meadow"]);
  });

  test("nothing but what is known: no layers, no type, no top, any height", () => {
    for (const height of [0.5, 3, 11, 40, 1000]) {
      const picture = { ...one, type: null, top: null, layers: [], firmness: null, height };
      expect(drawPicture(picture)).not.toMatch(/NaN/);
      parsed(drawPicture(picture));
      parsed(drawPicture({ ...picture, layers: [{ material: "dunlop-latex", inches: height }] }));
    }
  });

  test("no broken number of layers that are next to nothing, whatever they are of", () => {
    for (const material of materials)
      for (const [inches, height] of [[0.001, 0] as const, [0.001, 0.01] as const, [0.2, 0.2] as const]) {
        const svg = drawPicture({ ...one, layers: [{ material, inches }], height });
        expect(svg, material).not.toMatch(/NaN|Infinity|(?:width|height)="-/);
        parsed(svg);
      }
  });

  test("names of brands as text, whatever they hold", () => {
    const name = `<script>alert("1")</script>&'\u0000\u0008\uD800]]>`;
    const svg = drawPicture({ ...one, brand: { slug: `"><x`, name } });
    const document = parsed(svg);
    expect(document.querySelector("script")).toBeNull();
    expect(document.querySelector("text")?.textContent).toMatch(/^<script>alert/);
  });
});

describe("the address of a drawing", () => {
  test("is the same from a card and from the page of a model, and names its data", () => {
    const [card] = models;
    const page = {
      ...card!,
      firmness: {
        claimed: card!.firmness as number,
        measured: 6,
        felt: [],
        range: card!.firmness_range ?? null,
        halves: null,
      },
      firmness_range: undefined,
    };
    expect(pictureHref(page)).toBe(pictureHref(card!));
    expect(pictureHref(card!)).toMatch(new RegExp(`^/mattress-model/${card!.slug}/picture/[0-9a-z]{14}\\.svg$`));
    for (const changed of [
      { top_style: card!.top_style === "euro" ? ("tight" as const) : ("euro" as const) },
      { firmness: 9.9 },
      { firmness_halves: [4, 7] },
      { layers: card!.layers.slice(1) },
      { brand_color: "#123456" },
    ])
      expect(pictureHref({ ...card!, ...changed })).not.toBe(pictureHref(card!));
  });
});

describe("the words of a drawing", () => {
  const model = {
    ...models[0]!,
    brand: one.brand,
    name: "Lark",
    top_style: one.top,
    layers: one.layers,
    height_inches: 12.5,
  };

  test("say what it shows", () => {
    expect(pictureText(model)).toBe(
      "Drawing of the Meadow Lark: 12.5 inches tall, euro top, pocketed coils under polyfoam",
    );
  });

  test("say no more than what is known", () => {
    expect(pictureText({ ...model, top_style: null, layers: [], height_inches: null })).toBe(
      "Drawing of the Meadow Lark",
    );
  });
});
