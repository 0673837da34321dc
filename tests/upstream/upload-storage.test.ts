import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadStorage, type UploadStorage } from "../../upstream/uploads/storage";
import { authorizationOf, bucketKey, startBucket } from "../support/bucket-server";

const name = "Ab-_0123456789abcdefgh-1";
const bytes = Buffer.from("RIFF....WEBP a picture");

function keepsFiles(open: () => UploadStorage): void {
  test("keeps a file under its name until it is removed", async () => {
    const storage = open();
    expect(await storage.get(name)).toBeNull();
    await storage.put(name, bytes);
    expect(await storage.get(name)).toEqual(bytes);
    await storage.put(name, Buffer.from("another"));
    expect((await storage.get(name))?.toString()).toBe("another");
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get(name)).toBeNull();
  });
}

describe("A folder for uploads", () => {
  const folder = mkdtempSync(join(tmpdir(), "bedlark-storage-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  keepsFiles(() => uploadStorage(undefined, join(folder, "uploads")));

  test("is for the server's own user, and holds no unfinished file", async () => {
    await uploadStorage(undefined, folder).put(name, bytes);
    expect(readdirSync(join(folder, "Ab"))).toEqual([`${name}.webp`]);
    expect(statSync(join(folder, "Ab", `${name}.webp`)).mode & 0o777).toBe(0o600);
  });

  test("what a process that was killed has left goes with the file", async () => {
    writeFileSync(join(folder, "Ab", `${name}.webp.part`), "half");
    await uploadStorage(undefined, folder).remove(name);
    expect(readdirSync(join(folder, "Ab"))).toEqual([]);
  });
});

describe("An S3-compatible bucket for uploads", () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  const url = ({ id, secret } = bucketKey) => `http://${id}:${secret}@127.0.0.1:${bucket.port}/uploads`;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());
  keepsFiles(() => uploadStorage(url(), ""));

  test.each([
    ["key", { ...bucketKey, id: "not-the-key" }],
    ["secret", { ...bucketKey, secret: "not-the-secret" }],
  ])("that refuses is an error that names no %s", async (_part, wrong) => {
    const failure = await uploadStorage(url(wrong), "")
      .put(name, bytes)
      .catch((error: unknown) => String(error));
    expect(failure).toMatch(/answered PUT with 403/);
    expect(failure).not.toMatch(/the-key|the-secret/);
  });

  test("of these tests signs as Amazon’s own example does", () => {
    const authorization =
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41";
    const headers = {
      ...{ host: "examplebucket.s3.amazonaws.com", range: "bytes=0-9", "x-amz-date": "20130524T000000Z" },
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      authorization,
    };
    const key = { id: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" };
    expect(authorizationOf({ method: "GET", path: "/test.txt", headers }, key)).toBe(authorization);
  });
});
