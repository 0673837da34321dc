import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reviewSorts } from "#contracts/reviews";
import type {
  StoreRatings,
  StoreReviewDetail,
  StoreReviewListing,
  StoreReviewOverview,
  StoreReviewSummary,
} from "#contracts/store-reviews";
import type { StoreDetail } from "#contracts/stores";
import { missedTo, praisedFrom } from "#contracts/vocabulary/reviews";
import { ownerRating } from "../../../upstream/rules/owner-rating";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

type Query = Record<string, string>;

/** What a review counts as in each facet, by the rules of the vocabulary. */
function valuesOf(review: StoreReviewSummary, key: string): (string | undefined)[] {
  const parts = Object.entries(review.parts);
  if (key === "stars") return [String(review.rating)];
  if (key === "praises")
    return parts.filter(([, stars]) => stars !== null && stars >= praisedFrom).map(([part]) => part);
  if (key === "misses") return parts.filter(([, stars]) => stars !== null && stars <= missedTo).map(([part]) => part);
  if (key === "bought") return [review.bought === true ? "yes" : "no"];
  return [review.store?.slug];
}

const starsIn = (items: readonly StoreReviewSummary[]) =>
  [1, 2, 3, 4, 5].map((stars) => items.filter(({ rating }) => rating === stars).length);

