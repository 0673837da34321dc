import { describe, expect, test, vi } from "vitest";
import { startUpstream } from "../support/upstream";
import { durabilitySuite } from "../upstream/suites/durability";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

durabilitySuite(2);

describe("an acknowledged write", () => {
  test("is synced to the disk once per commit, before its answer; a read is not", async () => {
    const upstream = await startUpstream();
    const { db, engine } = upstream;
    for (let round = 0; round < 10; round += 1) {
      const before = engine.syncs()!;
      await db
        .insertInto("feature_flag_change")
        .values({
          name: "RETAILER_DASHBOARD_API_SETTINGS",
          enabled: true,
          account_id: null,
          changed_at: new Date(),
        })
        .execute();
      expect(engine.syncs()! - before).toBe(1);
      await db.selectFrom("feature_flag").selectAll().execute();
      expect(engine.syncs()! - before).toBe(1);
    }
    const before = engine.syncs()!;
    await db.transaction().execute(async (transaction) => {
      for (let round = 0; round < 5; round += 1) {
        await transaction
          .updateTable("feature_flag")
          .set({ enabled: round % 2 === 0 })
          .execute();
      }
    });
    expect(engine.syncs()! - before).toBe(1);
    await upstream.close();
  });
});
