import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Card } from "~/http/cards/card";
import { setBlock, setLettering, type Lettering } from "~/http/cards/lettering.server";
import { paintCard } from "~/http/cards/paint-card.server";
import { drawWithoutWords } from "~/mattress/picture/drawing.server";
import { pictureOf } from "~/mattress/picture/picture";
import { picturedModels } from "../support/pictured-models";

const models = picturedModels();
const drawings = models.map((model) => drawWithoutWords(pictureOf(model)));
const on = { site: "Bedlark", demo: true };
const text = (more: Partial<Card> = {}): Card =>
  ({ kind: "text", ...on, eyebrow: "Mattress guide", title: "Types", summary: "What’s in them.", ...more }) as Card;
const bed = (more: Partial<Card> = {}): Card =>
  ({
    ...{ kind: "bed", ...on, brand: "Meadow", name: "Lark", about: "Latex, 12 inches high", drawing: drawings[0]! },
    facts: [
      { label: "Bedlark score", value: "82 of 100" },
      { label: "Firmness", value: "6.5 of 10, medium-firm", scale: { from: 1, to: 6.5 } },
      { label: "Prices from", value: "$1,299" },
    ],
    ...more,
  }) as Card;
const side = { brand: "Meadow", name: "Lark", score: "Bedlark score 82 of 100", drawing: drawings[0]! };
const pair = (more: Partial<Card> = {}): Card =>
  ({ kind: "pair", ...on, title: "Meadow vs. Brook", sides: [side, { ...side, brand: "Brook" }], ...more }) as Card;

/** Every pixel, to compare cards by what is seen. */
const pixelsOf = async (card: Card) =>
  sharp(await paintCard(card))
    .raw()
    .toBuffer();

describe("A card", () => {
  test.each([
    ["of a bed", bed()],
    ["of a text", text()],
    ["of two beds", pair()],
  ])("%s is a picture of 1200 by 630 that every network takes", async (_of, card) => {
    const png = await paintCard(card);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
  });

  test("shows each thing that is on it", async () => {
    const known = await pixelsOf(bed());
    const others = [
      { brand: "Brook" },
      { name: "Wren" },
      { about: "Hybrid" },
      { facts: [] },
      { drawing: drawings.at(-1)! },
      { demo: false },
      { site: "Other" },
    ];
    for (const other of others)
      expect(Buffer.compare(known, await pixelsOf(bed(other))), JSON.stringify(Object.keys(other))).not.toBe(0);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " "],
    ["five thousand letters", "W".repeat(5000)],
    ["two thousand words", "word ".repeat(2000)],
    ["control characters", "\u0000\u0007\u2028"],
    ["letters of other scripts", "שלום 枕 🛏️ ﷽"],
    ["markup", "<svg onload=x> & \"q\" 'a'"],
    ["feet and inches", "12″ × 6′"],
  ])("is painted whatever its names are: %s", async (_what, name) => {
    const card = text({ title: name, summary: name, eyebrow: name, site: name });
    expect((await paintCard(card)).length).toBeGreaterThan(1000);
  });

  test("of beds is painted whatever their names are", async () => {
    const name = `\u0000${"long ".repeat(500)}`;
    const cards = [
      bed({ brand: name, name, about: name, facts: [{ label: name, value: name }] }),
      pair({ title: name, sides: [{ ...side, name }, side] }),
    ];
    for (const card of cards) expect((await paintCard(card)).length).toBeGreaterThan(1000);
  });
});

describe("Words on a card", () => {
  const context = createCanvas(10, 10).getContext("2d");
  const lettering: Lettering = { family: "display", size: 68, color: "#000" };
  const block = { width: 560, lines: 3, least: 44, leading: 1.1 };
  const widest = ({ lines, size }: ReturnType<typeof setBlock>) => {
    setLettering(context, { ...lettering, size });
    return Math.max(0, ...lines.map((line) => context.measureText(line).width));
  };

  test("are in the site's own typefaces, which no machine has to have", () => {
    setLettering(context, lettering);
    expect(GlobalFonts.has("Card display latin")).toBe(true);
    const light = { ...lettering, family: "text", weight: 400 } as const;
    setLettering(context, light);
    const narrow = context.measureText("Mattress").width;
    setLettering(context, { ...light, weight: 700 });
    expect(context.measureText("Mattress").width).toBeGreaterThan(narrow);
  });

  test("get smaller before any is cut, and stay within their block", () => {
    expect(setBlock(context, "Lark", lettering, block)).toMatchObject({ lines: ["Lark"], size: 68 });
    const long = setBlock(context, "Winter Solstice Luxury Firm Euro Top Cooling", lettering, block);
    expect(long.size).toBeLessThan(68);
    expect(long.lines.join(" ")).toBe("Winter Solstice Luxury Firm Euro Top Cooling");
    const longer = setBlock(context, "Winter Solstice Luxury Firm ".repeat(5), lettering, block);
    expect([longer.size, longer.lines.length]).toEqual([44, 3]);
    expect(longer.lines.at(-1)).toMatch(/…$/);
    const word = setBlock(context, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", lettering, block);
    expect([word.size, word.lines.length]).toEqual([44, 1]);
    for (const set of [long, longer, word]) expect(widest(set)).toBeLessThanOrEqual(560);
  });
});

test("a drawing for a card has neither words nor variables, of every bed", () => {
  expect(drawings.filter((drawing) => /<text|var\(|<style|undefined|NaN/.test(drawing))).toEqual([]);
});
