import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openEngine } from "../../../upstream/database/engine";
import { ApiVisitor } from "../../support/api-visitor";
import { fillDisk, smallDisk } from "../../support/small-disk";
import { bundleUpstream, runUpstream } from "../../support/upstream-process";

/** What a full disk takes away, and what it does not. `tooSmall` are the megabytes of disks on which a start fails. */
export function fullDiskSuite(tooSmall: readonly number[]): void {
  const disk = smallDisk(1);
  afterAll(() => disk?.remove());

  describe("on a full disk", () => {
    if (disk === null) {
      test.skip("not run, as this user may not mount a small disk", () => {});
      return;
    }

    test("a start says so at whatever step it is, and the next one with more space succeeds; then reads go on without", async () => {
      const bundle = await bundleUpstream();
      const environment = { DATA_DIR: join(disk.path, "data"), LOG_LEVEL: "warn" };
      for (const megabytes of tooSmall) {
        disk.resize(megabytes);
        const failed = await runUpstream(bundle, environment);
        const sentence = `The disk that holds ${environment.DATA_DIR} is full`;
        expect(failed.messages.at(-1)).toMatchObject({
          type: "failed",
          text: expect.stringContaining(sentence) as string,
        });
        expect((await failed.ended)[0]).toBe(1);
        expect(failed.output()).toContain(sentence);
      }
      disk.resize(250);
      const upstream = await runUpstream(bundle, environment);
      expect(upstream.messages.at(-1), upstream.output()).toMatchObject({ type: "ready" });
      const { items } = (await new ApiVisitor(upstream.origin).get("/api/v2/models/")).body;
      const path = `/api/v2/comparison-table/?models=${items[0].slug}&size=king`;

      const ballast = fillDisk(disk);
      let notKept = 0;
      for (let round = 0; round < 400 && notKept < 5; round += 1) {
        const visitor = new ApiVisitor(upstream.origin);
        const { status, body } = await visitor.get(path);
        expect([status, body.size], upstream.output()).toEqual([200, "king"]);
        if (!visitor.cookies.has("sessionid")) notKept += 1;
      }
      expect(notKept).toBe(5);
      expect((await new ApiVisitor(upstream.origin).get("/healthz")).status).toBe(200);

      rmSync(ballast);
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.get(path);
      expect(visitor.cookies.has("sessionid")).toBe(true);
      await upstream.end("SIGTERM");
      // The log is written on the side, so it is whole only then.
      expect(upstream.output().match(/can't keep visits/g), upstream.output()).toHaveLength(1);
      rmSync(bundle);
    });

    test("an engine that can't write its log any more says so, once and for good, instead of answering nothing", async () => {
      disk.resize(300);
      const directory = join(disk.path, "engine");
      let tell: (error: Error) => void;
      const failed = new Promise<Error>((resolve) => (tell = resolve));
      const { db } = await openEngine({ dataDirectory: directory, onFatal: (error) => tell(error) });
      fillDisk(disk);
      // Words for the log alone, which no table has to grow for.
      const words = sql`select pg_logical_emit_message(true, 'test', repeat('x', 200000))`;
      const writing = (async () => {
        for (;;) await words.execute(db);
      })();
      await expect(writing).rejects.toThrow("No space left on device");
      expect((await failed).message).toContain(`The disk that holds ${directory} is full`);
    });
  });
}
