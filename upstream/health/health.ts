import { sql } from "kysely";
import type { RequestHandler } from "express";
import type { Db } from "../database/engine";

/** Alive means that the database responds too: health checks have to notice an engine that has stopped. */
export function health({ db }: { db: Db }): RequestHandler {
  return (_request, response) => {
    response.locals.route = "/healthz";
    sql`select 1`.execute(db).then(
      () => response.json({ status: "ok" }),
      () => response.status(503).json({ status: "database unreachable" }),
    );
  };
}