export function storeReviewSuite(start: Start): void {
  describe("reviews of stores", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const list = async (query: Query): Promise<StoreReviewListing> => {
      const { status, body } = await visitor.get(`/api/v2/store-reviews/?${new URLSearchParams(query).toString()}`);
      expect([query, status]).toEqual([query, 200]);
      return body;
    };
    const whole = everyPage(list);
    const show = async (id: number): Promise<StoreReviewDetail> =>
      (await visitor.get(`/api/v2/store-reviews/${id}/`)).body;
    /** A review that is kept beside the demonstration's, with one version for each state that is given. */
    const keep = async (store_slug: string | null, versions: readonly ("waiting" | "published" | "refused")[]) => {
      const state = versions.find((each) => each === "published") ?? versions.at(-1)!;
      const reason = state === "refused" ? ("advertising" as const) : null;
      const { id } = await upstream.db
        .insertInto("store_review")
        .values({
          ...{ store_slug, retailer_slug: null, store: "A store, Boise, ID", account_id: null, author: "Ana" },
          ...{ state, reason, visited_on: "2026-01-01", bought: true, proof: "email" },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const [index, each] of versions.entries())
        await upstream.db
          .insertInto("store_review_version")
          .values({
            ...{ review_id: id, number: index + 1, kind: index === 0 ? "first" : "edit", rating: 1 + index },
            ...{ parts: "{}", title: `Version ${index + 1}`, body: "Buy at example.com.", written_on: "2026-01-02" },
            ...{ state: each, reason: each === "refused" ? ("advertising" as const) : null },
          })
          .execute();
      await upstream.services.reviewsChanged("store", [id]);
      return id;
    };

    const overview = async (): Promise<StoreReviewOverview> =>
      (await visitor.get("/api/v2/store-review-overview/")).body;
    /** The name with most reviews. */
    const chain = async () => {
      const { retailers } = await overview();
      return retailers.reduce((one, other) => (other.rating.count > one.rating.count ? other : one)).retailer.slug;
    };
    /** Its store with most reviews, all of them, and how it is rated. */
    const most = async () => {
      const { items } = await whole({ retailer: await chain() });
      const counts = new Map<string, number>();
      for (const { store } of items) if (store !== null) counts.set(store.slug, (counts.get(store.slug) ?? 0) + 1);
      const [store] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
      const found = await whole({ store });
      return { ...found, store, about: found.about! };
    };

    test("are listed once, 20 a page, without those that wait or were refused", async () => {
      const { store, count: known } = await most();
      const hidden = [await keep(store, ["waiting"]), await keep(store, ["refused"])];
      expect((await list({ store })).count).toBe(known);
      const retailer = await chain();
      const { items, count, pages } = await whole({ retailer });
      expect(pages).toBe(Math.ceil(count / 20));
      const ids = items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(count);
      expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
      for (const page of [String(pages + 1), "0", "x"])
        expect((await visitor.get(`/api/v2/store-reviews/?retailer=${retailer}&page=${page}`)).status).toBe(404);
    });

    test("are counted by facets as a recount counts them, and each value filters to its count", async () => {
      const { store, items, facets } = await most();
      for (const { key, values } of facets) {
        for (const { value, count } of values) {
          const counted = items.filter((review) => valuesOf(review, key).includes(value)).length;
          expect([key, value, count]).toEqual([key, value, counted]);
        }
        const first = values.find(({ count }) => count > 0);
        if (first !== undefined) expect((await list({ store, [key]: first.value })).count).toBe(first.count);
      }
      expect(facets.map(({ key }) => key)).not.toContain("retailer");
    });

    test.each(reviewSorts)("sorting by %s holds across pages", async (sort) => {
      const rank = (await whole({ retailer: await chain(), sort })).items.map(
        ({ rating, helpful_votes, written_on }) => {
          if (sort === "newest") return -Date.parse(written_on!);
          if (sort === "useful") return -helpful_votes;
          return sort === "best" ? -rating : rating;
        },
      );
      expect(rank).toEqual([...rank].sort((one, other) => one - other));
    });

    test("of one store come with its ratings, by the rule of all ratings, and so does each part", async () => {
      const { items, about, store } = await most();
      expect(about.store?.slug).toBe(store);
      expect(about.rating_distribution).toEqual(starsIn(items));
      expect(about.rating).toEqual(ownerRating(starsIn(items)));
      for (const part of Object.keys(about.parts) as (keyof StoreRatings["parts"])[]) {
        const given = items.flatMap((review) => review.parts[part] ?? []);
        expect(about.parts[part]).toEqual(
          ownerRating([1, 2, 3, 4, 5].map((stars) => given.filter((each) => each === stars).length)),
        );
      }
      const { body }: { body: StoreDetail } = await visitor.get(`/api/v2/stores/${store}/`);
      expect(body.store.rating).toEqual(about.rating);
    });

    test("of a retailer count all of its stores, which the overview lists best rated first", async () => {
      const { retailers } = await overview();
      const averages = retailers.map(({ rating }) => rating.average ?? 0);
      expect(averages).toEqual([...averages].sort((one, other) => other - one));
      const { retailer, rating } = retailers[0]!;
      const { items, count } = await whole({ retailer: retailer.slug });
      expect(rating).toEqual(ownerRating(starsIn(items)));
      const { about } = await list({ retailer: retailer.slug });
      expect(about).toMatchObject({ store: null, retailer, rating: { count } });
      const { store } = items.find((review) => review.store !== null)!;
      expect((await list({ store: store!.slug })).about).toMatchObject({ retailer, retailer_rating: rating });
    });

    test("a store that nobody has reviewed has none, and no average", async () => {
      const { slug } = await upstream.db
        .selectFrom("store")
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("store_review").whereRef("store_slug", "=", "store.slug").select("id"))),
        )
        .select("slug")
        .executeTakeFirstOrThrow();
      expect(await list({ store: slug })).toMatchObject({ count: 0, about: { rating: { count: 0, average: null } } });
    });

    test("one that is published, edited or refused counts at once, by its last published version", async () => {
      const { store, about } = await most();
      const id = await keep(store, ["published", "published", "refused"]);
      const [review] = (await list({ store, sort: "worst" })).items.filter((each) => each.id === id);
      expect(review).toMatchObject({ title: "Version 2", rating: 2, edited: true });
      const after = (await list({ store })).about!;
      expect(after.rating.count).toBe(about.rating.count + 1);
      expect(after.rating_distribution[1]).toBe(about.rating_distribution[1]! + 1);
      expect((await show(id)).review.versions.map(({ title }) => title)).toEqual(["Version 1", "Version 2"]);
      await upstream.db.deleteFrom("store_review").where("id", "=", id).execute();
      await upstream.services.reviewsChanged("store", [id]);
      expect((await list({ store })).about).toEqual(about);
    });

    test.each(["stars=6", "store=none", "retailer=none", "sort=none", "bought=maybe"])(
      "%s is refused by its parameter",
      async (query) => expect((await visitor.get(`/api/v2/store-reviews/?${query}`)).status).toBe(400),
    );

    test("each has an address, with how its store is rated and other reviews of it", async () => {
      const { items, about, store } = await most();
      const detail = await show(items[0]!.id);
      expect(detail.review).toMatchObject({ ...items[0]!, state: "published", voted: false });
      expect(detail.about).toEqual(about);
      expect(detail.others).toHaveLength(3);
      expect(detail.others.every(({ id, store: other }) => id !== items[0]!.id && other?.slug === store)).toBe(true);
      for (const id of ["0", "999999999", "x", "1e3"])
        expect((await visitor.get(`/api/v2/store-reviews/${id}/`)).status).toBe(404);
    });

    test("one that waits has no address; one that was refused says why, and nothing of what it said", async () => {
      const waiting = await keep(null, ["waiting"]);
      expect((await visitor.get(`/api/v2/store-reviews/${waiting}/`)).status).toBe(404);
      const refused = await show(await keep(null, ["refused"]));
      expect(refused.review).toMatchObject({ state: "refused", reason: "advertising", title: "", versions: [] });
      expect(JSON.stringify(refused)).not.toContain("example.com");
    });

    test("a vote counts once for an account, shows in lists at once, and can be taken back", async () => {
      const { store, items } = await most();
      const { id, helpful_votes } = items.at(-1)!;
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      const vote = async (useful: boolean) =>
        (await member.write("POST", `/api/v2/store-reviews/${id}/useful/`, { useful })).body;
      expect(await vote(true)).toEqual({ helpful_votes: helpful_votes + 1, voted: true });
      expect(await vote(true)).toEqual({ helpful_votes: helpful_votes + 1, voted: true });
      expect((await member.get(`/api/v2/store-reviews/${id}/`)).body.review).toMatchObject({ voted: true });
      const { items: sorted } = await whole({ store, sort: "useful" });
      expect(sorted.find((review) => review.id === id)!.helpful_votes).toBe(helpful_votes + 1);
      expect(await vote(false)).toEqual({ helpful_votes, voted: false });
    });

    test("a vote for a bed’s review of the same number is another vote", async () => {
      const id = await upstream.db
        .selectFrom("store_review")
        .innerJoin("owner_review", "owner_review.id", "store_review.id")
        .where("store_review.state", "=", "published")
        .where("owner_review.state", "=", "published")
        .select("store_review.id")
        .executeTakeFirstOrThrow();
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      await member.write("POST", `/api/v2/reviews/${id.id}/useful/`, { useful: true });
      const voted = async (kind: string) => (await member.get(`/api/v2/${kind}/${id.id}/`)).body.review.voted;
      expect([await voted("reviews"), await voted("store-reviews")]).toEqual([true, false]);
      await member.write("POST", `/api/v2/reviews/${id.id}/useful/`, { useful: false });
    });

    test("votes and reports of what is not there are 404, those that say nothing 400", async () => {
      const key = "kEy-0123456789_storere";
      const refused = await keep(null, ["refused"]);
      const write = async (path: string, body: object) =>
        (await visitor.write("POST", `/api/v2/store-reviews/${path}/`, body)).status;
      for (const id of ["999999999", "x", String(refused)]) {
        expect(await write(`${id}/useful`, { useful: true })).toBe(404);
        expect(await write(`${id}/report`, { reason: "other", key })).toBe(404);
      }
      expect(await write("1/useful", {})).toBe(400);
      expect(await write("1/report", { reason: "not-owner", key })).toBe(400);
    });
  });
}
