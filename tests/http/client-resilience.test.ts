import { afterEach, describe, expect, test } from "vitest";
import { createBreaker } from "../../app/api/client/breaker.server";
import { createDeadline } from "../../app/api/client/deadline.server";
import { createRetryBudget } from "../../app/api/client/retry.server";
import { anything, connectTo, thrownBy } from "../support/api-client";
import { httpPeer } from "../support/scripted-peer";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function webSite(settings: Parameters<typeof connectTo>[1] = {}, now?: () => number) {
  const peer = await httpPeer();
  const site = connectTo(peer.origin, { API_RETRY_DELAY_MS: 1, ...settings }, now);
  cleanups.push(peer.close, site.close);
  return { peer, site };
}

const path = "GET /api/v2/comparisons/";
const ask = (visit: ReturnType<ReturnType<typeof connectTo>["visit"]>) => visit.client.get("comparisons/", anything);

describe("a read that meets a 5xx", () => {
  test.each([500, 502, 503, 504])("(%i) is tried three times in all", async (status) => {
    const { peer, site } = await webSite();
    peer.on(path, { status }, { status }, { json: "at last" });
    const visit = site.visit();
    expect(await ask(visit)).toBe("at last");
    expect(visit.calls).toMatchObject([{ attempts: 3, status: 200, outcome: "ok" }]);
    expect(site.lines).toEqual([]);
  });

  test("three times over is a failure, logged once", async () => {
    const { peer, site } = await webSite();
    peer.on(path, { status: 500 });
    expect((await thrownBy(ask(site.visit()))).status).toBe(502);
    expect(peer.requests).toHaveLength(3);
    expect(site.lines).toMatchObject([{ attempt: 3, upstreamStatus: 500, msg: "HTTP 500: Internal Server Error" }]);
  });

  test("that names a time to come back is left alone until then", async () => {
    const { peer, site } = await webSite();
    peer.on(path, { status: 503, headers: { "retry-after": "5" } });
    const failure = await thrownBy(ask(site.visit()));
    expect([failure.status, failure.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(peer.requests).toHaveLength(1);
  });

  test("is not tried again when the deadline is nearer than the pause", async () => {
    const { peer, site } = await webSite({ API_RETRY_DELAY_MS: 5000, API_DEADLINE_MS: 4000 });
    peer.on(path, { status: 500 });
    expect((await thrownBy(ask(site.visit()))).status).toBe(502);
    expect(peer.requests).toHaveLength(1);
  });

  test("is not tried again once the visitor has left", async () => {
    const { peer, site } = await webSite();
    const visit = site.visit();
    peer.on(path, (_request, response) => {
      visit.leave();
      response.writeHead(500).end();
    });
    expect((await thrownBy(ask(visit))).status).toBe(499);
    expect(peer.requests).toHaveLength(1);
  });

  test.each([400, 403, 404, 429])("is not what a %i is: that is asked once", async (status) => {
    const { peer, site } = await webSite();
    peer.on(path, { status });
    await thrownBy(ask(site.visit()));
    expect(peer.requests).toHaveLength(1);
  });
});

describe("the retry budget", () => {
  test("holds retries of a failing upstream to a fifth of its traffic and what a quiet time had saved", async () => {
    const { peer, site } = await webSite({ API_BREAKER_REQUESTS: 100_000 });
    peer.on(path, { status: 500 });
    for (let i = 0; i < 200; i += 1) await thrownBy(ask(site.visit()));
    const retries = peer.requests.length - 200;
    expect(retries).toBeGreaterThanOrEqual(40);
    expect(retries).toBeLessThanOrEqual(40 + 10);
  });

  test("of nothing allows none", async () => {
    const { peer, site } = await webSite({ API_RETRY_SHARE: 0 });
    peer.on(path, { status: 500 });
    await thrownBy(ask(site.visit()));
    expect(peer.requests).toHaveLength(1);
  });

  test("saves up for fifty calls at most", () => {
    const budget = createRetryBudget(0.2);
    for (let i = 0; i < 1000; i += 1) budget.earn();
    let spent = 0;
    while (budget.spend()) spent += 1;
    expect(spent).toBe(10);
  });
});

describe("the breaker", () => {
  const settings = { API_BREAKER_REQUESTS: 4, API_BREAKER_OPEN_MS: 5000, API_RETRY_TRIES: 1 };

  test("leaves a failing upstream alone, tries it once after a while, and closes when that succeeds", async () => {
    let time = 0;
    const { peer, site } = await webSite(settings, () => time);
    const results = [true, true, false, false, false, true];
    peer.on(path, (_request, response) => response.writeHead(results.shift() === false ? 500 : 204).end());
    for (let i = 0; i < 4; i += 1) await ask(site.visit()).catch(() => {});
    expect(site.upstream.breakerState("reads")).toBe("open");

    time = 1500;
    const visit = site.visit();
    const refused = await thrownBy(ask(visit));
    expect(refused).toMatchObject({ status: 503, json: { retryAfter: 4, requestId: "request-1" } });
    expect(refused.headers.get("retry-after")).toBe("4");
    expect(visit.calls).toMatchObject([{ outcome: "breaker_open", status: null, attempts: 1 }]);
    expect(peer.requests).toHaveLength(4);

    time = 5000;
    expect(site.upstream.breakerState("reads")).toBe("half-open");
    expect((await thrownBy(ask(site.visit()))).status).toBe(502);
    expect(site.upstream.breakerState("reads")).toBe("open");
    expect((await thrownBy(ask(site.visit()))).status).toBe(503);
    expect(peer.requests).toHaveLength(5);

    time = 10_000;
    expect(await ask(site.visit())).toBeNull();
    expect(site.upstream.breakerState("reads")).toBe("closed");
    expect(site.lines.map((line) => line.breaker).filter(Boolean)).toEqual(["open", "open", "closed"]);
  });

  const claim = "POST /api/v2/claims/";
  const options = "OPTIONS /api/v2/claims/";
  const token = { headers: { "set-cookie": "csrftoken=t" } };
  const write = (site: ReturnType<typeof connectTo>) => site.visit().client.write("POST", "claims/", {}, anything);

  test("of writes leaves reads alone: an upstream that can't write is still read, and is well", async () => {
    let time = 0;
    const { peer, site } = await webSite(settings, () => time);
    peer.on(path, { json: "read" });
    peer.on("GET /healthz", { json: { status: "ok" } });
    peer.on(options, token);
    peer.on(claim, { status: 500 });
    // Two writes are four calls, of which half fail.
    for (let i = 0; i < 2; i += 1) expect(await write(site)).toMatchObject({ ok: false, status: 502 });
    expect(site.upstream.breakerState("writes")).toBe("open");
    expect(site.upstream.breakerState("reads")).toBe("closed");
    expect(await ask(site.visit())).toBe("read");
    expect(await site.upstream.isReachable()).toBe(true);

    time = 1500;
    const sent = peer.requests.length;
    expect(await write(site)).toMatchObject({
      ok: false,
      status: 503,
      retryAfter: 4,
      message: expect.stringMatching(/nothing was saved/),
    });
    expect(peer.requests).toHaveLength(sent);

    time = 10_000;
    peer.on(claim, { json: "saved" });
    expect(await write(site)).toEqual({ ok: true, data: "saved" });
    expect(site.upstream.breakerState("writes")).toBe("closed");
    expect(site.lines.map(({ breaker, kind }) => [breaker, kind]).filter(([state]) => state)).toEqual([
      ["open", "writes"],
      ["closed", "writes"],
    ]);
  });

  test("counts an OPTIONS that fails among the writes", async () => {
    const { peer, site } = await webSite(settings);
    peer.on(path, { json: "read" });
    peer.on(options, { status: 500 });
    for (let i = 0; i < 4; i += 1) await write(site);
    expect(site.upstream.breakerState("writes")).toBe("open");
    expect(await ask(site.visit())).toBe("read");
  });

  test("of reads leaves writes alone", async () => {
    const { peer, site } = await webSite(settings);
    peer.on(path, { status: 500 });
    peer.on(options, token);
    peer.on(claim, { json: "saved" });
    for (let i = 0; i < 4; i += 1) await thrownBy(ask(site.visit()));
    expect(site.upstream.breakerState("reads")).toBe("open");
    expect(await write(site)).toEqual({ ok: true, data: "saved" });
  });

  test("stays closed while fewer than half of the calls fail", async () => {
    const { peer, site } = await webSite(settings);
    for (let i = 0; i < 8; i += 1) {
      peer.on(path, { status: i % 4 === 2 ? 500 : 204 });
      await ask(site.visit()).catch(() => {});
    }
    expect(site.upstream.breakerState("reads")).toBe("closed");
    expect(peer.requests).toHaveLength(8);
  });

  test("counts no refusal of a caller and no visitor who left", async () => {
    const { peer, site } = await webSite(settings);
    for (const status of [400, 401, 403, 404, 409, 429]) {
      peer.on(path, { status });
      await thrownBy(ask(site.visit()));
    }
    for (let i = 0; i < 6; i += 1) {
      const visit = site.visit();
      peer.on(path, () => visit.leave());
      expect((await thrownBy(ask(visit))).status).toBe(499);
    }
    expect(site.upstream.breakerState("reads")).toBe("closed");
  });

  test("lets one call try, refuses the others meanwhile, and another may try when the visitor of the first leaves", () => {
    let time = 0;
    const states: string[] = [];
    const breaker = createBreaker({
      requests: 1,
      failureShare: 0.5,
      openMs: 1000,
      now: () => time,
      onChange: (state) => states.push(state),
    });
    const pass = () => {
      const entered = breaker.enter();
      if ("retryAfter" in entered) throw new Error(`refused for ${entered.retryAfter} s`);
      return entered;
    };
    const early = pass();
    pass().failed();
    expect(() => pass()).toThrow("refused for 1 s");
    time = 1000;
    const trial = pass();
    expect(() => pass()).toThrow("refused for 1 s");
    early.failed();
    expect(breaker.state()).toBe("half-open");
    trial.abandoned();
    pass().succeeded();
    expect(states).toEqual(["open", "closed"]);
  });
});

describe("a visitor who leaves", () => {
  test("ends the reads under way at the upstream, without a line in the log", async () => {
    const { peer, site } = await webSite();
    const visit = site.visit();
    const aborted = new Promise<void>((resolve) => {
      peer.on(path, (_request, response) => {
        response.on("close", resolve);
        visit.leave();
      });
    });
    expect((await thrownBy(ask(visit))).status).toBe(499);
    await aborted;
    expect(visit.calls).toMatchObject([{ outcome: "gone", status: null }]);
    expect(site.lines).toEqual([]);
  });

  test("has no more asked for", async () => {
    const { peer, site } = await webSite();
    const visit = site.visit();
    visit.leave();
    expect((await thrownBy(visit.api.optional(ask(visit), null))).status).toBe(499);
    expect(peer.requests).toEqual([]);
  });
});

describe("the deadline", () => {
  test("begins with the first read and again after a write; 0 means none", () => {
    let time = 0;
    const deadline = createDeadline(100, () => time);
    time = 500;
    expect(deadline.left()).toBe(100);
    time = 550;
    expect(deadline.left()).toBe(50);
    time = 700;
    expect(deadline.left()).toBe(0);
    deadline.renew();
    time = 900;
    expect(deadline.left()).toBe(100);
    expect(createDeadline(0, () => time).left()).toBe(Infinity);
  });
});

describe("the sockets", () => {
  test("are as many as configured, and the rest waits its turn", async () => {
    const { peer, site } = await webSite({ API_MAX_SOCKETS: 3 });
    let open = 0;
    let most = 0;
    peer.on(path, (_request, response) => {
      most = Math.max(most, (open += 1));
      setImmediate(() => {
        open -= 1;
        response.writeHead(204).end();
      });
    });
    await Promise.all(Array.from({ length: 20 }, () => ask(site.visit())));
    expect(peer.requests).toHaveLength(20);
    expect(most).toBeLessThanOrEqual(3);
    expect(peer.connections()).toBeLessThanOrEqual(3);
  });

  test("are kept for the next request, and closed with the server", async () => {
    const { peer, site } = await webSite();
    peer.on(path, { json: 1 });
    for (let i = 0; i < 3; i += 1) {
      await ask(site.visit());
      await new Promise(setImmediate);
    }
    expect(peer.connections()).toBe(1);
    await site.close();
    expect((await thrownBy(ask(site.visit()))).status).toBe(503);
  });
});
