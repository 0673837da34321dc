import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer, type AddressInfo, type Socket } from "node:net";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import type { Config } from "~/platform/config.server";
import type { App } from "./app.server";
import { longestArrivalMs } from "./limits/arrival.server";

/** Longest time a client may take to send its headers, in milliseconds; of the whole request see arrivalLimits. */
const headersTimeout = 15_000;
/** How often Node looks for those who took longer; with its default, half a minute would become a whole one. */
const connectionsCheckingInterval = 5000;
/** How long a connection that was just made may take to bring its request to a server that takes no more. */
const lastRequestMs = 1000;
/** How long at most a stopping server looks for a moment without new connections. */
const acceptMs = 1000;

type Settings = Pick<Config, "DRAIN_NOTICE_MS" | "DRAIN_TIMEOUT_MS" | "HOST" | "KEEP_ALIVE_MS" | "NODE_ENV" | "PORT">;

/** Listens; rejects when the port is taken. */
export async function serve(app: App, settings: Settings) {
  const keepAliveTimeout = settings.KEEP_ALIVE_MS;
  const times = { headersTimeout, requestTimeout: longestArrivalMs, connectionsCheckingInterval, keepAliveTimeout };
  const gate = createGate();
  const answer = gate.hold(withoutPipelining(app.app));
  const server = createServer(times, answer);
  // Node itself would refuse an unknown expectation, out of turn. It may be ignored (RFC 9110, section 10.1.1).
  server.on("checkExpectation", answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  server.removeAllListeners("error");
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, gate, app, settings) };
}

/**
 * First the announcement: /readyz turns to 503 and every answer says "Connection: close", while requests are
 * still taken. Idle connections end by their own keep-alive time, which their clients know: closing them earlier
 * would race a request that is on its way. Then no new connection is taken, and what is under way is finished.
 */
async function stop(server: Server, gate: Gate, app: App, settings: Settings): Promise<void> {
  app.draining.begun = true;
  const deadline = performance.now() + settings.DRAIN_TIMEOUT_MS;
  if (settings.NODE_ENV !== "development") {
    await sleep(Math.min(settings.DRAIN_NOTICE_MS, settings.DRAIN_TIMEOUT_MS));
    const idleUntil = Math.min(
      performance.now() + settings.KEEP_ALIVE_MS + 500,
      deadline - settings.DRAIN_TIMEOUT_MS / 2,
    );
    while (performance.now() < idleUntil && (await connections(server)) > 0) await sleep(50);
  }
  gate.shut();
  await acceptQueued(server);
  // http.Server's own close would also end connections made a moment ago, whose request is still on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  gate.open();
  const grace = settings.NODE_ENV === "development" ? 0 : Math.min(lastRequestMs, settings.DRAIN_TIMEOUT_MS / 2);
  const idle = setTimeout(() => server.closeIdleConnections(), grace);
  const cut = setTimeout(() => server.closeAllConnections(), Math.max(0, deadline - performance.now()));
  await closed;
  clearTimeout(idle);
  clearTimeout(cut);
  await app.close(Math.max(0, deadline - performance.now()));
}

type Gate = ReturnType<typeof createGate>;

/** Holds back, while it is shut, the requests that come. */
function createGate() {
  let held: (() => void)[] | null = null;
  return {
    hold:
      (answer: RequestListener): RequestListener =>
      (req, res) =>
        held === null ? answer(req, res) : void held.push(() => answer(req, res)),
    shut: () => void (held ??= []),
    open() {
      const waiting = held ?? [];
      held = null;
      for (const go of waiting) go();
    },
  };
}

/**
 * Waits until a whole turn of the event loop has brought no connection: those that the kernel has queued by then are
 * established for their clients, and closing the listening socket resets them. It resolves right after the poll for
 * events, so that what is called next comes before anything else. With requests held back such a turn comes soon:
 * there is nothing to do in it, and nobody gets an answer upon which to connect again.
 */
async function acceptQueued(server: Server): Promise<void> {
  const until = performance.now() + acceptMs;
  let accepted = true;
  const note = () => void (accepted = true);
  server.on("connection", note);
  await turn();
  while (accepted && performance.now() < until) {
    accepted = false;
    await turn();
  }
  server.off("connection", note);
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Requests sent ahead that are passed over while one is answered. What has been parsed of them is held in memory. */
const mostAhead = 16;

/**
 * Answers one request of a connection at a time. What a client has sent ahead is not begun, and its connection ends with
 * the answer under way: neither browsers nor proxies do that. Node hands all of it over at once, and a response
 * behind another has no socket yet: it would never learn that the connection closed, and keep its file open for good.
 */
function withoutPipelining(answer: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const before = ahead.get(socket);
    ahead.set(socket, before === undefined ? 0 : before + 1);
    if (before === mostAhead) return void socket.destroy();
    if (before !== undefined) return;
    res.once("close", () => {
      // Where the answer announced the end, nothing is begun for what is read only now.
      if (ahead.get(socket)! > 0 || socket.writableEnded) socket.destroySoon();
      else ahead.delete(socket);
    });
    answer(req, res);
  };
}
