import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExpertReviewDetail, ExpertReviewListing, TestMethod } from "#contracts/expert-reviews/review";
import type { ModelPage } from "#contracts/model-page";
import { dayOf, plusDays } from "#contracts/us-days";
import { firmnessFromForce, scoreOfResult } from "../../../upstream/rules/test-method";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

export function expertReviewSuite(start: Start): void {
  describe("expert reviews", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const list = async (query: Record<string, string>): Promise<ExpertReviewListing> => {
      const { status, body } = await visitor.get(`/api/v2/expert-reviews/?${new URLSearchParams(query).toString()}`);
      expect(status).toBe(200);
      return body;
    };
    const whole = everyPage(list);
    const show = async (slug: string): Promise<ExpertReviewDetail> =>
      (await visitor.get(`/api/v2/expert-reviews/${slug}/`)).body;

    test("are listed, more than 100, in each order", async () => {
      const { items, tested, count } = await whole({});
      expect([items.length, count]).toEqual([tested, tested]);
      expect(tested).toBeGreaterThan(100);
      const days = items.map(({ tested_on }) => tested_on!);
      expect(days).toEqual([...days].sort().reverse());
      const scores = (await whole({ sort: "score" })).items.map(({ score }) => score!);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      const brands = (await whole({ sort: "brand" })).items.map(({ model }) => model.brand.name.toLowerCase());
      expect(brands).toEqual([...brands].sort());
    });

    test("are filtered by brand, type, measured firmness and what came of the claim, as the counts say", async () => {
      const { facets } = await list({});
      for (const { key, values } of facets) {
        for (const { value, count } of values.filter((_, at) => at % 5 === 0)) {
          const found = await whole({ [key]: value });
          expect(found.count, `${key} ${value}`).toBe(count);
          expect(found.items).toHaveLength(count);
        }
      }
      const softer = (await whole({ claim: "softer" })).items;
      expect(softer.length).toBeGreaterThan(0);
      for (const { firmness, model } of softer) expect(firmness!).toBeLessThanOrEqual(model.firmness! - 0.5);
      expect((await visitor.get("/api/v2/expert-reviews/?claim=maybe")).status).toBe(400);
    });

    test("hold results apart from scores, say what the model’s page says, and lead to other tests", async () => {
      const { items } = await list({ sort: "score" });
      for (const { slug } of items.slice(0, 6)) {
        const { review, others, offer } = await show(slug);
        const model: ModelPage = (await visitor.get(`/api/v2/models/${slug}/`)).body;
        for (const { kind, value, score, middle } of review.measurements) {
          expect(score).toBe(scoreOfResult(kind, value));
          expect(middle).toBeGreaterThan(0);
        }
        const force = review.measurements.find(({ kind }) => kind === "firmness")!;
        expect(firmnessFromForce(force.value)).toBe(model.model.firmness!.measured);
        expect(force.measured_on).toBe(model.model.sources!.measurement!.checked_on);
        expect(offer).toEqual(model.offer);
        expect(model.expert_review).toMatchObject({ slug, score: review.score, verdict: review.verdict });
        expect(others.length).toBeGreaterThan(2);
        expect(others.map((other) => other.slug)).not.toContain(slug);
        expect(review.published_on! <= dayOf(new Date())).toBe(true);
      }
    });

    test("each have a place among beds for adults or for children, bunks and RVs by their score, equal ones the same", async () => {
      const { items } = await whole({ sort: "score" });
      const apart = await upstream.db.selectFrom("model").select("slug").where("made_for", "is not", null).execute();
      const special = new Set(apart.map(({ slug }) => slug));
      expect(items.some(({ place }) => place!.apart)).toBe(true);
      for (const { slug, score, place } of items) {
        const among = items.filter((other) => special.has(other.slug) === special.has(slug));
        const rank = 1 + among.filter((other) => other.score! > score!).length;
        const joint = among.filter((other) => other.score === score).length > 1;
        expect(place, slug).toEqual({ rank, of: among.length, joint, apart: special.has(slug) });
      }
      const { slug, place } = items[3]!;
      expect((await show(slug)).review.place).toEqual(place);
      expect((await visitor.get(`/api/v2/models/${slug}/`)).body.expert_review.place).toEqual(place);
    });

    test("are led to from the brand, highest score first; a bed that was not tested has none", async () => {
      const { tested_beds: beds } = (await visitor.get("/api/v2/brands/casper/")).body;
      const scores = beds.map(({ score }: { score: number }) => score);
      expect(scores.length).toBeGreaterThanOrEqual(2);
      expect(scores).toEqual([...scores].sort((one: number, other: number) => other - one));
      const untested = await upstream.db
        .selectFrom("model")
        .where("id", "not in", upstream.db.selectFrom("expert_review").select("model_id"))
        .select("slug")
        .executeTakeFirstOrThrow();
      expect((await visitor.get(`/api/v2/models/${untested.slug}/`)).body.expert_review).toBeNull();
      expect((await visitor.get(`/api/v2/expert-reviews/${untested.slug}/`)).status).toBe(404);
    });

    test("hold who slept on a bed, in which nights, and what a second tester of another build felt", async () => {
      const { slug } = await upstream.db
        .selectFrom("expert_second_tester")
        .innerJoin("expert_review", "expert_review.id", "review_id")
        .innerJoin("model", "model.id", "model_id")
        .select("model.slug")
        .executeTakeFirstOrThrow();
      const { review } = await show(slug);
      const { second_tester: second } = review;
      expect(second!.text).toMatch(/^[A-Z0-9“].+\.$/);
      expect(second!.about).toMatch(/ sleeper, \d+ lb$/);
      expect(second!.about).not.toBe(review.about_reviewer);
      expect(plusDays(review.first_night!, review.nights!) < second!.first_night!).toBe(true);
      expect(plusDays(second!.first_night!, second!.nights!) < review.tested_on!).toBe(true);
    });

    test("come with the method by which they were made", async () => {
      const method: TestMethod = (await visitor.get("/api/v2/test-method/")).body;
      const { items, tested } = await list({});
      const { review } = await show(items[0]!.slug);
      expect(review.method_version).toBe(method.version);
      expect(method.tests.map(({ kind, scale }) => [kind, scale])).toEqual(
        review.measurements.map(({ kind, scale }) => [kind, scale]),
      );
      expect(method.tests.reduce((sum, { scale }) => sum + (scale?.possible ?? 0), 0)).toBe(100);
      expect(method.acquired.reduce((sum, { count }) => sum + count, 0)).toBe(tested);
    });
  });
}
