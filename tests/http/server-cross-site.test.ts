import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let open: SampleSite;
let configured: SampleSite;
const origin = "https://www.bedlark.example";

beforeAll(async () => {
  open = await startSampleSite();
  configured = await startSampleSite({ SITE_URL: origin });
});
afterAll(async () => {
  await Promise.all([open.close(), configured.close()]);
});
beforeEach(() => {
  open.upstream.calls.length = 0;
  configured.upstream.calls.length = 0;
});

const targets = {
  "a page": "/form/",
  "the sign-in page": "/signin/",
  "a data request": "/form/?_data=routes%2Fform",
  "a resource route": "/resource/",
};

type Headers = Record<string, string>;
const post = (site: SampleSite, path: string, headers: Headers) =>
  site.ask(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: "email=a%40b.example&password=p",
  });

const session = { cookie: "sessionid=abc" };
const own = { origin };

const refused: [string, Headers][] = [
  ["Sec-Fetch-Site cross-site", { "sec-fetch-site": "cross-site", ...own }],
  ["Sec-Fetch-Site same-site", { "sec-fetch-site": "same-site", ...own }],
  ["an unknown Sec-Fetch-Site", { "sec-fetch-site": "galaxy", ...own }],
  ["two values of Sec-Fetch-Site", { "sec-fetch-site": "same-origin, cross-site", ...own }],
  ["an empty Sec-Fetch-Site", { "sec-fetch-site": "", ...own }],
  ["a foreign Origin", { origin: "https://evil.example" }],
  ["the own host over another scheme", { origin: "http://www.bedlark.example" }],
  ["the own host with another port", { origin: "https://www.bedlark.example:8443" }],
  ["a host that begins like the own one", { origin: "https://www.bedlark.example.evil.example" }],
  ["Origin null", { origin: "null" }],
  ["a malformed Origin", { origin: "https://" }],
  ["an empty Origin", { origin: "" }],
  ["an Origin with a path", { origin: `${origin}/` }],
  [
    "a forwarded host that agrees with a foreign Origin",
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ],
  ["a Host that agrees with a foreign Origin", { origin: "https://evil.example", host: "evil.example" }],
  ["no sign of where it comes from, but a session", session],
  ["a session among other cookies", { cookie: "a=1;sessionid=abc" }],
  ["a session whose name is followed by a space", { cookie: "a=1; sessionid =abc" }],
];

const passed: [string, Headers][] = [
  ["Sec-Fetch-Site same-origin", { "sec-fetch-site": "same-origin", ...session }],
  ["Sec-Fetch-Site none", { "sec-fetch-site": "none", ...session }],
  ["the own Origin", { ...own, ...session }],
  ["neither header and no session", {}],
  ["a cookie that only ends like the session's", { cookie: "notsessionid=abc" }],
];

for (const [kind, path] of Object.entries(targets)) {
  describe(`A write to ${kind}`, () => {
    test.each(refused)("is refused with 403 and calls nothing upstream: %s", async (_name, headers) => {
      const answer = await post(configured, path, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(configured.upstream.calls).toEqual([]);
    });

    test.each(passed)("reaches its action: %s", async (_name, headers) => {
      const answer = await post(configured, path, headers);
      expect(answer.status).toBe(200);
      expect(configured.upstream.calls).toContain("POST /api/v2/auth/signin/");
    });
  });
}

describe("Without a configured origin", () => {
  test.each(["localhost", "127.0.0.1", "[::1]", "127.1.2.3"])(
    "http://%s and the port count as the site's own",
    async (name) => {
      const answer = await post(open, "/form/", { origin: `http://${name}:${open.port}`, ...session });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    ["another port", (port: number) => `http://localhost:${port + 1}`],
    ["no port", () => "http://localhost"],
    ["another scheme", (port: number) => `https://localhost:${port}`],
    ["a host that begins like a loopback name", (port: number) => `http://localhost.evil.example:${port}`],
    ["a foreign host with the right port", (port: number) => `http://evil.example:${port}`],
  ])("%s does not", async (_name, from) => {
    const answer = await post(open, "/form/", { origin: from(open.port), host: new URL(from(open.port)).host });
    expect(answer.status).toBe(403);
    expect(open.upstream.calls).toEqual([]);
  });
});

describe("A refused write", () => {
  test("shows a small page to a person", async () => {
    const answer = await post(configured, "/form/", { origin: "null", accept: "text/html" });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("change anything");
  });

  test("is a thrown response with words to Remix in the browser", async () => {
    const answer = await post(configured, "/form/?_data=routes%2Fform", { origin: "null" });
    expect(answer.headers["x-remix-catch"]).toBe("yes");
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringContaining("we didn't change anything") as string,
      requestId: answer.headers["x-request-id"],
      retryAfter: null,
    });
  });
});

describe("A read from another site", () => {
  test("is answered: links may come from anywhere", async () => {
    const answer = await configured.ask("/form/", { headers: { "sec-fetch-site": "cross-site", ...session } });
    expect(answer.status).toBe(200);
  });
});
