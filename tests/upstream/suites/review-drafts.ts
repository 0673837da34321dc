import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { bedFields, formKey, reviewWriters, storeFields } from "./review-writers";
import type { Start } from "./start";

const drafts = "/api/v2/review-drafts/";

/** Reviews from the first step of a draft to being sent. */
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
    const { begin, browser, linkTo, mails, own, post, reviews, send, sleeper, versions } = reviewWriters(
      () => upstream,
      () => now,
    );

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
      expect((await send(visitor, token)).body).toEqual({ ...sent.body, already: true });
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
      const token = await begin(browser(), { slug: beds[0] });
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

    test("other words under the key of a review that was sent are refused, so that they aren’t lost unseen", async () => {
      const visitor = browser();
      const email = "once@example.com";
      const form = { slug: beds[4], key: formKey() };
      const fields = { ...bedFields, body: "Nothing creaks, and nobody rolls into the middle anymore." };
      const token = await begin(visitor, { ...form, fields });
      await send(visitor, token, { author: "Nora", email });
      expect((await post(browser(), `review-confirmations/${await linkTo(email)}/`)).status).toBe(200);
      expect(await begin(visitor, { ...form, fields })).toBe(token);
      const body = { kind: "bed", ...form, fields: { ...fields, body: `${fields.body} But it sags.` } };
      const again = await post(visitor, "review-drafts/", body);
      expect([again.status, again.body.code]).toEqual([409, "key_used"]);
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
      expect(asked.body).toEqual({ state: "mailed", mail: "not-configured", review: null, already: false });
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
      expect((await post(browser(), `review-confirmations/${link}/`)).body).toEqual({ ...done.body, already: true });
      expect(await reviews().execute()).toHaveLength(before.length + 1);
      expect((await mails(email)).map(({ kind }) => kind)).toEqual(["confirm-review", "review-received"]);
      expect((await mails(email)).at(-1)!.body).toContain(`/your-reviews/${done.body.review}/`);
      // Whoever typed the draft may be somebody else: the review’s own page is in the mail alone.
      expect((await visitor.get(`${drafts}${token}/`)).body).toMatchObject({ sent: true, review: null });
      expect((await send(visitor, token, { author: "Nora", email })).body).toMatchObject({
        state: "waiting",
        review: null,
      });
      expect(await own(browser(), done.body.review)).toMatchObject({ state: "waiting", author: "Nora" });
      expect((await own(browser(), `${done.body.review.slice(0, -2)}AA`)) ?? null).toBeNull();
    });

    test("a mailbox has one review of a bed, however its address is written", async () => {
      const asked = async (email: string) => {
        const token = await begin(browser(), { slug: beds[3] });
        await send(browser(), token, { author: "Nora", email });
        const link = await linkTo(email.toLowerCase());
        const { own: shown } = (await browser().get(`/api/v2/review-confirmations/${link}/`)).body;
        return { own: shown, status: (await post(browser(), `review-confirmations/${link}/`)).status };
      };
      const own = expect.stringMatching(/^bed-/);
      expect(await asked("WRITER@example.com")).toEqual({ own, status: 409 });
      expect(await asked("wri.ter@gmail.com")).toEqual({ own: null, status: 200 });
      expect(await asked("wri.ter@gmail.com")).toEqual({ own, status: 409 });
      // Not said whose it is: only the address that wrote it gets the way to it.
      expect(await asked("writer+beds@gmail.com")).toEqual({ own: null, status: 409 });
      expect(await asked("writer+beds@googlemail.com")).toEqual({ own: null, status: 409 });
      // A tag makes no second owner at any host.
      expect(await asked("writer+beds@example.com")).toEqual({ own: null, status: 409 });
    });

    test("somebody with a similar address is somebody else, and sees nothing of the first one’s review", async () => {
      for (const email of ["vic.tim@example.com", "victim@example.com"]) {
        const token = await begin(browser(), { slug: beds[5] });
        await send(browser(), token, { author: "Nora", email });
        const link = await linkTo(email);
        expect((await browser().get(`/api/v2/review-confirmations/${link}/`)).body.own).toBeNull();
        expect((await post(browser(), `review-confirmations/${link}/`)).status).toBe(200);
      }
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

    test("a mailed link confirms the words that it shows: after any change it says so, and a new one is mailed", async () => {
      const visitor = browser();
      const owner = browser();
      const email = "words@example.com";
      const shownBy = async (link: string) => (await owner.get(`/api/v2/review-confirmations/${link}/`)).body;
      const confirm = (link: string) => post(owner, `review-confirmations/${link}/`);
      const count = (await reviews().execute()).length;
      for (const [body, changed] of [
        [{ slug: beds[4] }, { title: "It broke, and they laughed", rating: "1" }],
        [{ slug: beds[4] }, { author: "Another" }],
        [{ kind: "store", slug: store, fields: storeFields }, { body: `${storeFields.body} They were rude, too.` }],
      ] as const) {
        await upstream.db.deleteFrom("sign_in_attempt").execute();
        const token = await begin(visitor, body);
        await send(visitor, token, { author: "Nora", email });
        const first = await linkTo(email);
        const typed = "fields" in body ? body.fields : bedFields;
        expect(await shownBy(first)).toMatchObject({ changed: false, fields: { ...typed, author: "Nora" } });
        await post(visitor, `review-drafts/${token}/`, { fields: changed });
        const refused = await confirm(first);
        expect([refused.status, refused.body.non_field_errors]).toEqual([
          400,
          [expect.stringMatching(/^Your review has changed since we sent this link/)],
        ]);
        expect(await reviews().execute()).toHaveLength(count);
        expect(await shownBy(first)).toMatchObject({ changed: true, sent: false });
        expect((await post(owner, `review-confirmations/${first}/renew/`)).body.state).toBe("mailed");
        const second = await linkTo(email);
        expect(await shownBy(second)).toMatchObject({ changed: false, fields: { ...typed, ...changed } });
        // Put back as it was, it is what was mailed first, which is over.
        await post(visitor, `review-drafts/${token}/`, { fields: { ...typed, author: "Nora" } });
        expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 400]);
      }
    });

    test("a photo that is added after the mail needs a new link as well", async () => {
      const token = await begin(browser(), { slug: beds[6] });
      await send(browser(), token, { author: "Nora", email: "photo@example.com" });
      const link = await linkTo("photo@example.com");
      const upload = {
        ...{ id: "p".repeat(22), purpose: "bed-photo" as const, pages: 1, bytes: 9, width: 9, height: 9 },
        ...{ digest: "photo of the words", uploaded_at: now },
      };
      await upstream.db.insertInto("upload").values(upload).execute();
      const added = { upload: upload.id, purpose: upload.purpose };
      expect((await post(browser(), `review-drafts/${token}/uploads/`, added)).status).toBe(204);
      expect((await post(browser(), `review-confirmations/${link}/`)).status).toBe(400);
      expect((await post(browser(), `review-confirmations/${link}/renew/`)).status).toBe(200);
      expect((await post(browser(), `review-confirmations/${await linkTo("photo@example.com")}/`)).status).toBe(200);
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
