import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Answer, type Ask } from "../support/sample-site";
import { dataPath, examplePath, formHeaders, siteRoutes } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** Who is measured by a tag manager, as the built site's documents, cookies and policies have it. */

const container = "GTM-TEST123";
const settings = { unset: {}, label: { ANALYTICS_ID: "journeys-1" }, manager: { ANALYTICS_ID: container } };
type Kind = keyof typeof settings;

let upstream: TestUpstream;
const sites = {} as Record<Kind, Site>;
beforeAll(async () => {
  upstream = await startUpstream();
  for (const [kind, own] of Object.entries(settings))
    sites[kind as Kind] = await startSite({ API_HOST: upstream.origin, ...own }, `measurement-${kind}.log`);
});
afterAll(async () => {
  for (const site of Object.values(sites)) await site.stop();
  await upstream.close();
});

const portOf = (kind: Kind) => Number(new URL(sites[kind].origin).port);
/** As `ask` reaches it. */
const originOf = (kind: Kind) => `http://127.0.0.1:${portOf(kind)}`;
const send = (kind: Kind, path: string, options?: Ask) => ask(portOf(kind), path, options);
const agreed = { cookie: "measurement=yes" };
const declined = { cookie: "measurement=no" };
const signal = { "sec-gpc": "1" };
const choices = "/privacy/choices/";
const choose = (kind: Kind, fields: Record<string, string>, headers: Ask["headers"] = {}) =>
  send(kind, choices, {
    method: "POST",
    headers: { ...formHeaders, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const policyOf = ({ headers }: Answer) =>
  String(headers["content-security-policy"]).replace(/nonce-[^']+/, "nonce-of-this-answer");
const loads = ({ body }: Answer) => body.includes(`https://www.googletagmanager.com/gtm.js?id=${container}`);
const beginsLayer = ({ body }: Answer) => body.includes('gtag("consent","default"');
const asks = ({ body }: Answer) => body.includes("May Google measure how you use this site?");
const linesOf = ({ headers }: Answer) => headers["set-cookie"] ?? [];

describe("A visitor who has not chosen", () => {
  test("is asked in the page, with all seven consent signals denied and nothing loaded", async () => {
    const page = await send("manager", "/mattresses/");
    expect([asks(page), beginsLayer(page), loads(page)]).toEqual([true, true, false]);
    const denied = /"consent","default",(\{[^}]+\})/.exec(page.body)?.[1] ?? "{}";
    expect(JSON.parse(denied)).toEqual({
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
      functionality_storage: "denied",
      personalization_storage: "denied",
      security_storage: "denied",
    });
    expect(policyOf(page)).toBe(policyOf(await send("unset", "/mattresses/")));
  });

  test.each(["unset", "label"] as const)("is asked nothing where no tag manager is set (%s)", async (kind) => {
    for (const cookie of ["", "measurement=yes"]) {
      const page = await send(kind, "/mattresses/", { headers: { cookie } });
      expect([asks(page), beginsLayer(page), loads(page)]).toEqual([false, false, false]);
      expect(page.body).not.toContain("googletagmanager");
    }
  });
});

describe("A visitor who agreed", () => {
  test("gets the tag by the page's nonce, with one update after the default and a policy for its hosts", async () => {
    const page = await send("manager", "/mattresses/", { headers: agreed });
    expect([asks(page), loads(page)]).toEqual([false, true]);
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1];
    expect(page.body).toContain(`<script nonce="${nonce}">(function(){`);
    expect(page.body.match(/gtag\("consent","\w+"/g)).toEqual(['gtag("consent","default"', 'gtag("consent","update"']);
    const plain = policyOf(await send("manager", "/mattresses/"));
    const added = policyOf(page)
      .split(" ")
      .filter((part) => !plain.split(/[ ;]+/).includes(part.replace(/;$/, "")))
      .map((part) => part.replace(/;$/, ""));
    expect(added).toEqual([
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://www.googletagmanager.com",
      "https://www.google.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ]);
    expect(policyOf(page)).not.toContain("unsafe");
  });

  test.each([
    ["the match quiz", "/mattress-finder/"],
    ["matches", "/mattress-finder/results/?recipient=me&size=queen"],
    ["signing in", "/signin/"],
    ["a claim", "/cashback/claim/none-of-these/"],
    ["an address below a token", "/cashback/claim/none-of-these/no/such/page/"],
    ["an account", "/signin/reset/"],
    ["stores near a ZIP code", "/mattress-stores/?place=83702"],
    ["an address that was mistyped", "/no-such-page/"],
    ["all that is kept of an account", "/account/your-data/"],
    ["a way back to matches", "/privacy/choices/?saved=1&next=%2Fmattress-finder%2Fresults%2F%3Fpain%3Dhip"],
    ["a search for somebody", "/search/?q=nora%40example.com"],
  ])("has no tag in pages that are not measured: %s", async (_name, path) => {
    const page = await send("manager", path, { headers: agreed });
    expect([page.status < 500, loads(page), page.headers["content-security-policy"]]).toEqual([
      true,
      false,
      expect.not.stringContaining("google"),
    ]);
    expect(asks(await send("manager", path))).toBe(false);
  });

  test("has no tag in any page that says it is private, or of an account or of staff", async () => {
    const said = /private: "|page: \["(?:account|staff)"/;
    const own = siteRoutes.filter(({ page, file }) => page && said.test(readFileSync(file, "utf8")));
    expect(own.length).toBeGreaterThan(60);
    const tagged: string[] = [];
    for (const { url } of own) {
      const path = examplePath(url);
      if (loads(await send("manager", path, { headers: agreed }))) tagged.push(path);
    }
    expect(tagged).toEqual([]);
  });

  test("has it in stores near a town, as in any other page", async () => {
    const page = await send("manager", "/mattress-stores/?place=Boise,%20ID", { headers: agreed });
    expect([page.status, loads(page)]).toEqual([200, true]);
  });

  test.each([
    ["a file of the build", "/robots.txt"],
    ["a form's answer", choices],
    ["data", "/mattresses/?_data=routes%2Fmattresses._index"],
  ])("gets the usual policy with what is no document: %s", async (name, path) => {
    const answer =
      name === "a form's answer"
        ? await choose("manager", { choice: "yes" }, agreed)
        : await send("manager", path, { headers: agreed });
    expect(policyOf(answer)).toBe(policyOf(await send("manager", "/mattresses/")));
  });
});

describe("A visitor who declined, or whose browser sends Global Privacy Control", () => {
  test.each([
    ["declined", declined],
    ["sends the signal", signal],
    ["sends the signal twice, and agreed before", { "sec-gpc": "1, 1", ...agreed }],
  ])("is neither asked nor measured, and pages have nothing for the data layer: %s", async (_name, headers) => {
    for (const kind of ["label", "manager"] as const) {
      const page = await send(kind, "/mattress-models/", { headers });
      expect([asks(page), beginsLayer(page), loads(page), page.body.includes("analyticsId")]).toEqual(
        Array.from({ length: 4 }, () => false),
      );
    }
  });

  test("is told of the signal on every page with a footer and on the page of choices, in each configuration", async () => {
    for (const kind of Object.keys(settings) as Kind[]) {
      for (const path of ["/", "/mattresses/", choices, "/mattress-finder/", "/no-such-page/"]) {
        expect((await send(kind, path, { headers: signal })).body).toContain("Opt-Out Preference Signal Honored");
        expect((await send(kind, path)).body).not.toContain("Opt-Out Preference Signal Honored");
      }
    }
    const other = await send("manager", "/", { headers: { "sec-gpc": "0" } });
    expect([asks(other), other.body.includes("Signal Honored")]).toEqual([true, false]);
  });
});

describe("A choice", () => {
  test("is kept in the browser for 180 days, apart from the session, and leads back", async () => {
    const answer = await choose("manager", { choice: "yes" }, { referer: `${originOf("manager")}/mattresses/?page=2` });
    expect([answer.status, answer.headers.location]).toEqual([303, "/mattresses/?page=2#privacy-choice"]);
    expect(linesOf(answer)).toEqual(["measurement=yes; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax"]);
  });

  test.each([
    ["of the form", { next: "/mattresses/" }, {}, "/mattresses/"],
    ["to another site", { next: "https://evil.example/" }, {}, `${choices}?saved=1`],
    ["to another site, without a scheme", { next: "//evil.example/" }, {}, `${choices}?saved=1`],
    ["of a Referer of another site", {}, { referer: "https://evil.example/" }, `${choices}?saved=1`],
    ["of nothing", {}, {}, `${choices}?saved=1`],
  ])("leads on within the site alone: %s", async (_name, fields, headers, location) => {
    const answer = await choose("manager", { choice: "no", ...fields }, headers);
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  test("of no removes the cookies of Google Analytics, and no others", async () => {
    const cookie = "measurement=yes; _ga=GA1.1.1; _ga_AB12=GS1; sessionid=abc; _gather=1";
    const lines = linesOf(await choose("manager", { choice: "no" }, { cookie, "sec-fetch-site": "same-origin" }));
    expect(lines.map((line) => line.split(";")[0])).toEqual(["measurement=no", "_ga=", "_ga_AB12="]);
    for (const line of lines.slice(1)) expect(line).toMatch(/Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  test("of yes counts for nothing while the signal is on, which then removes the cookies of Google Analytics", async () => {
    const answer = await choose("manager", { choice: "yes", next: `${choices}?saved=1` }, signal);
    expect([linesOf(answer), answer.headers.location]).toEqual([[], choices]);
    expect(linesOf(await choose("manager", { choice: "no" }, signal))).toHaveLength(1);
    const headers = { ...signal, cookie: "measurement=yes; _ga=GA1.1.1" };
    expect(linesOf(await send("manager", "/about/", { headers }))).toEqual([expect.stringMatching(/^_ga=; Max-Age=0/)]);
    expect(linesOf(await send("label", "/about/", { headers }))).toEqual([]);
  });

  test.each(["unset", "label"] as const)("is kept nowhere without a tag manager, nor said to be (%s)", async (kind) => {
    const answer = await choose(kind, { choice: "yes", next: `${choices}?saved=1` });
    expect([answer.status, linesOf(answer), answer.headers.location]).toEqual([303, [], choices]);
    expect((await send(kind, `${choices}?saved=1`)).body).not.toContain(">Saved<");
  });

  test("that is neither is refused with the page and its buttons", async () => {
    const answer = await choose("manager", { choice: "maybe" });
    expect([answer.status, linesOf(answer), answer.body.includes("Press one of the buttons on this page")]).toEqual([
      400,
      [],
      true,
    ]);
  });

  test("from another site is refused", async () => {
    expect((await choose("manager", { choice: "yes" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("never reaches the upstream", async () => {
    const { status, body } = await send("manager", "/account/data/", { headers: agreed });
    expect([status, body]).not.toContain("measurement=yes");
  });
});

describe("The page of choices", () => {
  const words = (page: Answer) => /<main[^]*<\/main>/.exec(page.body)?.[0] ?? "";

  test.each([
    ["nothing chosen", {}, "You haven’t chosen yet.", ["yes", "no"]],
    ["yes", agreed, "You allow measurement by Google in this browser.", ["no"]],
    ["no", declined, "You don’t allow measurement by Google in this browser", ["yes"]],
  ])("says what was chosen and offers what wasn’t: %s", async (_name, headers, state, offered) => {
    const page = words(await send("manager", choices, { headers }));
    expect(page).toContain(state);
    expect([...page.matchAll(/<button[^>]*name="choice" value="(\w+)"/g)].map(([, value]) => value)).toEqual(offered);
    expect(page).toContain("Where Google never measures");
  });

  test("says that the signal wins over an earlier yes, and has no form then", async () => {
    const page = words(await send("manager", choices, { headers: { ...agreed, ...signal } }));
    expect(page).toContain("although you allowed it here before");
    expect(page).not.toContain('name="choice"');
  });

  test.each(["unset", "label"] as const)("asks nothing where no tag manager is set (%s)", async (kind) => {
    const page = words(await send(kind, choices));
    expect(page).toContain("there is nothing to choose");
    expect(page).not.toContain('name="choice"');
  });

  test("is linked from the footer and from the page about privacy, which names its cookie", async () => {
    const privacy = await send("manager", "/privacy/");
    expect(words(privacy)).toContain(`href="${choices}"`);
    expect(words(privacy)).toContain("Remembers whether you allow measurement");
    expect((await send("unset", "/")).body).toContain(`href="${choices}"`);
    expect(words(await send("unset", "/privacy/"))).not.toContain("Remembers whether you allow measurement");
  });
});

describe("Data across the border of what is measured", () => {
  const quiz = dataPath("/mattress-finder/", "routes/mattress-finder._index");
  const brands = dataPath("/mattresses/", "routes/mattresses._index");
  const isData = ({ headers }: Answer) => headers["x-remix-response"] !== undefined;
  const from = (kind: Kind, path: string) => ({ headers: { referer: originOf(kind) + path } });

  test("is refused in both directions, so that a document never shows both kinds of page", async () => {
    expect(isData(await send("manager", quiz, from("manager", "/mattresses/")))).toBe(false);
    expect(isData(await send("manager", quiz))).toBe(false);
    expect(isData(await send("manager", brands, from("manager", "/mattress-finder/")))).toBe(false);
  });

  test("comes as ever within each side, and where there is no tag manager", async () => {
    expect(isData(await send("manager", brands, from("manager", "/")))).toBe(true);
    expect(isData(await send("manager", quiz, from("manager", "/mattress-finder/quiz/")))).toBe(true);
    for (const kind of ["unset", "label"] as const)
      expect(isData(await send(kind, quiz, from(kind, "/mattresses/")))).toBe(true);
  });
});

test("/.well-known/gpc.json says that the signal is honored, in each configuration", async () => {
  for (const kind of Object.keys(settings) as Kind[]) {
    const { status, headers, body } = await send(kind, "/.well-known/gpc.json");
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/json; charset=utf-8",
      "public, max-age=86400",
    ]);
    expect(JSON.parse(body)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  }
});
