import { afterEach, describe, expect, test } from "vitest";
import { loader as quizPage } from "../../app/routes/mattress-finder.quiz";
import { loader as landingPage } from "../../app/routes/mattress-finder._index";
import { action as forget, loader as forgetPage } from "../../app/routes/mattress-finder.forget";
import { action as save, loader as resultsPage } from "../../app/routes/mattress-finder.results._index";
import { closePeers } from "../support/peer-sites";
import { emptyMatch as match, quizSite as site, type Page } from "../support/quiz-site";
import type { Answer } from "../support/fake-http-server";
import { robin } from "../support/signed-in-user";

/** What the pages of the quiz ask of the upstream, and where they lead. */

afterEach(closePeers);

describe("the quiz", () => {
  test("sends a given answer on to the next question by 302, and asks the upstream for nothing", async () => {
    const { ask, asked } = await site();
    const answer = await ask(quizPage, "/mattress-finder/quiz/?answered=recipient&recipient=guest&utm=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/mattress-finder/quiz/?step=size&recipient=guest",
    ]);
    expect(asked()).toEqual([]);
  });

  test("answers 400 with the fault of the field", async () => {
    const { ask } = await site();
    const answer = await ask(quizPage, "/mattress-finder/quiz/?answered=budget&budgetRange=abc");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ step: "budget", faults: [{ name: "budgetRange", typed: "abc" }] });
  });

  test("begins the question about the size with the size of the visit", async () => {
    const user = { ...robin, session: { ...robin.session, mattress_size: "king" } };
    const { ask } = await site({ "GET /api/v2/auth/user/": { json: { user } } });
    expect(await (await ask(quizPage, "/mattress-finder/quiz/?step=size")).json()).toMatchObject({
      known: { size: "king" },
    });
    expect(await (await ask(quizPage, "/mattress-finder/quiz/?step=size&size=twin")).json()).toMatchObject({
      known: expect.toBeOneOf([{}]),
    });
  });

  test("begins without one when the upstream fails, or names a size that nobody sells", async () => {
    const down = await site({ "GET /api/v2/auth/user/": { status: 500, json: { detail: "down" } } });
    expect(await (await down.ask(quizPage, "/mattress-finder/quiz/?step=size")).json()).toMatchObject({
      known: expect.toBeOneOf([{}]),
    });
    const odd = { ...robin, session: { ...robin.session, mattress_size: "hammock" } };
    const { ask } = await site({ "GET /api/v2/auth/user/": { json: { user: odd } } });
    expect(await (await ask(quizPage, "/mattress-finder/quiz/?step=size")).json()).toMatchObject({
      known: expect.toBeOneOf([{}]),
    });
  });
});

describe("the results", () => {
  test("hand the upstream the answers that count, and nothing else of the address", async () => {
    const { ask, peer } = await site();
    const answer = await ask(
      resultsPage,
      "/mattress-finder/results/?recipient=me&position=side&partnerPosition=back&utm=1&page=2",
    );
    expect(answer.status).toBe(200);
    const sent = new URL(peer.requests[0]?.url ?? "", peer.origin).searchParams;
    expect(Object.fromEntries(sent)).toEqual({ recipient: "me", position: "side", page: "2" });
  });

  test("say of an example that it is one, and keep it so where they are filtered", async () => {
    const { ask, peer } = await site();
    const answer = await ask(resultsPage, "/mattress-finder/results/?position=side&example=yes&type=hybrid");
    expect(await answer.json()).toMatchObject({ query: { example: "yes", type: "hybrid" } });
    const sent = new URL(peer.requests[0]?.url ?? "", peer.origin).searchParams;
    expect(Object.fromEntries(sent)).toEqual({ position: "side", example: "yes", type: "hybrid" });
  });

  test("offer to send the link by email unless the upstream says that it sends none", async () => {
    const asked = async (json: object) =>
      (await (await (await site({ "GET /api/v2/match/": { json } })).ask(resultsPage, address)).json()) as object;
    expect(await asked(match)).toMatchObject({ match: { mails: true } });
    expect(await asked({ ...match, mails: false })).toMatchObject({ match: { mails: false } });
  });

  test("lead to the question about the weight, with both kept, when the exact one is not in the range", async () => {
    const { ask } = await site();
    const answer = await ask(resultsPage, "/mattress-finder/results/?recipient=me&weight=130-180&pounds=250");
    const question = answer.headers.get("location") ?? "";
    expect(question).toBe("/mattress-finder/quiz/?recipient=me&weight=130-180&pounds=250");
    const shown = await ask(quizPage, question);
    expect([shown.status, await shown.json()]).toMatchObject([
      400,
      { step: "weight", answers: { weight: "130-180" }, faults: [{ name: "pounds", typed: "250" }] },
    ]);
  });

  test("read the ranges of earlier releases as they are", async () => {
    const { ask, peer } = await site();
    await ask(resultsPage, "/mattress-finder/results/?recipient=couple&weight=130-230&partnerWeight=over-230");
    const sent = new URL(peer.requests[0]?.url ?? "", peer.origin).searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      recipient: "couple",
      weight: "130-230",
      partnerWeight: "over-230",
    });
  });

  test("lead to the quiz when there is no answer at all, and to its question when one is none", async () => {
    const { ask } = await site();
    const [none, wrong] = await Promise.all([
      ask(resultsPage, "/mattress-finder/results/"),
      ask(resultsPage, "/mattress-finder/results/?position=purple"),
    ]);
    expect([none.status, none.headers.get("location")]).toEqual([302, "/mattress-finder/"]);
    expect([wrong.status, wrong.headers.get("location")]).toEqual([302, "/mattress-finder/quiz/?position=purple"]);
  });
});

