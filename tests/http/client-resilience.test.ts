import { afterEach, describe, expect, test } from "vitest";
import { createDeadline } from "../../app/api/client/client.server";
import { createRetryBudget } from "../../app/api/client/upstream.server";
import { anything, type connectTo, thrownBy } from "../support/api-client";
import { closePeers, webSite } from "../support/peer-sites";

afterEach(closePeers);

const path = "GET /api/v2/comparisons/";
const ask = (visit: ReturnType<ReturnType<typeof connectTo>["visit"]>) => visit.client.get("comparisons/", anything);

describe("a read that meets a 5xx", () => {
  test.each([502, 503, 504])("(%i) is tried three times in all", async (status) => {
    const { peer, site } = await webSite();
    peer.on(path, { status }, { status }, { json: "at last" });
    const visit = site.visit();
    expect(await ask(visit)).toBe("at last");
    expect(visit.calls).toMatchObject([{ attempts: 3, status: 200, outcome: "ok" }]);
    expect(site.lines).toEqual([]);
  });

  test("three times over is a failure, logged once", async () => {
    const { peer, site } = await webSite();
    peer.on(path, { status: 502 });
    expect((await thrownBy(ask(site.visit()))).status).toBe(502);
    expect(peer.requests).toHaveLength(3);
    expect(site.lines).toMatchObject([{ attempt: 3, upstreamStatus: 502, msg: "HTTP 502: Bad Gateway" }]);
  });

  test.each([500, 501, 505])("(%i) that another try would meet too is asked once", async (status) => {
    const { peer, site } = await webSite();
    peer.on(path, { status });
    expect((await thrownBy(ask(site.visit()))).status).toBe(502);
    expect(peer.requests).toHaveLength(1);
    expect(site.lines).toMatchObject([{ attempt: 1, upstreamStatus: status }]);
  });

  test("(500) for which one thing of a page fails leaves the retries to others", async () => {
    const { peer, site } = await webSite({ API_BREAKER_REQUESTS: 1000 });
    peer.on("GET /api/v2/match/", { status: 500 });
    for (let i = 0; i < 20; i += 1) await thrownBy(site.visit().client.get("match/", anything));
    peer.on(path, { status: 503 }, { status: 503 }, { json: "at last" });
    expect(await ask(site.visit())).toBe("at last");
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
    peer.on(path, { status: 503 });
    expect((await thrownBy(ask(site.visit()))).status).toBe(503);
    expect(peer.requests).toHaveLength(1);
  });

  test("is not tried again once the visitor has left", async () => {
    const { peer, site } = await webSite();
    const visit = site.visit();
    peer.on(path, (_request, response) => {
      visit.leave();
      response.writeHead(503).end();
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
    peer.on(path, { status: 503 });
    for (let i = 0; i < 200; i += 1) await thrownBy(ask(site.visit()));
    const retries = peer.requests.length - 200;
    expect(retries).toBeGreaterThanOrEqual(40);
    expect(retries).toBeLessThanOrEqual(40 + 10);
  });

  test("of nothing allows none", async () => {
    const { peer, site } = await webSite({ API_RETRY_SHARE: 0 });
    peer.on(path, { status: 503 });
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

  test("is a new one for each answer that goes into a file, however long the whole of it takes", async () => {
    let time = 0;
    const { peer, site } = await webSite({ API_DEADLINE_MS: 100 }, () => time);
    peer.on(path, { json: "a part" });
    const { client } = site.visit();
    for (const from of ["1", "2", "3"]) {
      expect(await client.getPart("comparisons/", anything, { query: { from } })).toBe("a part");
      time += 200;
    }
    expect((await thrownBy(client.get("comparisons/", anything))).status).toBe(504);
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
