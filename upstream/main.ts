import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pino, stdTimeFunctions } from "pino";
import { logDestination } from "#contracts/log-destination";
import { createUpstreamApp } from "./app";
import { readUpstreamConfig } from "./config";
import { createDemonstration } from "./demo/demonstration";
import { mailEveryMs } from "./mail/send-queued";
import { openUpstream } from "./bootstrap";
import { tell } from "./parent-messages";
import { every } from "./run-every";

const upkeepEveryMs = 60_000;
const urgentEveryMs = 3_000;
/** The maximum time to wait for pending requests; the site's own drain takes 25 s at most. */
const drainMs = 10_000;
/** The maximum time to wait for pending messages. */
const mailPatienceMs = 5000;

/** Starts the reference upstream and stops it on SIGTERM, SIGINT, or when the parent has exited. */
async function start(): Promise<void> {
  const config = readUpstreamConfig(process.env);
  const base = { service: "upstream" };
  const log = pino(
    {
      level: config.LOG_LEVEL,
      base,
      // The same format as the site's log lines, which these are mixed with when it is embedded.
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    logDestination(2, base),
  );
  if (config.UPSTREAM_VISITOR_SECRET === undefined) {
    log.warn(
      "UPSTREAM_VISITOR_SECRET is not set: whoever writes through a site counts under the site's own address, so that limits " +
        "on signing in hold for all visitors together",
    );
  }
  // There is nothing to clean up before it is open: the next start undoes unfinished work.
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
  // Longer than any client keeps an idle socket, so that the upstream is never the first to close.
  server.keepAliveTimeout = 65_000;
  await listen(server, config.UPSTREAM_PORT, config.UPSTREAM_HOST);
  const { engine, accounts, app, upkeep, urgentUpkeep, delivery } = await openUpstream(config, {
    log,
    demonstration: createDemonstration({ seed: config.UPSTREAM_SEED }),
    progress: (text) => void tell({ type: "progress", text }),
    onFatal: (error) => {
      if (!stopping) void fail(`The upstream's database has failed: ${error.message}`);
    },
  });
  answer = createUpstreamApp(app);
  const stopUpkeep = every(upkeepEveryMs, upkeep, log);
  const stopUrgent = every(urgentEveryMs, urgentUpkeep, log);
  const stopMail =
    delivery === null ? [] : [delivery.account, delivery.all].map((work) => every(mailEveryMs, work, log));
  stop = async () => {
    delivery?.stop();
    await drain(server);
    await Promise.all([stopUpkeep(), stopUrgent()]);
    // Messages stuck on a slow mail server are sent by the next process, with the same Message-ID.
    await Promise.race([Promise.all(stopMail.map((atRest) => atRest())), sleep(mailPatienceMs)]);
    await engine.close();
  };
  const { port } = server.address() as AddressInfo;
  await tell({ type: "ready", port, ...(accounts.length === 0 ? {} : { accounts: { people: accounts } }) });
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
    // A busy connection becomes idle after its response, and close() would wait for it.
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
