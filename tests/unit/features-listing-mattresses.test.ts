import { describe, expect, test } from "vitest";
import { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { mattressList, readView } from "~/features/mattresses/mattress-list";
import { ruleOf, withFirst, withSecond } from "~/features/mattresses/mattress-sort-links";
import { trialText } from "~/features/mattresses/trial-text";
import { againstUsual, percentOff, whyNoPrice } from "~/mattress/price";
import { changedHref, keptOf, listHref, readQuery, toggledHref } from "~/ui/listing/address";

const list = "/mattress-models/";

describe("addresses of the mattresses sold online", () => {
  test("add values to a facet, but replace the one size", () => {
    expect(toggledHref(mattressList, { type: "latex" }, "type", "hybrid")).toBe(`${list}?type=hybrid,latex`);
    expect(toggledHref(mattressList, { size: "king", page: "3" }, "size", "twin")).toBe(`${list}?size=twin`);
    expect(toggledHref(mattressList, { size: "king" }, "size", "king")).toBe(list);
  });

  test("keep the sort and the view when facets go", () => {
    const query = { type: "latex", brand: "avocado", sort: "price,trial", view: "list", page: "2" };
    expect(changedHref(mattressList, query, { type: undefined })).toBe(
      `${list}?brand=avocado&sort=price,trial&view=list`,
    );
    expect(listHref(mattressList, { ...keptOf(mattressList, query), type: query.type })).toBe(
      `${list}?type=latex&sort=price,trial&view=list`,
    );
    expect(listHref(mattressList, keptOf(mattressList, query))).toBe(`${list}?sort=price,trial&view=list`);
  });

  test("leave out what goes without saying", () => {
    expect(listHref(mattressList, { view: "cards", page: "2" })).toBe(`${list}?page=2`);
    expect(changedHref(mattressList, { deal: "running" }, { page: "1" })).toBe(`${list}?deal=running`);
  });

  test("name the score as an order, since a visitor with answers has another without one", () => {
    expect(changedHref(mattressList, { page: "2" }, { sort: "score" })).toBe(`${list}?sort=score`);
  });

  test("know every facet of the contract, and no view but two", () => {
    for (const key of mattressFacetKeys) expect(listHref(mattressList, { [key]: "x" })).toBe(`${list}?${key}=x`);
    expect([{}, { view: "list" }, { view: "wall" }].map(readView)).toEqual(["cards", "list", null]);
    expect(readQuery(mattressList, new URLSearchParams("brand=bear,casper,bear"))).toEqual({ brand: "bear,casper" });
    expect(readQuery(mattressList, new URLSearchParams("size=king&utm_source=x&brand="))).toEqual({ size: "king" });
  });
});

describe("the two keys of sort", () => {
  test("say their rule as one sentence, down to the name that breaks the last tie", () => {
    expect(ruleOf(["score"])).toBe("Highest score first, then by name. Beds for children, bunks or RVs come last.");
    expect(ruleOf(["price", "trial"])).toBe(
      "Lowest price first, then longest trial first, then by name. Beds with no published price or with no published trial come last.",
    );
    expect(ruleOf(["firmness", "name"])).toBe("Softest first, then by name from A to Z.");
  });

  test("keep the second when the first changes, unless it has become the first", () => {
    expect(withFirst(["score", "trial"], "price")).toEqual(["price", "trial"]);
    expect(withFirst(["score", "trial"], "trial")).toEqual(["trial"]);
  });

  test("take the second away when it is chosen again", () => {
    expect(withSecond(["score"], "price")).toEqual(["score", "price"]);
    expect(withSecond(["score", "price"], "price")).toEqual(["score"]);
  });
});

describe("what a card says", () => {
  test("compares the price with the usual one only when both are known", () => {
    expect(againstUsual({ now_cents: 99_900, usual_cents: 111_900 })).toBe("$120 less than usual");
    expect(againstUsual({ now_cents: 111_900, usual_cents: 99_950 })).toBe("$119.50 more than usual");
    expect(againstUsual({ now_cents: 99_900, usual_cents: 99_900 })).toBe("Its usual price");
    expect(againstUsual({ now_cents: 99_900, usual_cents: null })).toBeNull();
  });

  test("says the share of the usual price that the list is sorted by, rounded down", () => {
    const off = (now_cents: number | null, usual_cents: number | null) => percentOff({ now_cents, usual_cents });
    expect([off(69_900, 89_900), off(90_000, 100_000), off(99_900, 100_000)]).toEqual([22, 10, null]);
    expect([off(100_000, 90_000), off(null, 90_000), off(90_000, null)]).toEqual([null, null, null]);
    expect([off(0, 0), off(90_000, 0)]).toEqual([null, null]);
  });

  test("tells a size that the bed doesn’t come in from one whose price nobody publishes", () => {
    expect(whyNoPrice("cal-king", true)).toBe("No California king price published");
    expect(whyNoPrice("split-king", false)).toBe("Not made in a split king");
  });

  test("keeps no trial apart from one that nobody publishes", () => {
    expect([trialText(365), trialText(0), trialText(null)]).toEqual([
      "365-night trial",
      "No trial",
      "Trial not published",
    ]);
  });
});
