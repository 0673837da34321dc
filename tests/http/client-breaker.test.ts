import { afterEach, describe, expect, test } from "vitest";
import { createBreaker } from "../../app/api/client/upstream.server";
import { anything, type connectTo, thrownBy } from "../support/api-client";
import { closePeers, webSite } from "../support/peer-sites";

afterEach(closePeers);

const path = "GET /api/v2/comparisons/";
const ask = (visit: ReturnType<ReturnType<typeof connectTo>["visit"]>) => visit.client.get("comparisons/", anything);

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