const key = "kEy-0123456789_abcdefg";
const post = (email: string, more: Record<string, string> = { key }) => ({
  method: "POST",
  body: new URLSearchParams({ email, ...more }),
});
const address = "/mattress-finder/results/?recipient=me&position=side";
const openedKey = (data: unknown) => (data as { form: { values: { key: string } } }).form.values.key;

describe("saving", () => {
  test("works without an e-mail address, and leads to the results' own address by 303", async () => {
    const created = { token: "a-token_1", mail: "none", in_account: false };
    const { ask, peer } = await site({ "POST /api/v2/match/saved/": { status: 201, json: created } });
    const answer = await ask(save, address, post(" "));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/mattress-finder/results/a-token_1/?saved=1",
    ]);
    const sent = peer.requests.find(({ method }) => method === "POST");
    expect(JSON.parse(sent?.body ?? "")).toEqual({ answers: { recipient: "me", position: "side" }, key });
  });

  test("without an answer leads to the quiz, and saves nothing", async () => {
    const { ask, asked } = await site();
    const answer = await ask(save, "/mattress-finder/results/", post(""));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/mattress-finder/"]);
    expect(asked()).toEqual([]);
  });

  test("has a key of 128 random bits in each page that is rendered, by which a form is saved once", async () => {
    const { ask } = await site();
    const keys = await Promise.all([1, 2].map(async () => openedKey(await (await ask(resultsPage, address)).json())));
    for (const each of keys) expect(each).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test("keeps the key of a form that is shown again, whatever was wrong", async () => {
    const { ask } = await site({ "POST /api/v2/match/saved/": { status: 500, json: { detail: "down" } } });
    for (const email of ["nobody", "a@example.com"])
      expect(await (await ask(save, address, post(email))).json()).toMatchObject({ values: { key } });
  });

  test.each([{}, { key: "" }, { key: "k".repeat(23) }, { key: "\0".repeat(22) }])(
    "mints a key for a form whose own is %j",
    async (more) => {
      const created = { token: "t", mail: "none", in_account: false };
      const { ask, peer } = await site({ "POST /api/v2/match/saved/": { status: 201, json: created } });
      expect((await ask(save, address, post("", more as Record<string, string>))).status).toBe(303);
      const sent = peer.requests.find(({ method }) => method === "POST");
      expect(JSON.parse(sent?.body ?? "")).toMatchObject({
        key: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string,
      });
    },
  );

  test("says in the address when no e-mail was sent", async () => {
    const created = { token: "t", mail: "not-configured", in_account: true };
    const { ask } = await site({ "POST /api/v2/match/saved/": { status: 201, json: created } });
    const answer = await ask(save, address, post("a@example.com"));
    expect(answer.headers.get("location")).toBe("/mattress-finder/results/t/?saved=1&mail=not-configured&account=1");
  });

  test.each(["nobody", "a@b", `${"x".repeat(250)}@example.com`, "a b@example.com"])(
    "refuses %s before any call, and keeps it",
    async (email) => {
      const { ask, asked } = await site();
      const answer = await ask(save, address, post(email));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        values: { email },
        errors: { email: [expect.stringMatching(/email address/i) as string] },
      });
      expect(asked()).toEqual([]);
    },
  );

  test("tells what the upstream refuses beside the field, and what fails above the form", async () => {
    const refusal = await site({
      "POST /api/v2/match/saved/": { status: 400, json: { email: ["We cannot send there."] } },
    });
    const refused = await refusal.ask(save, address, post("a@example.com"));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { messages: [], errors: { email: ["We cannot send there."] }, values: { email: "a@example.com", key } },
    ]);
    const failing = await site({ "POST /api/v2/match/saved/": { status: 500, json: { detail: "down" } } });
    const failed = await failing.ask(save, address, post("a@example.com"));
    expect(failed.status).toBe(502);
    expect(await failed.json()).toMatchObject({
      messages: [expect.any(String) as string],
      errors: expect.toBeOneOf([{}]),
      values: { email: "a@example.com" },
    });
  });
});

