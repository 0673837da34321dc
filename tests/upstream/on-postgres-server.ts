import { beforeAll, describe, test } from "vitest";
import { type PostgresServer, postgresReachable, startPostgres } from "../support/postgres-server";
import { startUpstream } from "../support/upstream";
import type { CatalogueName } from "../support/upstream-template";
import type { Start } from "./suites/start";

interface OnServer {
  /** An upstream on an empty database of the server. */
  start: Start;
  /** Address of an empty database; only within tests. */
  freshDatabase: PostgresServer["freshDatabase"];
}

/** Seeded once per catalogue and process; each upstream begins with a copy. */
const seeded = new Map<CatalogueName, Promise<string>>();

/** Defines tests on a PostgreSQL server; where there is none, one skipped test says so. */
export function onPostgresServer(define: (on: OnServer) => void): void {
  if (!postgresReachable()) {
    test.skip("on a PostgreSQL server: not run, as neither DATABASE_URL_TEST nor an installed PostgreSQL was found", () => {});
    return;
  }
  describe("on a PostgreSQL server", () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    const freshDatabase = () => server.freshDatabase();
    const seed = async (catalogue: CatalogueName) => {
      const DATABASE_URL = await freshDatabase();
      await (await startUpstream({ catalogue, environment: { DATABASE_URL } })).close();
      return DATABASE_URL;
    };
    const start: Start = async (options = {}) => {
      const { catalogue = "small", environment } = options;
      if (!seeded.has(catalogue)) seeded.set(catalogue, seed(catalogue));
      const DATABASE_URL = await server.copyOf(await seeded.get(catalogue)!);
      return startUpstream({ ...options, environment: { ...environment, DATABASE_URL } });
    };
    define({ start, freshDatabase });
  });
}
