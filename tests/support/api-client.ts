import { Writable } from "node:stream";
import pino from "pino";
import { z } from "zod";
import { createApi } from "../../app/api/api.server";
import type { ClientOptions, CallRecord } from "../../app/api/client/caller.server";
import { createClient } from "../../app/api/client/client.server";
import { createUpstream } from "../../app/api/client/upstream.server";
import { readConfig, type Config } from "../../app/platform/config.server";

/** Any JSON: for tests of how a call is made rather than of what it holds. */
export const anything: z.ZodType<unknown> = z.unknown();

export type Visit = Partial<
  Pick<
    ClientOptions,
    "cookieHeader" | "pagePath" | "siteOrigin" | "requestId" | "relay" | "visitorAddress" | "writesAfter"
  >
>;

/** A server's view of one upstream, with the settings of production unless a test changes some. */
export function connectTo(origin: string, settings: Partial<Config> = {}, now?: () => number) {
  const config: Config = { ...readConfig({ NODE_ENV: "test", API_HOST: origin }), ...settings };
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    }),
  );
  const upstream = createUpstream(config, log, now);
  return {
    upstream,
    /** Log lines so far, parsed. */
    lines,
    close: () => upstream.close(),
    /** One request of a visitor: the client and api bound to it, and what came of it. */
    visit(visit: Visit = {}) {
      const gone = new AbortController();
      const relayed: string[] = [];
      const calls: CallRecord[] = [];
      const failures: Error[] = [];
      const client = createClient({
        upstream,
        config,
        log,
        cookieHeader: undefined,
        visitorAddress: undefined,
        writesAfter: null,
        pagePath: "/mattresses/",
        siteOrigin: "https://www.bedlark.test",
        requestId: "request-1",
        signal: gone.signal,
        relay: (lines) => void relayed.splice(0, relayed.length, ...lines),
        onWrite: () => {},
        onCall: (call) => void calls.push(call),
        onFailure: (failure) => void failures.push(failure),
        ...visit,
      });
      return { client, api: createApi(client), relayed, calls, failures, leave: () => gone.abort() };
    },
  };
}

/** What a read threw: the Response, with its body read. Fails when nothing, or something else, was thrown. */
export async function thrownBy(read: Promise<unknown>) {
  const thrown: unknown = await read.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error("Expected a thrown Response", { cause: thrown });
  const text = await thrown.text();
  const json = thrown.headers.get("content-type")?.includes("json")
    ? (JSON.parse(text) as { message: string; requestId: string; retryAfter: number | null })
    : null;
  return { status: thrown.status, statusText: thrown.statusText, headers: thrown.headers, text, json };
}
