import { afterAll, beforeAll, expect, test } from "vitest";
import { redact } from "../support/routes-of-site";
import { allowance, leastCpuOf } from "../support/cpu-time";
import { startSampleSite, type SampleSite } from "../support/sample-site";

/** The address of saved results is a key to them: neither the log nor another site may learn it. */

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

const token = "kEy-0123456789_abcdefghijkl";

test.each([
  `/mattress-finder/results/${token}/`,
  `/mattress-finder/results/${token}/?saved=1`,
  `/mattress-finder/results/${token}`,
  `/Mattress-Finder/Results/${token}/`,
  `/mattress-finder//results/${token}/`,
  `/mattress%2Dfinder/results/${token}/`,
  `/%6Dattress-finder/%72esults/${token}/`,
])("%s leaves its key out of the log, and tells other sites nothing", async (path) => {
  const before = site.log.length;
  const answer = await site.ask(path, { headers: { "x-request-id": "saved-results" } });
  expect(answer.headers["referrer-policy"]).toBe("same-origin");
  await site.accessLine(String(answer.headers["x-request-id"]));
  const lines = site.log.slice(before).join("");
  expect(lines).toContain("[token]");
  expect(lines).not.toContain(token);
});

test.each([
  `/mattress%2Dfinder/results/${token}/?x=%22y`,
  `/mattress-finder%2Fresults%2f${token}%2F`,
  `/signin/?next=%2Fmattress-finder%2Fresults%2F${token}%2F`,
  `/signin/?next=%252Fmattress%252Dfinder%252Fresults%252F${token}%252F`,
  `/mattress-finder/results/${token.replace("k", "%6B")}/`,
])("escapes hide no key, in %s", (address) => {
  const line = redact(JSON.stringify({ address, more: "100 %2c" }));
  expect(line).toContain("[token]");
  expect(line).not.toMatch(/0123456789|abcdefghijkl/);
  expect(JSON.parse(line)).toMatchObject({ more: expect.any(String) as string });
});

test("what holds no key stays as it is, escapes and all", () => {
  const text = "/mattress%2Dfinder/results/?q=%6Dattress%2Dfinder%2F&x=%41";
  expect(redact(text)).toBe(text);
});

test("a text full of escapes costs nothing to speak of", () => {
  const text = "%25".repeat(200_000) + "mattress-finder/".repeat(20_000);
  expect(leastCpuOf(5, () => redact(text), allowance(500))).toBeLessThan(allowance(500));
});

test("other pages keep their policy", async () => {
  expect((await site.ask("/form/")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

test("calls of the upstream are logged without it too", () => {
  expect(redact(`{"path":"/api/v2/match/saved/${token}/","status":200}`)).toBe(
    '{"path":"/api/v2/match/saved/[token]/","status":200}',
  );
  expect(redact('{"path":"/mattress-finder/results/","outcome":"answered"}')).toBe(
    '{"path":"/mattress-finder/results/","outcome":"answered"}',
  );
});
