import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparisonTable } from "#contracts/compare/comparisons";
import { tray } from "#contracts/compare/tray";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const tablePath = "/api/v2/comparison-table/";
const trayPath = "/api/v2/comparison-tray/";

export function comparisonTableSuite(start: Start): void {
  describe("comparing beds", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    let slugs: string[];
    const now = new Date("2026-03-01T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now });
      visitor = new ApiVisitor(upstream.origin);
      const { items } = (await visitor.get("/api/v2/models/")).body;
      slugs = items.map(({ slug }: { slug: string }) => slug).slice(0, 5);
    });
    afterAll(() => upstream.close());

    describe("the comparison table", () => {
      const table = async (query: string, of = visitor) => {
        const { status, body } = await of.get(`${tablePath}?${query}`);
        expect(status).toBe(200);
        return comparisonTable.parse(body);
      };

      test("shows one to four models in the order asked for, each once", async () => {
        const order = [slugs[3]!, slugs[0]!, slugs[3]!, slugs[2]!, slugs[1]!];
        const { models, unknown } = await table(`models=${order.join(",")}`);
        expect(models.map(({ slug }) => slug)).toEqual([slugs[3], slugs[0], slugs[2], slugs[1]]);
        expect(unknown).toEqual([]);
        expect((await table(`models=${slugs[0]}`)).models).toHaveLength(1);
      });

      test("shows what the model's own page shows", async () => {
        const [compared] = (await table(`models=${slugs[0]}`)).models;
        expect(compared).toMatchObject((await visitor.get(`/api/v2/models/${slugs[0]}/`)).body.model);
      });

      test("comes to a verdict on two or more, in the size asked for", async () => {
        const { verdict } = await table(`models=${slugs[0]},${slugs[1]},${slugs[2]}&size=king`);
        const named = verdict!.beds.map(({ slug }) => slug);
        expect(named.length === 0 || named.join() === slugs.slice(0, 3).join()).toBe(true);
        expect(verdict!.money.length).toBeGreaterThan(0);
        expect(verdict!.for_you).toBeNull();
        expect((await table(`models=${slugs[0]}`)).verdict).toBeNull();
      });

      test("scores its beds for the answers that the visit remembers, and tells nobody those answers", async () => {
        const sleeper = new ApiVisitor(upstream.origin);
        await sleeper.get("/api/v2/match/?recipient=me&size=queen&position=side&weight=130-230&pain=shoulder");
        const { models, verdict } = await table(`models=${slugs[0]},${slugs[1]}`, sleeper);
        for (const { slug, your_match } of models) {
          const { answers: _, ...own } = (await sleeper.get(`/api/v2/models/${slug}/`)).body.your_match;
          expect(your_match).toEqual({ ...own, weights: ["130-180"] });
        }
        expect(verdict!.for_you).toMatch(/^(Going by your answers|Neither of these)/);
        const { body } = await sleeper.get(`${tablePath}?models=${slugs[0]},${slugs[1]}`);
        expect(JSON.stringify(body)).not.toMatch(/"pain"|"answers"|shoulder"/);
        const { models: strangers } = await table(`models=${slugs[0]},${slugs[1]}`, new ApiVisitor(upstream.origin));
        expect(strangers.map(({ your_match }) => your_match)).toEqual([null, null]);
      });

      test("counts the stores that have a bed around the place that the visit remembers, as the bed’s own page does", async () => {
        const local = new ApiVisitor(upstream.origin);
        expect((await table(`models=${slugs[0]}`, local)).models[0]!.near).toBeNull();
        await local.get("/api/v2/match/?recipient=me&size=queen&position=side&weight=130-180&deliveryZip=83702");
        const { models } = await table(`models=${slugs[0]},${slugs[1]}`, local);
        for (const { slug, near } of models) {
          expect(near).toMatchObject({ place: { label: expect.stringContaining("83702") } });
          expect(near).toEqual((await local.get(`/api/v2/models/${slug}/`)).body.near);
        }
      });

      test("lists what is no model apart", async () => {
        const { models, unknown } = await table(`models=nothing,${slugs[0]},nowhere`);
        expect(models.map(({ slug }) => slug)).toEqual([slugs[0]]);
        expect(unknown).toEqual(["nothing", "nowhere"]);
      });

      test.each([
        ["none", () => "models=", "models", "This field is required."],
        ["nothing but commas", () => "models=,", "models", "Name at least one model."],
        ["more than four", () => `models=${slugs.join(",")}`, "models", "Name 4 at most."],
        [
          "an unknown size",
          () => `models=${slugs[0]}&size=crib`,
          "size",
          '"crib" is not one of the available choices.',
        ],
      ])("refuses %s", async (_what, query, field, message) => {
        const { status, body } = await visitor.get(`${tablePath}?${query()}`);
        expect(status).toBe(400);
        expect(body).toEqual({ [field]: [message] });
      });

      test("prices are those of the asked-for size", async () => {
        const { variants } = (await visitor.get(`/api/v2/models/${slugs[0]}/`)).body.model;
        expect(variants.length).toBeGreaterThan(1);
        for (const { size, price_cents } of variants) {
          const [compared] = (await table(`models=${slugs[0]}&size=${size}`)).models;
          expect(compared?.price).toMatchObject({ size, now_cents: price_cents });
        }
      });

      test("a model that isn’t made in a size has no price of it, rather than another's", async () => {
        const without = await upstream.db
          .selectFrom("model_card")
          .where("model_id", "not in", (db) =>
            db.selectFrom("variant").where("size", "=", "split-king").select("model_id"),
          )
          .select("slug")
          .executeTakeFirstOrThrow();
        const [compared] = (await table(`models=${without.slug}&size=split-king`)).models;
        expect(compared?.price).toMatchObject({
          size: "split-king",
          now_cents: null,
          usual_cents: null,
          lowest_cents: null,
        });
      });

      test("a size is remembered for the visit; without one it is a queen, and nothing is remembered", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        expect((await table(`models=${slugs[0]}`, shopper)).size).toBe("queen");
        expect(shopper.cookies.has("sessionid")).toBe(false);
        await table(`models=${slugs[0]}&size=king`, shopper);
        expect((await table(`models=${slugs[0]}`, shopper)).size).toBe("king");
        expect((await shopper.get("/api/v2/auth/user/")).body.user.session.mattress_size).toBe("king");
      });

      test("counts the stores that show a model", async () => {
        const [compared] = (await table(`models=${slugs[0]}`)).models;
        const rows = await upstream.db
          .selectFrom("floor_model")
          .innerJoin("model", "model.id", "floor_model.model_id")
          .where("model.slug", "=", slugs[0]!)
          .select("floor_model.store_id")
          .execute();
        expect(compared?.store_count).toBe(rows.length);
      });

      test("names the deal that runs today and ends first, and none that has ended or has yet to begin", async () => {
        const model = await upstream.db
          .selectFrom("model")
          .where("slug", "=", slugs[1]!)
          .select(["id"])
          .executeTakeFirstOrThrow();
        const brand = await upstream.db.selectFrom("brand").select("id").executeTakeFirstOrThrow();
        await upstream.db.deleteFrom("deal_model").where("model_id", "=", model.id).execute();
        const deal = async (slug: string, starts_on: string, ends_on: string | null) => {
          const { id } = await upstream.db
            .insertInto("deal")
            .values({
              slug,
              brand_id: brand.id,
              title: slug,
              description: "",
              kind: "price-cut",
              seller: "Somebody",
              starts_on,
              ends_on,
              last_checked_on: starts_on,
              code: null,
              terms: [],
              url: "https://example.com/",
              commission_payer: null,
              commission_terms: null,
            })
            .returning("id")
            .executeTakeFirstOrThrow();
          await upstream.db.insertInto("deal_model").values({ deal_id: id, model_id: model.id }).execute();
          await upstream.announceCatalogueChange();
          await upstream.upkeep();
        };
        const shown = async () => (await table(`models=${slugs[1]}`)).models[0]?.deal;
        await deal("over", "2026-01-01", "2026-02-28");
        await deal("to-come", "2026-03-02", null);
        expect(await shown()).toBeNull();
        await deal("without-end", "2026-01-01", null);
        expect(await shown()).toEqual({
          slug: "without-end",
          title: "without-end",
          ends_on: null,
          with_code_cents: null,
        });
        await deal("last-day", "2026-02-01", "2026-03-01");
        expect(await shown()).toMatchObject({ slug: "last-day", ends_on: "2026-03-01" });
      });
    });

    describe("the comparison tray", () => {
      const change = (shopper: ApiVisitor, body: unknown) => shopper.write("POST", trayPath, body);
      const held = async (shopper: ApiVisitor) =>
        (await shopper.get("/api/v2/auth/user/")).body.user.session.compare.map(({ slug }: { slug: string }) => slug);

      test("begins a session with its first model, and keeps them in the order in which they were put there", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        const first = await change(shopper, { action: "add", model: slugs[2] });
        expect(first.status).toBe(200);
        expect(tray.parse(first.body).models.map(({ slug }) => slug)).toEqual([slugs[2]]);
        expect(shopper.cookies.has("sessionid")).toBe(true);
        await change(shopper, { action: "add", model: slugs[0] });
        expect(await held(shopper)).toEqual([slugs[2], slugs[0]]);
      });

      test("holds a model once, however often it is added", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        await change(shopper, { action: "add", model: slugs[0] });
        expect((await change(shopper, { action: "add", model: slugs[0] })).body.models).toHaveLength(1);
      });

      test("holds four; a fifth is refused in words and changes nothing", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        for (const slug of slugs.slice(0, 4)) await change(shopper, { action: "add", model: slug });
        const { status, body } = await change(shopper, { action: "add", model: slugs[4] });
        expect(status).toBe(400);
        expect(body).toEqual({ model: ["Your comparison is full: it holds 4 beds. Remove one first."] });
        expect(await held(shopper)).toEqual(slugs.slice(0, 4));
      });

      test("gives a model back, and all of them", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        for (const slug of slugs.slice(0, 3)) await change(shopper, { action: "add", model: slug });
        await change(shopper, { action: "remove", model: slugs[1] });
        expect(await held(shopper)).toEqual([slugs[0], slugs[2]]);
        expect((await change(shopper, { action: "clear" })).body).toEqual({ models: [] });
        expect(await held(shopper)).toEqual([]);
      });

      test("removing from nothing begins no session", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        for (const body of [{ action: "clear" }, { action: "remove", model: slugs[0] }]) {
          expect((await change(shopper, body)).body).toEqual({ models: [] });
        }
        expect(shopper.cookies.has("sessionid")).toBe(false);
      });

      test.each([
        ["a model that does not exist", { action: "add", model: "nothing" }, ["model"]],
        ["an action that does not exist", { action: "paint" }, ["action"]],
        ["an addition of nothing", { action: "add" }, ["model"]],
      ])("refuses %s by its field", async (_what, body, fields) => {
        const answer = await change(new ApiVisitor(upstream.origin), body);
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body)).toEqual(fields);
      });

      test("refuses a change without a token", async () => {
        const answer = await new ApiVisitor(upstream.origin).send("POST", trayPath, {
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ action: "clear" }),
        });
        expect([answer.status, answer.body.code]).toEqual([403, "csrf_failed"]);
      });

      test("stays when the shopper signs in", async () => {
        const shopper = new ApiVisitor(upstream.origin);
        await change(shopper, { action: "add", model: slugs[0] });
        await shopper.signIn("sleeper@example.com");
        expect(await held(shopper)).toEqual([slugs[0]]);
      });
    });
  });
}
