import { expect, test } from "vitest";
import { hugScale } from "#contracts/vocabulary/mattress";
import { hugWords, ReadingTable } from "~/features/models/score-table";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SnapshotModel } from "../../upstream/catalogue/snapshot";
import { type ListedModel, type Mattresses, mattressFacets } from "../../upstream/mattresses/mattress-facets";

const readings = (value: number) => ({
  pressure_relief: value,
  support: value,
  motion_isolation: value,
  cooling: value,
  edge_support: value,
  responsiveness: value,
  hug: value,
  durability: value,
});
const listed = (value: number): ListedModel => ({
  model: { readings: readings(value) } as unknown as SnapshotModel,
  price: null as unknown as ListedModel["price"],
  deal: null,
  place: null,
});
const facets = mattressFacets({ models: [], certificateNames: new Map(), bars: [] } as unknown as Mattresses, "queen");
const facet = (key: string) => facets.find((each) => each.key === key)!;

test("A bed is in the band of the figure that its page shows when the reading lies between two tenths", () => {
  for (let hundredth = 100; hundredth <= 500; hundredth += 1) {
    const value = hundredth / 100;
    const [, shown, words] = /^Hug: ([\d.]+) of 5, so ([^.]+)\./.exec(hugWords(value))!;
    const band = hugScale.find(({ from }) => Number(shown) >= from)!;
    expect(words, `${value}`).toBe(band.words);
    expect(facet("hug").valuesOf(listed(value)), `${value}`).toEqual([band.value]);
    const table = renderToStaticMarkup(createElement(ReadingTable, { readings: readings(value), tested: false }));
    expect(table, `${value}`).toContain(`>${shown}</td>`);
    // The others have bands of their own, which end at the same figures.
    const at = hugScale.indexOf(band);
    for (const key of ["cooling", "pressure", "motion", "lasting"])
      expect(facet(key).valuesOf(listed(value)), `${key} ${value}`).toEqual([facet(key).values[at]!.value]);
  }
});
