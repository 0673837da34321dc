import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { visitorSecret } from "../support/vouched-visitor";

// A database is opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

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
