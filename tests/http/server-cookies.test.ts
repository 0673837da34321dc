import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSampleSite, type Ask, type SampleSite } from "../support/sample-site";

const expires = "Expires=Wed, 21 Oct 2026 07:28:00 GMT";
const thirty = Array.from({ length: 30 }, (_, n) => `c${n}=${n}; Path=/; ${expires}; HttpOnly`);

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: "http://bedlark.example" });
});
afterAll(() => site.close());

describe("Cookies of the upstream", () => {
  beforeEach(() => {
    const answer = site.upstream.answer;
    site.upstream.answer = (req, res) => {
      res.setHeader("set-cookie", thirty);
      answer(req, res);
    };
    return () => void (site.upstream.answer = answer);
  });

  test.each([
    ["a page", "/form/", 200],
    ["a page without its body", "/form/", 200, { method: "HEAD" }],
    ["a data request", "/form/?_data=routes%2Fform", 200],
    ["a redirect", "/moved/", 302],
    ["a redirect of a data request", "/moved/?_data=routes%2Fmoved", 204],
    ["a thrown 404", "/missing/", 404],
    ["a thrown 404 of a data request", "/missing/?_data=routes%2Fmissing", 404],
    ["a thrown error", "/broken/", 500],
    ["a thrown error of a data request", "/broken/?_data=routes%2Fbroken", 500],
    ["a resource route", "/resource/", 200],
  ] as [string, string, number, Ask?][])(
    "reach the browser whole, once and in order: %s",
    async (_name, path, status, options) => {
      const answer = await site.ask(path, options);
      expect(answer.status).toBe(status);
      expect(answer.headers["set-cookie"]).toEqual(thirty);
    },
  );
});

describe("Cookies of a site whose public origin is https", () => {
  test("are Secure though upstream and site are reached over http, and keep all else", async () => {
    const secure = await startSampleSite({ SITE_URL: "https://bedlark.example" });
    const answer = secure.upstream.answer;
    secure.upstream.answer = (req, res) => {
      res.setHeader("set-cookie", [...thirty, "already=1; Secure; Path=/"]);
      answer(req, res);
    };
    for (const path of ["/form/", "/moved/", "/missing/", "/broken/"]) {
      const { headers } = await secure.ask(path);
      expect(headers["set-cookie"]).toEqual([...thirty.map((line) => `${line}; Secure`), "already=1; Secure; Path=/"]);
    }
    await secure.close();
  });
});

describe("Cookies of a write", () => {
  test("come from OPTIONS and from the write itself, in that order", async () => {
    const answer = site.upstream.answer;
    site.upstream.answer = (req, res) => {
      if (req.method === "POST") res.setHeader("set-cookie", `sessionid=fresh; Path=/; HttpOnly; ${expires}`);
      answer(req, res);
    };
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://bedlark.example" };
    const { headers: given } = await site.ask("/form/", {
      method: "POST",
      headers,
      body: "email=a%40b.example&password=p",
    });
    site.upstream.answer = answer;
    expect(given["set-cookie"]?.slice(0, 2)).toEqual([
      "csrftoken=token-of-options; Path=/",
      `sessionid=fresh; Path=/; HttpOnly; ${expires}`,
    ]);
  });
});
