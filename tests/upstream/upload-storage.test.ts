import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadStorage, type UploadStorage } from "../../upstream/uploads/storage";

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
  const folder = mkdtempSync(join(tmpdir(), "bedlark-bucket-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  let port: number;
  // It knows one pair of a key and a secret.
  const url = (key = "S3RVER", secret = "S3RVER") => `http://${key}:${secret}@127.0.0.1:${port}/uploads`;
  beforeAll(async () => {
    ({ port } = await server.run());
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  keepsFiles(() => uploadStorage(url(), ""));

  test("that refuses is an error without key and secret", async () => {
    const failure = await uploadStorage(url("not-the-key", "not-the-secret"), "")
      .put(name, bytes)
      .catch((error: unknown) => String(error));
    expect(failure).toMatch(/answered PUT with 403/);
    expect(failure).not.toMatch(/not-the/);
  });
});
