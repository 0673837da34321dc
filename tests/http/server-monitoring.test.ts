import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getClient } from "@sentry/remix";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fromAdScript, replayRates, reportingLimits } from "~/platform/monitoring/monitoring-limits";
import { noMonitoring, startMonitoring } from "~/platform/monitoring/monitoring.server";
import { redact } from "../support/routes-of-site";
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
  test("sends an unexpected error once, with the request's id, its route and the release", async () => {
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

  test("sends how long a page took, under its route's name", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    await site.ask("/form/?q=canary-term", { headers: { ...visitor, "x-request-id": "a-traced-request" } });
    await site.accessLine("a-traced-request");
    await site.monitoring.flush();
    expect(service.items("transaction")).toEqual([
      expect.objectContaining({
        transaction: "GET routes/form",
        contexts: expect.objectContaining({
          trace: expect.objectContaining({ op: "http.server" }) as object,
        }) as object,
      }),
    ]);
  });

  test("sends nothing of the visitor", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    for (const path of ["/broken/", "/unrenderable/", "/hopeless/", "/form/"]) {
      await site.ask(`${path}?q=canary-term`, { headers: { ...visitor, "x-request-id": "who-asks-what" } });
    }
    await site.accessLine("who-asks-what");
    await site.monitoring.flush();
    expect(service.count()).toBeGreaterThan(3);
    expect(service.text()).not.toMatch(/canary-/);
  });

  test("sends no answer and no amount that an error of a private page quotes", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    await site.ask("/health/?pain=canary-term", { headers: { ...visitor, "x-request-id": "an-answer-fails" } });
    await site.accessLine("an-answer-fails");
    await site.monitoring.flush();
    expect(service.items("event")).toEqual([
      expect.objectContaining({
        tags: { request_id: "an-answer-fails", route: "routes/health" },
        exception: { values: [expect.objectContaining({ value: "No [value] for [e-mail] at [number]" })] },
      }),
    ]);
    expect(service.text()).not.toMatch(/canary-|1,299/);
  });

  test("takes missing pages and refusals for no errors", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    for (const path of ["/missing/", "/nowhere/", "/moved/", "/%", "/build/none.js"]) await site.ask(path);
    for (const status of [400, 401, 403, 404, 409, 422, 429]) {
      site.upstream.answer = (_req, res) => void res.writeHead(status).end();
      await site.ask("/form/");
    }
    await site.monitoring.flush();
    expect(service.items("event")).toEqual([]);
  });

  test("keeps the share of the specification, section 9, where nothing else is said", async () => {
    await startMonitoring({ NODE_ENV: "test", SENTRY_DSN: service.dsn, SENTRY_RELEASE: "v29.13.2" }, redact);
    expect(getClient()?.getOptions()).toMatchObject({ sampleRate: 0.2, tracesSampleRate: 0.15 });
  });

  test("is not even loaded without a DSN", async () => {
    expect(await startMonitoring({ NODE_ENV: "test", SENTRY_DSN: undefined, SENTRY_RELEASE: "v29.13.2" }, redact)).toBe(
      noMonitoring,
    );
    site = await startSampleSite();
    await site.ask("/broken/");
    await site.monitoring.flush();
    expect(service.count()).toBe(0);
  });

  test("keeps the shares and sizes of the specification, section 9", () => {
    expect(reportingLimits).toEqual({
      sampleRate: 0.2,
      tracesSampleRate: 0.15,
      maxBreadcrumbs: 100,
      normalizeDepth: 3,
    });
    expect(replayRates).toEqual({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 0.5 });
  });
});

