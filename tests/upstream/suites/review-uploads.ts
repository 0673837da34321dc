import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import { bedFields, formKey, reviewWriters, storeFields } from "./review-writers";
import type { Start } from "./start";

const drafts = "/api/v2/review-drafts/";

/** Receipts and photos from the draft to what readers and staff see. */
export function reviewUploadSuite(start: Start): void {
  describe("a receipt and photos of a review", () => {
    let upstream: TestUpstream;
    let writer: ApiVisitor;
    let staff: ApiVisitor;
    let pictures = 0;
    let now = new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now });
      writer = await sleeper();
      staff = await sleeper("staff@example.com");
    });
    afterAll(() => upstream.close());
    const { begin, browser, post, reviews, send, sleeper } = reviewWriters(
      () => upstream,
      () => now,
    );
    const newPicture = () => jpeg({ width: 300, height: 200, blue: 100 + (pictures += 1) });
    /** For a draft of its own: what is added to another one is theirs who have its name. */
    const keep = async (purpose: string, picture?: Buffer) =>
      (await browser().sendFile(purpose, await bed(), picture ?? (await newPicture()))).body.id as string;
    const add = (token: string, upload: string, purpose: string) =>
      post(writer, `review-drafts/${token}/uploads/`, { upload, purpose });
    const added = async (token: string, purpose: string) => {
      const upload = await keep(purpose);
      expect((await add(token, upload, purpose)).status).toBe(204);
      return upload;
    };
    const remove = (token: string, upload: string) =>
      post(writer, `review-drafts/${token}/uploads/remove/`, { upload });
    const inDraft = async (token: string) =>
      (await writer.get(`${drafts}${token}/`)).body.uploads.map(({ id }: { id: string }) => id) as string[];
    const bed = () => begin(writer, { product: `Bed ${formKey()}` });
    const newest = async () => (await reviews().execute()).at(-1)!.id;
    const decide = (id: number, body: object, kind = "bed") =>
      post(staff, `moderation/${kind}/${id}/decide/`, { decision: "publish", version: 1, ...body });
    const moderated = async (id: number, kind = "bed") =>
      (await staff.get(`/api/v2/moderation/${kind}/${id}/`)).body as { proof: string; uploads: { id: string }[] };
    const photos = async (id: number) =>
      (await browser().get(`/api/v2/reviews/${id}/`)).body.review.photos.map(
        ({ id: photo }: { id: string }) => photo,
      ) as string[];

    test("are added to a draft and taken back: one receipt, three photos", async () => {
      const token = await bed();
      const first = await added(token, "review-proof");
      const receipt = await added(token, "review-proof");
      const shown = [await added(token, "bed-photo"), await added(token, "bed-photo"), await added(token, "bed-photo")];
      expect(await inDraft(token)).toEqual([receipt, ...shown]);
      const fourth = await add(token, await keep("bed-photo"), "bed-photo");
      expect([fourth.status, fourth.body]).toEqual([400, { file: [expect.stringContaining("Remove one first")] }]);
      expect((await remove(token, shown[1]!)).status).toBe(204);
      expect((await remove(token, first)).status).toBe(204);
      expect(await inDraft(token)).toEqual([receipt, shown[0], shown[2]]);
      expect((await writer.get(`${drafts}${token}/`)).body.fields).toEqual(bedFields);
    });

    test("are added once when the same file is sent again, since the answer was lost; another file is one more", async () => {
      const [token, picture] = [await bed(), await newPicture()];
      for (const purpose of ["bed-photo", "review-proof"]) {
        const first = await keep(purpose, picture);
        for (const upload of [first, first, await keep(purpose, picture)])
          expect((await add(token, upload, purpose)).status).toBe(204);
        expect((await inDraft(token)).at(-1)).toBe(first);
      }
      expect(await inDraft(token)).toHaveLength(2);
      await added(token, "bed-photo");
      expect(await inDraft(token)).toHaveLength(3);
    });

    test("are what was kept for that alone, and nobody else's", async () => {
      const [token, other] = [await bed(), await bed()];
      const photo = await added(token, "bed-photo");
      // A file says by itself what it was kept for, so that a receipt never becomes a photo that everybody sees.
      for (const [of, upload, purpose] of [
        [other, photo, "bed-photo"],
        [token, await keep("review-proof"), "bed-photo"],
        [token, await keep("bed-photo"), "review-proof"],
        [token, "A".repeat(22), "bed-photo"],
      ] as const) {
        const { status, body } = await add(of, upload, purpose);
        expect([status, Object.keys(body)], purpose).toEqual([400, ["file"]]);
      }
      // The same photo again is one.
      expect((await add(token, photo, "bed-photo")).status).toBe(204);
      expect((await add("none", photo, "bed-photo")).status).toBe(404);
      expect(await inDraft(token)).toEqual([photo]);
      const store = await begin(writer, { kind: "store", product: "Sleep Barn", fields: storeFields });
      expect((await add(store, await keep("bed-photo"), "bed-photo")).status).toBe(400);
    });

    test("go with the review; readers see photos once it is published, staff see all, and say what the receipt shows", async () => {
      const token = await bed();
      const [receipt, photo] = [await added(token, "review-proof"), await added(token, "bed-photo")];
      expect((await send(writer, token)).status).toBe(200);
      expect((await add(token, await keep("bed-photo"), "bed-photo")).status).toBe(409);
      expect((await remove(token, photo)).status).toBe(409);
      const id = await newest();
      expect(await moderated(id)).toMatchObject({
        proof: "email",
        uploads: [
          { id: receipt, purpose: "review-proof", pages: 1, version: 1 },
          { id: photo, purpose: "bed-photo", width: 300, height: 200, version: 1 },
        ],
      });
      expect((await decide(id, { receipt: true })).status).toBe(204);
      expect((await moderated(id)).proof).toBe("receipt");
      expect(await photos(id)).toEqual([photo]);
      const stolen = await add(await bed(), photo, "bed-photo");
      expect(stolen.status).toBe(400);
      expect((await browser().get(`/api/v2/uploads/${receipt}/pages/1/`)).status).toBe(401);
    });

    test("are seen by everybody only while a review that is published has them, and by the writer of a draft", async () => {
      const photoOf = async (path: string) => {
        const { status, headers } = await browser().get(`/api/v2/${path}/`);
        return [status, headers.get("content-type")];
      };
      const shown = [200, "image/webp"];
      const hidden = [404, expect.stringContaining("json")];
      const token = await bed();
      const [receipt, photo] = [await added(token, "review-proof"), await added(token, "bed-photo")];
      expect(await photoOf(`review-drafts/${token}/photos/${photo}`)).toEqual(shown);
      expect(await photoOf(`review-drafts/${token}/photos/${receipt}`)).toEqual(hidden);
      expect(await photoOf(`review-drafts/${await bed()}/photos/${photo}`)).toEqual(hidden);
      expect(await photoOf(`photos/${photo}`)).toEqual(hidden);
      const { review } = (await send(writer, token)).body;
      expect(await photoOf(`photos/${photo}`)).toEqual(hidden);
      expect(await photoOf(`review-drafts/${token}/photos/${photo}`)).toEqual(hidden);
      const id = await newest();
      await decide(id, {});
      expect(await photoOf(`photos/${photo}`)).toEqual(shown);
      expect(await photoOf(`photos/${receipt}`)).toEqual(hidden);
      // Of an edit: seen by its writer, and by everybody once that is published.
      const change = (await post(writer, `own-reviews/${review}/change/`, { purpose: "edit" })).body.token as string;
      const later = await added(change, "bed-photo");
      expect(await photoOf(`review-drafts/${change}/photos/${photo}`)).toEqual(shown);
      expect(await photoOf(`review-drafts/${change}/photos/${later}`)).toEqual(shown);
      await send(writer, change, {});
      expect(await photoOf(`photos/${later}`)).toEqual(hidden);
      await decide(id, { decision: "refuse", reason: "advertising", version: 2 });
      expect(await photoOf(`photos/${later}`)).toEqual(hidden);
      expect(await photoOf(`photos/${photo}`)).toEqual(shown);
      await decide(id, { decision: "take-down", reason: "advertising" });
      expect(await photoOf(`photos/${photo}`)).toEqual(hidden);
      await post(writer, `own-reviews/${review}/delete/`);
      expect(await photoOf(`photos/${photo}`)).toEqual(hidden);
    });

    test("leave the proof as it is when staff don't say that the receipt shows it, or there is none", async () => {
      const token = await begin(writer, { kind: "store", product: "Sleep Barn", fields: storeFields });
      const receipt = await added(token, "review-proof");
      await send(writer, token);
      const store = await upstream.db.selectFrom("store_review").select("id").orderBy("id", "desc").executeTakeFirst();
      await decide(store!.id, {}, "store");
      expect(await moderated(store!.id, "store")).toMatchObject({ proof: "email", uploads: [{ id: receipt }] });
      await send(writer, await bed());
      const without = await newest();
      expect(Object.keys((await decide(without, { receipt: true })).body)).toEqual(["receipt"]);
      expect((await moderated(without)).proof).toBe("email");
    });

    test("stop proving a review whose checked receipt is replaced or removed, once that change is published", async () => {
      const token = await bed();
      await added(token, "review-proof");
      const { review } = (await send(writer, token)).body;
      const id = await newest();
      await decide(id, { receipt: true });
      const change = async () =>
        (await post(writer, `own-reviews/${review}/change/`, { purpose: "edit" })).body.token as string;
      await send(writer, await change(), {});
      await decide(id, { version: 2 });
      expect((await moderated(id)).proof).toBe("receipt");
      const replacing = await change();
      const other = await added(replacing, "review-proof");
      await send(writer, replacing, {});
      expect((await moderated(id)).proof).toBe("receipt");
      await decide(id, { version: 3 });
      expect((await moderated(id)).proof).toBe("email");
      await send(writer, await change(), {});
      await decide(id, { version: 4, receipt: true });
      expect((await moderated(id)).proof).toBe("receipt");
      const removing = await change();
      await remove(removing, other);
      await send(writer, removing, {});
      await decide(id, { version: 5 });
      expect((await moderated(id)).proof).toBe("email");
    });

    test("of two changes at a time are three together", async () => {
      const token = await bed();
      const { review } = (await send(writer, token)).body;
      const id = await newest();
      await decide(id, {});
      const changes: string[] = [];
      for (const purpose of ["edit", "update"])
        changes.push((await post(writer, `own-reviews/${review}/change/`, { purpose })).body.token as string);
      const sent = [];
      for (const change of changes)
        for (let count = 0; count < 2; count += 1) sent.push(await added(change, "bed-photo"));
      expect((await send(writer, changes[0]!, {})).status).toBe(200);
      await decide(id, { version: 2 });
      await post(writer, `review-drafts/${changes[1]}/`, { fields: { ...bedFields, months_owned: "26" } });
      const refused = await send(writer, changes[1]!, {});
      expect([refused.status, refused.body]).toEqual([
        400,
        { non_field_errors: [expect.stringContaining("more than 3 photos")] },
      ]);
      await remove(changes[1]!, sent[3]!);
      expect((await send(writer, changes[1]!, {})).status).toBe(200);
    });

    test("of a change are shown when that is published; it takes back what is there at once", async () => {
      const token = await bed();
      const [kept, gone] = [await added(token, "bed-photo"), await added(token, "bed-photo")];
      const { review } = (await send(writer, token)).body;
      const id = await newest();
      await decide(id, {});
      const change = (await post(writer, `own-reviews/${review}/change/`, { purpose: "edit" })).body.token as string;
      expect(await inDraft(change)).toEqual([kept, gone]);
      await remove(change, gone);
      expect(await photos(id)).toEqual([kept]);
      const later = await added(change, "bed-photo");
      expect((await send(writer, change, {})).status).toBe(200);
      expect(await photos(id)).toEqual([kept]);
      // Words that are sent after a refusal take the photos along.
      await decide(id, { decision: "refuse", reason: "advertising", version: 2 });
      expect(await photos(id)).toEqual([kept]);
      const again = (await post(writer, `own-reviews/${review}/change/`, { purpose: "edit" })).body.token as string;
      expect((await send(writer, again, {})).status).toBe(200);
      expect((await decide(id, { version: 3 })).status).toBe(204);
      expect(await photos(id)).toEqual([kept, later]);
    });

    test("are removed with the review, the account and the draft, and upkeep removes their files", async () => {
      const left = async () => (await upstream.db.selectFrom("upload").select("id").execute()).map(({ id }) => id);
      const [token, thrown, leaving] = [await bed(), await bed(), await bed()];
      const files = [await added(token, "review-proof"), await added(thrown, "review-proof")];
      const { review } = (await send(writer, token)).body;
      const ofAccount = await added(leaving, "bed-photo");
      await send(writer, leaving);
      now = new Date(now.getTime() + 25 * 3_600_000);
      await upstream.upkeep();
      expect(await left()).toEqual(expect.arrayContaining([...files, ofAccount]));
      await post(writer, `own-reviews/${review}/delete/`);
      await post(writer, `review-drafts/${thrown}/discard/`);
      await upstream.db.deleteFrom("account").where("email", "=", "sleeper@example.com").execute();
      await upstream.upkeep();
      for (const id of [...files, ofAccount]) expect(await left()).not.toContain(id);
    });
  });
}
