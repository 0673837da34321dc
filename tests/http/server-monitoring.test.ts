import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromAdScript, replayRates, reportingLimits } from "~/platform/monitoring-limits";
import { noMonitoring, startMonitoring } from "~/platform/monitoring.server";
import { startSampleSite, type SampleSite } from "../support/sample-site";

/** A reporting service on the loopback that keeps what it is sent. */
async function startReportingService() {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      envelopes.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    /** Items by type, such as event and transaction. */
    items: (type: string) =>
      envelopes
        .map((envelope) => envelope.split("\n"))
        .filter((parts) => (JSON.parse(parts[1] ?? "{}") as { type?: string }).type === type)
        .map((parts) => JSON.parse(parts[2] ?? "{}") as Record<string, unknown>),
    text: () => envelopes.join("\n"),
    count: () => envelopes.length,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

let service: Awaited<ReturnType<typeof startReportingService>>;
let site: SampleSite | undefined;
beforeEach(async () => {
  service = await startReportingService();
});
afterEach(async () => {
  await site?.close();
  await service.close();
  site = undefined;
});

const visitor = {
  cookie: "sessionid=canary-session",
  authorization: "Bearer canary-bearer",
  referer: "http://x/?q=canary-referer",
  "user-agent": "canary-agent",
};

describe("Error reporting", () => {
  it("sends an unexpected error once, with the request's id, its route and the release", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    await site.ask("/broken/?q=canary-term", { headers: { ...visitor, "x-request-id": "a-reported-request" } });
    await site.accessLine("a-reported-request");
    await site.monitoring.flush();
    expect(service.items("event")).toEqual([
      expect.objectContaining({
        release: "v29.13.2",
        tags: { request_id: "a-reported-request", route: "routes/broken" },
        exception: { values: [expect.objectContaining({ type: "Error", value: "secret words for [e-mail]" })] },
      }),
    ]);
  });

  it("sends how long a page took, under its route's name", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    await site.ask("/form/?q=canary-term", { headers: { ...visitor, "x-request-id": "a-traced-request" } });
    await site.accessLine("a-traced-request");
    await site.monitoring.flush();
    expect(service.items("transaction")).toEqual([
      expect.objectContaining({ transaction: "GET routes/form", contexts: expect.objectContaining({ trace: expect.objectContaining({ op: "http.server" }) as object }) as object }),
    ]);
  });

  it("sends nothing of the visitor", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    for (const path of ["/broken/", "/unrenderable/", "/hopeless/", "/form/"]) {
      await site.ask(`${path}?q=canary-term`, { headers: { ...visitor, "x-request-id": "who-asks-what" } });
    }
    await site.accessLine("who-asks-what");
    await site.monitoring.flush();
    expect(service.count()).toBeGreaterThan(3);
    expect(service.text()).not.toMatch(/canary-/);
  });

  it("takes missing pages and refusals for no errors", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    for (const path of ["/missing/", "/nowhere/", "/moved/", "/%", "/build/none.js"]) await site.ask(path);
    site.upstream.answer = (_req, res) => void res.writeHead(500).end();
    await site.ask("/form/");
    await site.monitoring.flush();
    expect(service.items("event")).toEqual([]);
  });

  it("is not even loaded without a DSN", async () => {
    expect(await startMonitoring({ NODE_ENV: "test", SENTRY_DSN: undefined, SENTRY_RELEASE: "v29.13.2" })).toBe(noMonitoring);
    site = await startSampleSite();
    await site.ask("/broken/");
    await site.monitoring.flush();
    expect(service.count()).toBe(0);
  });

  it("keeps the shares and sizes of the specification, section 9", () => {
    expect(reportingLimits).toEqual({ sampleRate: 0.2, tracesSampleRate: 0.15, maxBreadcrumbs: 100, normalizeDepth: 3 });
    expect(replayRates).toEqual({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 0.5 });
  });
});

describe("Events from an ad script", () => {
  const event = (filename: string) => ({ exception: { values: [{ stacktrace: { frames: [{ filename: "app:///root.js" }, { filename }] } }] } });

  it.each([
    "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js",
    "https://cdn.example/ads.js?v=2",
    "https://cdn.example/ad.min.js",
    "https://securepubads.g.doubleclick.net/gpt/pubads_impl_2026.js",
  ])("are dropped: %s", (filename) => {
    expect(fromAdScript(event(filename))).toBe(true);
  });

  it.each(["/build/root-ABC.js", "/build/addresses.js", "/build/routes/adjustable-air.js", "/build/loads.js", ""])(
    "are not confused with our own: %s",
    (filename) => {
      expect(fromAdScript(event(filename))).toBe(false);
    },
  );

  it("are told apart from events without frames", () => {
    expect(fromAdScript({})).toBe(false);
  });
});
