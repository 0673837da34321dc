import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reviewSorts, type ReviewDetail, type ReviewListing, type ReviewSummary } from "#contracts/reviews";
import { missedTo, ownedBands, praisedFrom } from "#contracts/vocabulary/reviews";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

type Query = Record<string, string>;

/** What a review counts as in each facet, by the rules of the vocabulary. */
function valuesOf(review: ReviewSummary, key: string): (string | undefined)[] {
  const parts = Object.entries(review.parts);
  if (key === "stars") return [String(review.rating)];
  if (key === "praises")
    return parts.filter(([, stars]) => stars !== null && stars >= praisedFrom).map(([part]) => part);
  if (key === "misses") return parts.filter(([, stars]) => stars !== null && stars <= missedTo).map(([part]) => part);
  if (key === "position") return [review.sleep_position ?? undefined];
  if (key === "weight") return [review.weight_band ?? undefined];
  if (key === "proof") return [review.proof ?? undefined];
  if (key === "brand") return [review.brand?.slug];
  if (key === "model") return [review.model?.slug];
  const months = review.months_owned!;
  return Object.entries(ownedBands).flatMap(([band, { from, to }]) => (months >= from && months < to ? [band] : []));
}

export function reviewSuite(start: Start): void {
  describe("owner reviews", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    let refused: number;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
      const { id } = await upstream.db
        .insertInto("owner_review")
        .values({
          model_slug: null,
          brand_slug: null,
          product: "A bed",
          account_id: null,
          author: "Ana",
          state: "refused",
          reason: "advertising",
          sleep_position: null,
          weight_band: null,
          size: null,
          paid_cents: null,
          seller: null,
          proof: "email",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      refused = id;
      const version = { number: 1, kind: "first" as const, months_owned: 1, rating: 5, parts: "{}" };
      await upstream.db
        .insertInto("owner_review_version")
        .values({
          review_id: id,
          ...version,
          title: "Buy at example.com",
          body: "Buy there.",
          written_on: "2026-01-01",
          state: "refused",
          reason: "advertising",
        })
        .execute();
    });
    afterAll(() => upstream.close());

    const list = async (query: Query): Promise<ReviewListing> => {
      const { status, body } = await visitor.get(`/api/v2/reviews/?${new URLSearchParams(query).toString()}`);
      expect(status).toBe(200);
      return body;
    };
    const whole = everyPage(list);
    /** The brand with most reviews, and all of them. */
    const most = async () => {
      const { facets } = await list({});
      const brands = facets.find(({ key }) => key === "brand")!.values;
      const { value: brand } = brands.reduce((one, other) => (other.count > one.count ? other : one));
      return { brand, ...(await whole({ brand })) };
    };

    test("are listed once, 20 a page, without those that were not published", async () => {
      const { items, count, pages } = await most();
      expect(pages).toBe(Math.ceil(count / 20));
      expect(new Set(items.map(({ id }) => id)).size).toBe(count);
      expect((await list({ sort: "newest" })).items.map(({ id }) => id)).not.toContain(refused);
      for (const page of [String(pages + 1), "0", "x"])
        expect((await visitor.get(`/api/v2/reviews/?brand=${items[0]!.brand!.slug}&page=${page}`)).status).toBe(404);
    });

    test("are counted by facets as a recount counts them, and each value filters to its count", async () => {
      const { brand, items, facets } = await most();
      for (const { key, values } of facets.filter(({ key }) => key !== "brand")) {
        for (const { value, count } of values) {
          const counted = items.filter((review) => valuesOf(review, key).includes(value)).length;
          expect([key, value, count]).toEqual([key, value, counted]);
        }
        const first = values.find(({ count }) => count > 0);
        if (first !== undefined) expect((await list({ brand, [key]: first.value })).count).toBe(first.count);
      }
    });

    test.each(reviewSorts)("sorting by %s holds across pages", async (sort) => {
      const { brand } = await most();
      const { items } = await whole({ brand, sort });
      const rank = items.map(({ rating, helpful_votes, written_on }) => {
        if (sort === "newest") return [-Date.parse(written_on!)];
        if (sort === "useful") return [-helpful_votes];
        return [sort === "best" ? -rating : rating];
      });
      expect(rank).toEqual([...rank].sort(([one], [other]) => (one! < other! ? -1 : one! > other! ? 1 : 0)));
    });

    test("of one brand come with all of its ratings, those without a text among them", async () => {
      const { brand } = await most();
      const { about } = await list({ brand });
      const { body } = await visitor.get(`/api/v2/brands/${brand}/`);
      expect(about).toMatchObject({ brand: { slug: brand }, model: null, rating: body.brand.rating });
      expect(about!.rating_distribution).toEqual(body.rating_distribution);
      expect(about!.rating_distribution.reduce((sum, count) => sum + count, 0)).toBe(about!.rating.count);
      expect((await list({})).about).toBeNull();
      const texts = [1, 2, 3, 4, 5].map((stars) => list({ brand, stars: String(stars) }));
      const counts = (await Promise.all(texts)).map(({ count }) => count);
      expect([about!.written_distribution, body.written_distribution]).toEqual([counts, counts]);
    });

    test("of owners like the visitor are counted once the quiz is answered", async () => {
      const { brand, items } = await most();
      const shopper = new ApiVisitor(upstream.origin);
      await shopper.get("/api/v2/match/?recipient=me&position=side&weight=130-230");
      const { like_you }: ReviewListing = (await shopper.get(`/api/v2/reviews/?brand=${brand}`)).body;
      const like = items.filter(
        ({ sleep_position, weight_band }) => sleep_position === "side" && weight_band === "130-230",
      );
      expect(like_you).toEqual({ position: "side", weight: "130-230", count: like.length });
    });

    test.each(["stars=6", "brand=none", "brand=casper&model=none", "sort=none", "brand=casper,purple"])(
      "%s is refused by its parameter",
      async (query) => expect((await visitor.get(`/api/v2/reviews/?${query}`)).status).toBe(400),
    );

    test("each has an address, with its bed and other reviews of it", async () => {
      const { items } = await most();
      const { body }: { body: ReviewDetail } = await visitor.get(`/api/v2/reviews/${items[0]!.id}/`);
      expect(body.review).toMatchObject({ ...items[0]!, state: "published", voted: false });
      expect(body.review.versions.at(-1)).toMatchObject({ title: items[0]!.title, body: items[0]!.body });
      expect(body.bed?.slug).toBe(items[0]!.model!.slug);
      expect(body.others.every(({ id, model }) => id !== items[0]!.id && model?.slug === body.bed?.slug)).toBe(true);
      for (const id of ["0", "999999999", "x", "1e3"])
        expect((await visitor.get(`/api/v2/reviews/${id}/`)).status).toBe(404);
    });

    test("come with what they said first, where they were updated", async () => {
      const { items } = await most();
      const updated = items.filter(({ updates }) => updates > 0);
      expect(updated.length).toBeGreaterThan(0);
      expect(items.filter(({ updates, first }) => (updates === 0) !== (first === null))).toEqual([]);
      const { body }: { body: ReviewDetail } = await visitor.get(`/api/v2/reviews/${updated[0]!.id}/`);
      expect(body.review.versions[0]).toMatchObject(updated[0]!.first!);
      expect(updated[0]!.first!.body).not.toBe(updated[0]!.body);
    });

    test("one that was not published says why, and nothing of what it said", async () => {
      const { body }: { body: ReviewDetail } = await visitor.get(`/api/v2/reviews/${refused}/`);
      expect(body.review).toMatchObject({ state: "refused", reason: "advertising", title: "", body: "", versions: [] });
      expect(JSON.stringify(body)).not.toContain("example.com");
    });

    test("a vote counts once for an account, shows in lists at once, and can be taken back", async () => {
      const { brand, items } = await most();
      const { id, helpful_votes } = items.at(-1)!;
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      const vote = async (useful: boolean) =>
        (await member.write("POST", `/api/v2/reviews/${id}/useful/`, { useful })).body;
      expect(await vote(true)).toEqual({ helpful_votes: helpful_votes + 1, voted: true });
      expect(await vote(true)).toEqual({ helpful_votes: helpful_votes + 1, voted: true });
      expect((await member.get(`/api/v2/reviews/${id}/`)).body.review).toMatchObject({ voted: true });
      const { items: sorted } = await whole({ brand, sort: "useful" });
      expect(sorted.find((review) => review.id === id)!.helpful_votes).toBe(helpful_votes + 1);
      expect(await vote(false)).toEqual({ helpful_votes, voted: false });
      expect(await vote(false)).toEqual({ helpful_votes, voted: false });
    });

    test("votes and reports of what is not there are 404, those that say nothing 400", async () => {
      const key = "kEy-0123456789_abcdefg";
      for (const id of ["999999999", "x", String(refused)]) {
        expect((await visitor.write("POST", `/api/v2/reviews/${id}/useful/`, { useful: true })).status).toBe(404);
        expect((await visitor.write("POST", `/api/v2/reviews/${id}/report/`, { reason: "other", key })).status).toBe(
          404,
        );
      }
      expect((await visitor.write("POST", "/api/v2/reviews/1/useful/", {})).status).toBe(400);
      expect((await visitor.write("POST", "/api/v2/reviews/1/report/", { reason: "none", key })).status).toBe(400);
    });
  });
}
