import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "~/paths";
import { ApiVisitor } from "../support/api-visitor";
import { beginDraft } from "../support/begun-draft";
import { jpeg } from "../support/picture-files";
import { expectRefusal, modern, startPictureSite, type PictureSite } from "../support/picture-site";
import { sendReview } from "../support/sent-reviews";
import { startUpstream, type TestUpstream } from "../support/upstream";

describe("A photo that a visitor sent", () => {
  let upstream: TestUpstream;
  let site: PictureSite;
  const sent = async (purpose: string) => {
    const file = await jpeg({ width: 900, height: 600 });
    const visitor = new ApiVisitor(upstream.origin);
    const { body } = await visitor.sendFile(purpose, await beginDraft(visitor), file);
    return body.id as string;
  };
  /** A photo of a review that is published. */
  const published = async () => {
    const [upload_id, review_id] = [await sent("bed-photo"), await sendReview(upstream.db)];
    const row = { upload_id, review_id, version: 1, purpose: "bed-photo" as const, added_at: new Date() };
    await upstream.db.insertInto("owner_review_upload").values(row).execute();
    await decide(review_id, "published");
    return { review_id, id: upload_id };
  };
  const decide = async (id: number, state: "published" | "waiting") => {
    await upstream.db.updateTable("owner_review_version").set({ state }).where("review_id", "=", id).execute();
    await upstream.db.updateTable("owner_review").set({ state }).where("id", "=", id).execute();
  };
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startPictureSite({ API_HOST: upstream.origin });
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  test("is made to fit by the image optimizer, once, while its review is published", async () => {
    const { id, review_id } = await published();
    const address = paths.photo(id);
    const { status, headers, bytes } = await site.picture(address, { headers: modern });
    expect([status, headers["content-type"]]).toEqual([200, "image/avif"]);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640 });
    const asked = upstream.requests.length;
    expect((await site.picture(address, { headers: modern })).status).toBe(200);
    expect(upstream.requests.slice(asked).map(({ method }) => method)).toEqual(["HEAD"]);
    await decide(review_id, "waiting");
    expectRefusal(await site.picture(address, { headers: modern }), 404);
    await decide(review_id, "published");
    expect((await site.picture(address, { headers: modern })).status).toBe(200);
  });

  test("is shown as soon as its review is published", async () => {
    const { id, review_id } = await published();
    await decide(review_id, "waiting");
    expectRefusal(await site.picture(paths.photo(id)), 404);
    await decide(review_id, "published");
    expect((await site.picture(paths.photo(id))).status).toBe(200);
  });

  test("is not found under another name, and a proof never", async () => {
    expectRefusal(await site.picture(paths.photo(await sent("review-proof"))), 404);
    expectRefusal(await site.picture(paths.photo("x".repeat(22))), 404);
    expectRefusal(await site.picture("/photos/..%2fuploads.webp"), 400);
  });

  test("is a bad gateway while the upstream fails", async () => {
    const { id } = await published();
    upstream.faults.set(`/api/v2/photos/${id}/`, { status: 500 });
    expectRefusal(await site.picture(paths.photo(id)), 502);
    upstream.faults.set(`/api/v2/photos/${id}/`, { reset: true });
    expectRefusal(await site.picture(paths.photo(id)), 502);
    upstream.faults.clear();
  });
});
