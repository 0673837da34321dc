import type { IncomingMessage, ServerResponse } from "node:http";

/** What goes wrong instead of, or before, the real answer; an answer so many `times`, where that is named. */
export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string>; times?: number }
  /** The real answer, but only after this many milliseconds. */
  | { delayMs: number }
  /** Never an answer. */
  | { hang: true }
  /** The connection is cut without an answer. */
  | { reset: true }
  /** These very bytes, then the connection is closed. */
  | { raw: string };

interface Which {
  path: string;
  method?: string;
}

/** Faults by path (up to its query) and method, held by a test and asked by its upstream's front door. */
export class Faults {
  readonly #rules: { which: Which; fault: Fault }[] = [];

  /** From now on requests to this path (any method unless named) meet the fault. */
  set(which: string | Which, fault: Fault): void {
    const rule = typeof which === "string" ? { path: which } : which;
    this.#rules.unshift({ which: rule, fault });
  }

  clear(): void {
    this.#rules.length = 0;
  }

  /** Applies the fault, if one is set. Returns whether the real application must still answer. */
  async meet(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? "").split("?")[0];
    const found = this.#rules.find(
      ({ which }) => which.path === path && (which.method === undefined || which.method === request.method),
    );
    if (found === undefined) return true;
    const { fault } = found;
    if ("delayMs" in fault) {
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      return !response.destroyed;
    }
    if ("hang" in fault) return false;
    if ("reset" in fault) {
      request.socket.resetAndDestroy();
      return false;
    }
    if ("raw" in fault) {
      request.socket.end(fault.raw);
      return false;
    }
    if (fault.times !== undefined && (fault.times -= 1) === 0) this.#rules.splice(this.#rules.indexOf(found), 1);
    const json = typeof fault.body !== "string";
    response.writeHead(fault.status, {
      "content-type": json ? "application/json" : "text/html",
      ...fault.headers,
    });
    response.end(json ? JSON.stringify(fault.body ?? { detail: "A fault of the test." }) : fault.body);
    return false;
  }
}
