import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { weightBands } from "#contracts/mattress";
import { figureNames } from "#contracts/vocabulary/content";
import { figures } from "~/features/content/figures/figures";
import { targets } from "~/features/content/figures/firmness-by-sleeper";
import { lives } from "~/features/content/figures/life-in-years";
import { poundsOfBand } from "../../upstream/rules/match/weight-bands";
import { targetLines } from "../../upstream/rules/target-firmness";
import { usualYears } from "../../upstream/rules/type-life";

const drawn = figureNames.map((name) => [name, renderToStaticMarkup(createElement(figures[name]))] as const);
const page = drawn.map(([, markup]) => markup).join("");

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** In bytes: every page that shows a figure sends all of it. The largest has twenty points, one for each position and weight. */
const largest = 6100;

describe.each(drawn)("the figure %s", (_name, markup) => {
  test("is an image with a name of its own, and a caption", () => {
    const [labelledBy] = all(markup, /<svg[^>]* role="img" aria-labelledby="([^"]+)"/g);
    const [, title] = /<title id="([^"]+)">[^<]{20,}<\/title>/.exec(markup) ?? [];
    expect(title).toBe(labelledBy);
    expect(title).toBeDefined();
    expect(markup).toMatch(/<figcaption[^>]*>[^<]{40,}\.<\/figcaption>/);
  });

  test("refers to what it brings itself", () => {
    const ids = all(markup, / id="([^"]+)"/g);
    const used = [...all(markup, /url\(#([^)]+)\)/g), ...all(markup, /href="#([^"]+)"/g)];
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("carries no style attribute, which the content security policy forbids", () => {
    expect(markup).not.toContain("style=");
  });

  test("is small", () => {
    expect(Buffer.byteLength(markup)).toBeLessThan(largest);
  });
});

describe("the figures of a page", () => {
  test("share no id", () => {
    const ids = all(page, / id="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("have tables with captions of their own", () => {
    const captions = all(page, /<caption>([^<]+)<\/caption>/g);
    expect(captions.length).toBe(all(page, /(<table)/g).length);
    expect(captions.filter((caption, index) => captions.indexOf(caption) !== index)).toEqual([]);
  });
});

describe("what the figures say", () => {
  test("is the firmness that the match starts from", () => {
    const started = Object.entries(targetLines).map(([position, line]) => [
      position,
      line.map(([, firmness]) => firmness),
    ]);
    expect(Object.fromEntries(targets.map(({ position, firmness }) => [position, firmness]))).toEqual(
      Object.fromEntries(started),
    );
    for (const line of Object.values(targetLines))
      expect(line.map(([pounds]) => pounds)).toEqual(weightBands.map(poundsOfBand));
  });

  test("is how long a bed of each type lasts, the longest-lived first", () => {
    expect(Object.fromEntries(lives.map(({ type, from, to }) => [type, [from, to]]))).toEqual(usualYears);
    expect(lives.map(({ to }) => to)).toEqual([...lives.map(({ to }) => to)].sort((one, other) => other - one));
  });
});
