import { afterEach, describe, expect, test } from "vitest";
import { allowance, leastCpuOfRequests } from "../support/cpu-time";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { waitingTime } from "#contracts/refusals/waiting-time";

let site: SampleSite;
const start = async (settings: Record<string, string>) => (site = await startSampleSite(settings));
afterEach(() => site.close());

const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, headers: Record<string, string> = {}) =>
  site.ask(path, { method: "POST", headers: { ...form, ...headers }, body: "email=a" });

const write = (path: string, note = "Ours sags.") =>
  site.ask(path, { method: "POST", headers: form, body: new URLSearchParams({ note }).toString() });

describe("Rate limits", () => {
  test("answer 429 with the time to wait, in words a shopper understands", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "2" });
    const statuses = [await post("/signin/"), await post("/signin/"), await post("/signin/")].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 200, 429]);
    const { headers, body } = await post("/signin/", { accept: "text/html" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(300);
    expect(body).toContain(`send it again in ${waitingTime(Number(headers["retry-after"]))}.`);
  });

  test("hold for every way to write the address", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1" });
    await post("/signin/");
    const forms = [
      "/signin/",
      "/signin",
      "//signin//",
      "/SignIn/",
      "/%73ignin/",
      "/\\signin/",
      "/signin/?_data=routes%2Fsignin",
      "/signin/?x=1",
    ];
    for (const path of forms) expect([path, (await post(path)).status]).toEqual([path, 429]);
  });

  test("hold when letters of a parameter's name are escaped", async () => {
    await start({ RATE_LIMIT_SEARCH: "1" });
    await site.ask("/search/?q=latex");
    for (const path of [
      "/search/?%71=latex",
      "/compare/?%61dd=a",
      "/mattress-stores/?pl%61ce=Boise",
      "/Mattress-Forum/?%71=latex",
    ]) {
      expect([path, (await site.ask(path)).status]).toEqual([path, 429]);
    }
  });

  test("count each run of the match engine as a search", async () => {
    await start({ RATE_LIMIT_SEARCH: "1" });
    await site.ask("/search/?q=latex");
    expect((await site.ask("/mattress-finder/results/?size=queen")).status).toBe(429);
    expect((await site.ask("/mattress-finder/quiz/?size=queen")).status).not.toBe(429);
  });

  test("count looking for questions as a search, and questions alike as suggestions", async () => {
    await start({ RATE_LIMIT_SEARCH: "1", RATE_LIMIT_AUTOCOMPLETE: "1" });
    await site.ask("/search/?q=latex");
    expect((await site.ask("/Mattress-Questions/?%71=latex")).status).toBe(429);
    expect((await site.ask("/mattress-questions/")).status).not.toBe(429);
    await site.ask("/search/suggestions/?q=latex");
    expect((await site.ask("/mattress-questions/similar/?q=latex")).status).toBe(429);
  });

  test("count saving results by a limit of its own, and leave reading saved ones alone", async () => {
    await start({ RATE_LIMIT_SAVE: "1" });
    expect((await write("/mattress-finder/results/?size=queen")).status).toBe(303);
    for (let n = 0; n < 3; n += 1) expect((await post("/signin/")).status).not.toBe(429);
    const refused = await write("/mattress-finder/results/?size=king");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    expect((await site.ask("/mattress-finder/results/token/")).status).not.toBe(429);
  });

  test("don't count forms that were refused for what was typed, which stored nothing", async () => {
    await start({ RATE_LIMIT_SAVE: "2" });
    for (let n = 0; n < 9; n += 1) expect((await write("/contact/", "")).status).toBe(400);
    const written = [await write("/contact/"), await write("/contact/", ""), await write("/contact/")];
    expect(written.map(({ status }) => status)).toEqual([303, 400, 303]);
    expect((await write("/contact/")).status).toBe(429);
  });

  test("leave what was typed on the page of the form, and write nothing", async () => {
    await start({ RATE_LIMIT_SAVE: "1" });
    expect((await write("/contact/")).status).toBe(303);
    site.upstream.calls.length = 0;
    const { status, headers, body } = await write("/contact/?_data=routes%2Fcontact", "It sags.");
    const seconds = Number(headers["retry-after"]);
    expect(status).toBe(429);
    expect(JSON.parse(body)).toMatchObject({
      messages: [
        "You, or someone on your internet connection, sent several forms within a few minutes. What you typed is " +
          `still here. Send it again in ${waitingTime(seconds)}.`,
      ],
      values: { note: "It sags." },
    });
    const page = await write("/contact/", "It sags.");
    expect([page.status, page.body.includes("<h1>Contact</h1>")]).toEqual([429, true]);
    expect(site.upstream.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
  });

  test("say of forms what happened, how to get back to what was typed and when to send it again", async () => {
    await start({ RATE_LIMIT_FORMS: "1", SITE_NAME: "Sleepwell" });
    await post("/signin/");
    const { headers, body } = await post("/signin/?next=%2F", { accept: "text/html" });
    expect(body).toContain("<title>Please wait a moment | Sleepwell</title>");
    expect(body).toContain('<header><a href="/">Sleepwell</a></header>');
    expect(body).toContain(
      "sent several forms within a few minutes, so this one didn’t go through. Use your browser’s Back button to " +
        `return to what you typed, and send it again in ${waitingTime(Number(headers["retry-after"]))}.`,
    );
    expect(body).toContain('<a href="/signin/?next=%2F">Open an empty form</a>');
    expect(body).not.toContain("page loads");
  });

  test("count forms of every kind together, besides the limits of their own", async () => {
    await start({ RATE_LIMIT_FORMS: "2" });
    expect((await post("/signin/")).status).not.toBe(429);
    expect((await post("/compare/tray/")).status).not.toBe(429);
    for (const path of ["/signout/", "/form/", "/COMPARE/tray/"]) {
      const refused = await post(path);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await site.ask("/form/")).status).toBe(200);
  });

  test("count drawn maps apart from the searches that they belong to", async () => {
    await start({ RATE_LIMIT_SEARCH: "1" });
    await site.ask("/mattress-stores/?place=Boise");
    const map = (latitude: number) =>
      site.ask(`/mattress-stores/map.svg?latitude=${latitude}&longitude=-116&miles=400`);
    expect((await map(43)).status).not.toBe(429);
    expect((await map(44)).status).toBe(429);
  });

  test("cost nothing to speak of for an address full of escaped slashes", async () => {
    await start({
      RATE_LIMIT_SIGN_IN: "1",
      RATE_LIMIT_SEARCH: "1",
      RATE_LIMIT_AUTOCOMPLETE: "1",
      RATE_LIMIT_IMAGES: "1",
    });
    const path = `/${"%2f".repeat(5000)}x/`;
    await site.ask(path);
    const open = async () => expect((await site.ask(path)).status).toBe(404);
    expect(await leastCpuOfRequests(Array.from({ length: 5 }, () => open))).toBeLessThan(allowance(50));
  });

  test("leave other pages and reading the sign-in page alone", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1", RATE_LIMIT_SEARCH: "1" });
    for (let n = 0; n < 4; n += 1) {
      expect((await site.ask("/signin/")).status).toBe(200);
      expect((await post("/form/")).status).toBe(200);
    }
  });

  test("count searches whether sent as a form or as an address, and suggestions apart", async () => {
    await start({ RATE_LIMIT_SEARCH: "2", RATE_LIMIT_AUTOCOMPLETE: "1" });
    expect((await site.ask("/search/")).status).toBe(200);
    expect((await site.ask("/search/?q=latex")).status).toBe(200);
    expect((await post("/search/")).status).toBe(200);
    expect((await site.ask("/search/?q=foam")).status).toBe(429);
    expect((await site.ask("/search/suggestions/?q=a")).status).toBe(200);
    const refused = await site.ask("/search/suggestions/?q=b", { headers: { accept: "application/json" } });
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toMatchObject({ retryAfter: expect.any(Number) as number });
  });

  test("take a forwarded address from a trusted proxy only", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1" });
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.1" })).status).toBe(200);
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.2" })).status).toBe(429);
    await site.close();
    await start({ RATE_LIMIT_SIGN_IN: "1", TRUST_PROXY: "127.0.0.1" });
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.1" })).status).toBe(200);
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.2" })).status).toBe(200);
    expect((await post("/signin/", { "x-forwarded-for": "203.0.113.9, 203.0.113.2" })).status).toBe(429);
  });

  test("count an IPv6 subscriber once, and IPv4 addresses written as IPv6 apart", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1", TRUST_PROXY: "1" });
    const from = async (address: string) => (await post("/signin/", { "x-forwarded-for": address })).status;
    expect(await from("2001:db8:1:2::1")).toBe(200);
    expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await from("2001:db8:1:3::1")).toBe(200);
    expect(await from("::ffff:203.0.113.1")).toBe(200);
    expect(await from("::ffff:203.0.113.2")).toBe(200);
    expect(await from("203.0.113.2")).toBe(429);
  });

  test("follow a session from address to address", async () => {
    await start({ RATE_LIMIT_SIGN_IN: "1", TRUST_PROXY: "1", SITE_URL: "http://bedlark.example" });
    const from = async (address: string, cookie: string) =>
      (await post("/signin/", { "x-forwarded-for": address, cookie, origin: "http://bedlark.example" })).status;
    expect(await from("203.0.113.1", "sessionid=one")).toBe(200);
    expect(await from("203.0.113.2", "sessionid=one")).toBe(429);
    expect(await from("203.0.113.3", "sessionid=two")).toBe(200);
  });

  test("count cards with which pages are shared as pictures", async () => {
    await start({ RATE_LIMIT_IMAGES: "1" });
    await site.ask("/card.png");
    for (const path of ["/card.png", "/mattress-model/lark/card.png", "/Guides/types/CARD.png"])
      expect([path, (await site.ask(path)).status]).toEqual([path, 429]);
  });
});
