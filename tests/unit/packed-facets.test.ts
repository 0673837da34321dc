import { expect, test } from "vitest";
import { packFacets, unpackFacets } from "~/features/mattresses/packed-facets";

test("facets of a list come out of their page as they were packed", () => {
  const facets = [
    {
      key: "type",
      label: "Type",
      values: [
        { value: "hybrid", label: "Hybrid", count: 207, selected: true },
        { value: "latex", label: "Latex", count: 0, selected: false },
      ],
    },
    { key: "deal", label: "Deal", values: [] },
  ];
  expect(unpackFacets(JSON.parse(JSON.stringify(packFacets(facets))))).toEqual(facets);
});
