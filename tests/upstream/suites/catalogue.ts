import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brandDetail, type BrandListing, brandSorts } from "#contracts/brands";
import type { MatchAnswer } from "#contracts/match/match";
import { mattressTypes } from "#contracts/mattress";
import { mattressListing } from "#contracts/mattresses";
import { modelPage } from "#contracts/model-page";
import { brandFacetKeys } from "#contracts/vocabulary/brands";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

type Query = Record<string, string>;

export function catalogueSuite(start: Start): void {
  describe("the brand listing", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    /** What a queen of each model was last seen at, by its id. */
    async function observedQueens(): Promise<ReadonlyMap<number, number>> {
      const { rows } = await sql<{ model_id: number; price_cents: number }>`
        select distinct on (model_id) model_id, price_cents from price_observation where size = 'queen'
        order by model_id, observed_on desc, price_cents`.execute(upstream.db);
      return new Map(rows.map(({ model_id, price_cents }) => [model_id, price_cents]));
    }

    const list = async (query: Query): Promise<BrandListing> => {
      const { status, body } = await visitor.get(`/api/v2/brands/?${new URLSearchParams(query).toString()}`);
      expect(status).toBe(200);
      return body;
    };
    const whole = everyPage(list);

    test("pages hold 24 brands, each brand once, and out of range is 404", async () => {
      const { items, count, pages } = await whole({});
      expect(count).toBeGreaterThan(24);
      expect(pages).toBe(Math.ceil(count / 24));
      expect(new Set(items.map(({ slug }) => slug)).size).toBe(count);
      for (const page of [String(pages + 1), "0", "-1", "x", "1.5"]) {
        expect((await visitor.get(`/api/v2/brands/?page=${page}`)).status).toBe(404);
      }
    });

    test.each(brandSorts)("sorting by %s holds across pages", async (sort) => {
      const { items } = await whole({ sort });
      const rank = items.map((item) => {
        if (sort === "name") return item.name.toLowerCase();
        if (sort === "price") return item.price_from_cents ?? Infinity;
        return sort === "score" ? -item.score! : -item.model_count!;
      });
      expect(rank).toEqual([...rank].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0)));
    });

    /** Counts from the models themselves, model by model, without the listing's own statement. */
    test("facets and their counts agree with a recount of every brand's models", async () => {
      const brands = (await whole({})).items;
      const seen = await observedQueens();
      const models = (await upstream.db.selectFrom("model_card").selectAll().execute()).map((model) => ({
        ...model,
        queen_cents: seen.get(model.model_id) ?? null,
      }));
      const known = (await list({})).facets;
      const price = (cents: number | null) =>
        cents === null
          ? null
          : cents < 75_000
            ? "under-750"
            : cents < 125_000
              ? "750-1250"
              : cents < 200_000
                ? "1250-2000"
                : cents < 300_000
                  ? "2000-3000"
                  : "over-3000";
      const firm = (value: number) =>
        value < 2.8
          ? "very-soft"
          : value < 4.1
            ? "soft"
            : value < 4.9
              ? "medium-soft"
              : value < 6
                ? "medium"
                : value < 7
                  ? "medium-firm"
                  : value < 8.3
                    ? "firm"
                    : "extra-firm";
      const has = (model: (typeof models)[number], key: string, value: string) => {
        const brand = brands.find(({ slug }) => slug === model.brand_slug)!;
        if (key === "type") return model.type === value;
        if (key === "price") return price(model.queen_cents) === value;
        if (key === "firmness") return firm(model.firmness) === value;
        if (key === "sold") return value === "online" ? brand.sold_online : brand.sold_in_stores;
        return model.certificates.includes(value);
      };
      const recount = (chosen: Record<string, string[]>) =>
        new Set(
          models
            .filter((model) =>
              Object.entries(chosen).every(
                ([key, values]) => values.length === 0 || values.some((value) => has(model, key, value)),
              ),
            )
            .map(({ brand_slug }) => brand_slug),
        );
      const choices: Query[] = [
        {},
        { type: "latex" },
        { type: "latex,hybrid", price: "750-1250" },
        { price: "under-750,over-3000", sold: "online" },
        {
          firmness: "firm",
          certificate: known.find(({ key }) => key === "certificate")!.values[0]!.value,
          sold: "stores",
        },
        { type: "adjustable-air", price: "under-750", firmness: "extra-firm" },
      ];
      for (const choice of choices) {
        const listed = await whole(choice);
        const chosen = Object.fromEntries(brandFacetKeys.map((key) => [key, choice[key]?.split(",") ?? []]));
        expect(new Set(listed.items.map(({ slug }) => slug))).toEqual(recount(chosen));
        expect(listed.count).toBe(listed.items.length);
        for (const { key, values } of listed.facets) {
          for (const { value, count, selected } of values) {
            expect(`${key}=${value}: ${count}`).toBe(`${key}=${value}: ${recount({ ...chosen, [key]: [value] }).size}`);
            expect(selected).toBe(chosen[key]!.includes(value));
          }
        }
      }
    });

    test("unknown values are named by their parameter", async () => {
      const { status, body } = await visitor.get("/api/v2/brands/?type=latex,stone&price=1");
      expect(status).toBe(400);
      expect(body).toEqual({
        type: ['"stone" is not one of the available choices.'],
        price: ['"1" is not one of the available choices.'],
      });
    });

    test("a value full of SQL is only an unknown value", async () => {
      const { status } = await visitor.get(
        `/api/v2/brands/?certificate=${encodeURIComponent("x'); drop table brand; --")}`,
      );
      expect(status).toBe(400);
      expect((await list({})).count).toBeGreaterThan(24);
    });

    test("a brand's page sums its models up", async () => {
      for (const { slug } of (await list({})).items.slice(0, 6)) {
        const { body } = await visitor.get(`/api/v2/brands/${slug}/`);
        const models = body.collections.flatMap((row: { lines: { models: unknown[] }[] }) =>
          row.lines.flatMap((line) => line.models),
        );
        expect(models).toHaveLength(body.brand.model_count);
        const prices = models
          .map((model: { price_cents: number | null }) => model.price_cents)
          .filter((price: number | null) => price !== null);
        expect(Math.min(...prices)).toBe(body.brand.price_from_cents);
        expect(Math.max(...prices)).toBe(body.brand.price_to_cents);
        const types = new Set(models.map(({ type }: { type: string }) => type));
        expect(body.brand.types).toEqual(mattressTypes.filter((type) => types.has(type)));
        const ratings = body.rating_distribution.reduce((sum: number, count: number) => sum + count, 0);
        expect(body.brand.rating.count).toBe(ratings);
        const days = body.owner_reviews.map((review: { written_on: string }) => review.written_on);
        expect(days).toEqual([...days].sort().reverse());
      }
    });

    test("a brand whose beds do not come in a size shows which to look at by the prices of a queen", async () => {
      const { slug } = await upstream.db
        .selectFrom("brand")
        .where("slug", "not in", (db) =>
          db
            .selectFrom("variant")
            .innerJoin("model_card", "model_card.model_id", "variant.model_id")
            .innerJoin("brand as of", "of.id", "model_card.brand_id")
            .where("size", "=", "split-king")
            .select("of.slug"),
        )
        .select("slug")
        .executeTakeFirstOrThrow();
      const asking = new ApiVisitor(upstream.origin);
      const found = brandDetail.parse((await asking.get(`/api/v2/brands/${slug}/?size=split-king`)).body);
      expect(found.brand).toMatchObject({ price_size: "split-king", size_made: false, price_from_cents: null });
      expect(found.known_for[0]).toMatch(/, and none of its beds comes in a split king\.$/);
      expect(found.picks.length).toBeGreaterThan(0);
      for (const { model } of found.picks) expect([model.price_size, model.size_made]).toEqual(["queen", true]);
      const [bed] = found.collections[0]!.lines[0]!.models;
      expect([bed!.price_size, bed!.size_made, bed!.price_cents]).toEqual(["split-king", false, null]);
    });

    test("a brand of air beds is as soft and as firm as they can be set", async () => {
      const { brand, collections } = brandDetail.parse((await visitor.get("/api/v2/brands/sleep-number/")).body);
      const ranges = collections
        .flatMap(({ lines }) => lines.flatMap(({ models }) => models))
        .map((m) => m.firmness_range!);
      expect(brand).toMatchObject({
        set_at_home: true,
        firmness_min: Math.min(...ranges.map(({ softest }) => softest)),
        firmness_max: Math.max(...ranges.map(({ firmest }) => firmest)),
      });
      const { body } = await visitor.get("/api/v2/brands/avocado/");
      expect(body.brand.set_at_home).toBe(false);
    });

    test("a bed that can be turned over says what its maker claims of the other side", async () => {
      const sidesOf = async (slug: string) => {
        const { claimed, other_side } = modelPage.parse((await visitor.get(`/api/v2/models/${slug}/`)).body).model
          .firmness!;
        return [claimed, other_side];
      };
      const [plush, firm] = await sidesOf("layla-magnolia-plush-and-firm");
      expect([plush! < 4.1, firm! >= 7]).toEqual([true, true]);
      const [up, down] = await sidesOf("shifman-ridgewood-medium");
      expect(down).toBe(up);
      expect((await sidesOf("nest-bedding-lovebird-dual-comfort"))[1]).toBeNull();
    });

    test("a bed whose halves are ordered one by one says what they come in, and is listed under each of them", async () => {
      const { model } = modelPage.parse((await visitor.get("/api/v2/models/nest-bedding-lovebird-dual-comfort/")).body);
      const { halves, claimed, range, measured } = model.firmness!;
      expect([halves, claimed, range, measured]).toEqual([[4, 5.5, 7.5], 5.5, null, null]);
      const own = model.layers.filter(({ ild_by_half }) => ild_by_half !== null);
      expect(own.length).toBeGreaterThan(0);
      for (const { ild, ild_by_half } of own) expect(ild_by_half![1]).toBe(ild);
      for (const [firmness, found] of Object.entries({ soft: true, medium: true, "medium-firm": false, firm: true })) {
        const { body } = await visitor.get(`/api/v2/mattresses/?brand=nest-bedding&firmness=${firmness}&page=1`);
        const slugs = mattressListing.parse(body).items.map((item) => item.model.slug);
        expect(slugs.includes(model.slug), firmness).toBe(found);
      }
      const { brand } = brandDetail.parse((await visitor.get("/api/v2/brands/nest-bedding/")).body);
      expect(brand.set_at_home).toBe(false);
    });

    test("a brand's page has its best bed for each kind of sleeper, as that sleeper's matches would rank it", async () => {
      for (const { slug } of (await list({})).items.slice(0, 6)) {
        const { picks, weak_for, known_for } = brandDetail.parse((await visitor.get(`/api/v2/brands/${slug}/`)).body);
        expect(known_for).toHaveLength(2);
        expect(picks.length).toBeLessThanOrEqual(5);
        expect(new Set(picks.map(({ model }) => model.slug)).size).toBe(picks.length);
        for (const { label, band } of weak_for) expect([label, band]).toEqual([label, "weak"]);
        for (const { model, fits } of picks) {
          expect(model.brand.slug).toBe(slug);
          for (const { answers, score } of fits) {
            const query = new URLSearchParams(answers).toString();
            const matches = (await visitor.get(`/api/v2/match/?${query}&brand=${slug}`)).body as MatchAnswer;
            const first = matches.results.find((result) => result.model.brand.slug === slug);
            expect([first?.model.slug, first?.score]).toEqual([model.slug, score]);
          }
        }
      }
    });

    test.each(["collections", "lines", "models"])("the index of %s is in order and complete", async (level) => {
      const first = (await visitor.get(`/api/v2/${level}/`)).body;
      const items = [...first.items];
      for (let page = 2; page <= first.pages; page += 1) {
        items.push(...(await visitor.get(`/api/v2/${level}/?page=${page}`)).body.items);
      }
      expect(items).toHaveLength(first.count);
      expect(first.items.length).toBe(Math.min(60, first.count));
      const order = items.map((item) => `${item.brand.name.toLowerCase()}\u0000${item.name.toLowerCase()}`);
      expect(order).toEqual([...order].sort());
      expect((await visitor.get(`/api/v2/${level}/?page=${first.pages + 1}`)).status).toBe(404);
      expect((await visitor.get(`/api/v2/${level}/no-such-thing/`)).status).toBe(404);
    });

    test("a line's models are softest first, and each model knows its line's others", async () => {
      const { items } = (await visitor.get("/api/v2/lines/")).body;
      for (const { slug } of items.slice(0, 5)) {
        const { body } = await visitor.get(`/api/v2/lines/${slug}/`);
        const feel = body.models.map((model: { firmness: number }) => model.firmness);
        expect(feel).toEqual([...feel].sort((left, right) => left - right));
        const model = (await visitor.get(`/api/v2/models/${body.models[0].slug}/`)).body;
        expect(model.line_models).toEqual(body.models);
        expect(model.model.line.slug).toBe(slug);
        expect(body.siblings.map((row: { slug: string }) => row.slug)).not.toContain(slug);
      }
    });

    test("comparisons come by their headers", async () => {
      const headers = (await visitor.get("/api/v2/comparisons/")).body.map((row: { header: string }) => row.header);
      expect(headers.length).toBeGreaterThan(3);
      expect(headers).toEqual([...headers].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    });
  });
}
