import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { taggedHeader } from "../../app/http/measurement/tag-manager.server";
import { ask, type Answer } from "../support/sample-site";
import { dataPath } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/**
 * What a tag may not read of a visit: what its visitor has told the quiz, or searched for, and where they are. And what a
 * visitor reads who has just answered.
 */

const container = "GTM-TEST123";

let upstream: TestUpstream;
let site: Site;
let bed: string;
let store: string;
beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo" });
  site = await startSite({ API_HOST: upstream.origin, ANALYTICS_ID: container }, "measurement-visits.log");
  bed = (await upstream.db.selectFrom("model").select("slug").orderBy("slug").executeTakeFirstOrThrow()).slug;
  store = (await upstream.db.selectFrom("store").select("slug").orderBy("slug").executeTakeFirstOrThrow()).slug;
});
afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const port = () => Number(new URL(site.origin).port);
const open = (path: string, headers: Record<string, string> = {}) => ask(port(), path, { headers });
const loads = ({ body }: Answer) => body.includes(`https://www.googletagmanager.com/gtm.js?id=${container}`);
const isData = ({ headers }: Answer) => headers["x-remix-response"] !== undefined;

/** A cookie header of somebody who agreed and has opened a page before. */
async function having(path: string): Promise<string> {
  const { headers } = await open(path);
  const session = (headers["set-cookie"] ?? []).find((line) => line.startsWith("sessionid="))?.split(";")[0];
  return `measurement=yes; ${session ?? expect.unreachable(`${path} began no session`)}`;
}

const results = "/mattress-finder/results/?recipient=me&size=queen&position=stomach&pain=hip&weight=over-230";
const shown = () => [
  "/",
  `/mattress-model/${bed}/`,
  `/compare/?models=${bed}`,
  `/mattress-stores/${store}/`,
  "/mattress-models/",
  "/search/?q=casper",
];

describe("A visit that remembers answers of the quiz", () => {
  test("has no document with a tag that holds any of them, and is not asked", async () => {
    const cookie = await having(results);
    for (const path of shown()) {
      const page = await open(path, { cookie });
      expect([path, page.status, loads(page), page.headers["content-security-policy"]]).toEqual([
        path,
        200,
        false,
        expect.not.stringContaining("google"),
      ]);
      expect((await open(path, { cookie: cookie.replace("measurement=yes; ", "") })).body).not.toContain(
        "May Google measure",
      );
      expect(loads(await open(path, { cookie: "measurement=yes" }))).toBe(true);
    }
    expect((await open(`/mattress-model/${bed}/`, { cookie })).body).toContain("pain=hip");
  });

  test("gives a document with a tag, opened before, no data of pages", async () => {
    const cookie = await having(results);
    const path = dataPath(`/mattress-model/${bed}/`, "routes/mattress-model.$slug");
    const referer = `http://127.0.0.1:${port()}/mattresses/`;
    const asTagged = { referer, [taggedHeader]: "1" };
    const refused = await open(path, { ...asTagged, cookie });
    expect([isData(refused), refused.body]).toEqual([false, expect.not.stringContaining("hip")]);
    expect(isData(await open(path, { referer, cookie }))).toBe(true);
    expect(isData(await open(path, { ...asTagged, cookie: "measurement=yes" }))).toBe(true);
    expect(isData(await open(dataPath("/mattresses/", "root"), { ...asTagged, cookie }))).toBe(true);
  });

  test("has tags again once they are forgotten", async () => {
    const cookie = await having(results);
    await upstream.db.updateTable("session").set({ match_answers: null }).execute();
    expect(loads(await open("/mattresses/", { cookie }))).toBe(true);
  });

  test("counts as having some while the upstream can’t say", async () => {
    upstream.faults.set({ path: "/api/v2/auth/user/" }, { status: 503 });
    expect(loads(await open("/mattresses/", { cookie: "measurement=yes" }))).toBe(false);
    upstream.faults.clear();
  });
});

