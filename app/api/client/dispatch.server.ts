import type { Dispatcher, Pool } from "undici";
import type { SettingsOf } from "~/platform/config.server";
import { UpstreamFault, type Phase } from "./fault.server";
import type { ResponseHead, UpstreamRequest, UpstreamResponse } from "./http-message.server";
import { classify } from "./socket-errors.server";

/** undici's `dispatch` and not its `request`: it shows whether anything was sent, and needs no stream per answer. */
export function dispatch(pool: Pool, request: UpstreamRequest, config: SettingsOf<"API">): Promise<UpstreamResponse> {
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
      pool.dispatch(
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
