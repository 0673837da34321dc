import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { shoppers } from "./shoppers";
import type { Start } from "./start";

const drafts = "/api/v2/review-drafts/";
export const bedFields = {
  rating: "4",
  cooling: "2",
  support: "5",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before did not. In July I sleep on top of the blanket.",
  months_owned: "14",
  position: "back",
  paid: "$1,249",
  incentive: "none",
};
export const storeFields = {
  rating: "3",
  service: "2",
  visited_on: "11/02/2026",
  bought: "no",
  title: "Many beds, one clerk",
  body: "We waited half an hour on a Saturday. The beds were all there and we could lie on each of them.",
};

let number = 0;
/** A key as a form has it. */
export const formKey = () => `form-${(number += 1)}`.padEnd(22, "k");

/** Reviews from the first step of a draft to what became of them. */
export function reviewDraftSuite(start: Start): void {
  describe("writing a review", () => {
    let upstream: TestUpstream;
    let beds: string[];
    let store: string;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
      beds = (await browser().get("/api/v2/models/")).body.items.map(({ slug }: { slug: string }) => slug);
      store = (await upstream.db.selectFrom("store").select("slug").executeTakeFirstOrThrow()).slug;
    });
    afterAll(() => upstream.close());
    const { browser } = shoppers(() => upstream.origin);
    const post = (visitor: ApiVisitor, path: string, body: object = {}) =>
      visitor.write("POST", `/api/v2/${path}`, body);
    const sleeper = async (email = "sleeper@example.com") => {
      const visitor = browser();
      await visitor.signIn(email);
      return visitor;
    };
    const begin = async (visitor: ApiVisitor, body: object): Promise<string> => {
      const given = await post(visitor, "review-drafts/", { kind: "bed", fields: bedFields, key: formKey(), ...body });
      expect(given.status).toBe(201);
      return given.body.token as string;
    };
    const send = (visitor: ApiVisitor, token: string, body: object = { author: "Nora" }) =>
      post(visitor, `review-drafts/${token}/send/`, body);
    const reviews = () => upstream.db.selectFrom("owner_review").where("seeded", "=", false).selectAll().orderBy("id");
    const versions = (id: number) =>
      upstream.db
        .selectFrom("owner_review_version")
        .where("review_id", "=", id)
        .selectAll()
        .orderBy("number")
        .execute();
    const mails = (email: string) =>
      upstream.db.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("id").execute();
    const linkTo = async (email: string) =>
      /confirm-review\/([\w-]+)\//.exec(
        (await mails(email)).findLast(({ kind }) => kind === "confirm-review")!.body,
      )![1]!;
    const own = async (visitor: ApiVisitor, token: string) =>
      (await visitor.get(`/api/v2/own-reviews/${token}/`)).body.review;
    /** As staff decide, until moderation does it. */
    const decide = async (id: number, state: "published" | "refused", reason: "advertising" | null = null) => {
      await upstream.db
        .updateTable("owner_review_version")
        .set({ state, reason, decided_at: now })
        .where("review_id", "=", id)
        .where("state", "=", "waiting")
        .execute();
      await upstream.db.updateTable("owner_review").set({ state, reason }).where("id", "=", id).execute();
    };

    test("signed in: what was typed is kept, and becomes one review that waits, with its version", async () => {
      const visitor = await sleeper();
      const token = await begin(visitor, { slug: beds[0], fields: { rating: "4", body: "too short" } });
      const draft = async () => (await visitor.get(`${drafts}${token}/`)).body;
      expect(await draft()).toMatchObject({
        fields: { rating: "4", body: "too short" },
        sent: false,
        needs_email: false,
      });
      const early = await send(visitor, token);
      expect([early.status, Object.keys(early.body).sort()]).toEqual([
        400,
        ["body", "incentive", "months_owned", "title"],
      ]);
      expect((await post(visitor, `review-drafts/${token}/`, { fields: { ...bedFields, nonsense: "x" } })).status).toBe(
        204,
      );
      const sent = await send(visitor, token);
      expect([sent.status, sent.body.state]).toEqual([200, "waiting"]);
      expect((await send(visitor, token)).body).toEqual(sent.body);
      const [review] = await reviews().execute();
      expect(review).toMatchObject({
        model_slug: beds[0],
        author: "Nora",
        state: "waiting",
        sleep_position: "back",
        paid_cents: 124_900,
        proof: "email",
        incentive: "none",
        writer_email: null,
      });
      expect(await versions(review!.id)).toMatchObject([
        { number: 1, kind: "first", state: "waiting", rating: 4, parts: { cooling: 2, support: 5 }, months_owned: 14 },
      ]);
      expect((await draft()).sent).toBe(true);
      const listed = (await visitor.get("/api/v2/own-reviews/")).body;
      expect(listed.reviews).toMatchObject([{ token: sent.body.review, state: "waiting", title: bedFields.title }]);
      expect(listed.drafts).toEqual([]);
      expect((await browser().get(`/api/v2/reviews/${review!.id}/`)).status).toBe(404);
    });

    test("an owner has one review of a bed: a second is refused, and the first is told of", async () => {
      const visitor = await sleeper();
      const token = await begin(await browser(), { slug: beds[0] });
      expect((await send(visitor, token)).status).toBe(409);
      expect((await visitor.get(`${drafts}${token}/`)).body.own).toMatch(/^bed-/);
      const again = await post(visitor, "review-drafts/", { kind: "bed", slug: beds[0], fields: {}, key: formKey() });
      expect(again.status).toBe(409);
      expect((await visitor.get(`/api/v2/review-start/?kind=bed&slug=${beds[0]}`)).body.own).toMatch(/^bed-/);
    });

    test("the same form twice is one draft, and another bed in it is another", async () => {
      const visitor = browser();
      const key = formKey();
      const [one, two, other] = [
        await begin(visitor, { slug: beds[1], key, fields: { title: "One" } }),
        await begin(visitor, { slug: beds[1], key, fields: { rating: "5" } }),
        await begin(visitor, { slug: beds[2], key }),
      ];
      expect([two === one, other === one]).toEqual([true, false]);
      expect((await visitor.get(`${drafts}${one}/`)).body.fields).toEqual({ title: "One", rating: "5" });
    });

    test("a draft can be thrown away, and is gone after 30 days", async () => {
      const visitor = browser();
      const [thrown, old] = [await begin(visitor, { slug: beds[1] }), await begin(visitor, { slug: beds[1] })];
      expect((await post(visitor, `review-drafts/${thrown}/discard/`)).status).toBe(204);
      now = new Date(now.getTime() + 31 * 86_400_000);
      for (const token of [thrown, old]) expect((await visitor.get(`${drafts}${token}/`)).status).toBe(404);
      await upstream.upkeep();
      expect(
        await upstream.db.selectFrom("review_draft").where("token", "in", [thrown, old]).select("token").execute(),
      ).toEqual([]);
    });

    test("signed out: a link is mailed, opening it does nothing, and its button makes one review with a page of its own", async () => {
      const visitor = browser();
      const email = "writer@example.com";
      const token = await begin(visitor, { slug: beds[3] });
      expect(Object.keys((await send(visitor, token)).body)).toEqual(["email"]);
      const asked = await send(visitor, token, { author: "Nora", email });
      expect(asked.body).toEqual({ state: "mailed", mail: "not-configured", review: null });
      await send(visitor, token, { author: "Nora", email });
      expect(await mails(email)).toHaveLength(1);
      const link = await linkTo(email);
      const before = await reviews().execute();
      expect((await visitor.get(`/api/v2/review-confirmations/${link}/`)).body).toMatchObject({
        kind: "bed",
        own: null,
      });
      expect(await reviews().execute()).toEqual(before);
      const done = await post(browser(), `review-confirmations/${link}/`);
      expect((await post(browser(), `review-confirmations/${link}/`)).body).toEqual(done.body);
      expect(await reviews().execute()).toHaveLength(before.length + 1);
      expect((await mails(email)).map(({ kind }) => kind)).toEqual(["confirm-review", "review-received"]);
      expect((await mails(email)).at(-1)!.body).toContain(`/your-reviews/${done.body.review}/`);
      expect(await own(browser(), done.body.review)).toMatchObject({ state: "waiting", author: "Nora" });
      expect((await own(browser(), `${done.body.review.slice(0, -2)}AA`)) ?? null).toBeNull();
    });

    test("a mailbox has one review of a bed, however its address is written", async () => {
      const email = "wri.ter+beds@example.com";
      const token = await begin(browser(), { slug: beds[3] });
      await send(browser(), token, { author: "Nora", email });
      const link = await linkTo(email);
      expect((await browser().get(`/api/v2/review-confirmations/${link}/`)).body.own).toMatch(/^bed-/);
      expect((await post(browser(), `review-confirmations/${link}/`)).status).toBe(409);
    });

    test("a link that went to another address meanwhile, or is old, confirms nothing, and the draft is still there", async () => {
      const visitor = browser();
      const token = await begin(visitor, { slug: beds[4] });
      await send(visitor, token, { author: "Nora", email: "typo@example.com" });
      const first = await linkTo("typo@example.com");
      await send(visitor, token, { author: "Nora", email: "right@example.com" });
      expect((await post(visitor, `review-confirmations/${first}/`)).status).toBe(400);
      const second = await linkTo("right@example.com");
      now = new Date(now.getTime() + 8 * 86_400_000);
      expect((await post(visitor, `review-confirmations/${second}/`)).status).toBe(400);
      expect((await visitor.get(`${drafts}${token}/`)).body.fields.title).toBe(bedFields.title);
    });

    test("a bed that is not listed keeps the name that was typed", async () => {
      const visitor = await sleeper();
      expect((await post(visitor, "review-drafts/", { kind: "bed", fields: {}, key: formKey() })).status).toBe(400);
      const token = await begin(visitor, { product: "Grandma’s  own <b>" });
      await send(visitor, token);
      expect((await reviews().execute()).at(-1)).toMatchObject({ model_slug: null, product: "Grandma’s  own <b>" });
    });

    test("text that no database takes is kept without what it can't hold", async () => {
      const token = await begin(browser(), { slug: beds[1], fields: { title: "a\0b\ud800c" } });
      expect((await browser().get(`${drafts}${token}/`)).body.fields.title).toBe("abc");
    });

    test("a change waits beside what is published, and takes the place of one that waits", async () => {
      const visitor = await sleeper();
      const token = await begin(visitor, { slug: beds[5] });
      const { review } = (await send(visitor, token)).body;
      const { id } = (await reviews().execute()).at(-1)!;
      const begun = async (purpose: string) => post(visitor, `own-reviews/${review}/change/`, { purpose });
      const change = async (purpose: string, fields: object) => {
        const { body } = await begun(purpose);
        expect((await begun(purpose)).body).toEqual(body);
        await post(visitor, `review-drafts/${body.token}/`, { fields });
        return send(visitor, body.token, {});
      };
      expect((await begun("update")).status).toBe(409);
      expect((await change("edit", { title: "Before anybody read it" })).status).toBe(200);
      expect(await versions(id)).toMatchObject([
        { number: 2, kind: "first", title: "Before anybody read it", rating: 4 },
      ]);
      await decide(id, "published");
      expect((await change("edit", { title: "Changed once" })).status).toBe(200);
      expect((await change("edit", { title: "Changed twice", rating: "2" })).status).toBe(200);
      expect((await versions(id)).map(({ number: of, kind, state, title }) => [of, kind, state, title])).toEqual([
        [2, "first", "published", "Before anybody read it"],
        [4, "edit", "waiting", "Changed twice"],
      ]);
      expect((await browser().get(`/api/v2/reviews/${id}/`)).body.review.title).toBe("Before anybody read it");
      await decide(id, "published");
      const another = (await begun("update")).body.token as string;
      expect((await send(visitor, another, {})).status).toBe(400);
      expect((await change("update", { ...bedFields, months_owned: "26", title: "Two years on" })).status).toBe(200);
      expect((await versions(id)).at(-1)).toMatchObject({ kind: "update", months_owned: 26, state: "waiting" });
    });

    test("what the checks find is told before it is sent, kept with it, and refuses nothing", async () => {
      const visitor = await sleeper();
      const body = `${bedFields.body} Get yours at www.cheap-beds.example today.`;
      const token = await begin(visitor, { slug: beds[4], fields: { ...bedFields, body } });
      const { findings } = (await visitor.get(`${drafts}${token}/`)).body;
      expect(findings).toMatchObject([{ code: "link", sentence: expect.stringContaining("cheap-beds") as string }]);
      expect((await send(visitor, token)).status).toBe(200);
      const { id } = (await reviews().execute()).at(-1)!;
      expect((await versions(id))[0]!.findings).toEqual(["link"]);
    });

    test("a refusal is shown with its reason and appealed against once; a change makes it wait again", async () => {
      const visitor = await sleeper();
      const { review } = (await send(visitor, await begin(visitor, { slug: beds[6] }))).body;
      const { id } = (await reviews().execute()).at(-1)!;
      const appeal = (words = "There is no link in it at all.") =>
        post(visitor, `own-reviews/${review}/appeal/`, { appeal: words });
      expect((await appeal()).status).toBe(409);
      await decide(id, "refused", "advertising");
      expect(await own(visitor, review)).toMatchObject({
        state: "refused",
        reason: "advertising",
        versions: [{ may_appeal: true }],
      });
      expect((await appeal("No")).status).toBe(400);
      expect([(await appeal()).status, (await appeal("And another thing")).status]).toEqual([204, 409]);
      expect((await own(visitor, review)).versions).toMatchObject([
        { appeal: "There is no link in it at all.", may_appeal: false },
      ]);
      const edit = () => post(visitor, `own-reviews/${review}/change/`, { purpose: "edit" });
      // The appeal is read first.
      expect((await edit()).status).toBe(409);
      await upstream.db
        .updateTable("owner_review_version")
        .set({ appeal_decided_at: now })
        .where("review_id", "=", id)
        .execute();
      const { token } = (await edit()).body;
      await post(visitor, `review-drafts/${token}/`, { fields: { body: `${bedFields.body} No link.` } });
      expect((await send(visitor, token, {})).status).toBe(200);
      expect(await own(visitor, review)).toMatchObject({ state: "waiting", reason: null });
    });

    test("a store is reviewed by the same steps, and each visit once", async () => {
      const visitor = await sleeper();
      const of = { kind: "store", slug: store, fields: storeFields };
      const { review } = (await send(visitor, await begin(visitor, of))).body;
      expect(review).toMatch(/^store-/);
      expect((await send(visitor, await begin(visitor, of))).status).toBe(409);
      const later = { ...of, fields: { ...storeFields, visited_on: "2026-11-10", bought: "yes" } };
      expect((await send(visitor, await begin(visitor, later))).status).toBe(200);
      const rows = await upstream.db
        .selectFrom("store_review")
        .where("seeded", "=", false)
        .selectAll()
        .orderBy("id")
        .execute();
      expect(rows).toMatchObject([
        { store_slug: store, visited_on: "2026-11-02", bought: false, state: "waiting" },
        { store_slug: store, visited_on: "2026-11-10", bought: true, state: "waiting" },
      ]);
      expect((await own(visitor, review)).versions).toMatchObject([{ rating: 3, state: "waiting" }]);
    });

    test("deleting a review deletes its versions, and its page is gone", async () => {
      const visitor = await sleeper();
      const { review } = (await send(visitor, await begin(visitor, { slug: beds[7] }))).body;
      const { id } = (await reviews().execute()).at(-1)!;
      expect((await post(browser(), `own-reviews/${review}/delete/`)).status).toBe(204);
      expect([await versions(id), (await visitor.get(`/api/v2/own-reviews/${review}/`)).status]).toEqual([[], 404]);
      expect((await visitor.get(`/api/v2/review-start/?kind=bed&slug=${beds[7]}`)).body.own).toBeNull();
    });

    test("what was written without an account is its writer's once they have one, is downloaded with it, and goes with it", async () => {
      const visitor = browser();
      const [email, password] = ["later@example.com", "four words for sleep"];
      await send(visitor, await begin(visitor, { slug: beds[8] }), { author: "Nora", email });
      await post(visitor, `review-confirmations/${await linkTo(email)}/`);
      const { id } = (await reviews().execute()).at(-1)!;
      await post(visitor, "auth/signup/", { email, first_name: "Nora", password });
      const token = /signup\/confirm\/([\w-]{43})\//.exec((await mails(email)).at(-1)!.body)![1]!;
      await post(visitor, "auth/signup/confirm/", { token });
      await begin(visitor, { slug: beds[9] });
      const listed = (await visitor.get("/api/v2/own-reviews/")).body;
      expect([listed.reviews.length, listed.drafts.length]).toEqual([1, 1]);
      const { tables } = (await visitor.get("/api/v2/account/data/")).body;
      expect(tables.owner_review_version).toMatchObject([{ review_id: id, title: bedFields.title }]);
      expect(tables.review_draft).toMatchObject([{ fields: { title: bedFields.title } }]);
      expect(JSON.stringify(tables.review_draft)).not.toContain(listed.drafts[0].token);
      expect((await post(visitor, "account/delete/", { password })).status).toBe(204);
      expect([await versions(id), await reviews().where("id", "=", id).execute()]).toEqual([[], []]);
    });

    test("beds are found by brand, and what there is not is 404", async () => {
      const start = async (query: string) => browser().get(`/api/v2/review-start/?${query}`);
      const { brands } = (await start("kind=bed")).body;
      expect(brands.length).toBeGreaterThan(3);
      const { beds: of, brand } = (await start(`kind=bed&brand=${brands[0].slug}`)).body;
      expect([brand.slug, of.length > 0]).toEqual([brands[0].slug, true]);
      expect((await start(`kind=store&slug=${store}`)).body.subject.slug).toBe(store);
      for (const query of ["kind=bed&brand=none", "kind=bed&slug=none", "kind=store&slug=none"])
        expect((await start(query)).status).toBe(404);
    });
  });
}
