import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleSampleServer, runSampleServer } from "../support/sample-process";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { visitorSecret } from "../support/vouched-visitor";

let upstream: TestUpstream;
let site: SampleSite;
beforeAll(async () => {
  upstream = await startUpstream({ environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
  site = await startSampleSite({
    API_HOST: upstream.origin,
    API_VISITOR_SECRET: visitorSecret,
    TRUST_PROXY: "1",
    SITE_URL: "http://bedlark.example",
  });
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

/** The status of a sign-in through the site, by a visitor whose address the proxy in front of it names. */
const signIn = async (address: string, password: string) => {
  const body = new URLSearchParams({ email: "owner@example.com", password }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://bedlark.example",
    "x-forwarded-for": `192.0.2.1, ${address}`,
    // What a visitor says of the address goes nowhere.
    "x-visitor-address": "198.51.100.99 1 invented",
  };
  return (await site.ask("/signin/", { method: "POST", headers, body })).status;
};

test("an attacker's wrong passwords, through site and upstream, leave the owner's sign-in alone", async () => {
  for (let round = 0; round < 5; round += 1) expect(await signIn("203.0.113.9", `wrong-${round}`)).toBe(400);
  for (let round = 0; round < 20; round += 1) expect(await signIn("203.0.113.9", "wrong")).toBe(429);
  expect(await signIn("203.0.113.9", "mattress-demo")).toBe(429);
  expect(await signIn("198.51.100.4", "mattress-demo")).toBe(200);
  expect(await signIn("2001:db8::7", "mattress-demo")).toBe(200);
});

describe("A server that starts", () => {
  beforeAll(bundleSampleServer);

  const https = { SITE_URL: "https://www.bedlark.test" };
  test.each<[string, Record<string, string>, RegExp[]]>([
    ["that all visitors count as one to an upstream elsewhere", {}, [/API_VISITOR_SECRET is not set/]],
    ["nothing, where it has a secret", { API_VISITOR_SECRET: visitorSecret }, []],
    [
      "that all visitors count as one behind a proxy that isn't trusted",
      { API_VISITOR_SECRET: visitorSecret, ...https },
      [/TRUST_PROXY is not set/],
    ],
    ["nothing, where one is", { API_VISITOR_SECRET: visitorSecret, ...https, TRUST_PROXY: "1" }, []],
  ])("says %s", async (_, settings, expected) => {
    const server = runSampleServer({ API_HOST: upstream.origin, DRAIN_NOTICE_MS: "0", ...settings });
    await server.ready();
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    const warnings = server.output.stdout.split("\n").filter((line) => line.includes("is not set"));
    expect(warnings).toEqual(expected.map((words) => expect.stringMatching(words) as string));
  });
});
