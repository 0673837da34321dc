import { afterEach, describe, expect, test } from "vitest";
import { getRequest, sendAhead } from "../support/greedy-client";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
const start = async (settings: Record<string, string>) =>
  (site = await startSampleSite({ TRUST_PROXY: "1", ...settings }));
afterEach(() => site.close());

const from = (address: string, path: string) =>
  site.ask(path, { headers: { "x-forwarded-for": address, accept: "text/html" } });
const patience = { timeout: 60_000 };

/** Holds the upstream's answers back until they are let go, all of them or those that have come. */
function holdUpstream() {
  const { answer } = site.upstream;
  const held: (() => void)[] = [];
  site.upstream.answer = (...exchange) => void held.push(() => answer(...exchange));
  return {
    held,
    letGo() {
      site.upstream.answer = answer;
      for (const go of held.splice(0)) go();
    },
  };
}

describe("An address that opens list after list", () => {
  test.each([
    "mattress-models",
    "mattresses",
    "mattress-deals",
    "mattress-stores",
    "mattress-brands",
    "mattress-comparison",
    "mattress-collection",
    "mattress-line",
    "mattress-model",
  ])("is told when to come back, whatever it filters: %s", async (list) => {
    await start({ RATE_LIMIT_LISTINGS: "2" });
    for (const query of ["", "?type=latex"])
      expect((await from("203.0.113.1", `/${list}/${query}`)).status).not.toBe(429);
    const { status, headers, body } = await from("203.0.113.1", `/${list}/?type=hybrid`);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(body).toContain(`Try again in ${headers["retry-after"]} second`);
    expect((await from("203.0.113.2", `/${list}/?type=hybrid`)).status).not.toBe(429);
  });

  test("may still open what is not a list, and counts what is a search as that alone", async () => {
    await start({ RATE_LIMIT_LISTINGS: "1", RATE_LIMIT_SEARCH: "1" });
    for (const path of ["/mattress-stores/?place=Boise", "/mattresses/", "/mattresses/casper/", "/form/", "/"]) {
      expect((await from("203.0.113.1", path)).status).not.toBe(429);
    }
    expect((await from("203.0.113.1", "/mattress-models/")).status).toBe(429);
    expect((await from("203.0.113.1", "/mattress-stores/?place=Reno")).status).toBe(429);
  });

  test.each([
    ["/posts/7/history/", "/Posts/8/%68istory/?page=2"],
    ["/posts/7/", "/mattress-questions/how-firm/"],
    ["/mattress-review/7/", "/store-reviews/8/?_data=routes%2Fstore-reviews.%24id"],
    ["/review-mattress/draft/abc/check/", "/your-reviews/abc/"],
    ["/mattress-model/some-bed/", "/mattresses/some-brand/"],
  ])("has its pages of what visitors wrote counted together: %s, then %s", async (first, second) => {
    await start({ RATE_LIMIT_LISTINGS: "1" });
    expect((await from("203.0.113.1", first)).status).not.toBe(429);
    const { status, headers } = await from("203.0.113.1", second);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await from("203.0.113.1", "/mattress-model/some-bed/picture/0a.svg")).status).not.toBe(429);
  });

  test("is not limited where the limit is 0", async () => {
    await start({ RATE_LIMIT_LISTINGS: "0" });
    for (let n = 0; n < 5; n += 1) expect((await from("203.0.113.1", "/mattresses/")).status).not.toBe(429);
  });
});

describe("An address that asks for many pages at once", () => {
  test("waits for them behind each other, while others are answered, and gets them all", async () => {
    await start({ MAX_IN_FLIGHT: "20", MAX_IN_FLIGHT_PER_ADDRESS: "2" });
    const upstream = holdUpstream();
    const greedy = Array.from({ length: 18 }, () => from("203.0.113.1", "/form/"));
    await expect.poll(() => upstream.held.length, patience).toBe(2);
    const other = from("203.0.113.2", "/form/");
    await expect.poll(() => upstream.held.length, patience).toBe(3);
    upstream.held.pop()!();
    expect((await other).status).toBe(200);
    expect(site.upstream.calls).toHaveLength(3);
    upstream.letGo();
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(greedy.map(() => 200));
  });

  test("cannot take the places of all: those of its requests that wait take none", async () => {
    await start({ MAX_IN_FLIGHT: "3", MAX_IN_FLIGHT_PER_ADDRESS: "2" });
    const upstream = holdUpstream();
    const greedy = Array.from({ length: 20 }, () => from("203.0.113.1", "/form/"));
    await expect.poll(() => upstream.held.length, patience).toBe(2);
    const other = from("203.0.113.2", "/form/");
    await expect.poll(() => upstream.held.length, patience).toBe(3);
    upstream.letGo();
    expect((await other).status).toBe(200);
    // Two under way and three that wait; what comes beyond that is told to come back.
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 503)).toHaveLength(15);
  });

  test("keeps its place until a write has ended that it does not wait for", async () => {
    await start({ MAX_IN_FLIGHT: "3", MAX_IN_FLIGHT_PER_ADDRESS: "1" });
    const upstream = holdUpstream();
    const body = "email=a";
    const headers = `X-Forwarded-For: 203.0.113.1\r\nX-Request-Id: visitor-leaves\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n`;
    const leaving = await sendAhead(site.port, getRequest("/form/", headers).replace("GET", "POST") + body);
    await expect.poll(() => upstream.held.length, patience).toBe(1);
    leaving.destroy();
    expect(await site.accessLine("visitor-leaves")).toMatchObject({ outcome: "aborted" });

    const next = from("203.0.113.1", "/form/");
    const other = from("203.0.113.2", "/form/");
    await expect.poll(() => upstream.held.length, patience).toBe(2);
    await from("203.0.113.2", "/healthz");
    expect(site.upstream.calls.map((call) => call.split(" ")[0])).toEqual(["OPTIONS", "GET"]);
    upstream.letGo();
    expect([(await next).status, (await other).status]).toEqual([200, 200]);
    expect(site.upstream.calls.map((call) => call.split(" ")[0]).sort()).toEqual(["GET", "GET", "OPTIONS", "POST"]);
  });

  test("is not worked for once it has left", async () => {
    await start({ MAX_IN_FLIGHT_PER_ADDRESS: "1" });
    const upstream = holdUpstream();
    const first = from("203.0.113.1", "/form/");
    await expect.poll(() => upstream.held.length, patience).toBe(1);
    const leaving = await sendAhead(
      site.port,
      getRequest("/resource/", "X-Forwarded-For: 203.0.113.1\r\nX-Request-Id: visitor-leaves\r\n"),
    );
    await from("203.0.113.2", "/healthz");
    leaving.destroy();
    expect(await site.accessLine("visitor-leaves")).toMatchObject({ outcome: "aborted" });
    upstream.letGo();
    expect((await first).status).toBe(200);
    expect((await from("203.0.113.1", "/form/")).status).toBe(200);
    expect(site.upstream.calls).toHaveLength(2);
  });
});
