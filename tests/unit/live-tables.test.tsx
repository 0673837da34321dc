// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { CatalogueFacts } from "#contracts/content/content";
import { liveTable } from "~/features/content/markdown/live-tables";

afterEach(cleanup);

const spread = { low: 0, middle: 30, high: 30 };
const facts: CatalogueFacts = {
  models: 10,
  brands: 2,
  stores: 3,
  types: [{ type: "polymer-grid", models: 10, queen_cents: { low: 149_900, middle: 249_900, high: 479_900 } }],
  sizes: [],
  trial_nights: spread,
  break_in_nights: spread,
  return_fee_cents: null,
  charge_returns: null,
  warranty_years: spread,
  nonprorated_years: spread,
};

const headsOf = (name: string) => {
  const Page = createRemixStub([{ path: "/", Component: () => liveTable(name, facts) || null }]);
  return [...render(<Page />).container.querySelectorAll("thead th")].map(({ textContent }) => textContent);
};

test("A table says that a tenth have its lowest figure or less when no bed has less", () => {
  for (const name of ["trials", "warranties"])
    expect(headsOf(name).slice(1)).toEqual(["A tenth have this or less", "Middle", "A tenth have this or more"]);
  expect(headsOf("types").slice(2)).toEqual(["A tenth cost this or less", "Middle", "A tenth cost this or more"]);
});
