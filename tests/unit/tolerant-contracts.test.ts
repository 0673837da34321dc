import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readTolerantly } from "#contracts/read-tolerantly";
import { brandDetail, brandListing } from "#contracts/brands";
import { popularComparisons } from "#contracts/compare/comparisons";
import { featureFlag } from "#contracts/feature-flags";
import { modelSummary } from "#contracts/mattress";
import { suggestions } from "#contracts/search";
import { storeSummary } from "#contracts/stores";
import { list, maybe, maybeList, orElse } from "#contracts/tolerance";
import { currentUserAnswer } from "#contracts/user";

const data = <T>(contract: z.ZodType<T>, value: unknown) => {
  const read = readTolerantly(contract, value);
  if ("fault" in read) throw new Error(`fault at ${read.fault.path.map(String).join(".")}`);
  return read.data;
};
const leftOut = (contract: z.ZodType, value: unknown) => {
  const read = readTolerantly(contract, value);
  return "fault" in read ? `fault at ${read.fault.path.map(String).join(".")}` : read.leftOut;
};

const nobody = {
  is_authenticated: false,
  is_staff: false,
  is_superuser: false,
  handles_payments: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
  first_name: "",
  profile: null,
  near_ldp_store: [],
  session: { mattress_size: null, place: null, compare: [] },
};

describe("the least that is named by the specification, section 3", () => {
  test("of the current user is accepted, and everything of the user may be absent", () => {
    expect(data(currentUserAnswer, { user: {} })).toEqual({
      user: nobody,
      demo: false,
      mails: true,
      match_answers: null,
    });
    expect(
      data(currentUserAnswer, { user: { is_authenticated: true, first_name: "Robin", profile: {}, session: {} } }),
    ).toEqual({
      user: { ...nobody, is_authenticated: true, first_name: "Robin", profile: { id: null } },
      demo: false,
      mails: true,
      match_answers: null,
    });
  });

  test.each([
    ["null", { profile: null, session: null, near_ldp_store: null, is_staff: null }],
    ["of another type", { profile: 7, session: "", near_ldp_store: {}, is_staff: "yes" }],
  ])("of the current user is accepted where parts are %s", (_what, parts) => {
    const user = { is_authenticated: true, first_name: "Robin", ...parts };
    expect(data(currentUserAnswer, { user })).toEqual({
      user: { ...nobody, is_authenticated: true, first_name: "Robin" },
      demo: false,
      mails: true,
      match_answers: null,
    });
  });

  test("of nearby stores is their slug, flag and retailer; the shape of before is accepted as well", () => {
    const near = [
      { slug: "a", has_ldp_status: false, retailer: { name: "Sleepyhead", phone: "none of ours" } },
      { slug: "b", name: "Wexley Mattress, Boise, ID" },
    ];
    expect(data(currentUserAnswer, { user: { near_ldp_store: near } }).user?.near_ldp_store).toEqual([
      { slug: "a", has_ldp_status: false, retailer: { name: "Sleepyhead" } },
      { slug: "b", has_ldp_status: true, retailer: null },
    ]);
  });

  test.each([7, "9b1c"])("of a profile is its id, number or text: %s", (id) => {
    expect(data(currentUserAnswer, { user: { profile: { id } } }).user?.profile).toEqual({ id });
  });

  test("of a comparison, a suggestion and a flag is accepted", () => {
    expect(data(popularComparisons, [{ url: "a", header: "A" }])).toEqual([{ url: "a", header: "A", title: null }]);
    expect(data(suggestions, [{ result: "Wool", type: "of no known type" }])).toEqual([
      { result: "Wool", type: "of no known type" },
    ]);
    expect(data(featureFlag, { name: "X", enabled: true, note: "more" })).toEqual({ name: "X", enabled: true });
    expect(data(featureFlag, { name: "X" })).toEqual({ name: "X", enabled: false });
  });

  test("of a store is shown without hours, phone or zone, and an unknown zone is none", () => {
    const store = {
      slug: "a",
      retailer: { name: "Sleepyhead" },
      street: "1 Elm",
      city: "Boise",
      state: "ID",
      zip: "83702",
      latitude: 43,
      longitude: -116,
    };
    expect(data(storeSummary, store)).toMatchObject({
      has_ldp_status: false,
      open: null,
      phone: null,
      time_zone: null,
    });
    expect(leftOut(storeSummary, { ...store, time_zone: "Mars/Base" })).toEqual(["time_zone"]);
  });
});

