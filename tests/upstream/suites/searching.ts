import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchAnswer, suggestions } from "#contracts/search";
import { floorBrands } from "#contracts/stores";
import { milesBetween } from "../../../upstream/stores/great-circle";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function searchSuite(start: Start): void {
  describe("searching", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const suggest = async (q: string) =>
      suggestions.parse((await visitor.get(`/api/v1/autocomplete/universal_search/?q=${encodeURIComponent(q)}`)).body);
    const find = async (q: string, more = "") =>
      searchAnswer.parse((await visitor.get(`/api/v2/search/?q=${encodeURIComponent(q)}${more}`)).body);

    test("an empty or absent query suggests nothing", async () => {
      expect(await suggest("")).toEqual([]);
      expect(await suggest("   ")).toEqual([]);
      expect((await visitor.get("/api/v1/autocomplete/universal_search/")).body).toEqual([]);
      expect(await suggest("&&&")).toEqual([]);
    });

    test("beds for bunks have the price of a twin, even where the visit remembers a queen", async () => {
      const remembering = new ApiVisitor(upstream.origin);
      await remembering.get("/api/v2/mattresses/?size=queen");
      for (const who of [new ApiVisitor(upstream.origin), remembering]) {
        const { body } = await who.get("/api/v2/search/?q=bunk%20bed%20mattress");
        const { beds } = searchAnswer.parse(body).understood!;
        expect(beds!.items).toHaveLength(5);
        for (const { model, price } of beds!.items) {
          expect([price.size, price.now_cents !== null], model.slug).toEqual(["twin", true]);
        }
      }
      const under = (await find("bunk mattress under $200")).understood!.beds!;
      expect(under.count).toBeGreaterThan(0);
      const [named] = (await find("linenspa bunkhouse firm", "&kind=model")).groups[0]!.items;
      expect(named!.bed!.price.size).toBe("twin");
    });

    const brands: [string, string][] = [
      ["casp", "Casper"],
      ["CASPER", "Casper"],
      ["caspr", "Casper"],
      ["csaper", "Casper"],
      ["casper mattress", "Casper"],
      ["tempurpedic", "TEMPUR-Pedic"],
      ["tempur pedik", "TEMPUR-Pedic"],
      ["winkbeds", "WinkBed"],
      ["wink bed", "WinkBed"],
      ["stearns and foster", "Stearns & Foster"],
      ["sterns & fostr", "Stearns & Foster"],
      ["tuft and nedle", "Tuft & Needle"],
      ["broklyn beding", "Brooklyn Bedding"],
      ["sleepy's", "Sleepys"],
      ["beautyrets", "Beautyrest"],
    ];
    test.each(brands)("“%s” suggests %s first", async (typed, brand) => {
      expect((await suggest(typed))[0]).toEqual({ result: brand, type: "manufacturer" });
    });

    test("at most eight suggestions come, of the kinds that are found, none twice", async () => {
      for (const typed of ["a", "firm", "plush", "sa"]) {
        const found = await suggest(typed);
        expect(found).toHaveLength(8);
        expect(new Set(found.map(({ result, type }) => `${type} ${result}`)).size).toBe(8);
        for (const { type } of found)
          expect(["manufacturer", "collection", "line", "model", "retailer", "term", "guide", "question"]).toContain(
            type,
          );
      }
    });

    test("a suggestion that is chosen is found as it is written", async () => {
      for (const typed of ["helix", "purple f", "saat"]) {
        for (const { result, type } of await suggest(typed)) {
          const answer = await find(result);
          expect(answer.corrected).toBeNull();
          const names = answer.groups
            .filter(({ kind }) => kind === type)
            .flatMap(({ items }) => items.map(({ brand, name }) => (brand === null ? name : `${brand.name} ${name}`)));
          expect(names).toContain(result);
        }
      }
    });

    test("without a kind each group shows five of its count, and the counts add up", async () => {
      const answer = await find("casper");
      expect(answer.groups.map(({ kind }) => kind)).toEqual([
        "manufacturer",
        "collection",
        "line",
        "model",
        "retailer",
      ]);
      expect(answer.groups.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total);
      for (const { count, items } of answer.groups) expect(items).toHaveLength(Math.min(5, count));
      expect(answer.groups[0]!.items[0]).toMatchObject({ slug: "casper", brand: null, found_as: null });
    });

    test("with a kind its pages hold every result once, and out of range is 404", async () => {
      const answer = await find("firm", "&kind=model");
      expect(answer.groups).toHaveLength(1);
      const { count } = answer.groups[0]!;
      expect(count).toBeGreaterThan(20);
      expect(answer.pages).toBe(Math.ceil(count / 20));
      const slugs = new Set<string>();
      for (let page = 1; page <= answer.pages; page += 1) {
        for (const { slug } of (await find("firm", `&kind=model&page=${page}`)).groups[0]!.items) slugs.add(slug);
      }
      expect(slugs.size).toBe(count);
      expect((await visitor.get(`/api/v2/search/?q=firm&kind=model&page=${answer.pages + 1}`)).status).toBe(404);
      expect((await visitor.get("/api/v2/search/?q=firm&page=2")).status).toBe(404);
      expect((await visitor.get("/api/v2/search/?q=firm&kind=shop")).body).toEqual({
        kind: ['"shop" is not one of the available choices.'],
      });
    });

    test("a query that finds nothing as typed says which words were searched instead", async () => {
      const answer = await find("caspr");
      expect(answer.query).toBe("caspr");
      expect(answer.corrected).toBe("casper");
      expect(answer.total).toBe((await find("casper")).total);
      expect((await find("tempurpedik")).corrected).toBe("tempur pedic");
    });

    test("nonsense finds nothing, and says so", async () => {
      const answer = await find("zzqqxxyyww");
      expect(answer).toMatchObject({ total: 0, groups: [], corrected: null, page: 1, pages: 1 });
      expect((await find("")).total).toBe(0);
      expect((await find("zzqqxxyyww", "&kind=line")).groups).toEqual([{ kind: "line", count: 0, items: [] }]);
    });

    test("a bed is found by the name that a retailer gives it, and the result says so", async () => {
      const aliases = await upstream.db
        .selectFrom("alias")
        .innerJoin("model_card", "model_card.model_id", "alias.model_id")
        .select(["alias.name as alias", "alias.kind", "model_card.slug"])
        .orderBy("alias.name")
        .limit(5)
        .execute();
      expect(aliases).toHaveLength(5);
      for (const { alias, slug, kind } of aliases) {
        const answer = await find(alias, "&kind=model");
        const found = answer.groups[0]!.items.find((item) => item.slug === slug);
        expect(found).toMatchObject({ found_as: alias, found_as_kind: kind });
      }
    });

    /** Ids of the beds in stores within 25 miles of a place, each as often as there are stores. */
    const inStores = async (place: string) => {
      const near = floorBrands.parse(
        (await visitor.get(`/api/v2/floor-brands/?place=${encodeURIComponent(place)}`)).body,
      ).place!;
      const rows = await upstream.db
        .selectFrom("floor_model")
        .innerJoin("store", "store.id", "floor_model.store_id")
        .innerJoin("model", "model.id", "floor_model.model_id")
        .select(["model.slug", "store.latitude", "store.longitude"])
        .execute();
      const counts = new Map<string, number>();
      for (const { slug, ...store } of rows) {
        if (milesBetween(near, store) <= 25) counts.set(slug, (counts.get(slug) ?? 0) + 1);
      }
      return counts;
    };

    test("near a place beds in its stores come first, in the usual order, and each says how many have it", async () => {
      const counts = await inStores("Denver");
      const placed = await find("back pain couple under 1500 Denver", "&kind=model");
      const stores = placed.groups[0]!.items.map(({ slug, near }) => [near!.store_count, counts.get(slug) ?? 0]);
      expect(stores).toHaveLength(20);
      for (const [said, counted] of stores) expect(said).toBe(counted);

      const everyPage = async (q: string, pages: number) => {
        const slugs: string[] = [];
        for (let page = 1; page <= pages; page += 1) {
          slugs.push(...(await find(q, `&kind=model&page=${page}`)).groups[0]!.items.map(({ slug }) => slug));
        }
        return slugs;
      };
      const near = await everyPage("back pain couple under 1500 Denver", placed.pages);
      const anywhere = await everyPage("back pain couple under 1500", placed.pages);
      expect(near).toEqual([
        ...anywhere.filter((slug) => counts.has(slug)),
        ...anywhere.filter((slug) => !counts.has(slug)),
      ]);
      const { understood } = await find("back pain couple under 1500 Denver");
      expect(understood!.beds!.items.map(({ model }) => model.slug)).toEqual(near.slice(0, 5));
      expect(understood!.beds!.near_count).toBe(near.filter((slug) => counts.has(slug)).length);
      for (const { near: stand } of understood!.beds!.items) expect(stand!.store_count).toBeGreaterThan(0);
    });

    test("a name near a place finds first those of its beds that stand there", async () => {
      const counts = await inStores("Boise, ID");
      const stands = (await find("sealy in boise", "&kind=model")).groups[0]!.items.map(({ slug }) => counts.has(slug));
      expect(stands).toContain(true);
      expect(stands).toEqual([...stands].sort((one, other) => Number(other) - Number(one)));
    });

    test("a bed whose brand has no store is said to be sold online only; without a place nothing is said", async () => {
      const models = (await find("zinus denver", "&kind=model")).groups[0]!.items;
      expect(models.length).toBeGreaterThan(0);
      const brand = await upstream.db
        .selectFrom("brand")
        .select(["sold_in_stores", "sold_online"])
        .where("slug", "=", "zinus")
        .executeTakeFirstOrThrow();
      for (const { near } of models) expect(near!.online_only).toBe(brand.sold_online && !brand.sold_in_stores);
      for (const { near } of (await find("zinus", "&kind=model")).groups[0]!.items) expect(near).toBeNull();
      const { understood } = await find("hybrid queen");
      for (const { near } of understood!.beds!.items) expect(near).toBeNull();
    });

    /** Slugs of the beds that have one of these materials in a layer. */
    const withLayer = async (materials: readonly string[]) => {
      const rows = await upstream.db
        .selectFrom("layer")
        .innerJoin("model", "model.id", "layer.model_id")
        .select("model.slug")
        .where("layer.material", "in", materials as never)
        .execute();
      return new Set(rows.map(({ slug }) => slug));
    };
    const allFound = async (q: string) => {
      const { pages } = await find(q, "&kind=model");
      const slugs: string[] = [];
      for (let page = 1; page <= pages; page += 1) {
        slugs.push(...(await find(q, `&kind=model&page=${page}`)).groups[0]!.items.map(({ slug }) => slug));
      }
      return slugs;
    };

    test("without memory foam is without it in any layer; not memory foam is of another type, and counts the rest", async () => {
      const inside = await withLayer(["memory-foam", "gel-memory-foam"]);
      const without = await allFound("hybrid without memory foam under 1000");
      expect(without.length).toBeGreaterThan(0);
      expect(without.filter((slug) => inside.has(slug))).toEqual([]);
      const others = await allFound("hybrid not memory foam under 1000");
      expect(others.length).toBeGreaterThan(without.length);
      const { understood } = await find("hybrid not memory foam under 1000");
      expect(understood!.parts.find(({ label }) => label === "not memory foam")!.inside_count).toBe(
        others.filter((slug) => inside.has(slug)).length,
      );
    });

    test("without coils is without them in any layer", async () => {
      const coils = ["pocketed-coils", "bonnell-coils", "offset-coils", "continuous-coils", "micro-coils"];
      const inside = await withLayer(coils);
      const found = await allFound("no springs");
      expect(found.length).toBeGreaterThan(20);
      expect(found.filter((slug) => inside.has(slug))).toEqual([]);
    });

    test("wishes that exclude each other fit no bed, and each says how many fit without it", async () => {
      const { understood } = await find("hybrid without springs");
      expect(understood).toMatchObject({ beds: { count: 0 }, listing: null });
      const counts = new Map(understood!.parts.map(({ label, count_without }) => [label, count_without]));
      expect(counts.get("without coils")).toBe((await find("hybrid")).understood!.beds!.count);
      expect(counts.get("hybrid")).toBe((await find("without springs")).understood!.beds!.count);
    });

    test("a list that leaves nothing out of what was asked for says so", async () => {
      const leftOut = async (q: string) => (await find(q)).understood!.listing!.left_out;
      expect(await leftOut("hybrid with wool")).toEqual(["with wool"]);
      expect(await leftOut("latex hybrid with pocketed coils")).toEqual([]);
      expect(await leftOut("hybrid for back pain in Denver")).toEqual([]);
    });

    test("two brands that are compared already lead there, in whatever order", async () => {
      const comparison = { header: "Casper vs. Purple", url: "casper-vs-purple" };
      for (const q of ["casper vs purple", "compare purple and casper"]) {
        expect((await find(q)).understood!.pages).toMatchObject([{ page: "compare", comparison }]);
      }
      expect((await find("casper vs helix")).understood!.pages[0]!.comparison).toBeNull();
    });

    test("a state that is a size as well says how many beds come in it", async () => {
      const { other_meanings } = (await find("california")).understood!;
      const { count } = (await find("california king")).understood!.beds!;
      expect(other_meanings).toEqual([{ label: "California king", query: "california king", count }]);
    });

    test("a ZIP code is an answer of the quiz, and the name of a city is none", async () => {
      expect((await find("back pain 80202")).understood!.quiz).toEqual({ pain: "low-back", deliveryZip: "80202" });
      expect((await find("back pain denver")).understood!.quiz).toEqual({ pain: "low-back" });
    });
  });
}
