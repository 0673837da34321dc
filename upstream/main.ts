import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino, stdTimeFunctions } from "pino";
import { createUpstreamApp } from "./app";
import { readUpstreamConfig } from "./config";
import { announcedAccounts } from "./database/seed/rows/demo-accounts";
import { openUpstream } from "./open";
import { tell } from "./progress";
import { every } from "./timer";

const upkeepEveryMs = 60_000;
const newsEveryMs = 3_000;
/** The longest that requests under way are waited for; the site's own drain takes 25 s at most. */
const drainMs = 10_000;

/** Starts the reference upstream and stops it on SIGTERM, SIGINT, or when the parent has gone. */
async function start(): Promise<void> {
  const config = readUpstreamConfig(process.env);
  const log = pino(
    {
      level: config.LOG_LEVEL,
      base: { service: "upstream" },
      // As the site writes its own lines, which these stand among when it is embedded.
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination(2),
  );
  // Nothing to clean up before it is open: the next start undoes what was begun.
  let stop = async () => {};
  let stopping = false;
  const stopOnce = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, () => void stopOnce());

  // Listens first, so that a port in use is reported before a database is created.
  let answer: RequestListener = (_request, response) => response.writeHead(503, { "Retry-After": "5" }).end();
  const server = createServer((request, response) => answer(request, response));
  // Longer than any client keeps an idle socket, so that it is never the upstream that closes first.
  server.keepAliveTimeout = 65_000;
  await listen(server, config.UPSTREAM_PORT, config.UPSTREAM_HOST);
  const { engine, app, upkeep, tellWatchers } = await openUpstream(config, {
    log,
    progress: (text) => void tell({ type: "progress", text }),
    onFatal: (error) => {
      if (!stopping) void fail(`The upstream's database has failed: ${error.message}`);
    },
  });
  answer = createUpstreamApp(app);
  const stopUpkeep = every(upkeepEveryMs, upkeep, log);
  const stopTelling = every(newsEveryMs, tellWatchers, log);
  stop = async () => {
    await drain(server);
    await Promise.all([stopUpkeep(), stopTelling()]);
    await engine.close();
  };
  const { port } = server.address() as AddressInfo;
  await tell({ type: "ready", port, ...(app.demo ? { accounts: announcedAccounts() } : {}) });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`The upstream can't listen on ${host}:${port} (${error.code ?? error.message}).`)),
    );
    server.listen(port, host, resolve);
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
    // A connection that was busy becomes idle after its response, and close() would wait for it.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}

async function fail(text: string): Promise<void> {
  await tell({ type: "failed", text });
  process.exit(1);
}

start().catch((error: Error) => fail(error.message));
