import { afterEach, describe, expect, test } from "vitest";
import { anything, thrownBy } from "../support/api-client";
import { claimSite, closePeers, token } from "../support/peer-sites";
import type { Answer } from "../support/fake-http-server";
import { robin } from "../support/signed-in-user";

afterEach(closePeers);

const claim = (site: Awaited<ReturnType<typeof claimSite>>["site"]) =>
  site.visit().client.write("POST", "claims/", { text: "mine" }, anything);
const methods = (peer: { requests: { method: string }[] }) => peer.requests.map((request) => request.method);

describe("a write that is refused", () => {
  const refusedWith = async (answer: Answer) => {
    const { peer, site } = await claimSite();
    peer.on("POST /api/v2/claims/", answer);
    return { outcome: await claim(site), peer, site };
  };

  test.each([400, 409, 422])("(%i) passes the errors on by their fields", async (status) => {
    const json = {
      email: ["Enter an e-mail address", "Too long"],
      text: "Too short",
      non_field_errors: ["No"],
    };
    const { outcome } = await refusedWith({ status, json });
    expect(outcome).toEqual({
      ok: false,
      status,
      errors: {
        email: ["Enter an e-mail address", "Too long"],
        text: ["Too short"],
        non_field_errors: ["No"],
      },
      message: null,
      retryAfter: null,
    });
  });

  test("passes on words for visitors alone, beside the field of the form, whatever checked the upstream's input", async () => {
    const { outcome } = await refusedWith({
      status: 400,
      json: {
        "fields.title": ["Too big: expected string to have <=8000 characters"],
        "fields.body": ["Ensure this field has no more than 8000 characters."],
        "quote.text": ["Leave out characters that can’t be printed"],
        "sources.3.url": ["Invalid URL", "Invalid string: must match pattern /^https:/"],
        topic: ['Invalid option: expected one of "site"|"bed"'],
        price: ["Too small: expected number to be >=1"],
        city: ["Invalid input: expected string, received undefined"],
        state: "This field is required.",
        email: ["Enter a full email address, like name@example.com"],
      },
    });
    const unread = "We couldn’t read this. Check it and send it again";
    expect(outcome).toMatchObject({
      errors: {
        title: ["Keep it to 8,000 characters"],
        body: ["Keep it to 8,000 characters"],
        quote: ["Leave out characters that can’t be printed"],
        sources: [unread],
        topic: [unread],
        price: [unread],
        city: ["Fill this in"],
        state: ["Fill this in"],
        email: ["Enter a full email address, like name@example.com"],
      },
      message: null,
    });
  });

  test.each<[string, Answer, RegExp]>([
    ["for its length", { status: 413, json: { detail: "The request body is too large." } }, /too long to send/],
    [
      "with one sentence",
      { status: 409, json: { detail: "You have claimed this already." } },
      /^You have claimed this already\.$/,
    ],
    ["with HTML", { status: 400, headers: { "content-type": "text/html" }, body: "<h1>Bad</h1>" }, /couldn’t accept/],
    ["with another shape", { status: 422, json: { email: { nested: ["x"] } } }, /couldn’t accept/],
    ["with nothing", { status: 409 }, /changed while you had it open/],
    ["for want of permission", { status: 403, json: { detail: "Staff only." } }, /^Staff only\.$/],
    ["for want of permission, without a word", { status: 403 }, /permission/],
  ])("%s has no field errors and a message", async (_what, answer, message) => {
    const { outcome, peer } = await refusedWith(answer);
    expect(outcome).toMatchObject({
      ok: false,
      status: answer.status,
      errors: expect.toBeOneOf([{}]),
      message: expect.stringMatching(message),
    });
    expect(methods(peer)).toEqual(["OPTIONS", "POST"]);
  });

  test("for being one too many (429) says how long to wait, and is not sent again", async () => {
    const { outcome, peer } = await refusedWith({
      status: 429,
      headers: { "retry-after": "30" },
    });
    expect(outcome).toEqual({
      ok: false,
      status: 429,
      errors: {},
      message: expect.stringMatching(/try again in 30 seconds/),
      retryAfter: 30,
    });
    expect(methods(peer)).toEqual(["OPTIONS", "POST"]);
  });

  test("for being one too many shows the upstream's own sentence where it has one", async () => {
    const refusal = (detail: string) => ({ status: 429, headers: { "retry-after": "30" }, json: { detail } });
    const detail = "We’ve already sent five emails to this address. Please try again tomorrow.";
    expect((await refusedWith(refusal(detail))).outcome).toMatchObject({ message: detail, retryAfter: 30 });
    const { outcome } = await refusedWith(refusal("That’s enough."));
    expect(outcome).toMatchObject({ message: "That’s enough. Please try again in 30 seconds." });
  });

  test("401 is told to the form, 404 is not found", async () => {
    const { peer, site } = await claimSite();
    peer.on("POST /api/v2/claims/", { status: 401 }, { status: 404 });
    expect(await claim(site)).toMatchObject({ ok: false, status: 401, errors: expect.toBeOneOf([{}]) });
    expect(await thrownBy(claim(site))).toMatchObject({ status: 404, text: "Resource not found" });
  });

  test("is no warning in the log when it is for what was typed", async () => {
    const levels = async (status: number) => (await refusedWith({ status })).site.lines.map(({ level }) => level);
    expect(await Promise.all([400, 409, 422].map(levels))).toEqual([[30], [30], [30]]);
    expect(await Promise.all([418, 429].map(levels))).toEqual([[40], [40]]);
  });

  test("says nothing of the body in the log", async () => {
    const { site } = await refusedWith({ status: 400, json: { email: ["canary@example.com is taken"] } });
    expect(site.lines).toMatchObject([{ msg: "HTTP 400: Bad Request", outcome: "rejected" }]);
    expect(JSON.stringify(site.lines)).not.toMatch(/canary|t0k3n/);
  });
});