test.each([
  ["a phone number in wide digits", "/search/?q=%EF%BC%92%EF%BC%90%EF%BC%98-555-0147"],
  ["stores near a position", "/mattress-stores/?latitude=43.62&longitude=-116.20"],
  ["stores near a position that was typed", "/mattress-stores/?place=43.62,-116.20"],
  ["stores near the position of before", "/mattress-stores/?place=Near%20you"],
  ["reviews of people of a weight", "/mattress-reviews/?weight=over-230"],
  ["the end of a claim", "/cashback/thanks/"],
  ["a bed that is not there", "/mattress-model/no-such-bed/"],
  ["a phone number for a bed", "/mattress-model/2085550147/"],
  ["a ZIP code without its zero", "/mattress-stores/?place=2139"],
  ["a town and a ZIP code without its zero", "/mattress-stores/?place=Cambridge%20MA%202139"],
  ["a street", "/mattress-stores/?place=12%20Main%20St,%20Boise,%20ID"],
  ["a street without a number, for beds in stores", "/mattress-brands/?place=Main%20St,%20Boise,%20ID"],
  ["no place", "/mattress-stores/?place=fibromyalgia"],
])(
  "No document has a tag whose address says something of its visitor, or that finds nothing: %s",
  async (_name, path) => {
    const page = await open(path, { cookie: "measurement=yes" });
    expect([page.status < 500, loads(page)]).toEqual([true, false]);
  },
);

describe("A visit that remembers a place", () => {
  test.each([
    ["a ZIP code", "/mattress-stores/?place=83702", false],
    ["a position", "/mattress-stores/?latitude=43.62&longitude=-116.20", false],
    ["a town", "/mattress-stores/?place=Boise,%20ID", true],
  ])("has documents with a tag where it is a town’s: %s", async (_name, search, measured) => {
    const cookie = await having(search);
    for (const path of ["/", `/mattress-model/${bed}/`]) expect(loads(await open(path, { cookie }))).toBe(measured);
  });

  test("tells a document with a tag no ZIP code and no stores near it", async () => {
    const cookie = await having("/mattress-stores/?place=83702");
    for (const path of ["/current-user/", dataPath("/", "root")]) {
      expect((await open(path, { cookie })).body).toContain("83702");
      const { body } = await open(path, { cookie, [taggedHeader]: "1" });
      expect(body).not.toContain("83702");
      expect(body).toContain('"near_ldp_store":[]');
    }
  });
});

