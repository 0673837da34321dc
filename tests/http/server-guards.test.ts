import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CurrentUser } from "#contracts/user";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { robin } from "../support/signed-in-user";
import { dataPath, examplePath, siteRoutes } from "../support/site-routes";

/** Who may open a guarded page and send its form; each has one of each kind. */

let site: SampleSite;
let answerPlainly: SampleSite["upstream"]["answer"];
let user: CurrentUser | null;
/** Status of the user's own address, and of a write; null: as it should be. */
let failing: { user: number | null; write: number | null };

beforeAll(async () => {
  site = await startSampleSite({ API_RETRY_DELAY_MS: "1", API_BREAKER_REQUESTS: "1000" });
  answerPlainly = site.upstream.answer;
});
afterAll(() => site.close());
beforeEach(() => {
  site.upstream.calls.length = 0;
  failing = { user: null, write: null };
  site.upstream.answer = (request, response) => {
    const status = request.url?.endsWith("/auth/user/")
      ? failing.user
      : request.method === "POST"
        ? failing.write
        : null;
    if (status === null && request.method === "OPTIONS") return answerPlainly(request, response);
    response.statusCode = status ?? 200;
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify(status === null ? { user, models: [] } : {}));
  };
});

const nobody = { ...robin, is_authenticated: false, is_staff: true };
const holder = { ...robin, profile: { id: null } };
const staff = { ...holder, is_staff: true };
const payer = { ...holder, handles_payments: true };
const paying = { ...payer, is_staff: true };
const superuser = { ...robin, is_superuser: true };

const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const body = "note=What+I+typed&password=secret&other=1";
const post = (path: string) => site.ask(path, { method: "POST", headers, body });
const asData = (path: string) => `${path}?_data=routes%2F${path.split("/")[1]}`;
const writes = () => site.upstream.calls.filter((call) => call.startsWith("POST"));

describe("A guarded page", () => {
  test.each([["/account/"], ["/staff/"], ["/payments/"]])(
    "%s leads who is signed out to sign in, and back",
    async (path) => {
      for (user of [null, nobody]) {
        const page = await site.ask(`${path}?a=%2F1&b=2`);
        expect([page.status, page.headers.location]).toEqual([
          303,
          `/signin/?next=${encodeURIComponent(`${path}?a=%2F1&b=2`)}`,
        ]);
        expect(page.headers["cache-control"]).toBe("private, no-store");
        const data = await site.ask(asData(path));
        expect([data.status, data.headers["x-remix-redirect"]]).toEqual([
          204,
          `/signin/?next=${encodeURIComponent(path)}`,
        ]);
      }
    },
  );

  test.each<[string, CurrentUser, Record<string, number>]>([
    ["an account holder", holder, { "/account/": 200, "/staff/": 403, "/payments/": 403 }],
    ["staff", staff, { "/account/": 200, "/staff/": 200, "/payments/": 403 }],
    ["staff who handle payments", paying, { "/account/": 200, "/staff/": 200, "/payments/": 200 }],
    ["a payer who is no staff", payer, { "/account/": 200, "/staff/": 403, "/payments/": 403 }],
    ["a super admin who is not staff", superuser, { "/account/": 200, "/staff/": 403, "/payments/": 403 }],
  ])("is answered to %s by role, as a page and as data", async (_who, who, expected) => {
    user = who;
    for (const [path, status] of Object.entries(expected)) {
      expect([path, (await site.ask(path)).status, (await site.ask(asData(path))).status]).toEqual([
        path,
        status,
        status,
      ]);
    }
  });

  test("is no page for anybody while nobody can be asked who is there", async () => {
    user = robin;
    failing.user = 500;
    expect((await site.ask("/account/")).status).toBe(502);
    expect((await site.ask("/account/")).body).not.toContain("Robin");
  });
});

describe("A route of the site is guarded as its handle says", () => {
  const guarded = siteRoutes.filter(({ facts: { access } }) => access !== "everyone" && access !== "link");

  test("when its address is asked for", async () => {
    expect(guarded.length).toBeGreaterThan(30);
    for (const { id, url, facts } of guarded) {
      const path = examplePath(url);
      const statusFor = async (who: CurrentUser | null) => {
        user = who;
        return [(await site.ask(path)).status, (await site.ask(dataPath(path, id))).status];
      };
      const staffOnly = facts.access !== "user";
      expect([id, await statusFor(null)]).toEqual([id, [303, 204]]);
      expect([id, await statusFor(robin)]).toEqual([id, staffOnly ? [403, 403] : [200, 200]]);
      expect([id, await statusFor(staff)]).toEqual([id, facts.access === "payments" ? [403, 403] : [200, 200]]);
      expect([id, await statusFor(paying)]).toEqual([id, [200, 200]]);
    }
  });

  test("and all of them load something, so that no script shows one without asking", () => {
    expect(guarded.filter(({ loader }) => !loader).map(({ id }) => id)).toEqual([]);
  });
});

describe("The form of a guarded page", () => {
  const refusedWith = async (path: string) => {
    const page = await post(path);
    expect(page.body).not.toContain("Guarded");
    const data = await post(asData(path));
    expect([data.status, data.headers["x-remix-catch"]]).toEqual([page.status, "yes"]);
    return { status: data.status, ...(JSON.parse(data.body) as { message: string; sent: unknown }) };
  };

  test("is written for who may", async () => {
    user = staff;
    const page = await post("/staff/");
    expect([page.status, page.headers.location]).toEqual([303, "/form/"]);
    expect(writes()).toHaveLength(1);
  });

  test.each<[string, CurrentUser | null, string, RegExp]>([
    ["who is signed out by now", null, "/account/", /You’re not logged in/],
    ["an anonymous user with a role", nobody, "/staff/", /You’re not logged in/],
    ["staff who handle no payments", staff, "/payments/", /Your account isn’t allowed/],
    ["who is no staff", robin, "/staff/", /Your account isn’t allowed/],
  ])("is not tried for %s, and what was typed comes back", async (_who, who, path, message) => {
    user = who;
    const signedOut = who?.is_authenticated !== true;
    expect(await refusedWith(path)).toEqual({
      status: 403,
      title: signedOut ? "Log in to send this" : "We haven’t saved that yet",
      message: expect.stringMatching(message) as string,
      signedOut,
      sent: { note: "What I typed" },
    });
    expect(writes()).toEqual([]);
  });

  test("is not tried, and comes back, while nobody can be asked who is there", async () => {
    user = robin;
    failing.user = 500;
    expect(await refusedWith("/account/")).toMatchObject({ status: 503, sent: { note: "What I typed" } });
    expect(writes()).toEqual([]);
  });

  test("comes back too when the session ends between the guard and the write", async () => {
    user = robin;
    failing.write = 401;
    expect(await refusedWith("/account/")).toMatchObject({ status: 403, sent: { note: "What I typed" } });
    expect(writes()).toHaveLength(2);
  });

  test("that is wrong is answered to who may send it, with the page", async () => {
    user = robin;
    const answer = await site.ask(asData("/account/"), { method: "POST", headers, body: "password=secret" });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      400,
      { messages: [], errors: { note: ["Enter a note"] }, values: {} },
    ]);
  });
});
