import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { liveForms } from "../support/form-samples";
import { openFromAddresses } from "../support/neighbors";
import { startRecordingUpstream } from "../support/recording-upstream";
import { dataPath } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { visitorSecret } from "../support/vouched-visitor";

/** What the built site counts of the requests that it answers, in front of an upstream that shares its secret. */

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";
const figures = "/api/v2/figures/";
const secrets = { API_VISITOR_SECRET: visitorSecret };

let upstream: TestUpstream;
let site: Site;
let staff: string;
let unique = 0;
const slugs = { bed: "", other: "" };

beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo", environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
  site = await startSite({ API_HOST: upstream.origin, ...secrets }, "figures.log");
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn("staff@example.com");
  staff = `sessionid=${visitor.cookies.get("sessionid")}`;
  const beds = await upstream.db.selectFrom("model").select("slug").orderBy("slug").limit(2).execute();
  [slugs.bed, slugs.other] = beds.map(({ slug }) => slug) as [string, string];
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

type Asking = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const ask = (path: string, { headers, ...more }: Asking = {}, of = site) =>
  fetch(of.origin + path, { redirect: "manual", headers: { "user-agent": browser, ...headers }, ...more });
const open = async (path: string, asking?: Asking, of?: Site) => {
  const answer = await ask(path, asking, of);
  await answer.arrayBuffer();
  return answer.status;
};
/** The page of the figures, before which the site sends what it has counted. */
const staffPage = async (query = "?days=1", of = site) =>
  (await ask(`/admin/figures/${query}`, { headers: { cookie: staff } }, of)).text();
const counts = async () => {
  await staffPage();
  const rows = await upstream.db.selectFrom("figure").selectAll().orderBy("kind").orderBy("subject").execute();
  return Object.fromEntries(rows.map(({ kind, subject, count }) => [`${kind} ${subject}`, count]));
};

beforeEach(async () => {
  upstream.faults.clear();
  await counts();
  await upstream.db.deleteFrom("figure").execute();
});

