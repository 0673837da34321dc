import { afterAll, beforeAll, expect, it } from "vitest";
import { withoutTokens } from "../../app/platform/addresses";
import { startSampleSite, type SampleSite } from "../support/sample-site";

/** The address of saved results is a key to them: neither the log nor another site may learn it. */

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

const token = "kEy-0123456789_abcdefghijkl";

it.each([
  `/mattress-finder/results/${token}/`,
  `/mattress-finder/results/${token}/?saved=1`,
  `/mattress-finder/results/${token}`,
  `/Mattress-Finder/Results/${token}/`,
  `/mattress-finder//results/${token}/`,
])("%s leaves its key out of the log, and tells other sites nothing", async (path) => {
  const before = site.log.length;
  const answer = await site.ask(path, { headers: { "x-request-id": "saved-results" } });
  expect(answer.headers["referrer-policy"]).toBe("same-origin");
  await site.accessLine(String(answer.headers["x-request-id"]));
  const lines = site.log.slice(before).join("");
  expect(lines).toContain("[token]");
  expect(lines).not.toContain(token);
});

it("other pages keep their policy", async () => {
  expect((await site.ask("/form/")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

it("calls of the upstream are logged without it too", () => {
  expect(withoutTokens(`{"path":"/api/v2/match/saved/${token}/","status":200}`)).toBe('{"path":"/api/v2/match/saved/[token]/","status":200}');
  expect(withoutTokens('{"path":"/mattress-finder/results/","outcome":"answered"}')).toBe('{"path":"/mattress-finder/results/","outcome":"answered"}');
});
