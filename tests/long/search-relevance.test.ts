import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { catalogueIndex } from "#contracts/catalogue";
import { mattressListing } from "#contracts/mattresses";
import { type SearchAnswer, searchAnswer } from "#contracts/search";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { relevanceTable, type Row } from "../upstream/relevance-table";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let upstream: TestUpstream;
let visitor: ApiVisitor;
beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo" });
  visitor = new ApiVisitor(upstream.origin);
});
afterAll(() => upstream.close());

const find = async (q: string, more = ""): Promise<SearchAnswer> =>
  searchAnswer.parse((await visitor.get(`/api/v2/search/?q=${encodeURIComponent(q)}${more}`)).body);

/** What stands first on the page of an answer. */
function firstOf({ understood, groups }: SearchAnswer): string {
  if (understood?.beds != null) return understood.beds.count === 0 ? "none" : "beds";
  if (understood?.stores != null) return `stores:${understood.stores.place}`;
  const [group] = groups;
  if (group !== undefined) return `${group.kind === "manufacturer" ? "brand" : group.kind}:${group.items[0]?.slug}`;
  return understood?.pages[0] === undefined ? "nothing" : `page:${understood.pages[0].page}`;
}

/** All that a row can say of an answer. */
function saidOf({ understood, corrected }: SearchAnswer): string[] {
  const { listing, beds, quiz = {}, pages = [], unknown = [], ignored = [], parts = [] } = understood ?? {};
  return [
    ...Object.entries(listing?.query ?? {}).map(([key, value]) => `${key}=${value}`),
    ...(beds?.best_by ?? []).map((key) => `by:${key}`),
    ...(beds?.by_match === true ? ["by:match"] : []),
    ...Object.entries(quiz).map(([key, value]) => `quiz:${key}=${value}`),
    ...pages.map(({ page }) => `page:${page}`),
    ...unknown.map((words) => `unknown:${words}`),
    ...ignored.map((words) => `ignored:${words}`),
    ...parts.map(({ label }) => `with:${label.replace(/^with /, "")}`),
    ...(corrected === null ? [] : [`fixed:${corrected}`]),
  ];
}

const facetsIn = (said: readonly string[]) => said.filter((each) => /^[a-z]+=/.test(each)).sort();

describe("The relevance table", () => {
  test("has at least 150 queries, none twice", () => {
    expect(relevanceTable.length).toBeGreaterThanOrEqual(150);
    expect(new Set(relevanceTable.map(({ query }) => query)).size).toBe(relevanceTable.length);
  });

  test.each(relevanceTable)("“$query”", async ({ query, expected }: Row) => {
    const answer = await find(query);
    const [first = "", ...rest] = expected;
    if (first.endsWith("?")) expect(["none", first.slice(0, -1)]).toContain(firstOf(answer));
    else expect(firstOf(answer)).toBe(first);
    const said = saidOf(answer);
    for (const each of rest) expect(said).toContain(each);
    // A query is corrected only where the table says so, and asks for no facet that it does not name.
    if (!rest.some((each) => each.startsWith("fixed:"))) expect(answer.corrected).toBeNull();
    const partly = rest.some((each) => each.startsWith("with:"));
    if (firstOf(answer) === "beds" && !partly) expect(facetsIn(said)).toEqual(facetsIn(rest));
  });
});

