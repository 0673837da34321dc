import { describe, expect, test } from "vitest";
import { type BrandFacet } from "#contracts/brands";
import { searchKinds } from "#contracts/search";
import { brandFacetKeys } from "#contracts/vocabulary/brands";
import { brandList } from "~/features/brands/brand-list";
import { indexList } from "~/features/models/catalogue-index";
import { groupByBrand } from "~/mattress/brand-groups";
import { pageNumber } from "~/http/page-number.server";
import { readKind, searchHref } from "~/features/search/search-list";
import { tidySearchTerm } from "~/features/search/search-term.server";
import { pageMeta } from "~/site/page-meta";
import { paths } from "~/paths";
import { changedHref, keptOf, listHref, readQuery, toggledHref } from "~/ui/listing/address";
import { foldedValues } from "~/ui/listing/facet-values";
import { chosenWords, facetsToDrop } from "~/ui/listing/facets";
import { showResults } from "~/ui/listing/list-filters";
import { unknownChoices } from "~/ui/listing/read-list";

const facet = (key: BrandFacet["key"], values: [value: string, count: number, selected: boolean][]): BrandFacet => ({
  key,
  label: key,
  values: values.map(([value, count, selected]) => ({ value, label: value, count, selected })),
});

describe("the title of a page", () => {
  const matches = [{ id: "root", data: { site: { name: "Sleepwell", origin: "" } } }];
  const titleOf = (facts: Parameters<typeof pageMeta>[1]) => pageMeta({ matches }, facts)[0];

  test("is followed by the site's name, or is that alone", () => {
    expect(titleOf({ title: "Mattress brands" })).toEqual({ title: "Mattress brands | Sleepwell" });
    expect(titleOf({ title: null })).toEqual({ title: "Sleepwell" });
  });

  test("may be whole: management pages are titled as they are named (specification, section 2)", () => {
    expect(titleOf({ title: "Product Lookups", wholeTitle: true })).toEqual({ title: "Product Lookups" });
  });
});

describe("the title of a page that says what is wrong with what was typed", () => {
  const titled = (formFailed: boolean, wrong: boolean) => {
    const matches = [{ id: "root", data: { site: { name: "Sleepwell", origin: "" }, formFailed } }];
    const page = { matches, location: { key: "default" } };
    return pageMeta(page, { title: "Rate your mattress", wrong })[0];
  };

  test("says so first, and once when a form failed on a page that was opened with errors", () => {
    const said = { title: "Error: Rate your mattress | Sleepwell" };
    for (const [formFailed, wrong] of [
      [true, false],
      [false, true],
      [true, true],
    ] as const)
      expect(titled(formFailed, wrong)).toEqual(said);
    expect(titled(false, false)).toEqual({ title: "Rate your mattress | Sleepwell" });
  });
});

describe("a page of a demonstration", () => {
  const root = { id: "root", data: { site: { name: "Sleepwell", origin: "" }, demo: true } };
  const facts = { title: "Log in", description: "Log in to your account." };
  const quoted = (more: object) =>
    pageMeta({ matches: [root] }, { ...facts, ...more }).flatMap((tag) =>
      "property" in tag && tag.property !== "og:site_name" ? [tag.content] : [],
    );

  test("says wherever it is quoted that its data is made up, or without any that the site is a demo", () => {
    expect(quoted({})).toEqual(["Log in (made-up data)", "Demo with made-up data. Log in to your account."]);
    expect(quoted({ withoutData: true })).toEqual(["Log in (demo)", "This site is a demo. Log in to your account."]);
    expect(pageMeta({ matches: [root] }, { ...facts, withoutData: true })).toContainEqual({
      name: "robots",
      content: "noindex",
    });
  });
});

