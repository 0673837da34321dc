import { expect, test, vi } from "vitest";
import { openEngine } from "../../upstream/database/engine";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream } from "../support/upstream";
import { onFatal } from "../support/upstream-template";
import { onPostgresServer } from "../upstream/on-postgres-server";
import { exportSuite } from "../upstream/suites/export";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ freshDatabase }) => {
  test("an empty server gets no demonstration unless it is asked for", async () => {
    const upstream = await startUpstream({
      environment: { UPSTREAM_DEMO: "false", DATABASE_URL: await freshDatabase() },
    });
    expect(await upstream.db.selectFrom("account").selectAll().execute()).toEqual([]);
    const listing = (await new ApiVisitor(upstream.origin).get("/api/v2/brands/")).body;
    expect(listing).toMatchObject({ demo: false, count: 0, items: [], pages: 1 });
    await upstream.close();
  });

  test("a server that can't be reached is one clear sentence without the password", async () => {
    const opening = openEngine({
      dataDirectory: "",
      databaseUrl: "postgres://someone:hunter2@127.0.0.1:1/none",
      onFatal,
    });
    await expect(opening).rejects.toThrow("The PostgreSQL server of DATABASE_URL can't be reached (ECONNREFUSED).");
  });

  exportSuite(freshDatabase, "small");
});
