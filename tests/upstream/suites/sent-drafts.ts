import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAccount } from "../../support/account-copy";
import { ApiVisitor } from "../../support/api-visitor";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker } from "./claim-maker";
import { bedFields, formKey, reviewWriters } from "./review-writers";
import type { Start } from "./start";

/** What was sent stays as it was sent, whatever comes to its draft or its form afterwards. */
export function sentDraftSuite(start: Start): void {
  describe("what was sent", () => {
    let upstream: TestUpstream;
    let member: ApiVisitor;
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: now });
      member = new ApiVisitor(upstream.origin);
      await addAccount(upstream.db, "sends@example.com");
      expect((await member.signIn("sends@example.com")).status).toBe(200);
    });
    afterAll(() => upstream.close());
    const { begin, post, send } = reviewWriters(() => upstream, now);
    const make = claimMaker(() => upstream, now);
    const picture = (blue: number) => jpeg({ width: 30, height: 20, blue });

    test("as a review isn’t changed by its draft, nor by the form that began it", async () => {
      const form = { kind: "bed", product: `One ${formKey()}`, key: formKey() };
      const token = await begin(member, { ...form, fields: bedFields });
      const draft = `review-drafts/${token}/`;
      const [receipt, photo] = await Promise.all([
        member.sendFile("review-proof", token, await picture(1)).then(({ body }) => body.id as string),
        member.sendFile("bed-photo", token, await picture(2)).then(({ body }) => body.id as string),
      ]);
      for (const [upload, purpose] of [
        [receipt, "review-proof"],
        [photo, "bed-photo"],
      ])
        expect((await post(member, `${draft}uploads/`, { upload, purpose })).status).toBe(204);
      // Sent while the draft was open; added once it isn’t.
      const late = (await member.sendFile("bed-photo", token, await picture(3))).body.id as string;
      const { review } = (await send(member, token)).body as { review: string };
      const kept = async () => {
        const { db } = upstream;
        const of = db.selectFrom("review_draft").selectAll().where("token", "=", token);
        const { owner_review_id, ...row } = await of.executeTakeFirstOrThrow();
        const id = owner_review_id!;
        return {
          draft: row,
          review: await db.selectFrom("owner_review").selectAll().where("id", "=", id).execute(),
          versions: await db.selectFrom("owner_review_version").selectAll().where("review_id", "=", id).execute(),
          uploads: await db.selectFrom("owner_review_upload").selectAll().where("review_id", "=", id).execute(),
          more: await db.selectFrom("review_draft_upload").selectAll().where("draft_token", "=", token).execute(),
        };
      };
      const before = await kept();
      expect(before.draft.fields).toEqual({});
      expect(before).toMatchObject({ versions: [{ rating: 4 }], more: [] });
      expect(before.uploads).toHaveLength(2);
      const again = (fields: object) => post(member, "review-drafts/", { ...form, fields });
      const tried = {
        // Its words alone tell whether it is the same review.
        "the form again": await again(bedFields),
        "the form with other stars": await again({ ...bedFields, rating: "1", cooling: "5" }),
        "the form with other words": await again({ ...bedFields, body: `${bedFields.body} But it sags.` }),
        "other words": await post(member, draft, { fields: { ...bedFields, rating: "1" } }),
        "a photo more": await post(member, `${draft}uploads/`, { upload: late, purpose: "bed-photo" }),
        "a photo less": await post(member, `${draft}uploads/remove/`, { upload: photo }),
        "another file": await member.sendFile("review-proof", token, await picture(4)),
        "sending it again": await send(member, token, { author: "Eve", email: "eve@example.com" }),
        "throwing it away": await post(member, `${draft}discard/`),
      };
      expect(await kept()).toEqual(before);
      expect(Object.entries(tried).map(([what, { status }]) => [what, status])).toEqual([
        ["the form again", 201],
        ["the form with other stars", 201],
        ["the form with other words", 409],
        ["other words", 409],
        ["a photo more", 409],
        ["a photo less", 409],
        ["another file", 409],
        ["sending it again", 200],
        ["throwing it away", 204],
      ]);
      for (const what of ["the form again", "the form with other stars"] as const)
        expect(tried[what].body).toEqual({ token, already: true });
      expect(tried["sending it again"].body).toMatchObject({ review, already: true });
    });

    test("as a claim isn’t changed by its steps, nor by the form that began it", async () => {
      const form = await make.purchase();
      const { token } = await make.sent(member, form);
      const claim = `cashback-claims/${token}/`;
      const kept = async () => {
        const { db } = upstream;
        const row = await db
          .selectFrom("cashback_claim")
          .selectAll()
          .where("token", "=", token)
          .executeTakeFirstOrThrow();
        return {
          row,
          events: await db.selectFrom("cashback_event").selectAll().where("claim_id", "=", row.id).execute(),
          proofs: await db.selectFrom("cashback_proof").selectAll().where("claim_id", "=", row.id).execute(),
          links: await db.selectFrom("cashback_claim_link").selectAll().where("claim_id", "=", row.id).execute(),
        };
      };
      const before = await kept();
      expect(before).toMatchObject({ row: { state: "submitted" }, proofs: [{}], links: [] });
      const { offer: _offer, key: _key, ...purchase } = form;
      const guest = new ApiVisitor(upstream.origin);
      const tried = {
        "the form again": await make.begin(member, form),
        "the form with another price": await make.begin(member, { ...form, price: form.price + 100 }),
        "another invoice": await post(member, `${claim}purchase/`, { ...purchase, invoice: make.invoice() }),
        "another account": await post(member, `${claim}payee/`, { ...bankAccount, account_number: "0009999999999" }),
        "another file": await member.sendFile("claim-proof", token, await picture(5)),
        "sending it again": await post(member, `${claim}send/`, { ...make.contact, name: "Eve" }),
        "sending it as somebody else": await post(guest, `${claim}send/`, {
          ...make.contact,
          email: "eve@example.com",
        }),
      };
      expect(await kept()).toEqual(before);
      expect(Object.entries(tried).map(([what, { status }]) => [what, status])).toEqual([
        ["the form again", 201],
        ["the form with another price", 409],
        ["another invoice", 409],
        ["another account", 409],
        ["another file", 409],
        ["sending it again", 200],
        ["sending it as somebody else", 200],
      ]);
      expect(tried["the form again"].body).toEqual({ token, already: true });
      for (const what of ["sending it again", "sending it as somebody else"] as const)
        expect(tried[what].body).toMatchObject({ state: "submitted", already: true });
    });
  });
}
