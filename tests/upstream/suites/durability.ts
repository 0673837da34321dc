import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEngine } from "../../../upstream/database/engine";
import { ApiVisitor } from "../../support/api-visitor";
import { bundleUpstream, runUpstream } from "../../support/upstream-process";
import { freshDataDirectory } from "../../support/upstream-template";

const path = "/api/v2/feature-flags/get-feature-flag/RETAILER_DASHBOARD_API_SETTINGS/";

/** Kills the embedded upstream among its writes, again and again on one directory. */
export function durabilitySuite(kills: number): void {
  describe("an acknowledged write", () => {
    let bundle: string;
    let directory: string;
    beforeAll(async () => {
      bundle = await bundleUpstream();
      directory = await freshDataDirectory("small");
    });
    afterAll(() => {
      rmSync(bundle, { force: true });
      rmSync(directory, { recursive: true, force: true });
    });

    test(`survives ${kills} kills at any moment`, { timeout: 900_000 + kills * 30_000 }, async () => {
      let acknowledged = 0;
      let last: boolean | null = null;
      let session: Map<string, string> | null = null;
      for (let round = 0; round < kills; round += 1) {
        const upstream = await runUpstream(bundle, { DATA_DIR: directory, LOG_LEVEL: "silent" });
        expect(upstream.messages.at(-1), upstream.output()).toMatchObject({ type: "ready" });
        const staff = new ApiVisitor(upstream.origin);
        if (session === null) {
          expect((await staff.signIn("staff@example.com")).status).toBe(200);
          await staff.send("OPTIONS", path);
          session = new Map(staff.cookies);
        } else {
          // The session itself was such a write: it must still be good.
          for (const [name, value] of session) staff.cookies.set(name, value);
        }
        const flag = (await staff.get(path)).body as { enabled: boolean };
        if (last !== null) expect([last, !last]).toContain(flag.enabled);
        const writer = staff.cookies.get("csrftoken")!;
        // The kill falls among writes under way: after a few answers in one round, after dozens in another.
        const before = acknowledged;
        const wanted = 3 + ((round * 7) % 40);
        const writing = (async () => {
          for (let enabled = !flag.enabled; ; enabled = !enabled) {
            const { status } = await staff.send("PATCH", path, {
              headers: { "content-type": "application/json", "x-csrftoken": writer },
              body: JSON.stringify({ enabled }),
            });
            expect(status).toBe(200);
            acknowledged += 1;
            last = enabled;
            if (acknowledged - before === wanted) upstream.child.kill("SIGKILL");
          }
        })().catch((error: Error) => error);
        const error = await writing;
        expect(error.message).toMatch(/fetch failed|terminated/);
        await upstream.end("SIGKILL");
      }
      const engine = await openEngine({ dataDirectory: directory, onFatal: () => {} });
      const changes = await engine.db.selectFrom("feature_flag_change").selectAll().orderBy("id").execute();
      const { enabled } = await engine.db
        .selectFrom("feature_flag")
        .select("enabled")
        .where("name", "=", "RETAILER_DASHBOARD_API_SETTINGS")
        .executeTakeFirstOrThrow();
      await engine.close();
      // A kill may fall between the commit and its answer, so there may be one row more a round, never one less.
      expect(changes.length).toBeGreaterThanOrEqual(acknowledged);
      expect(changes.length).toBeLessThanOrEqual(acknowledged + kills);
      expect(changes.at(-1)!.enabled).toBe(enabled);
      expect(acknowledged).toBeGreaterThan(kills * 3);
    });
  });
}
