import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tracesOf } from "../../support/traces";
import type { TestUpstream } from "../../support/upstream";
import { bedFields, formKey, reviewWriters } from "./review-writers";
import type { Start } from "./start";

/** What becomes of a review that was sent: changed, refused, deleted, its account’s. */
export function reviewChangeSuite(start: Start): void {
  describe("a review that was sent", () => {
    let upstream: TestUpstream;
    let beds: string[];
    const now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
      beds = (await browser().get("/api/v2/models/")).body.items.map(({ slug }: { slug: string }) => slug);
    });
    afterAll(() => upstream.close());
    const { begin, browser, decide, linkTo, mails, own, post, reviews, send, sleeper, versions } = reviewWriters(
      () => upstream,
      () => now,
    );

    test("a change waits beside what is published, and takes the place of one that waits", async () => {
      const visitor = await sleeper();
      const token = await begin(visitor, { slug: beds[5] });
      const { review } = (await send(visitor, token)).body;
      const { id } = (await reviews().execute()).at(-1)!;
      const begun = async (purpose: string) => post(visitor, `own-reviews/${review}/change/`, { purpose });
      const change = async (purpose: string, fields: object) => {
        const { body } = await begun(purpose);
        expect((await begun(purpose)).body).toEqual({ ...body, already: true });
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
      expect((await visitor.get(`/api/v2/review-drafts/${another}/`)).body.months_before).toBe(
        Number(bedFields.months_owned),
      );
      const sooner = await change("update", { ...bedFields, months_owned: "0" });
      expect([sooner.status, sooner.body.months_owned]).toEqual([400, [expect.stringMatching(/or more/)]]);
      expect((await change("update", { ...bedFields, months_owned: "26", title: "Two years on" })).status).toBe(200);
      expect((await versions(id)).at(-1)).toMatchObject({ kind: "update", months_owned: 26, state: "waiting" });
      // What everybody reads, and what is still to be read.
      expect((await visitor.get("/api/v2/own-reviews/")).body.reviews).toMatchObject([
        { state: "published", title: "Two years on", newest: { kind: "update", state: "waiting" } },
      ]);
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
      // The same words again: whoever wasn’t answered doesn’t know that they were taken.
      const given = [await appeal(), await appeal(), await appeal("And another thing")];
      expect(given.map(({ status }) => status)).toEqual([204, 204, 409]);
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

    test("deleting a review deletes its versions, and its page is gone", async () => {
      const visitor = await sleeper();
      const { review } = (await send(visitor, await begin(visitor, { slug: beds[7] }))).body;
      const { id } = (await reviews().execute()).at(-1)!;
      expect((await post(browser(), `own-reviews/${review}/delete/`)).status).toBe(204);
      expect([await versions(id), (await visitor.get(`/api/v2/own-reviews/${review}/`)).status]).toEqual([[], 404]);
      expect((await visitor.get(`/api/v2/review-start/?kind=bed&slug=${beds[7]}`)).body.own).toBeNull();
    });

    test("deleting a review leaves nothing of it in any table but the letters about it, and its files for a day", async () => {
      const [writer, reader, staff] = [await sleeper(), browser(), await sleeper("staff@example.com")];
      const [told, read] = ["You name the driver of the van.", "I know that driver, and he is a poet."];
      const words = ["The left seam came open.", "The seam was sewn again.", "Two years on the seam holds."] as const;
      const fields = (word: string) => ({ ...bedFields, body: `${word} ${bedFields.body}` });
      const draft = await begin(writer, { product: "Seamless", fields: fields(words[0]) });
      const upload = { id: "s".repeat(22), purpose: "bed-photo" as const, pages: 1, bytes: 9, width: 9, height: 9 };
      await upstream.db
        .insertInto("upload")
        .values({ ...upload, uploaded_at: now })
        .execute();
      const photo = { upload: upload.id, purpose: upload.purpose };
      expect((await post(writer, `review-drafts/${draft}/uploads/`, photo)).status).toBe(204);
      const { review } = (await send(writer, draft)).body;
      const { id } = (await reviews().execute()).at(-1)!;
      const judge = (version: number, decision: string, note = "") =>
        post(staff, `moderation/bed/${id}/decide/`, { decision, version, reason: "off-topic", note });
      await judge(1, "publish");
      await post(reader, `reviews/${id}/report/`, { reason: "other", note: read, key: formKey() });
      const change = async (purpose: string, word: string) => {
        const { token } = (await post(writer, `own-reviews/${review}/change/`, { purpose })).body;
        await post(writer, `review-drafts/${token}/`, { fields: fields(word) });
        return token as string;
      };
      await send(writer, await change("edit", words[1]), {});
      await judge(2, "refuse", told);
      await change("update", words[2]);
      const traces = () => tracesOf(upstream.db, { words, told: [told], read: [read], files: [upload.id] });
      expect(await traces()).toMatchObject({
        owner_review_version: ["words"],
        owner_review_report: ["read"],
        owner_review_upload: ["files"],
        review_draft: ["words"],
        moderation_event: ["told"],
      });
      expect((await post(writer, `own-reviews/${review}/delete/`)).status).toBe(204);
      expect(await traces()).toEqual({ mail: ["told"], upload: ["files"] });
    });

    test("a refusal shows what staff added, and counts among the decisions when the review is deleted", async () => {
      const [visitor, staff] = [await sleeper(), browser()];
      await staff.signIn("staff@example.com");
      const { review } = (await send(visitor, await begin(visitor, { slug: beds[10] }))).body;
      const { id } = (await reviews().execute()).at(-1)!;
      const decision = { decision: "refuse", version: 1, reason: "personal", note: "You name the driver." };
      expect((await post(staff, `moderation/bed/${id}/decide/`, decision)).status).toBe(204);
      expect((await own(visitor, review)).versions).toMatchObject([{ reason: "personal", note: decision.note }]);
      const counted = async () => (await visitor.get("/api/v2/review-decisions/")).body.stars[1];
      const before = await counted();
      expect(before).toMatchObject({ stars: 4, reasons: expect.arrayContaining([{ reason: "personal", count: 1 }]) });
      expect((await post(visitor, `own-reviews/${review}/delete/`)).status).toBe(204);
      expect(await counted()).toEqual(before);
    });

    test("what was written without an account is its writer's once they have one, is downloaded with it, and goes with it", async () => {
      const visitor = browser();
      const [email, password] = ["later@example.com", "four words for sleep"];
      await send(visitor, await begin(visitor, { slug: beds[8] }), { author: "Nora", email });
      await post(visitor, `review-confirmations/${await linkTo(email)}/`);
      const { id } = (await reviews().execute()).at(-1)!;
      await post(visitor, "auth/signup/", { email, first_name: "Nora", password });
      const token = /signup\/confirm\/([\w-]{43})\//.exec((await mails(email)).at(-1)!.body)![1]!;
      await post(visitor, "auth/signup/confirm/", { token, password });
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
  });
}