describe("what is chosen, in words", () => {
  const nouns = { one: "match", many: "matches" };

  test("is its values", () => {
    const type = facet("type", [
      ["Hybrid", 3, true],
      ["Latex", 1, true],
    ]);
    expect(chosenWords(type)).toBe("“Hybrid” and “Latex”");
    expect(chosenWords(facet("sold", [["Sold online", 3, true]]))).toBe("“Sold online”");
  });

  test("leads back to the list by the list's own noun", () => {
    expect([214, 1, 0].map((count) => showResults(count, nouns))).toEqual([
      "Show 214 matches",
      "Show 1 match",
      "No matches. See which filters to remove",
    ]);
  });
});

describe("links of the brand listing", () => {
  test("give one choice one address, in whatever order it was made", () => {
    const there = toggledHref(brandList, { type: "latex" }, "type", "hybrid");
    expect(there).toBe("/mattresses/?type=hybrid,latex");
    expect(toggledHref(brandList, { type: "hybrid" }, "type", "latex")).toBe(there);
  });

  test("take a value away that is chosen, and start again at the first page", () => {
    expect(toggledHref(brandList, { type: "hybrid,latex", sort: "score", page: "3" }, "type", "latex")).toBe(
      "/mattresses/?type=hybrid&sort=score",
    );
    expect(toggledHref(brandList, { type: "latex" }, "type", "latex")).toBe("/mattresses/");
  });

  test("leave out what goes without saying", () => {
    expect(changedHref(brandList, { sort: "score", page: "2" }, { sort: "name" })).toBe("/mattresses/");
    expect(changedHref(brandList, { sold: "online" }, { page: "1" })).toBe("/mattresses/?sold=online");
    expect(changedHref(brandList, { sold: "online" }, { page: "2" })).toBe("/mattresses/?sold=online&page=2");
    expect(listHref(brandList, keptOf(brandList, { type: "latex", sort: "price" }))).toBe("/mattresses/?sort=price");
  });

  test("are those to which the home page leads", () => {
    expect(paths.brandsOfType("latex-hybrid")).toBe(toggledHref(brandList, {}, "type", "latex-hybrid"));
  });

  test("escape what an address may not hold", () => {
    expect(listHref(brandList, { type: 'a&b="<' })).toBe("/mattresses/?type=a%26b%3D%22%3C");
  });

  test("read facets, sort and page of an address and nothing else", () => {
    const query = readQuery(brandList, new URLSearchParams("type=latex&sold=&utm_source=x&page=2"));
    expect(query).toEqual({ type: "latex", page: "2" });
  });

  test("read a facet whose name ends in brackets, as many forms write it, so that a wrong value of it is told", () => {
    const read = (query: string) => readQuery(brandList, new URLSearchParams(query));
    expect(read("type[]=latex&type[]=straw&sold[]=")).toEqual({ type: "latex,straw" });
    expect(read("type=hybrid&type[]=latex")).toEqual({ type: "hybrid" });
  });

  test("know every facet of the contract", () => {
    for (const key of brandFacetKeys) expect(listHref(brandList, { [key]: "x" })).toBe(`/mattresses/?${key}=x`);
  });
});

describe("a listing that cannot be had", () => {
  test("names the values that do not exist", () => {
    const facets = [facet("type", [["latex", 3, false]])];
    expect(unknownChoices({ type: "latex,straw", sort: "luck" }, facets, brandList.sorts)).toEqual([
      "There’s no “straw” under “type.”",
      "There’s no “luck” under “Sort by.”",
    ]);
    expect(unknownChoices({ type: "latex" }, facets, brandList.sorts)).toHaveLength(1);
  });

  test("names five of them at most, and none twice", () => {
    const facets = [facet("type", [["latex", 3, false]])];
    expect(unknownChoices({ type: "straw,straw,hay,straw" }, facets, brandList.sorts)).toEqual([
      "There’s no “straw” under “type.”",
      "There’s no “hay” under “type.”",
    ]);
    const many = Array.from({ length: 5000 }, (_, index) => `x${index}`).join(",");
    expect(unknownChoices({ type: many, sort: "luck" }, facets, brandList.sorts)).toEqual(
      ["x0", "x1", "x2", "x3", "x4"].map((value) => `There’s no “${value}” under “type.”`),
    );
  });

  test("says which facet to drop when nothing passes all of them", () => {
    const facets = [
      facet("type", [
        ["latex", 0, true],
        ["hybrid", 4, false],
      ]),
      facet("price", [
        ["under-750", 0, true],
        ["over-3000", 0, false],
      ]),
      facet("sold", [["online", 9, false]]),
    ];
    expect(facetsToDrop(facets).map((each) => each.key)).toEqual(["type"]);
  });
});