describe("What a query leads to", () => {
  test("is a listing that exists and holds as many as it says", async () => {
    const queries = relevanceTable.map(({ query }) => query);
    const listings = (await Promise.all(queries.map((query) => find(query)))).flatMap(
      ({ understood }) => understood?.listing ?? [],
    );
    const addresses = new Map(listings.map(({ query, count }) => [new URLSearchParams(query).toString(), count]));
    expect(addresses.size).toBeGreaterThan(60);
    for (const [address, count] of addresses) {
      const { status, body } = await new ApiVisitor(upstream.origin).get(`/api/v2/mattresses/?${address}`);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect({ address, count: mattressListing.parse(body).count }).toEqual({ address, count });
    }
  });

  test.each([
    ["hybrid king under 2500", { type: "hybrid" }],
    ["casper king under 2500", { brand: { slug: "casper" } }],
  ])("“%s” are beds of the size, price, type and brand that were asked for", async (query, model) => {
    const { beds } = (await find(query)).understood!;
    expect(beds!.count).toBeGreaterThan(0);
    expect(beds!.size).toBe("king");
    for (const bed of beds!.items) {
      expect(bed.model).toMatchObject(model);
      expect(bed.price.size).toBe("king");
      expect(bed.price.now_cents).toBeLessThan(250_000);
    }
  });

  test("is a list of deals that exists and is not empty", async () => {
    for (const query of [
      "casper deals",
      "hybrid deals under 1000",
      "king koil queen deals",
      "purple hybrid king on sale",
      "casper latex on sale under 1000",
      "split king deals under 100",
    ]) {
      const [page] = (await find(query)).understood!.pages;
      const { status, body } = await visitor.get(`/api/v2/deals/?${new URLSearchParams(page!.query).toString()}`);
      expect([query, page!.page, status]).toEqual([query, "deals", 200]);
      expect([query, (body as { count: number }).count > 0]).toEqual([query, true]);
    }
  });

  test("names brands that make nothing of the type that was asked for", async () => {
    expect((await find("purple hybrid king on sale")).understood!.unmade).toEqual([
      { brand: "Purple", type: "hybrid" },
    ]);
    expect((await find("casper or purple hybrid")).understood!.unmade).toEqual([{ brand: "Purple", type: "hybrid" }]);
    expect((await find("casper hybrid")).understood!.unmade).toEqual([]);
  });

  test("is one size of several, and the same in the others", async () => {
    const { parts, beds, listing, other_meanings, quiz } = (await find("king or queen hybrid under 1500")).understood!;
    expect(parts.map(({ label }) => label)).toEqual(["hybrid", "king", "under $1,500"]);
    expect([beds!.size, listing!.query.size, quiz.size]).toEqual(["king", "king", "king"]);
    const queen = await find("queen hybrid under 1500");
    expect(other_meanings).toEqual([
      { label: "queen", query: "queen hybrid under 1500", count: queen.understood!.beds!.count },
    ]);
  });

  test("is high as was asked, and costs what was asked", async () => {
    const heights = async (query: string) =>
      (await find(query, "&kind=model")).groups[0]!.items.map(({ bed }) => Math.round(bed!.model.height_inches!));
    for (const inches of await heights("over 12 inches")) expect(inches).toBeGreaterThan(12);
    for (const inches of await heights("10 inches or less")) expect(inches).toBeLessThanOrEqual(10);
    const { items } = (await find("queen over 500 under 1000")).understood!.beds!;
    expect(items.length).toBeGreaterThan(0);
    for (const { price } of items) expect(price.now_cents! >= 50_000 && price.now_cents! < 100_000).toBe(true);
  });

  test("bends with an adjustable base, where one is asked for", async () => {
    const all = (await find("mattress")).understood!.beds!.count;
    for (const query of ["adjustable base mattress", "mattress for an adjustable bed"]) {
      const { beds, parts } = (await find(query)).understood!;
      expect(parts.map(({ label }) => label)).toEqual(["for an adjustable base"]);
      expect([beds!.count > 0, beds!.count < all, beds!.by_match, beds!.unsorted_by]).toEqual([true, true, false, []]);
    }
    const bonnell = (await find("bonnell coils")).understood!.beds!.count;
    expect(bonnell).toBeGreaterThan(0);
    expect((await find("bonnell coils adjustable base")).understood!.beds!.count).toBe(0);
    expect((await find("over 14 inches")).understood!.beds!.count).toBeGreaterThan(0);
    expect((await find("over 14 inches adjustable base")).understood!.beds!.count).toBe(0);
    const hybrid = (await find("hybrid adjustable base")).understood!;
    expect(hybrid.listing!.left_out).toEqual(["for an adjustable base"]);
    const side = (await find("side sleeper adjustable base")).understood!.beds!;
    expect([side.by_match, side.unsorted_by]).toEqual([true, []]);
  });

  test("for a sleeper says how well each bed fits, and which costs least of those nearly as good as the best", async () => {
    const { items, best_value } = (await find("guest bed")).understood!.beds!;
    const scores = items.map(({ match }) => match!);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(best_value!.price.now_cents!).toBeLessThan(items[0]!.price.now_cents!);
    const cheap = (await find("cheap mattress for guests")).understood!.beds!;
    expect([cheap.best_value, cheap.items[0]!.match === null]).toEqual([null, false]);
    const queen = (await find("queen")).understood!.beds!;
    expect([queen.best_value, queen.items[0]!.match]).toEqual([null, null]);
  });

  test("for a child are beds that come as a twin, those made for children first, in the order of the match", async () => {
    for (const query of ["mattress for 3 year old", "kids mattress"]) {
      const { items, size } = (await find(query)).understood!.beds!;
      expect(size).toBe("twin");
      for (const { price, model } of items) expect([price.size, model.made_for]).toEqual(["twin", "children"]);
    }
    const { items } = (await find("kids mattress")).understood!.beds!;
    // The target for a child is 6 (ruleset 2026.3, rule 4).
    for (const { model } of items) expect(Math.abs(model.firmness! - 6)).toBeLessThanOrEqual(1);
  });

  test("for guests and adults, or as wide as theirs, is no bed made for children, bunks or RVs", async () => {
    const madeFor = async (query: string) => {
      const found: (string | null)[] = [];
      const { pages } = await find(query, "&kind=model");
      for (let page = 1; page <= pages; page += 1) {
        const { groups } = await find(query, `&kind=model&page=${page}`);
        found.push(...groups[0]!.items.map(({ bed }) => bed!.model.made_for));
      }
      return new Set(found);
    };
    for (const query of ["cheap mattress for guests", "side sleeper", "cheap queen", "zinus full"])
      expect([query, [...(await madeFor(query))]]).toEqual([query, [null]]);
    const left = async (query: string) => (await find(query)).understood!.beds!.made_for_others_count;
    expect([await left("cheap queen"), await left("zinus full")].map((count) => count > 0)).toEqual([true, true]);
    expect([await left("cheap twin"), await left("guest bed"), await left("queen for kids")]).toEqual([0, 0, 0]);
    for (const query of ["queen for kids", "cheap twin", "zinus treehouse queen"])
      expect([query, (await madeFor(query)).has("children")]).toEqual([query, true]);
    const { beds, listing } = (await find("hybrid")).understood!;
    expect(beds!.store_only_count).toBe(beds!.count - listing!.count);
  });

  test("for a short queen, which none is made as, are the beds for RVs, and the answer says so", async () => {
    const { instead, beds } = (await find("short queen mattress")).understood!;
    expect(instead).toEqual({ asked: "short queen", shown: "for RVs" });
    for (const { model } of beds!.items) expect(model.made_for).toBe("rv");
    expect((await find("rv mattress")).understood!.instead).toBeNull();
  });

  test("for a sleeper of a firmness is the best level of each line that has it", async () => {
    const found = (await find("medium firm mattress for side sleepers", "&kind=model")).groups[0]!.items;
    // Of lines whose best level is another one, those that are good matches in this one count, too.
    expect(found.length).toBeGreaterThan(5);
    const lines = await upstream.db
      .selectFrom("model")
      .select("line_id")
      .where(
        "slug",
        "in",
        found.map(({ slug }) => slug),
      )
      .execute();
    expect(new Set(lines.map(({ line_id }) => line_id)).size).toBe(found.length);
  });

  test("asked for as models are all that fit, in stores as well", async () => {
    const { understood } = await find("hybrid queen under 1000");
    const models = await find("hybrid queen under 1000", "&kind=model");
    expect(models.groups[0]!.count).toBe(understood!.beds!.count);
    expect(understood!.beds!.count).toBeGreaterThanOrEqual(understood!.listing!.count);
  });

  test("a part that is dropped is no longer asked for", async () => {
    const { understood } = await find("casper hybrid queen under $1,500");
    expect(understood!.parts.map(({ label, without }) => [label, without])).toEqual([
      ["Casper", "hybrid queen under $1,500"],
      ["hybrid", "casper queen under $1,500"],
      ["queen", "casper hybrid under $1,500"],
      ["under $1,500", "casper hybrid queen"],
    ]);
  });

  test("where nothing fits, each part says how many fit without it", async () => {
    const { understood } = await find("hybrid queen under $0");
    expect(understood!.beds!.count).toBe(0);
    const counts = new Map(understood!.parts.map(({ label, count_without }) => [label, count_without]));
    expect(counts.get("hybrid")).toBe(0);
    expect(counts.get("under $0")).toBe((await find("hybrid queen")).understood!.beds!.count);
  });
});

