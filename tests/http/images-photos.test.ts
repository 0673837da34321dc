import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "~/paths";
import { ApiVisitor } from "../support/api-visitor";
import { jpeg } from "../support/picture-files";
import { expectRefusal, modern, startPictureSite, type PictureSite } from "../support/picture-site";
import { startUpstream, type TestUpstream } from "../support/upstream";

describe("A photo that a visitor sent", () => {
  let upstream: TestUpstream;
  let site: PictureSite;
  const sent = async (purpose: string) => {
    const file = await jpeg({ width: 900, height: 600 });
    const { body } = await new ApiVisitor(upstream.origin).sendFile(`/api/v2/uploads/${purpose}/`, file);
    return body.id as string;
  };
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startPictureSite({ API_HOST: upstream.origin });
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  test("is made to fit by the image optimizer, once", async () => {
    const address = paths.photo(await sent("bed-photo"));
    const { status, headers, bytes } = await site.picture(address, { headers: modern });
    expect([status, headers["content-type"]]).toEqual([200, "image/avif"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640 });
    const asked = upstream.requests.length;
    expect((await site.picture(address, { headers: modern })).status).toBe(200);
    expect(upstream.requests).toHaveLength(asked);
  });

  test("is not found under another name, and a proof never", async () => {
    expectRefusal(await site.picture(paths.photo(await sent("review-proof"))), 404);
    expectRefusal(await site.picture(paths.photo("x".repeat(22))), 404);
    expectRefusal(await site.picture("/photos/..%2fuploads.webp"), 400);
  });

  test("is a bad gateway while the upstream fails", async () => {
    const id = await sent("bed-photo");
    upstream.faults.set(`/api/v2/photos/${id}/`, { status: 500 });
    expectRefusal(await site.picture(paths.photo(id)), 502);
    upstream.faults.set(`/api/v2/photos/${id}/`, { reset: true });
    expectRefusal(await site.picture(paths.photo(id)), 502);
    upstream.faults.clear();
  });
});
