// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { comparedModel, type ComparedModel } from "#contracts/compare/comparisons";
import { modelPage } from "#contracts/model-page";
import ComparisonOptions from "~/features/compare/comparison-options";
import { comparisonOf } from "~/features/compare/compare-address";
import { comparisonData } from "~/features/compare/comparison-data.server";
import SideBySide from "~/features/compare/side-by-side";
import { BuyBar } from "~/features/models/buy-box";
import PopularComparisonPage from "~/routes/mattress-comparison.$url";

/** What pages say of beds of which an upstream that isn't ours says no more than their names. */

afterEach(cleanup);

const markup = (page: ReactElement) => {
  const Page = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Page />).container.innerHTML;
};

const bare = (name: string): ComparedModel =>
  comparedModel.parse({ slug: name.toLowerCase(), name, brand: { slug: "meadow", name: "Meadow" } });

describe("a bed of which no size is known", () => {
  test("has no published price, and isn't said to be made in no size", () => {
    const page = modelPage.parse({ model: { slug: "lark", name: "Lark", brand: { slug: "meadow", name: "Meadow" } } });
    expect(markup(<BuyBar page={page} />)).toContain("No price published");
    const { beds, sizes } = comparisonData([bare("Lark"), bare("Owl")], "queen", true);
    expect(beds.map(({ price, made }) => [price, made])).toEqual(Array(2).fill(["No price published", true]));
    expect(
      markup(<ComparisonOptions comparison={comparisonOf([])} size="queen" sizes={sizes} same={0} />),
    ).not.toContain("Prices for a");
  });
});

describe("two beds of which nothing is known", () => {
  const data = comparisonData([bare("Lark"), bare("Owl")], "queen", false);

  test("are the same in nothing", () => {
    // Of deals, which are ours to find, none is known.
    expect(data.same).toBe(1);
  });

  test("have no headings over nothing", () => {
    const html = markup(<SideBySide {...data} />);
    expect(html).not.toContain("More about these beds");
    expect(html).not.toContain("<h2");
    expect(html).not.toContain("Other names");
  });

  test("are compared without sections for verdicts that nobody gave", () => {
    const side = (index: number) => ({ brand: { slug: "meadow", name: "Meadow" }, model: data.beds[index]! });
    const none = { left: [], right: [], either: [], neither: [] };
    const page = {
      header: "Lark vs. Owl",
      url: "lark-vs-owl",
      title: null,
      opening: null,
      ruleset: null,
      verdict: null,
    };
    const Stub = createRemixStub([{ path: "/", id: "page", Component: PopularComparisonPage }]);
    const { groups, sources, size } = data;
    const shown = { ...page, groups, sources, size, verdicts: [], choose: none, left: side(0), right: side(1) };
    const { textContent: text } = render(<Stub hydrationData={{ loaderData: { page: shown } }} />).container;
    expect(text).toContain("Lark and Owl, side by side");
    expect(text).not.toMatch(/Which one to choose|Sleeper by sleeper|kind of sleeper|sleepers above|More about/);
  });
});
