import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Ask } from "../support/sample-site";
import { formHeadersOf, siteActions } from "../support/site-actions";
import { dataPath, examplePath, formHeaders, siteRoutes } from "../support/site-routes";
import { libraryWords } from "../support/library-words";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** What is answered to forms that no page takes, and to those that the upstream refuses, by every route of the built site. */

let upstream: TestUpstream;
let site: Site;
let headersOf: Awaited<ReturnType<typeof formHeadersOf>>;
const send = (path: string, options: Ask) => ask(Number(new URL(site.origin).port), path, options);
const post = (
  path: string,
  fields: Record<string, string> = { a: "1" },
  headers: Record<string, string> = formHeaders,
) => send(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
/** As whoever may write there. */
const postBy = (id: string, path: string, fields: Record<string, string>) => post(path, fields, headersOf.get(id));
const headingOf = (page: string) => /<h1[^>]*>([^<]*)/.exec(page)?.[1]?.replaceAll("&#x27;", "'");

beforeAll(async () => {
  upstream = await startUpstream();
  headersOf = await formHeadersOf(upstream.origin);
  site = await startSite({ API_HOST: upstream.origin, LOG_LEVEL: "trace" }, "forms-refused.log");
});
afterAll(async () => {
  await site?.stop();
  await upstream.close();
});

describe("A form sent to a route without an action", () => {
  test.each(siteRoutes.filter(({ action }) => !action))(
    "is refused with 405 and says what is possible: $id",
    async ({ id, url, page }) => {
      const path = examplePath(url);
      for (const address of [path, `${path}?index`, `${path}?index=&a=1`]) {
        const answer = await post(address);
        expect([address, answer.status, answer.headers.allow]).toEqual([address, 405, "GET, HEAD"]);
        if (page)
          expect([headingOf(answer.body), answer.body.includes("site-header")]).toEqual([
            "We couldn't send that",
            true,
          ]);
      }
      const data = await post(dataPath(path, id));
      expect([data.status, data.headers.allow, data.headers["x-remix-catch"]]).toEqual([405, "GET, HEAD", "yes"]);
      expect(JSON.parse(data.body)).toMatchObject({
        message: expect.any(String) as string,
        requestId: data.headers["x-request-id"],
      });
    },
  );

  test("is not found where there is no page", async () => {
    const answer = await post("/no/such/page/");
    expect([answer.status, headingOf(answer.body)]).toEqual([404, "Page not found"]);
  });

  test("is nobody's fault", async () => {
    const lines = readFileSync("tests/output/forms-refused.log", "utf8").split("\n");
    expect(lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });
});

const writing = siteActions.flatMap(({ writes, ...action }) => (writes === null ? [] : [{ ...action, writes }]));

describe("A write that the upstream does not find", () => {
  const isText = (value: string) => /\s/.test(value.trim());

  test.each(writing)(
    "keeps a text, and is the not-found page without one: $id",
    async ({ id, path, fields, writes }) => {
      upstream.faults.set({ path: writes, method: "POST" }, { status: 404, body: { detail: "Not found." } });
      // Secrets are never sent back.
      const texts = Object.entries(fields).filter(
        ([name, value]) => isText(value) && !/password|account_number/.test(name),
      );
      const page = await postBy(id, path, fields);
      expect([page.status, headingOf(page.body), page.body.includes("site-header")]).toEqual([
        404,
        texts.length === 0 ? "Page not found" : "We couldn’t save this",
        true,
      ]);
      for (const [name, value] of texts) expect(page.body).toContain(`name="${name}">${value}</textarea>`);
      const data = await postBy(id, dataPath(path, id), fields);
      expect([data.status, data.headers["x-remix-catch"]]).toEqual([404, "yes"]);
      upstream.faults.clear();
    },
  );
});

describe("A write for which the upstream wants a user", () => {
  const ofSession = ["routes/signin", "routes/signout"];

  test.each(writing.filter(({ id }) => !ofSession.includes(id)))(
    "loses nothing of what was typed: $id",
    async ({ id, path, fields, writes }) => {
      upstream.faults.set({ path: writes, method: "POST" }, { status: 401, body: { detail: "Log in." } });
      const page = await postBy(id, path, fields);
      expect([page.status, headingOf(page.body)]).toEqual([403, "Log in to send this"]);
      // Secrets are never sent back.
      for (const [name, value] of Object.entries(fields)) {
        const held = [`name="${name}" value="${value}"`, `name="${name}">${value}</textarea>`];
        expect([name, held.some((field) => page.body.includes(field))]).toEqual([
          name,
          !/password|account_number/.test(name),
        ]);
      }
      const data = await postBy(id, dataPath(path, id), fields);
      expect([data.status, data.headers["x-remix-catch"]]).toEqual([403, "yes"]);
      upstream.faults.clear();
    },
  );

  test("is, at the log-in form, one that refused the pair", async () => {
    const { id, path, fields, writes } = writing.find((each) => each.id === "routes/signin")!;
    upstream.faults.set({ path: writes, method: "POST" }, { status: 401, body: { detail: "Wrong pair." } });
    const page = await postBy(id, path, fields);
    expect([page.status, headingOf(page.body)]).toEqual([400, "Log in"]);
    expect(page.body).toContain("Wrong pair.");
    upstream.faults.clear();
  });
});

describe("A text that is far too long", () => {
  const typed = siteActions.flatMap((action) => (Object.keys(action.fields).length === 0 ? [] : [action]));

  test.each(typed)("is refused beside its field, in words of ours: $id", async ({ id, path, fields }) => {
    for (const length of [10_000, 100_000])
      for (const field of Object.keys(fields)) {
        const sent = { ...fields, [field]: "x".repeat(length) };
        const page = await postBy(id, path, sent);
        const what = `${field} of ${length}: ${page.status}`;
        expect(page.status, what).toBeLessThan(500);
        expect(page.body, what).not.toMatch(libraryWords);
        const isTyped = new RegExp(
          `<textarea[^>]* name="${field}"|<input[^>]* type="(?:text|email|password)"[^>]* name="${field}"`,
        );
        if (isTyped.test(page.body)) expect(page.body, what).toContain(`id="${field}-error"`);
        // What nobody types, such as a key, is replaced or left out.
        if (page.status < 400) continue;
        const data = await postBy(id, dataPath(path, id), sent);
        expect(data.status, what).toBe(page.status);
        expect(data.body, what).not.toMatch(libraryWords);
        if (isTyped.test(page.body)) expect(JSON.parse(data.body), what).toHaveProperty(["errors", field, 0]);
      }
  });

  test.each(writing)("has a sentence of ours where only the upstream refuses it: $id", async (action) => {
    const { id, path, fields, writes } = action;
    const [field = "text"] = Object.keys(fields);
    const body = { [`fields.${field}`]: ["Too big: expected string to have <=8000 characters"] };
    upstream.faults.set({ path: writes, method: "POST" }, { status: 400, body });
    for (const address of [path, dataPath(path, id)]) {
      const answer = await postBy(id, address, fields);
      expect([answer.status, libraryWords.test(answer.body)]).toEqual([400, false]);
      expect(answer.body).toContain("Keep it to 8,000 characters");
    }
    upstream.faults.clear();
  });
});

describe("A form that failed", () => {
  test.each(writing)("is answered without its passwords: $id", async ({ id, path, fields, writes }) => {
    const canary = "password-canary-1";
    const typed = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, /password/.test(name) ? canary : value]),
    );
    for (const status of [400, 401, 500]) {
      upstream.faults.set({ path: writes, method: "POST" }, { status });
      for (const address of [path, dataPath(path, id)])
        expect((await postBy(id, address, typed)).body).not.toContain(canary);
    }
    upstream.faults.clear();
  });
});

describe("A write that comes too often", () => {
  test.each(writing)("says when to try again, to people and to programs: $id", async ({ id, path, fields, writes }) => {
    upstream.faults.set({ path: writes, method: "POST" }, { status: 429, headers: { "retry-after": "77" } });
    for (const address of [path, dataPath(path, id)]) {
      const { status, headers, body } = await postBy(id, address, fields);
      expect([address, status, headers["retry-after"]]).toEqual([address, 429, "77"]);
      expect(body).toContain("Please try again in 77 seconds.");
      if (address === path) expect(body).toContain("<title>Error: ");
    }
    upstream.faults.clear();
  });
});
