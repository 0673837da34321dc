import { sql } from "kysely";
import type { RequestHandler } from "express";
import type { Services } from "../services";

/** Alive means that the database answers too: an engine that has stopped is what a watcher looks for. */
export function health({ db }: Services): RequestHandler {
  return (_request, response) => {
    response.locals.route = "/healthz";
    sql`select 1`.execute(db).then(
      () => response.json({ status: "ok" }),
      () => response.status(503).json({ status: "database unreachable" }),
    );
  };
}
