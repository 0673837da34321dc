import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HomePage } from "#contracts/home";
import type { MatchAnswer } from "#contracts/match/match";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function homeSuite(start: Start): void {
  describe("the home page", () => {
    let upstream: TestUpstream;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
    });
    afterAll(() => upstream.close());

    const home = async (visitor: ApiVisitor, query = ""): Promise<HomePage> => {
      const { status, body } = await visitor.get(`/api/v2/home/${query}`);
      expect(status).toBe(200);
      return body;
    };

    test("has a bed for each of three sleepers, each of another line, as their matches would rank it", async () => {
      const { picks } = await home(new ApiVisitor(upstream.origin));
      expect(picks).toHaveLength(3);
      expect(new Set(picks.map(({ model }) => model.slug)).size).toBe(3);
      for (const { answers, model, score } of picks) {
        expect(model.price_cents).not.toBeNull();
        const query = new URLSearchParams(answers).toString();
        const { results } = (await new ApiVisitor(upstream.origin).get(`/api/v2/match/?${query}`)).body as MatchAnswer;
        const found = results.find((result) => result.model.slug === model.slug);
        expect(found?.score).toBe(score);
        expect(found!.rank).toBeLessThanOrEqual(3);
      }
    });

    test("has a bed for two for the couple, whatever size the visit remembers", async () => {
      const coupleIn = async (size: string) => {
        const { picks } = await home(new ApiVisitor(upstream.origin), `?size=${size}`);
        const { answers, model } = picks.find(({ answers: { recipient } }) => recipient === "couple")!;
        expect(picks[0]!.model.price_size).toBe(size);
        return [answers.size, model.price_size];
      };
      expect(await coupleIn("twin")).toEqual(["queen", "queen"]);
      expect(await coupleIn("twin-xl")).toEqual(["queen", "queen"]);
      expect(await coupleIn("full")).toEqual(["full", "full"]);
    });

    test("has prices that fell, each lower now than what the same seller asked before", async () => {
      const { drops, drop_days } = await home(new ApiVisitor(upstream.origin));
      expect([7, 30]).toContain(drop_days);
      expect(drops.length).toBeGreaterThan(0);
      for (const { model, seller, now_cents, before_cents, seen_on } of drops) {
        const seen = await upstream.db
          .selectFrom("price_observation")
          .innerJoin("model", "model.id", "price_observation.model_id")
          .where("model.slug", "=", model.slug)
          .where("size", "=", "queen")
          .where("seller", "=", seller)
          .select(["price_cents", "observed_on"])
          .orderBy("observed_on", "desc")
          .execute();
        expect(seen[0]!.price_cents).toBe(now_cents);
        const changed = seen.findIndex(({ price_cents }) => price_cents !== now_cents);
        expect([seen[changed]!.price_cents, seen[changed - 1]!.observed_on]).toEqual([before_cents, seen_on]);
        expect(before_cents).toBeGreaterThan(now_cents);
        expect(Date.parse(seen_on)).toBeGreaterThan(Date.now() - (drop_days + 1) * 86_400_000);
      }
    });

    test("is in the size and around the place that the visit remembers", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      expect((await home(visitor)).stores).toEqual([]);
      await visitor.get("/api/v2/stores/?place=Boise,%20ID");
      const { place, stores, size, picks } = await home(visitor, "?size=king");
      expect([place, size, picks[0]!.model.price_size]).toEqual(["Boise, ID", "king", "king"]);
      expect(stores.length).toBeGreaterThan(0);
      const miles = stores.map(({ distance_miles }) => distance_miles!);
      expect(miles).toEqual([...miles].sort((one, other) => one - other));
      expect((await home(visitor)).size).toBe("king");
    });
  });
}