describe("the page before the quiz", () => {
  const saved = { items: [{ token: "t", saved_on: "2026-01-02", ruleset_version: "1", first: null, answers: {} }] };

  test("lists what a member saved, and asks for it for nobody else", async () => {
    const member = await site({
      "GET /api/v2/auth/user/": { json: { user: robin } },
      "GET /api/v2/match/saved/": { json: saved },
    });
    expect(await (await member.ask(landingPage, "/mattress-finder/")).json()).toMatchObject({
      answers: expect.toBeOneOf([{}]),
      saved: { items: saved.items, count: null },
    });
    const anyone = await site();
    expect(await (await anyone.ask(landingPage, "/mattress-finder/?size=queen&weight=heavy")).json()).toMatchObject({
      answers: { size: "queen" },
      saved: null,
      noindex: true,
    });
    expect(anyone.asked()).toEqual(["/api/v2/auth/user/"]);
  });

  test("stands without the list when the upstream fails", async () => {
    const { ask } = await site({
      "GET /api/v2/auth/user/": { json: { user: robin } },
      "GET /api/v2/match/saved/": { status: 503, json: { detail: "down" } },
    });
    expect(await (await ask(landingPage, "/mattress-finder/")).json()).toMatchObject({
      answers: expect.toBeOneOf([{}]),
      saved: null,
    });
  });

  const answers = { recipient: "me", position: "side" };
  const remembering = { "GET /api/v2/auth/user/": { json: { user: robin, match_answers: answers } } };
  const shown = async (given: Record<string, Answer>, path: string) =>
    (await (await (await site(given)).ask(landingPage, path)).json()) as object;

  test("offers the answers that the visit remembers, unless its address has others", async () => {
    expect(await shown(remembering, "/mattress-finder/")).toMatchObject({ answers, noindex: false });
    expect(await shown(remembering, "/mattress-finder/?size=king")).toMatchObject({ answers: { size: "king" } });
    const strange = { "GET /api/v2/auth/user/": { json: { user: robin, match_answers: { position: "upright" } } } };
    expect(await shown(strange, "/mattress-finder/")).toMatchObject({ answers: expect.toBeOneOf([{}]) });
    const down = { "GET /api/v2/auth/user/": { status: 503, json: { detail: "down" } } };
    expect(await shown(down, "/mattress-finder/")).toMatchObject({ answers: expect.toBeOneOf([{}]), saved: null });
  });

  test("says that answers were forgotten where they were, and not where some are remembered", async () => {
    const path = "/mattress-finder/?forgotten=1";
    expect(await shown({}, path)).toMatchObject({ forgotten: true, noindex: true });
    expect(await shown({}, "/mattress-finder/")).toMatchObject({ forgotten: false, noindex: false });
    expect(await shown(remembering, path)).toMatchObject({ forgotten: false });
  });

  test("is where forgetting leads, and the page that asks first leads back to the matches", async () => {
    const { ask } = await site({ ...remembering, "POST /api/v2/match/forget/": { status: 204 } });
    expect(await (await ask(forgetPage as Page, "/mattress-finder/forget/")).json()).toMatchObject({ answers });
    const done = await ask(forget, "/mattress-finder/forget/", { method: "POST", body: new URLSearchParams() });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/mattress-finder/?forgotten=1"]);
    const nobody = await site();
    expect(await (await nobody.ask(forgetPage as Page, "/mattress-finder/forget/")).json()).toMatchObject({
      answers: null,
    });
  });
});
