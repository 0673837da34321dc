import { request, type IncomingHttpHeaders } from "node:http";
import { createApp } from "~/http/app.server";
import type { ImageOverrides } from "~/http/images/images.server";
import { serve } from "~/http/serve.server";
import { readConfig } from "~/platform/config.server";
import { createLogger } from "~/platform/logger.server";
import { startMonitoring } from "~/platform/monitoring/monitoring.server";
import { startRecordingUpstream } from "./recording-upstream";
import { redact } from "./routes-of-site";
import { sampleBuild } from "./sample-build";
import { unlimited } from "./unlimited";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}
export interface Ask {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Asks over HTTP exactly as written: no path is normalized, no header added but Host. */
export function ask(port: number, path: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Answer> {
  const length: Record<string, string> =
    body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { ...length, ...headers }, agent: false });
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** The server as it is, with the sample routes, a recording upstream and its log kept; all limits off unless set. */
export async function startSampleSite(
  settings: Record<string, string> = {},
  assets?: string,
  imageOverrides?: Partial<ImageOverrides>,
) {
  const upstream = await startRecordingUpstream();
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    API_HOST: upstream.origin,
    LOG_LEVEL: "trace",
    DRAIN_NOTICE_MS: "0",
    ...unlimited,
    ...settings,
  });
  const log: string[] = [];
  const logger = await createLogger(config, redact, { write: (line: string) => void log.push(line) });
  const monitoring = await startMonitoring(config, redact, { sampleRate: 1, tracesSampleRate: 1 });
  const app = createApp({
    build: sampleBuild(assets),
    config: { ...config, API_HOST: config.API_HOST ?? upstream.origin },
    log: logger,
    redact,
    monitoring,
    imageOverrides,
  });
  const serving = await serve(app, config);
  const { port } = serving;
  return {
    port,
    upstream,
    monitoring,
    /** The log lines so far. */
    log,
    /** The access line of a request, awaited: it is written when the connection is done with it. */
    async accessLine(requestId: string): Promise<Record<string, unknown>> {
      for (;;) {
        const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
        const found = lines.find((line) => line.reqId === requestId && line.msg === "request");
        if (found) return found;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    ask: (path: string, options?: Ask) => ask(port, path, options),
    begin: () => void (app.draining.begun = true),
    async close() {
      await serving.stop();
      await upstream.close();
    },
  };
}

export type SampleSite = Awaited<ReturnType<typeof startSampleSite>>;
