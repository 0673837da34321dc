import { Pool, type Dispatcher } from "undici";
import type { SettingsOf } from "~/platform/config.server";
import { UpstreamFault, type FaultKind, type Phase } from "./failures.server";
import type { ResponseHead, UpstreamRequest, UpstreamResponse } from "./http-message.server";

/** Sockets to one upstream. A bare pool follows no redirect, decodes nothing and uses no proxy, all as we need it. */
export function openConnections(origin: string, config: SettingsOf<"API">) {
  const shared = {
    pipelining: 1,
    // undici's own timers are coarse: 40 ms took a second with 7.30.2. dispatch() has its own.
    headersTimeout: 0,
    bodyTimeout: 0,
    // A peer's Keep-Alive hint may shorten the time that a socket idles here, and not lengthen it.
    keepAliveTimeout: config.API_KEEP_ALIVE_MS,
    keepAliveMaxTimeout: config.API_KEEP_ALIVE_MS,
    maxHeaderSize: 16_384,
    connect: { timeout: config.API_CONNECT_TIMEOUT_MS },
  };
  // Retries after a lost connection must not meet the next stale socket of the pool. Without keep-alive a
  // pool opens one socket a call. Its share comes off the common limit.
  const freshSockets = Math.floor(config.API_MAX_SOCKETS / 8);
  const pool = new Pool(origin, { ...shared, connections: config.API_MAX_SOCKETS - freshSockets });
  const fresh = freshSockets > 0 ? new Pool(origin, { ...shared, pipelining: 0, connections: freshSockets }) : pool;
  let closing: Promise<unknown> | null = null;
  return {
    pool,
    fresh,
    /** Lets calls under way end, for so many milliseconds at most, then closes every socket. */
    async close(withinMs = Infinity) {
      const pools = fresh === pool ? [pool] : [pool, fresh];
      closing ??= Promise.all(pools.map((each) => each.close()));
      // A write is not cut short by a visitor who leaves, and may have no timeout at all.
      const cut =
        withinMs === Infinity ? undefined : setTimeout(() => pools.forEach((each) => void each.destroy()), withinMs);
      await closing.finally(() => clearTimeout(cut));
    },
  };
}

/**
 * One request and its answer. Rejects with an UpstreamFault and nothing else.
 *
 * undici's `dispatch` and not its `request`: it shows whether anything was sent, and needs no stream per answer.
 */
export function dispatch(
  { pool, fresh }: ReturnType<typeof openConnections>,
  request: UpstreamRequest,
  config: SettingsOf<"API">,
): Promise<UpstreamResponse> {
  const maxBytes = config.API_MAX_BODY_BYTES;
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let phase: Phase = "connect";
    let head: ResponseHead | null = null;
    let bytes = 0;
    /** Signs of life, counted. */
    let heard = 0;
    let ended: UpstreamFault | true | null = null;
    const chunks: Buffer[] = [];

    const finish = (result: UpstreamFault | UpstreamResponse) => {
      if (ended !== null) return;
      ended = result instanceof UpstreamFault ? result : true;
      clearTimeout(limit);
      clearTimeout(silence);
      request.signal?.removeEventListener("abort", leave);
      if (result instanceof UpstreamFault) {
        reject(result);
        // A request that still waits for a socket is stopped when it gets one (onRequestStart).
        controller?.abort(result);
      } else {
        resolve(result);
      }
    };
    const fail = (kind: UpstreamFault["kind"], code: string, message: string) =>
      finish(new UpstreamFault(message, { kind, phase, code, bytes, upstreamStatus: head?.status ?? null }));
    const leave = () => fail("gone", "visitor_gone", "The visitor has left");
    const late = () => fail("timeout", "deadline", "The time for this call has passed");
    const limit = request.limitMs === Infinity ? undefined : setTimeout(late, request.limitMs);
    let silence: NodeJS.Timeout | undefined;
    const allowSilence = (ms: number, code: string) => {
      clearTimeout(silence);
      if (ms === 0) return;
      // When this process itself was held up, what came meanwhile waits to be read: look once before judging.
      silence = setTimeout(() => {
        const before = heard;
        setImmediate(() => {
          if (heard === before) fail("timeout", code, `The upstream was silent for ${ms} ms`);
        });
      }, ms);
    };

    if (request.signal?.aborted) return leave();
    if (request.limitMs <= 0) return late();
    request.signal?.addEventListener("abort", leave, { once: true });

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        if (ended instanceof UpstreamFault) return started.abort(ended);
        phase = "headers";
        allowSilence(request.headersTimeoutMs, "headers_timeout");
      },
      onRequestUpgrade(_controller, status, _headers, socket) {
        socket.destroy();
        fail("broken", "upgrade", `The upstream switched protocols (${status})`);
      },
      onResponseStart(_controller, status, headers, statusText = "") {
        if (status >= 100 && status < 200) return;
        if (status < 100 || status > 599)
          return fail("broken", "status_line", `The upstream answered with status ${status}`);
        phase = "body";
        heard += 1;
        allowSilence(config.API_BODY_TIMEOUT_MS, "body_timeout");
        const cookies = headers["set-cookie"] ?? [];
        head = { status, statusText, headers, setCookies: Array.isArray(cookies) ? cookies : [cookies] };
        request.onHead?.(head);
        if (Number(headers["content-length"] ?? 0) > maxBytes) tooLarge();
      },
      onResponseData(_controller, chunk) {
        silence?.refresh();
        heard += 1;
        bytes += chunk.length;
        if (bytes > maxBytes) tooLarge();
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (head === null) return fail("broken", "no_head", "The upstream ended without an answer");
        finish({ ...head, body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, bytes) });
      },
      onResponseError(_controller, error) {
        finish(classify(error, phase, bytes, head?.status ?? null));
      },
    };
    const tooLarge = () => fail("broken", "too_large", `The upstream's body is larger than ${maxBytes} bytes`);

    try {
      (request.fresh === true ? fresh : pool).dispatch(
        {
          path: request.url.pathname + request.url.search,
          method: request.method,
          headers: request.headers,
          body: typeof request.body === "object" ? request.body.open() : (request.body ?? null),
        },
        handler,
      );
    } catch (error) {
      finish(classify(error as Error, phase, bytes, null));
    }
  });
}

const timeouts = new Set(["UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT"]);

const lost = new Set(["UND_ERR_SOCKET", "ECONNRESET", "ECONNABORTED", "EPIPE", "UND_ERR_DESTROYED"]);

/** undici reports these two misbehaviours as plain socket errors; only the words tell them from a lost connection. */
const misbehaviour = /^bad (response|upgrade)$/;

/** What an error of node:net, node:tls or undici means for the call, given how far it had come. */
function classify(error: Error, phase: Phase, bytes: number, upstreamStatus: number | null): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  // A DOMException has a number for its code.
  const { code: given } = error as { code?: unknown };
  const code = typeof given === "string" && given !== "" ? given : error.name;
  return new UpstreamFault(error.message, { kind: kindOf(error, code, phase), phase, code, bytes, upstreamStatus });
}

function kindOf(error: Error, code: string, phase: Phase): FaultKind {
  if (timeouts.has(code)) return "timeout";
  if (phase === "connect") return "unreachable";
  // Once the head has come, a lost connection is a cut answer; and what is no lost connection is misbehaviour.
  return phase === "headers" && lost.has(code) && !misbehaviour.test(error.message) ? "dropped" : "broken";
}
