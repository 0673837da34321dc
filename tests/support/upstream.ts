import { rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type DestinationStream, type Logger, pino } from "pino";
import { createUpstreamApp } from "../../upstream/app";
import { areas } from "../../upstream/modules";
import { readUpstreamConfig } from "../../upstream/config";
import type { Db, Engine } from "../../upstream/database/engine";
import { type OpenUpstream, openUpstream } from "../../upstream/bootstrap";
import { bundleUploadConverter } from "./bundled-process";
import { DeclaredAnswers } from "./declared-answers";
import { Faults } from "./faults";
import { makePasswordsQuick } from "./quick-passwords";
import {
  type CatalogueName,
  emptyDataDirectory,
  freshDataDirectory,
  demonstrationOf,
  onFatal,
} from "./upstream-template";

export interface ReceivedRequest {
  method: string;
  /** Path and query as received. */
  url: string;
  headers: IncomingHttpHeaders;
}

export interface TestUpstream {
  origin: string;
  port: number;
  db: Db;
  engine: Engine;
  /** Where it keeps files that visitors send. */
  uploadsDirectory: string;
  /** Method and path of everything that changes something, such as "POST /api/v2/auth/signin/". */
  writes: string[];
  log: Logger;
  faults: Faults;
  /** Every request that arrived, in order; empty it to begin anew. */
  requests: ReceivedRequest[];
  /** One round of upkeep, after which all mail that is due is sent. */
  upkeep(): Promise<void>;
  urgentUpkeep: OpenUpstream["urgentUpkeep"];
  /** What its areas are given. */
  services: OpenUpstream["app"];
  /** As whoever writes to the catalogue's tables does; the next upkeep reads them again. */
  announceCatalogueChange(): Promise<void>;
  close(): Promise<void>;
}

export interface TestUpstreamOptions {
  /** The whole demonstration, or five brands of it without ZIP codes. */
  catalogue?: CatalogueName;
  /** Environment of the upstream, such as UPSTREAM_TRUST_PROXY or DATABASE_URL. */
  environment?: Record<string, string>;
  clock?: () => Date;
  /** Where log lines go; nowhere by default. */
  logTo?: DestinationStream;
  /** Passwords as expensive as they are in earnest; quick ones by default. */
  hashedInEarnest?: boolean;
}

let converter: Promise<string> | undefined;

/** Starts a reference upstream of its own on a free port, with a fresh database and faults on request. */
export async function startUpstream(options: TestUpstreamOptions = {}): Promise<TestUpstream> {
  const { catalogue = "small", environment = {}, clock, logTo, hashedInEarnest = false } = options;
  const onServer = environment.DATABASE_URL !== undefined;
  const directory = onServer ? emptyDataDirectory() : await freshDataDirectory(catalogue);
  const config = readUpstreamConfig({
    DATA_DIR: directory,
    UPSTREAM_SITE_REACH: "loopback",
    ...(onServer ? { UPSTREAM_DEMO: "true" } : {}),
    ...environment,
  });
  const { engine, app, upkeep, delivery, urgentUpkeep } = await openUpstream(config, {
    demonstration: demonstrationOf(catalogue, config.UPSTREAM_SEED),
    log: logTo === undefined ? pino({ level: "silent" }) : pino({ level: "trace" }, logTo),
    progress: () => {},
    onFatal,
    converterScript: () => (converter ??= bundleUploadConverter()),
    ...(clock === undefined ? {} : { clock }),
    places: catalogue !== "small",
  });
  if (!hashedInEarnest) await makePasswordsQuick(engine.db);
  const faults = new Faults();
  const requests: ReceivedRequest[] = [];
  const answer = createUpstreamApp(app);
  const answers = new DeclaredAnswers();
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers });
    void faults.meet(request, response).then((goOn) => {
      if (!goOn) return;
      answers.watch(request, response);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    db: engine.db,
    engine,
    uploadsDirectory: join(directory, "uploads"),
    log: app.log,
    services: app,
    writes: areas.flatMap(({ operations }) =>
      operations
        .filter(({ method }) => method !== "GET")
        .map(({ method, version, path }) => `${method} /api/v${version}${path}`),
    ),
    faults,
    requests,
    async upkeep() {
      await upkeep();
      await Promise.all([delivery?.account(), delivery?.all()]);
    },
    urgentUpkeep,
    async announceCatalogueChange() {
      await engine.db
        .updateTable("seed_state")
        .set((row) => ({ catalogue_version: row("catalogue_version", "+", 1) }))
        .execute();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await engine.close();
      rmSync(directory, { recursive: true, force: true });
      answers.check();
    },
  };
}