describe("a long facet", () => {
  const values = (chosen: number[]) =>
    Array.from({ length: 12 }, (_, at) => ({
      value: `v${at}`,
      label: `V${at}`,
      count: 1,
      selected: chosen.includes(at),
    }));
  const names = (list: { value: string }[]) => list.map(({ value }) => value).join(" ");

  test("folds what comes after the first few, but never what is chosen", () => {
    const [shown, folded] = foldedValues(values([10]), 6);
    expect(names(shown)).toBe("v0 v1 v2 v3 v4 v5 v10");
    expect(names(folded)).toBe("v6 v7 v8 v9 v11");
  });

  test("folds what leads nowhere before anything else", () => {
    const some = values([]).map((value, at) => ({ ...value, count: at % 2 }));
    expect(names(foldedValues(some, 4)[0])).toBe("v1 v3 v5 v7");
  });

  test("stays whole when the fold would hide only a few", () => {
    expect(foldedValues(values([]), 9)[1]).toEqual([]);
    expect(foldedValues(values([]), 8)[1]).toHaveLength(4);
  });
});

describe("indexes", () => {
  test("group entries under their brands in the order in which they come", () => {
    const entry = (brand: string, slug: string) => ({
      slug,
      name: slug,
      brand: { slug: brand, name: brand },
      types: [],
      model_count: 1,
      price_from_cents: null,
    });
    const groups = groupByBrand([entry("a", "1"), entry("a", "2"), entry("b", "3")], ({ brand }) => brand);
    expect(groups.map((group) => [group.brand.slug, group.entries.length])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });

  test("take a whole number from 1 as page and nothing else", () => {
    const read = (query: string) => pageNumber(new Request(`https://site.example/?${query}`));
    expect(["", "page=2"].map(read)).toEqual([1, 2]);
    for (const query of ["page=0", "page=-1", "page=1e3", "page=two", "page="]) {
      expect(() => read(query), query).toThrow(expect.objectContaining({ status: 404 }));
    }
    expect(["1", "2"].map((page) => listHref(indexList("lines"), { page }))).toEqual([
      "/mattress-line/",
      "/mattress-line/?page=2",
    ]);
  });
});

describe("addresses of searches", () => {
  test("tidy what was typed", () => {
    expect(tidySearchTerm("  tuft \t &   needle\n")).toBe("tuft & needle");
    expect(tidySearchTerm("   ")).toBe("");
    expect(tidySearchTerm("\0queen\u0007 \u202Egnik\u202C \u2067hybrid\u2069")).toBe("queen gnik hybrid");
    expect(tidySearchTerm("\0\u202E")).toBe("");
    expect(tidySearchTerm("x".repeat(500))).toHaveLength(200);
  });

  test("do not cut a character in half", () => {
    expect(tidySearchTerm(`${"x".repeat(198)}😀😀`)).toBe(`${"x".repeat(198)}😀`);
    expect(tidySearchTerm(`${"x".repeat(198)}❤️‍🔥`)).toBe("x".repeat(198));
  });

  test("can be shared, and are plain without a term", () => {
    expect(searchHref("tuft & needle", { kind: "model", page: 2 })).toBe(
      "/search/?q=tuft%20%26%20needle&kind=model&page=2",
    );
    expect(searchHref("nectar")).toBe("/search/?q=nectar");
    expect(searchHref("")).toBe("/search/");
  });

  test("know the kinds of the contract", () => {
    for (const kind of searchKinds) expect(readKind(kind)).toBe(kind);
    expect(readKind(null)).toBeNull();
    expect(readKind("shop")).toBeUndefined();
  });
});
