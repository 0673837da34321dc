import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MattressSize, mattressSizes } from "#contracts/mattress";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function priceSuite(start: Start): void {
  describe("the prices of a model", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start();
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const history = async (slug: string, size: MattressSize) => {
      const { status, body } = await visitor.get(`/api/v2/models/${slug}/prices/?size=${size}`);
      expect(status).toBe(200);
      return body;
    };

    test("are all that was observed of a size, and end with the price that the model's page shows", async () => {
      const models = await upstream.db.selectFrom("model").select(["id", "slug"]).orderBy("id").execute();
      for (const { id, slug } of models.filter((_, index) => index % 9 === 0)) {
        const { variants } = (await visitor.get(`/api/v2/models/${slug}/`)).body.model;
        for (const { size, price_cents, seller, observed_on } of variants) {
          const body = await history(slug, size);
          const rows = await upstream.db
            .selectFrom("price_observation")
            .where("model_id", "=", id)
            .where("size", "=", size)
            .select(["observed_on", "price_cents", "seller"])
            .execute();
          expect(body.observations).toHaveLength(rows.length);
          expect(body.observations).toEqual(expect.arrayContaining(rows));
          const days = body.observations.map((row: { observed_on: string }) => row.observed_on);
          expect(days).toEqual([...days].sort());
          expect(body.observations.at(-1) ?? null).toEqual(
            price_cents === null ? null : { observed_on, price_cents, seller },
          );
          expect(body.summary).toMatchObject(
            price_cents === null ? { now_cents: null } : { now_cents: price_cents, seller, observed_on },
          );
        }
      }
    });

    test("have the median that the database works out, and its lowest", async () => {
      const { rows } = await sql<{
        slug: string;
        size: MattressSize;
        usual: number;
        of: number;
        lowest: number;
        lowest_on: string;
      }>`
        with latest as (select model_id, size, max(observed_on) as day from price_observation group by model_id, size)
        select m.slug, l.size,
          (select percentile_disc(0.5) within group (order by o.price_cents) from price_observation o
            where o.model_id = l.model_id and o.size = l.size and o.observed_on > l.day - 90) as usual,
          (select count(*) from price_observation o
            where o.model_id = l.model_id and o.size = l.size and o.observed_on > l.day - 90) as of,
          o.price_cents as lowest, o.observed_on as lowest_on
        from latest l join model m on m.id = l.model_id
          join lateral (select price_cents, observed_on from price_observation o where o.model_id = l.model_id
            and o.size = l.size order by price_cents, observed_on desc limit 1) o on true
        order by m.slug, l.size
      `.execute(upstream.db);
      expect(rows.length).toBeGreaterThan(100);
      for (const { slug, size, usual, of, lowest, lowest_on } of rows.filter((_, index) => index % 7 === 0)) {
        const { summary, sizes } = await history(slug, size);
        expect(summary).toMatchObject({ size, usual_cents: usual, usual_of: of, lowest_cents: lowest, lowest_on });
        expect(sizes).toContain(size);
        expect(sizes).toEqual(mattressSizes.filter((each) => sizes.includes(each)));
      }
    });

    test("of a size never observed are none", async () => {
      const without = await upstream.db
        .selectFrom("model")
        .where("id", "not in", upstream.db.selectFrom("variant").where("size", "=", "split-king").select("model_id"))
        .select("slug")
        .executeTakeFirstOrThrow();
      const body = await history(without.slug, "split-king");
      expect(body.observations).toEqual([]);
      expect(body.summary).toMatchObject({ size: "split-king", now_cents: null, usual_cents: null, usual_of: 0 });
    });

    test("are by default those of the size that the model's page shows, though none was seen in it", async () => {
      const { slug } = await upstream.db
        .selectFrom("model")
        .where("id", "not in", upstream.db.selectFrom("variant").where("size", "=", "split-king").select("model_id"))
        .select("slug")
        .executeTakeFirstOrThrow();
      const sizeOf = async (who: ApiVisitor) => {
        const { summary } = (await who.get(`/api/v2/models/${slug}/prices/`)).body;
        expect(summary.size).toBe((await who.get(`/api/v2/models/${slug}/`)).body.size);
        return summary.size;
      };
      const asking = new ApiVisitor(upstream.origin);
      await asking.get(`/api/v2/models/${slug}/?size=split-king`);
      expect([await sizeOf(asking), await sizeOf(new ApiVisitor(upstream.origin))]).toEqual(["split-king", "queen"]);
    });

    test("bring this site the same from a seller, be it for a bed, in a deal or behind cash back", async () => {
      const offers = await upstream.db.selectFrom("offer").select(["seller", "commission_terms"]).distinct().execute();
      const agreed = new Map(offers.map(({ seller, commission_terms }) => [seller, commission_terms]));
      expect(agreed.size).toBe(offers.length);
      const deals = await upstream.db.selectFrom("deal").select(["seller", "commission_terms"]).execute();
      for (const { seller, commission_terms } of deals) expect(commission_terms, seller).toBe(agreed.get(seller));
      for (const { seller, commission } of (await visitor.get("/api/v2/cashback-offers/")).body.items)
        // What is added for cash back is an amount, or a share of what we are paid a share of.
        expect(
          commission.terms.replace(/, and (?:\$\d+ of it goes to you|you get \d+% of the same amount, .*)$/, ""),
          seller,
        ).toBe(agreed.get(seller));
    });

    test("of an unknown model are 404, of an unknown size 400", async () => {
      expect((await visitor.get("/api/v2/models/none/prices/")).status).toBe(404);
      const { slug } = await upstream.db.selectFrom("model").select("slug").executeTakeFirstOrThrow();
      const { status, body } = await visitor.get(`/api/v2/models/${slug}/prices/?size=giant`);
      expect([status, body]).toEqual([400, { size: ['"giant" is not one of the available choices.'] }]);
    });

    test("have facts with a source and a day, marked as made up", async () => {
      const models = await upstream.db
        .selectFrom("model")
        .select(["slug", "firmness", "specification_source", "measurement_source", "measured_on"])
        .execute();
      for (const model of models) {
        expect(model.specification_source).toMatch(/^Demo data: made-up/);
        expect(model.measurement_source === null).toBe(model.firmness.measured === null);
        expect(model.measured_on === null).toBe(model.firmness.measured === null);
      }
      const { body } = await visitor.get(`/api/v2/models/${models[0]!.slug}/`);
      expect(body.model.sources.specification.source).toBe(models[0]!.specification_source);
    });
  });
}