const expired = {
  status: 403,
  json: { detail: "CSRF Failed: CSRF token incorrect.", code: "csrf_failed" },
};

describe("a write that is refused for its token", () => {
  test.each<[string, Answer]>([
    ["by its code", { status: 403, json: { detail: "No.", code: "csrf_failed" } }],
    ["in Django REST framework's words", { status: 403, json: { detail: "CSRF Failed: CSRF cookie not set." } }],
  ])("(%s) is sent once more with a fresh token", async (_what, refusal) => {
    const { peer, site } = await claimSite();
    peer.on("OPTIONS /api/v2/claims/", token("first"), token("second"));
    peer.on("POST /api/v2/claims/", refusal, { json: "saved" });
    expect(await claim(site)).toEqual({ ok: true, data: "saved" });
    expect(peer.requests.map((request) => [request.method, request.headers["x-csrftoken"]])).toEqual([
      ["OPTIONS", undefined],
      ["POST", "first"],
      ["OPTIONS", undefined],
      ["POST", "second"],
    ]);
    expect(peer.requests[3]).toMatchObject({
      body: '{"text":"mine"}',
      headers: { cookie: "csrftoken=second" },
    });
  });

  test("twice is a form that expired", async () => {
    const { peer, site } = await claimSite();
    peer.on("POST /api/v2/claims/", expired);
    expect(await claim(site)).toMatchObject({
      ok: false,
      status: 403,
      message: expect.stringMatching(/form expired/),
    });
    expect(methods(peer)).toEqual(["OPTIONS", "POST", "OPTIONS", "POST"]);
    expect(site.lines).toHaveLength(1);
  });

  test("and then gets no fresh token was not saved", async () => {
    const { peer, site } = await claimSite();
    peer.on("OPTIONS /api/v2/claims/", token("first"), {});
    peer.on("POST /api/v2/claims/", expired);
    expect(await claim(site)).toMatchObject({
      ok: false,
      status: 503,
      message: expect.stringMatching(/nothing was saved/),
    });
    expect(methods(peer)).toEqual(["OPTIONS", "POST", "OPTIONS"]);
  });
});

describe("signing in and out", () => {
  test("sends the pair, relays the new session, and ends it", async () => {
    const { peer, site } = await claimSite();
    const user = { ...robin, first_name: "Sam", profile: null, session: { ...robin.session, mattress_size: "queen" } };
    peer.on("OPTIONS /api/v2/auth/signin/", token("t"));
    peer.on("POST /api/v2/auth/signin/", {
      json: { user },
      headers: { "set-cookie": ["sessionid=new; HttpOnly"] },
    });
    peer.on("OPTIONS /api/v2/auth/signout/", token("t"));
    peer.on("POST /api/v2/auth/signout/", {
      status: 204,
      headers: { "set-cookie": ["sessionid=; Max-Age=0"] },
    });
    const visit = site.visit();
    const pair = { email: "sleeper@example.com", password: "mattress-demo" };
    expect(await visit.api.auth.signIn(pair)).toEqual({ ok: true, data: { user } });
    const sessions = () => visit.relayed.filter((line) => line.startsWith("sessionid"));
    expect(sessions()).toEqual(["sessionid=new; HttpOnly; Secure"]);
    expect(await visit.api.auth.signOut()).toEqual({ ok: true, data: null });
    expect(JSON.parse(peer.requests[1]!.body)).toEqual(pair);
    expect(sessions()).toEqual(["sessionid=; Max-Age=0; Secure"]);
  });

  test.each<[string, object[], RegExp, RegExp]>([
    ["with a form that expired", [expired], /type your password and log in again/, /still logged in/],
    [
      "while the upstream fails",
      [{ status: 500 }],
      /may not be logged in.*type your password/,
      /may still be logged in/,
    ],
    [
      "too often",
      [{ status: 429, headers: { "retry-after": "300" } }],
      /log in too many times.*5 minutes/,
      /5 minutes/,
    ],
  ])(
    "%s says whether one is logged in, and nothing of what was entered or saved",
    async (_when, answers, begun, ended) => {
      const { peer, site } = await claimSite();
      for (const path of ["signin", "signout"]) {
        peer.on(`OPTIONS /api/v2/auth/${path}/`, token("t"));
        peer.on(`POST /api/v2/auth/${path}/`, ...answers);
      }
      const { auth } = site.visit().api;
      const outcomes = [await auth.signIn({ email: "a@example.com", password: "x" }), await auth.signOut()];
      expect(outcomes).toMatchObject([
        { message: expect.stringMatching(begun) },
        { message: expect.stringMatching(ended) },
      ]);
      expect(JSON.stringify(outcomes)).not.toMatch(/entered|saved/);
    },
  );

  test("with a wrong pair is a 400 with the upstream's words", async () => {
    const { peer, site } = await claimSite();
    peer.on("OPTIONS /api/v2/auth/signin/", token("t"));
    peer.on("POST /api/v2/auth/signin/", { status: 400, json: { non_field_errors: ["Wrong pair."] } });
    const outcome = await site.visit().api.auth.signIn({ email: "a@example.com", password: "x" });
    expect(outcome).toMatchObject({ ok: false, status: 400, errors: { non_field_errors: ["Wrong pair."] } });
  });
});