describe("A request counts", () => {
  test("once as a document, of a browser without scripts too", async () => {
    expect(await open("/")).toBe(200);
    expect(await open(`/mattress-model/${slugs.bed}/?size=queen`)).toBe(200);
    expect(await counts()).toEqual({
      "page home/landing": 1,
      "page product/model": 1,
      [`bed ${slugs.bed}`]: 1,
    });
  });

  test("once as the data of a page, though the root's is asked for beside it, and not when an open page asks again", async () => {
    const path = `/mattress-model/${slugs.bed}/`;
    const data = dataPath(path, "routes/mattress-model.$slug");
    expect(await open(data, { headers: { referer: `${site.origin}/` } })).toBe(200);
    expect(await open(dataPath(path, "root"), { headers: { referer: `${site.origin}/` } })).toBe(200);
    expect(await open(data, { headers: { referer: site.origin + path } })).toBe(200);
    expect(await counts()).toEqual({ "page product/model": 1, [`bed ${slugs.bed}`]: 1 });
  });

  test("as nothing when it finds nothing, is no page, asks for a head alone, or comes in advance", async () => {
    expect(await open("/mattress-model/no-such-bed/")).toBe(404);
    expect(await open("/search/suggestions/?q=casper")).toBe(200);
    expect(await open("/favicon.svg")).toBe(200);
    expect(await open("/healthz")).toBe(200);
    expect(await open("/about")).toBe(301);
    expect(await open("/about/", { method: "HEAD" })).toBe(200);
    expect(await open("/about/", { headers: { "sec-purpose": "prefetch" } })).toBe(200);
    expect(await open("/about/", { headers: { purpose: "prefetch" } })).toBe(200);
    expect(await counts()).toEqual({});
  });

  test("apart when a program asks", async () => {
    const headers = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
    expect(await open(`/mattress-model/${slugs.bed}/`, { headers })).toBe(200);
    expect(await open("/search/?q=xyzzyplugh", { headers })).toBe(200);
    expect(await counts()).toEqual({ "bot product/model": 1, "bot search/results": 1 });
  });

  test("not at all from staff, whether for a document or for data", async () => {
    const headers = { cookie: staff };
    expect(await open("/", { headers })).toBe(200);
    expect(await open(dataPath("/about/", "routes/about"), { headers })).toBe(200);
    // A document for which the upstream didn't say who asks makes no visitors of them.
    upstream.faults.set({ path: "/api/v2/auth/user/", method: "GET" }, { status: 503 });
    await open("/about/", { headers });
    upstream.faults.clear();
    expect(await open(dataPath("/about/", "routes/about"), { headers })).toBe(200);
    expect(await counts()).toEqual({});
  });

  test("not from staff either whose document was of before a restart, and later from a visitor's", async () => {
    const member = new ApiVisitor(upstream.origin);
    await member.signIn("sleeper@example.com");
    const visitor = `sessionid=${member.cookies.get("sessionid")}`;
    const restarted = await startSite({ API_HOST: upstream.origin, ...secrets }, "figures-restarted.log");
    const about = dataPath("/about/", "routes/about");
    for (const cookie of [staff, visitor, staff, visitor])
      expect(await open(about, { headers: { cookie } }, restarted)).toBe(200);
    await staffPage("", restarted);
    expect(await counts()).toEqual({});
    expect(await open("/about/", { headers: { cookie: visitor } }, restarted)).toBe(200);
    await restarted.stop();
    expect(await counts()).toEqual({ "page information/about": 3 });
  });

  test("as a search, with its words where it found nothing and they are nobody's", async () => {
    for (const q of ["xyzzyplugh", "XYZZYPLUGH", "Xyzzyplugh Qwfpzz", "casper"])
      expect(await open(`/search/?q=${encodeURIComponent(q)}`)).toBe(200);
    expect(await open("/search/")).toBe(200);
    // One visitor alone brings no word onto the page.
    const searches = { "page search/results": 5, "search found": 1, "search nothing": 3 };
    expect(await counts()).toEqual(searches);
    await openFromAddresses(`${site.origin}/search/?q=xyzzyplugh`, 2, browser);
    expect(await counts()).toEqual({
      ...searches,
      "page search/results": 7,
      "search nothing": 5,
      "term xyzzyplugh": 3,
    });
    expect(JSON.stringify(await counts())).not.toContain("qwfpzz");
  });

  test("as a quiz that is begun and finished, whose answers are nowhere", async () => {
    expect(await open("/mattress-finder/quiz/")).toBe(200);
    expect(await open("/mattress-finder/quiz/?answered=recipient&recipient=me")).toBe(302);
    expect(await open("/mattress-finder/quiz/?answered=pain&recipient=me&pain=none")).toBe(302);
    const others = ["age", "adjustableBase", "budgetRange", "deliveryZip", "tryInStore", "position", "weight", "pain"];
    const last = ["temperature", "preference", "feel", "allergies"];
    const unknown = [...others, ...last].map((name) => `${name}=unknown`).join("&");
    const all = `recipient=me&size=queen&${unknown}`;
    expect(await open(`/mattress-finder/quiz/?answered=allergies&${all}`)).toBe(302);
    expect(await counts()).toEqual({ "page match quiz/question": 1, "step quiz-begun": 1, "step quiz-finished": 1 });
    // An answer that is changed later finishes nothing again.
    const again = await (await ask(`/mattress-finder/quiz/?step=allergies&${all}`)).text();
    expect(again).toContain('name="asked" value="again"');
    expect(await open(`/mattress-finder/quiz/?answered=allergies&asked=again&${all}`)).toBe(302);
    // The last open question may be another, and the first one be asked after answers that came along.
    expect(await open(`/mattress-finder/quiz/?answered=size&${all}`)).toBe(302);
    const entry = await (await ask("/mattress-finder/quiz/?recipient=me&position=side")).text();
    expect(entry).toContain('name="asked" value="first"');
    expect(await open("/mattress-finder/quiz/?answered=size&asked=first&recipient=me&position=side&size=queen")).toBe(
      302,
    );
    expect(await counts()).toMatchObject({ "step quiz-begun": 2, "step quiz-finished": 2 });
  });

  test.each([
    ["routes/cashback.$promotion._index", "claim-begun"],
    ["routes/review-mattress._index", "review-begun"],
    ["routes/review-mattress-store._index", "review-begun"],
    ["routes/review-mattress.draft.$token.check: by a member", "review-sent"],
    ["routes/confirm-review.$token", "review-sent"],
    ["routes/cashback.claim.$token.send", "claim-sent"],
    ["routes/cashback.confirm.$token", "claim-sent"],
    // Sent by nobody yet: a link was mailed.
    ["routes/review-mattress.draft.$token.check", null],
    ["routes/cashback.claim.$token.send: by somebody who is signed out", null],
    ["routes/cashback.confirm.$token: a new link", null],
  ])("as what the form of %s begins or sends, once however often it is pressed", async (id, step) => {
    const form = await liveForms[id]!({ upstream, unique: (unique += 1) });
    const send = (path: string, body: string) =>
      open(path, {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded", origin: site.origin, ...form.headers },
      });
    // The first form of a review begins it, whether it is right yet or not.
    if (step !== "review-begun" && !form.path.includes("confirm"))
      expect(await send(form.path, "")).toBeGreaterThanOrEqual(400);
    const fields = new URLSearchParams(form.fields).toString();
    for (let time = 0; time < 3; time += 1) expect(await send(form.path, fields)).toBe(303);
    expect(await counts()).toEqual(step === null ? {} : { [`step ${step}`]: 1 });
  });
});

