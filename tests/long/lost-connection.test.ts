import pg from "pg";
import { expect, test, vi } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream } from "../support/upstream";
import { onPostgresServer } from "../upstream/on-postgres-server";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ freshDatabase }) => {
  test("a read whose connection is lost answers 503, which the site tries again, and the next one is answered", async () => {
    const DATABASE_URL = await freshDatabase();
    const upstream = await startUpstream({ environment: { UPSTREAM_DEMO: "false", DATABASE_URL } });
    const operator = new pg.Client(DATABASE_URL);
    await operator.connect();
    // The read waits for the lock until its connection is ended.
    await operator.query("begin; lock table comparison in access exclusive mode");
    const visitor = new ApiVisitor(upstream.origin);
    const reading = visitor.get("/api/v2/comparisons/");
    await vi.waitUntil(
      async () =>
        (
          await operator.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      { timeout: 60_000 },
    );
    expect((await reading).status).toBe(503);
    await operator.query("rollback");
    await operator.end();
    expect((await visitor.get("/api/v2/comparisons/")).status).toBe(200);
    await upstream.close();
  });
});