describe("A failure of the upstream (specification, section 8: logged and reported)", () => {
  const events = async (requestId: string) => {
    await site!.accessLine(requestId);
    await site!.monitoring.flush();
    return service.items("event");
  };
  const reported = (value: string, requestId: string, route: string) =>
    expect.objectContaining({
      release: "v29.13.2",
      tags: { request_id: requestId, route },
      exception: { values: [expect.objectContaining({ type: "UpstreamFailure", value })] },
    });

  test("is reported once a request, however many of its calls fail, also where the page does without them", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    site.upstream.answer = (_req, res) => void res.writeHead(503, "canary-term").end();
    const { status } = await site.ask("/several/", { headers: { "x-request-id": "four-calls-fail" } });
    expect(status).toBe(200);
    expect(site.upstream.calls.length).toBeGreaterThan(3);
    expect(await events("four-calls-fail")).toEqual([
      reported(expect.stringMatching(/^GET \w+: http_503 \(503\)$/) as string, "four-calls-fail", "routes/several"),
    ]);
  });

  test.each<[string, string, (response: ServerResponse) => void]>([
    [
      "an answer that is no JSON",
      "GET auth: invalid_json (200)",
      (response) => void response.setHeader("content-type", "application/json").end("{"),
    ],
    [
      "an answer of another shape",
      "GET auth: invalid_type at (whole)",
      (response) => void response.setHeader("content-type", "application/json").end('["canary-user"]'),
    ],
    ["an answer that never comes", "GET auth: headers_timeout", () => {}],
    [
      "an answer that breaks off",
      "GET auth: UND_ERR_SOCKET (200)",
      (response) => void response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy()),
    ],
  ])("is reported when it is %s", async (_what, value, answer) => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn, API_HEADERS_TIMEOUT_MS: "100", API_RETRY_TRIES: "1" });
    site.upstream.answer = (_req, response) => answer(response);
    await site.ask("/form/?q=canary-term", { headers: { ...visitor, "x-request-id": "one-call-fails" } });
    expect(await events("one-call-fails")).toEqual([reported(value, "one-call-fails", "routes/form")]);
    expect(service.text()).not.toMatch(/canary-/);
  });

  test("of a write is reported as well, without anything that was typed", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    site.upstream.answer = (request, response) => {
      if (request.method === "OPTIONS") response.setHeader("set-cookie", "csrftoken=canary-token; Path=/");
      response.writeHead(request.method === "POST" ? 500 : 204).end();
    };
    await site.ask("/form/", {
      method: "POST",
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
        "x-request-id": "a-write-fails",
      },
      body: "email=canary-mail%40example.com&password=canary-password",
    });
    expect(await events("a-write-fails")).toEqual([
      reported("POST auth: http_500 (500)", "a-write-fails", "routes/form"),
    ]);
    expect(service.text()).not.toMatch(/canary-/);
  });

  test("that a retry made good is none", async () => {
    site = await startSampleSite({ SENTRY_DSN: service.dsn });
    const answerPlainly = site.upstream.answer;
    let calls = 0;
    site.upstream.answer = (request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(503).end();
      else answerPlainly(request, response);
    };
    await site.ask("/form/", { headers: { "x-request-id": "the-second-try" } });
    expect(await events("the-second-try")).toEqual([]);
    expect(calls).toBe(2);
  });
});

describe("Events from an ad script", () => {
  const event = (filename: string) => ({
    exception: { values: [{ stacktrace: { frames: [{ filename: "app:///root.js" }, { filename }] } }] },
  });

  test.each([
    "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js",
    "https://cdn.example/ads.js?v=2",
    "https://cdn.example/ad.min.js",
    "https://securepubads.g.doubleclick.net/gpt/pubads_impl_2026.js",
  ])("are dropped: %s", (filename) => {
    expect(fromAdScript(event(filename))).toBe(true);
  });

  test.each(["/build/root-ABC.js", "/build/addresses.js", "/build/routes/adjustable-air.js", "/build/loads.js", ""])(
    "are not confused with our own: %s",
    (filename) => {
      expect(fromAdScript(event(filename))).toBe(false);
    },
  );

  test("are told apart from events without frames", () => {
    expect(fromAdScript({})).toBe(false);
  });
});
