import { describe, expect, test } from "vitest";
import { readTolerantly } from "../../app/api/client/tolerance.server";
import { queryPart, searchAnswer, understoodQuery } from "../../app/contracts/search";
import { listingFilters, listingHref, quizHref, resultPath, storesHref } from "../../app/features/search/search-list";
import { bedsPhrase, countText, listingText, storesOnly, unknownText } from "../../app/features/search/search-words";

const part = (kind: string, label: string) => queryPart.parse({ kind, label, without: "" });
const hybrids = [part("type", "hybrid"), part("size", "queen"), part("price", "under $1,000")];
const understood = (more: object) => understoodQuery.parse({ parts: hybrids, ...more });

describe("Beds that were asked for", () => {
  test.each([
    [hybrids, "hybrids in queen under $1,000"],
    [[part("manufacturer", "Casper"), part("firmness", "firm")], "firm Casper beds"],
    [[part("type", "memory foam"), part("deal", "on sale")], "memory foam beds on sale"],
    [[part("type", "latex"), part("certificate", "organic")], "organic latex beds"],
    [[part("cooling", "cool to sleep on"), part("size", "king")], "beds in king that sleep cool"],
    [[part("manufacturer", "Casper"), part("line", "marram")], "Casper “marram” beds"],
    [[], "beds"],
  ])("are named by the parts", (parts, phrase) => {
    expect(bedsPhrase(parts)).toBe(phrase);
  });

  test("lead to a list by what it holds", () => {
    const beds = { count: 34, items: [] };
    expect(listingText(understood({ beds, listing: { count: 34, query: {} } }))).toBe(
      "See all 34 hybrids in queen under $1,000",
    );
    const fewer = understood({ beds, listing: { count: 28, query: {} } });
    expect(listingText(fewer)).toBe("See 28 hybrids in queen under $1,000 sold online");
    expect(storesOnly(fewer)).toBe(6);
    expect(listingText(understood({ beds, listing: { count: 0, query: {} } }))).toBeNull();
    expect(listingText(understood({ beds, listing: null }))).toBeNull();
  });

  test("are counted, or said not to be", () => {
    const answer = (count: number) =>
      searchAnswer.parse({ query: "q", total: 0, groups: [], understood: understood({ beds: { count, items: [] } }) });
    expect(countText(answer(34))).toBe("34 hybrids in queen under $1,000");
    expect(countText(answer(1))).toBe("1 hybrid in queen under $1,000");
    expect(countText(answer(0))).toBe("No hybrids in queen under $1,000");
  });
});

describe("Words that nobody knows", () => {
  test("are said of the brand that is", () => {
    const query = { parts: [part("manufacturer", "Casper")], unknown: ["original"] };
    expect(unknownText(understoodQuery.parse(query))).toContain("no Casper bed called “original”");
    expect(unknownText(understood({}))).toBeNull();
  });
});

describe("Addresses that a query leads to", () => {
  test("hold its facets, its place and its answers", () => {
    expect(listingHref({ query: { price: "under-1000", type: "hybrid" } })).toBe(
      "/mattress-models/?type=hybrid&price=under-1000",
    );
    const brands = [{ slug: "casper", name: "Casper" }];
    const near = { place: "Boise, ID", radius: 25, count: 1, brands, retailers: [{ slug: "hare", name: "The Hare" }] };
    expect(storesHref(near)).toBe("/mattress-stores/?place=Boise,%20ID&brand=casper&retailer=hare");
    expect(listingFilters({ query: { type: "hybrid" } })).toBe("/mattress-models/?type=hybrid&filters=open");
    expect(quizHref({ quiz: { pain: "low-back" } })).toBe("/mattress-finder/quiz/?pain=low-back");
    expect(resultPath({ kind: "retailer", slug: "hare" })).toBe("/mattress-stores/?retailer=hare");
  });
});

describe("An upstream that says nothing of what it understood", () => {
  test("answers all the same, and parts of a kind nobody knows are left out", () => {
    expect(searchAnswer.parse({ query: "q", total: 0, groups: [] }).understood).toBeNull();
    const parts = [part("type", "hybrid"), { kind: "mood", label: "sleepy", without: "" }];
    const read = readTolerantly(understoodQuery, { parts });
    expect(read).toMatchObject({ data: { parts: [{ label: "hybrid" }], quiz: {}, pages: [] } });
  });
});
