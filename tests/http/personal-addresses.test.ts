import { afterAll, beforeAll, expect, test } from "vitest";
import { redact } from "../support/routes-of-site";
import { paths } from "../../app/paths";
import { areas } from "../../upstream/modules";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { siteRoutes } from "../support/site-routes";

/** Parts of addresses that are somebody's: whoever reads one in a log, a history or a referrer has learned something. */
const personal = new Set(["token", "link", "invoice"]);
/** What anybody may read, or what opens nothing by itself. */
const known = new Set([
  ...["brand", "category", "file", "kind", "promotion", "slug", "term", "url", "page", "name"],
  // Numbers and random names that only their owner or staff can open.
  ...["batch", "id", "purpose", "reference", "target", "upload"],
]);
const canary = "cAnary-2041%2F7";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

const addresses = [
  ...siteRoutes.map(({ url }) => url),
  ...areas.flatMap(({ operations }) => operations.map(({ version, path }) => `/api/v${version}${path}`)),
];
const partsOf = (address: string) => [...address.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const secret = [...new Set(addresses)].filter((address) => partsOf(address).some((name) => personal.has(name)));

test("each part of an address is either somebody’s or anybody’s", () => {
  const parts = new Set(addresses.flatMap(partsOf));
  expect([...parts].filter((name) => !personal.has(name) && !known.has(name))).toEqual([]);
  expect(secret.length).toBeGreaterThan(30);
});

test.each(secret)("%s leaves what is somebody’s out of the log, and tells other sites nothing", async (address) => {
  const filled = address.replace(/:(\w+)/g, (_, name: string) =>
    personal.has(name) ? (name === "invoice" ? canary : "cAnary-2041") : "anything",
  );
  expect(redact(filled)).not.toMatch(/cAnary|2041/);
  const before = site.log.length;
  const ways = [filled, filled.replaceAll("/", "//"), filled.toUpperCase().replaceAll("CANARY", "cAnary")];
  for (const [way, path] of ways.entries()) {
    const id = `personal-${way}`;
    const answer = await site.ask(path, { headers: { "x-request-id": id } });
    expect(answer.headers["referrer-policy"]).toBe("same-origin");
    await site.accessLine(id);
  }
  const lines = site.log.slice(before).join("");
  expect(lines).toContain("[token]");
  expect(lines).not.toMatch(/cAnary|2041/);
});

test("the address of an offer stays as it is", () => {
  for (const path of [paths.claimOffer("casper-cash-back"), paths.cashback, paths.cashbackThanks, "/cashback/x/?a=/b/"])
    expect(redact(path)).toBe(path);
});