describe("Names of the catalogue", () => {
  test("stand first as they are, of every brand, and of lines, beds and other names as well", async () => {
    const brands = await upstream.db.selectFrom("brand").select(["slug", "name"]).execute();
    for (const { slug, name } of brands) expect([name, firstOf(await find(name))]).toEqual([name, `brand:${slug}`]);
    const lines = catalogueIndex.parse((await visitor.get("/api/v2/lines/")).body).items.slice(0, 30);
    // A collection called like its line has the same slug, and stands before it.
    const collections = new Set(
      (await upstream.db.selectFrom("collection").select("slug").execute()).map(({ slug }) => slug),
    );
    for (const { slug, name } of lines) {
      const kind = collections.has(slug) ? "collection" : "line";
      expect([name, firstOf(await find(name))]).toEqual([name, `${kind}:${slug}`]);
    }
    const models = await upstream.db
      .selectFrom("model_card")
      .select(["slug", "name", "brand_name"])
      .orderBy("slug")
      .limit(40)
      .execute();
    for (const { slug, name, brand_name } of models) {
      const full = `${brand_name} ${name}`;
      expect([full, firstOf(await find(full))]).toEqual([full, `model:${slug}`]);
    }
  });

  test("with a size are beds of that name in it", async () => {
    const { slug, name, brand_name } = await upstream.db
      .selectFrom("model_card")
      .select(["slug", "name", "brand_name"])
      .where("brand_slug", "=", "casper")
      .orderBy("slug")
      .executeTakeFirstOrThrow();
    const { understood } = await find(`${brand_name} ${name} king`);
    expect(understood!.beds!.items[0]!.model.slug).toBe(slug);
    expect(understood!.beds!.items[0]!.price.size).toBe("king");
  });

  test("are found as typed where that is asked for, neither read nor corrected", async () => {
    expect(await find("caspr", "&exact=true")).toMatchObject({ total: 0, corrected: null, understood: null });
    expect((await find("firm", "&exact=true")).groups[0]!.kind).toBe("model");
  });
});
