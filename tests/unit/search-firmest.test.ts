import { describe, expect, test } from "vitest";
import { firmestOf } from "../../upstream/search/criteria/instead";
import type { ReadPart } from "../../upstream/search/read-part";

const firmness = (label: string, more: Partial<ReadPart> = {}): ReadPart => ({
  kind: "firmness",
  label,
  values: [label.replace(" ", "-")],
  tokens: [],
  ...more,
});
const hybrid: ReadPart = { kind: "type", label: "hybrid", values: ["hybrid"], tokens: [] };

/** What is shown where so many beds of each firmness fit. */
const shown = (parts: readonly ReadPart[], beds: Readonly<Record<string, number>>) =>
  firmestOf(parts, (wanted) => {
    const values = wanted.find(({ kind }) => kind === "firmness")?.values ?? [];
    return values.reduce((sum, value) => sum + (beds[value] ?? 0), 0);
  });

describe("A search for extra firm beds", () => {
  const asked = [firmness("extra firm"), hybrid];

  test("finds them where there are any", () => {
    expect(shown(asked, { "extra-firm": 4, firm: 90 })).toEqual({ parts: asked, instead: null });
  });

  test("finds the firm ones where there are none, and says so", () => {
    const { parts, instead } = shown(asked, { firm: 90 });
    expect(parts.map(({ label, values }) => [label, values])).toEqual([
      ["firm", ["firm"]],
      ["hybrid", ["hybrid"]],
    ]);
    expect(instead).toEqual({ asked: "extra firm", shown: "firm" });
  });

  test("finds nothing else where there are no firm ones either, nor where firmer than firm or two were asked for", () => {
    for (const [parts, beds] of [
      [asked, {}],
      [[firmness("firmer than firm", { values: ["extra-firm"] })], { firm: 90 }],
      [[firmness("extra firm"), firmness("soft")], { firm: 90 }],
      [[firmness("not extra firm", { excluded: { firmness: ["extra-firm"] } })], { firm: 90 }],
    ] as const)
      expect(shown(parts, beds)).toEqual({ parts, instead: null });
  });
});