describe("an answer that breaks its contract in part", () => {
  const bed = { slug: "a", name: "A", brand: { slug: "b", name: "B" } };
  const brand = { slug: "b", name: "B" };

  test("is used without what a page can do without", () => {
    expect(data(modelSummary, { ...bed, type: "straw", score: "high", rating: [] })).toMatchObject({
      type: null,
      score: null,
      rating: { count: 0, average: null },
    });
  });

  test("is used without a figure that cannot be true", () => {
    const figures = {
      firmness: 1e308,
      height_inches: -4,
      price_cents: -1,
      score: 400,
      rating: { count: 9, average: 1e308 },
    };
    expect(data(modelSummary, { ...bed, ...figures })).toMatchObject({
      firmness: null,
      height_inches: null,
      price_cents: null,
      score: null,
      rating: { count: 9, average: null },
    });
  });

  test("is used without the broken items of a list, by their places", () => {
    expect(leftOut(brandListing, { count: 3, items: [brand, { slug: "c" }, { name: "D" }] })).toEqual([
      "items.1",
      "items.2",
    ]);
    expect(data(brandListing, { count: 3, items: [{ slug: "c" }, brand, null] }).items.map(({ slug }) => slug)).toEqual(
      ["b"],
    );
  });

  test("leaves out the innermost part, however deep it lies", () => {
    const collections = [{ ...brand, lines: [{ ...brand, models: [bed, { ...bed, slug: 7 }, { ...bed, type: 7 }] }] }];
    expect(leftOut(brandDetail, { brand, collections })).toEqual([
      "collections.0.lines.0.models.1",
      "collections.0.lines.0.models.2.type",
    ]);
  });

  test("never shows a bed with a layer missing: layers are all there or none", () => {
    const layers = [
      { material: "wool", inches: 1 },
      { material: "straw", inches: 3 },
    ];
    expect(data(modelSummary, { ...bed, layers }).layers).toEqual([]);
  });

  test("is a fault where the page is about it, or where nothing of its list is left", () => {
    expect(leftOut(brandDetail, { brand: { slug: "b" } })).toBe("fault at brand.name");
    expect(leftOut(brandListing, { count: 2, items: [{ slug: "c" }, { slug: "d" }] })).toBe("fault at items.0.name");
    expect(leftOut(brandListing, { items: [] })).toBe("fault at count");
  });

  test("loses an optional list of which nothing is left as a whole", () => {
    expect(leftOut(brandDetail, { brand, owner_reviews: [{ id: 1 }] })).toEqual(["owner_reviews"]);
  });

  test("stays as it was, since another part of the page may read it", () => {
    const answer = { brand, about: 7 };
    data(brandDetail, answer);
    expect(answer).toEqual({ brand, about: 7 });
  });

  test("loses as many items as can be mended, however long the list", () => {
    const items = Array.from({ length: 50_000 }, (_, index) => (index % 500 === 0 ? { slug: 7 } : brand));
    expect(data(brandListing, { count: 1, items }).items).toHaveLength(49_900);
  });
});

describe("an answer of the full shape", () => {
  const contract = z.object({
    a: maybe(z.string()),
    b: orElse(z.number(), 1),
    c: maybeList(z.string(), 9),
    d: list(z.string(), 9),
  });

  test("comes out as it went in, and one that leaves something out does not: so our own is held to all of it", () => {
    const full = { a: null, b: 1, c: [], d: [] };
    expect(contract.parse(full)).toEqual(full);
    for (const field of ["a", "b", "c"]) {
      const { [field]: _, ...less } = full as Record<string, unknown>;
      expect(contract.parse(less)).not.toEqual(less);
    }
  });
});

describe("an answer that is broken all over", () => {
  const names = z.object({ names: maybeList(z.string(), 9) });

  test("is broken as a whole, rather than mended part by part", () => {
    expect(leftOut(names, { names: ["a", ...Array<number>(200).fill(1)] })).toHaveLength(200);
    expect(leftOut(names, { names: ["a", ...Array<number>(201).fill(1)] })).toBe("fault at names.1");
  });

  test("is not even looked at where its lists have more items than any page could show", () => {
    expect(data(names, { names: Array<string>(50_000).fill("a") }).names).toHaveLength(50_000);
    expect(leftOut(names, { names: Array<string>(50_001).fill("a") })).toBe("fault at ");
    expect(leftOut(names, { others: Array.from({ length: 501 }, () => Array<string>(100).fill("a")) })).toBe(
      "fault at ",
    );
  });
});
