import { readdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptUpload } from "#contracts/uploads";
import { uploadRefusals } from "#contracts/vocabulary/uploads";
import { ApiVisitor } from "../../support/api-visitor";
import { beginDraft } from "../../support/begun-draft";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const hour = 3_600_000;

export function uploadSuite(start: Start): void {
  describe("uploads", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    let staff: ApiVisitor;
    let now = new Date("2026-11-24T12:00:00Z");
    let picture: Buffer;
    beforeAll(async () => {
      upstream = await start({ clock: () => now });
      visitor = new ApiVisitor(upstream.origin);
      staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      picture = await jpeg({ width: 300, height: 200 });
    });
    afterAll(() => upstream.close());

    const send = async (file: Buffer, purpose = "review-proof") =>
      visitor.sendFile(purpose, await beginDraft(visitor), file);
    const page = (who: ApiVisitor, id: string, number = "1") => who.get(`/api/v2/uploads/${id}/pages/${number}/`);
    const files = () =>
      readdirSync(upstream.uploadsDirectory, { recursive: true, encoding: "utf8" }).filter((name) =>
        name.endsWith(".webp"),
      );

    test("are kept as pictures that staff alone can look at", async () => {
      const { status, body } = await send(picture);
      expect(status).toBe(200);
      expect(keptUpload.parse(body)).toEqual(body);
      expect((await page(visitor, body.id)).status).toBe(401);
      const shown = await fetch(`${upstream.origin}/api/v2/uploads/${body.id}/pages/1/`, {
        headers: { cookie: `sessionid=${staff.cookies.get("sessionid")}` },
      });
      expect(shown.headers.get("content-type")).toBe("image/webp");
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 300 });
      expect((await page(staff, body.id, "2")).status).toBe(404);
      for (const number of ["0", "01", "1e0", "1%20"]) expect((await page(staff, body.id, number)).status).toBe(404);
      expect((await page(staff, "x".repeat(22))).status).toBe(404);
      // A proof is no photo, whoever asks.
      expect((await staff.get(`/api/v2/photos/${body.id}/`)).status).toBe(404);
    });

    test("are nobody's to see while no published review has them", async () => {
      const { body } = await send(picture, "bed-photo");
      expect((await visitor.get(`/api/v2/photos/${body.id}/`)).status).toBe(404);
    });

    test("are refused in a shopper's words", async () => {
      const { status, body } = await send(Buffer.from("not a picture"));
      expect([status, body]).toEqual([400, { file: [uploadRefusals.kind] }]);
      expect((await send(picture, "anything")).status).toBe(404);
    });

    test("go after a day, unless something refers to them", async () => {
      await sql`create table refers_to_upload (upload_id text references upload)`.execute(upstream.db);
      const { body: used } = await send(picture);
      const { body: unused } = await send(picture);
      await sql`insert into refers_to_upload values (${used.id}), (null)`.execute(upstream.db);
      now = new Date(now.getTime() + 23 * hour);
      await upstream.upkeep();
      expect((await page(staff, unused.id)).status).toBe(200);
      now = new Date(now.getTime() + 2 * hour);
      await staff.signIn("staff@example.com");
      await upstream.upkeep();
      expect((await page(staff, unused.id)).status).toBe(404);
      expect((await page(staff, used.id)).status).toBe(200);
      expect(files().map((name) => name.slice(3))).toEqual([`${used.id}-1.webp`]);
      await sql`drop table refers_to_upload`.execute(upstream.db);
    });

    test("whose process was killed before their pictures were whole leave nothing after a day", async () => {
      const { body } = await send(picture);
      const path = join(upstream.uploadsDirectory, body.id.slice(0, 2), `${body.id}-1.webp`);
      renameSync(path, `${path}.part`);
      now = new Date(now.getTime() + 25 * hour);
      await upstream.upkeep();
      expect(await upstream.db.selectFrom("upload").where("id", "=", body.id).select("id").execute()).toEqual([]);
      expect(readdirSync(dirname(path)).filter((name) => name.includes(body.id))).toEqual([]);
    });

    test("whose removal was cut short lose their files the next time", async () => {
      const { body } = await send(picture);
      await upstream.db.deleteFrom("upload").where("id", "=", body.id).execute();
      await upstream.db.insertInto("removed_upload").values({ id: body.id, pages: 3 }).execute();
      expect(files().some((name) => name.includes(body.id))).toBe(true);
      await upstream.upkeep();
      expect(files().some((name) => name.includes(body.id))).toBe(false);
      expect(await upstream.db.selectFrom("removed_upload").selectAll().execute()).toEqual([]);
    });
  });
}