describe("Staff read", () => {
  test("the name of what was asked for ten times, and not of what was asked for less", async () => {
    for (let time = 0; time < 10; time += 1) await open(`/mattress-model/${slugs.bed}/`);
    for (let time = 0; time < 9; time += 1) await open(`/mattress-model/${slugs.other}/`);
    const text = await staffPage();
    expect(text).toContain(`href="/mattress-model/${slugs.bed}/"`);
    expect(text).not.toContain(slugs.other);
    const file = await ask("/admin/figures/file/?days=1", { headers: { cookie: staff } });
    expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      "private, no-store",
    ]);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="figures-[\d-]+-to-[\d-]+\.csv"$/);
    expect(await file.text()).not.toContain(slugs.other);
  });

  test("them, and nobody else does", async () => {
    for (const path of ["/admin/figures/", "/admin/figures/file/"]) {
      expect(await open(path)).toBe(303);
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      expect(await open(path, { headers: { cookie: `sessionid=${member.cookies.get("sessionid")}` } })).toBe(403);
    }
  });
});

describe("What was counted", () => {
  test("is kept while the upstream can't take it, and counted once then", async () => {
    for (const fault of [{ status: 503 }, { reset: true as const }]) {
      upstream.faults.set({ path: figures, method: "POST" }, fault);
      await open("/about/");
      expect(await counts()).toEqual({});
    }
    upstream.faults.clear();
    expect(await counts()).toEqual({ "page information/about": 2 });
  });

  test("is sent when the server stops, and of one that is killed nothing twice", async () => {
    const other = await startSite({ API_HOST: upstream.origin, ...secrets }, "figures-other.log");
    await open("/about/", {}, other);
    await staffPage("", other);
    await open("/about/", {}, other);
    process.kill(other.pid, "SIGKILL");
    await other.stop();
    expect(await counts()).toEqual({ "page information/about": 1 });
    const third = await startSite({ API_HOST: upstream.origin, ...secrets }, "figures-third.log");
    await open("/about/", {}, third);
    await third.stop();
    expect(await counts()).toEqual({ "page information/about": 2 });
  });

  test("is nothing where site and upstream share no secret, which the page says", async () => {
    const plain = await startSite({ API_HOST: upstream.origin }, "figures-plain.log");
    await open("/about/", {}, plain);
    expect(await staffPage("", plain)).toContain("This site isn’t counting");
    await plain.stop();
    expect(await counts()).toEqual({});
  });

  test("waits where the upstream has another secret, which the page says", async () => {
    const secret = visitorSecret.replace(/^./, (first) => (first === "x" ? "y" : "x"));
    const other = await startSite({ API_HOST: upstream.origin, API_VISITOR_SECRET: secret }, "figures-forbidden.log");
    await open("/about/", {}, other);
    const text = await staffPage("?days=1", other);
    expect(text).toContain("This site isn’t counting");
    expect(text).not.toContain("Nobody has opened a page");
    await other.stop();
    const lines = readFileSync("tests/output/figures-forbidden.log", "utf8").split("\n");
    expect(lines.filter((line) => line.includes("another API_VISITOR_SECRET"))).toHaveLength(1);
    expect(await counts()).toEqual({});
  });

  test("is left out, with one line in the log, where an upstream keeps no figures", async () => {
    const foreign = await startRecordingUpstream();
    const plainly = foreign.answer;
    const user = { is_authenticated: true, is_staff: true, first_name: "Nora", session: { mattress_size: null } };
    foreign.answer = (request, response) => {
      if (request.url?.startsWith(figures)) return void response.writeHead(404).end();
      if (request.url !== "/api/v2/auth/user/") return plainly(request, response);
      response.setHeader("content-type", "application/json").end(JSON.stringify({ user }));
    };
    const there = await startSite({ API_HOST: foreign.origin, ...secrets }, "figures-foreign.log");
    // As nobody of staff, whose requests aren't counted.
    user.is_staff = false;
    expect(await open("/mattress-finder/quiz/", {}, there)).toBe(200);
    user.is_staff = true;
    for (let time = 0; time < 3; time += 1) expect(await staffPage("", there)).toContain("This site isn’t counting");
    await there.stop();
    expect(foreign.calls.filter((call) => call.includes(figures) && !call.startsWith("GET"))).toEqual([
      `OPTIONS ${figures}`,
    ]);
    await foreign.close();
    const lines = readFileSync("tests/output/figures-foreign.log", "utf8").split("\n");
    expect(lines.filter((line) => line.includes("keeps no figures"))).toHaveLength(1);
    expect(lines.filter((line) => /"level":"(?:warn|error|fatal)"/.test(line) && line.includes("figures"))).toEqual([]);
  });
});