describe("A search for words about a body", () => {
  const path = `/search/?q=${encodeURIComponent("firm mattress for back pain 300 lb")}`;
  const cookie = "measurement=yes";

  test("has a document without a tag", async () => {
    const page = await open(path, { cookie });
    expect([page.status, loads(page)]).toEqual([200, false]);
    expect(loads(await open("/search/?q=firm%20queen", { cookie }))).toBe(true);
  });

  test.each([
    ["what no word is known of", "/search/?q=pregnant%20with%20fibromyalgia"],
    ["its exact words", "/search/?q=my%20back%20hurts%20300%20lbs&exact=true"],
    ["its questions", "/search/?q=my%20back%20hurts%20300%20lbs&kind=question"],
    ["its beds", "/search/?q=pregnant%20queen&kind=model"],
    ["weights of other lands", "/search/?q=136%20kg"],
    ["somebody’s name", "/search/?q=nora%20field"],
    ["questions", "/mattress-questions/?q=my%20back%20pain"],
    ["the forum", "/mattress-forum/?q=casper"],
    ["the glossary", "/mattress-glossary/?q=fibromyalgia"],
    ["a question to ask", "/mattress-questions/ask/?title=I%20have%20fibromyalgia"],
    ["a bed to compare", "/compare/?add=fibromyalgia"],
    ["a way back to a search", `/privacy/choices/?next=${encodeURIComponent("/search/?q=pregnant")}`],
  ])("has a document without a tag wherever words may say anything: %s", async (_name, address) => {
    const page = await open(address, { cookie });
    expect([page.status, loads(page)]).toEqual([200, false]);
  });

  test.each([
    ["of products", "/search/?q=casper%20queen%20under%20%241%2C200"],
    ["of products, in their exact words", "/search/?q=casper&exact=true"],
    ["of products, of one kind", "/search/?q=firm%20hybrid&kind=model"],
    ["without words", "/mattress-questions/?q="],
  ])("has a tag where all words are known %s", async (_name, address) => {
    const page = await open(address, { cookie });
    expect([page.status, loads(page)]).toEqual([200, true]);
  });

  test("isn’t shown to a tag by the page of choices that was opened from it", async () => {
    const choices = (from: string) =>
      open("/privacy/choices/", { cookie, referer: `http://127.0.0.1:${port()}${from}` }).then(loads);
    expect(await choices("/mattresses/")).toBe(true);
    for (const from of ["/search/?q=pregnant", "/mattress-finder/results/?recipient=me&pain=hip"])
      expect([from, await choices(from)]).toEqual([from, false]);
  });

  test("gives a document with a tag no data", async () => {
    const data = dataPath(path, "routes/search._index");
    const referer = `http://127.0.0.1:${port()}/mattresses/`;
    expect(isData(await open(data, { cookie, referer, [taggedHeader]: "1" }))).toBe(false);
    expect(isData(await open(data, { cookie, referer }))).toBe(true);
  });
});

test("Whoever has answered the question reads so on its page, and on no other", async () => {
  const referer = `http://127.0.0.1:${port()}/mattresses/`;
  const cookie = "measurement=no";
  const saved = async (path: string, headers: Record<string, string>) =>
    (await open(path, headers)).body.includes('id="privacy-choice"');
  expect(await saved("/mattresses/", { cookie, referer })).toBe(true);
  expect(await saved("/mattresses/", { cookie })).toBe(false);
  expect(await saved("/about/", { cookie, referer })).toBe(false);
  expect(await saved("/mattresses/", { referer })).toBe(false);
  expect(await saved("/mattresses/", { cookie, referer, "sec-gpc": "1" })).toBe(false);
});

describe("A document with a tag whose visitor said no in another tab", () => {
  const asked = (headers: Record<string, string>, path = "/mattresses/", route = "routes/mattresses._index") =>
    open(dataPath(path, route), { referer: `http://127.0.0.1:${port()}/`, [taggedHeader]: "1", ...headers });

  test.each([
    ["declined", { cookie: "measurement=no" }],
    ["has no choice anymore", {}],
    ["sends the signal", { "sec-gpc": "1", cookie: "measurement=yes" }],
  ])("gets no data of pages, so that its browser leaves it: %s", async (_name, headers) => {
    const answer = await asked(headers);
    expect([answer.status, isData(answer), answer.body]).toEqual([200, false, "Load this page as a document\n"]);
  });

  test("gets what is of no page, and with a yes every page", async () => {
    expect(isData(await asked({ cookie: "measurement=yes" }))).toBe(true);
    expect(isData(await asked({ cookie: "measurement=no" }, "/mattresses/", "root"))).toBe(true);
    expect((await asked({ cookie: "measurement=no" }, "/current-user/", "routes/current-user")).status).toBe(200);
  });
});

test("A no removes on every document what tags of other tabs have set since", async () => {
  const removed = async (path: string, choice: string) =>
    (await open(path, { cookie: `measurement=${choice}; _ga=GA1.1.1` })).headers["set-cookie"] ?? [];
  for (const path of ["/about/", "/mattress-finder/", "/no-such-page/"])
    expect([path, await removed(path, "no")]).toEqual([path, [expect.stringMatching(/^_ga=; Max-Age=0/)]]);
  expect(await removed("/about/", "yes")).toEqual([]);
});
