import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allowance, leastCpuOfRequests } from "../support/cpu-time";
import { startSampleSite, type SampleSite } from "../support/sample-site";

/** What the door refuses of forms and queries before anything reads them. The sample's action reads whatever comes. */

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());
beforeEach(() => void (site.upstream.calls.length = 0));

const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const post = (body: string, path = "/form/") => site.ask(path, { method: "POST", headers: form, body });
const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join("&");

const readable: [name: string, parameters: string][] = [
  ["200 fields", fields(200)],
  ["a name of 100 characters", `${"n".repeat(100)}=1`],
  ["a name of 100 escaped characters of three bytes", `${"%E2%82%AC".repeat(100)}=1`],
  ["a name of three levels", "a.b[c].d=1&a%5Bb%5D%5Bc%5D%5Bd%5D=1"],
  ["values of any kind", "a=%ED%A0%80&b=%zz&c=%00&d=a.b.c.d.e.f[g][h]"],
  ["names of what objects inherit", "constructor=1&toString=1"],
];
const unreadable: [name: string, parameters: string][] = [
  ["201 fields", fields(201)],
  ["201 empty fields", "&".repeat(200)],
  ["a name of 101 characters", `${"n".repeat(101)}=1`],
  ["a name of 101 escaped characters", `a=1&${"%C3%A9".repeat(101)}=1`],
  ["a long name without a value", `a=1&${"n".repeat(101)}`],
  ["a name of four dots", "a=1&a.b.c.d.e=1"],
  ["a name of four brackets", "a[b][c][d][e]=1"],
  ["a name of four escaped brackets", "a%5Bb%5D%5bc%5D%5Bd%5D%5Be%5D=1"],
  ["a name of dots and brackets", "a.b[c].d[0]=1"],
];

describe("A form", () => {
  test.each(readable)("of %s reaches its action", async (_name, body) => {
    expect((await post(body)).status).toBe(200);
  });

  test.each(unreadable)("of %s is refused with 400 before anything reads it", async (_name, body) => {
    const answer = await post(body);
    expect([answer.status, answer.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    const data = await post(body, "/form/?_data=routes%2Fform");
    expect([data.status, data.headers["x-remix-catch"]]).toEqual([400, "yes"]);
    expect(site.upstream.calls).toEqual([]);
  });
});

describe("A query", () => {
  const askers = (query: string) => [
    site.ask(`/form/?${query}`),
    site.ask(`/form/?_data=routes%2Fform&${query}`),
    site.ask(`/resource/?${query}`),
    post("email=a", `/form/?${query}`),
    post("email=a", `/form/?_data=routes%2Fform&${query}`),
  ];

  test.each(readable.filter(([, query]) => query.split("&").length < 200))("of %s is read", async (_name, query) => {
    expect((await Promise.all(askers(query))).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test.each(unreadable)("of %s is refused with 400, with a form or without", async (_name, query) => {
    expect((await Promise.all(askers(query))).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(site.upstream.calls).toEqual([]);
  });
});

describe("The largest form", () => {
  const largest = 102_400;
  const filled = (part: string) => part.repeat(largest / Buffer.byteLength(part));
  const bodies: [name: string, body: string][] = [
    ["fields without a value", filled("a&")],
    ["separators", filled("&")],
    ["equal signs", filled("=")],
    ["one name", filled("n")],
    ["names in dots", filled("a.")],
    ["names in brackets", filled("[a]")],
    ["escaped brackets", filled("%5Ba%5D")],
    ["characters of two bytes", filled("é")],
    ["characters of four bytes", filled("🛏")],
    ["escapes in a name", filled("%41")],
    ["escapes in a value", `email=${filled("%41").slice(9)}`],
    ["broken escapes in a value", `email=${filled("%").slice(6)}`],
    ["lone surrogates in a value", `email=${filled("%ED%A0%80").slice(9)}`],
    ["characters of two bytes in a value", `email=${filled("é").slice(3)}`],
    ["underscores", filled("__proto__")],
    ["200 values", Array.from({ length: 200 }, () => `email=${"v".repeat(500)}`).join("&")],
  ];

  test.each(bodies)("of %s costs less than 100 ms of processor time", async (_name, body) => {
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(largest);
    const ask = async () => expect((await post(body)).status).toBeLessThan(500);
    expect(await leastCpuOfRequests([ask, ask, ask, ask])).toBeLessThan(allowance(100));
  });
});
