import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { parseXml, textsOf } from "../support/xml";

const origin = "https://www.bedlark.test";
const hostileName = `B&B <"beds"> 'n' more`;

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: origin, SITE_NAME: hostileName });
});
afterAll(() => site.close());

/** The upstream answers each path with this; any other is not there. */
function answering(answers: Record<string, unknown>): void {
  site.upstream.answer = (request, response) => {
    const body = answers[request.url ?? ""];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { detail: "Not found." }));
  };
}

const addresses = [
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/sitemap-pages.xml", "application/xml; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/opensearch.xml", "application/opensearchdescription+xml; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/.well-known/gpc.json", "application/json; charset=utf-8"],
] as const;

describe("A file for programs", () => {
  beforeAll(() => answering({ "/api/v2/sitemap/": { kinds: [] } }));

  test.each(addresses)("%s is kept by caches and told apart by its content", async (address, type) => {
    const { status, headers, body } = await site.ask(address);
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(headers["cache-control"]).toMatch(/^public, max-age=\d{4,5}$/);
    const again = await site.ask(address, { headers: { "if-none-match": headers.etag ?? "" } });
    expect([again.status, again.body]).toEqual([304, ""]);
    const head = await site.ask(address, { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.body]).toEqual([200, `${Buffer.byteLength(body)}`, ""]);
  });

  test.each(addresses)("%s takes no form", async (address) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await site.ask(address, { method: "POST", headers, body: "a=b" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    "/sitemap-none.xml",
    "/sitemap-pages-2.xml",
    "/sitemap-models-0.xml",
    "/sitemap-models-1.xml",
    "/sitemap-constructor.xml",
    "/sitemap-.xml",
    "/.well-known/other.txt",
  ])(
    "that there is none of is a plain 404, which no cache keeps, and no question to the upstream: %s",
    async (address) => {
      site.upstream.calls.length = 0;
      const { status, headers, body } = await site.ask(address, { headers: { accept: "text/html" } });
      expect([status, headers["content-type"], body]).toEqual([404, "text/plain; charset=utf-8", "Not found\n"]);
      expect(headers["cache-control"]).toContain("no-store");
      expect(site.upstream.calls).toEqual([]);
    },
  );
});

describe("/robots.txt", () => {
  test("closes what belongs to one visitor or one question, and names the sitemap", async () => {
    const { body } = await site.ask("/robots.txt");
    expect(body).toMatch(/^User-agent: \*$/m);
    for (const path of ["/account/", "/admin/", "/manage/", "/search/"]) expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test("leaves open what has to be read for its noindex to be seen, and all that may be indexed", async () => {
    const closed = [...(await site.ask("/robots.txt")).body.matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, path]) => new RegExp(`^${path!.replace(/[.?+]/g, "\\$&").replaceAll("*", ".*")}`),
    );
    const isOpen = (path: string) => !closed.some((pattern) => pattern.test(path));
    const open = ["/", "/signin/", "/compare/", "/mattress-models/?type=hybrid", "/mattress-models/?page=2"];
    expect(open.filter((path) => !isOpen(path))).toEqual([]);
    const shut = [
      "/search/?q=x",
      "/compare/?models=a,b",
      "/mattress-models/?type=hybrid&sort=price",
      "/account/email/",
    ];
    expect(shut.filter(isOpen)).toEqual([]);
  });
});

describe("Sitemaps", () => {
  test("are named by the index, each part of a kind by itself, with the day of the last change where one is known", async () => {
    answering({
      "/api/v2/sitemap/": {
        kinds: [
          { kind: "models", pages: 1, changed_on: "2026-11-20" },
          { kind: "reviews", pages: 2, changed_on: "2026-11-21" },
          { kind: "guides", pages: 1 },
          { kind: "a-kind-of-tomorrow", pages: 1 },
        ],
      },
    });
    const files = parseXml((await site.ask("/sitemap.xml")).body).getElementsByTagName("sitemap");
    expect([...files].map((file) => [textsOf(file, "loc")[0], textsOf(file, "lastmod")[0]])).toEqual([
      [`${origin}/sitemap-pages.xml`, undefined],
      [`${origin}/sitemap-models.xml`, "2026-11-20"],
      [`${origin}/sitemap-reviews.xml`, undefined],
      [`${origin}/sitemap-reviews-2.xml`, undefined],
      [`${origin}/sitemap-guides.xml`, undefined],
    ]);
  });

  test("have one whole address for each page, whatever its name", async () => {
    const items = [{ name: "lark", changed_on: "2026-11-20" }, { name: `a&b<'"/é?` }];
    answering({ "/api/v2/sitemap/models/?page=1": { count: 2, items } });
    const list = parseXml((await site.ask("/sitemap-models.xml")).body);
    expect(list.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect(textsOf(list, "loc")).toEqual([
      `${origin}/mattress-model/lark/`,
      `${origin}/mattress-model/${encodeURIComponent(`a&b<'"/é?`)}/`,
    ]);
    expect(textsOf(list, "lastmod")).toEqual(["2026-11-20"]);
  });

  test("go on in further files", async () => {
    answering({ "/api/v2/sitemap/reviews/?page=2": { count: 1, items: [{ name: "20001" }] } });
    expect(textsOf(parseXml((await site.ask("/sitemap-reviews-2.xml")).body), "loc")).toEqual([
      `${origin}/mattress-review/20001/`,
    ]);
    expect((await site.ask("/sitemap-reviews-3.xml")).status).toBe(404);
  });

  test("are asked for later when the upstream fails", async () => {
    site.upstream.answer = (_request, response) => void response.writeHead(500).end();
    const { status, headers, body } = await site.ask("/sitemap.xml");
    expect([status, body]).toEqual([502, "Try again later\n"]);
    expect(headers["cache-control"]).toContain("no-store");
  });
});

describe("The search that a browser can add", () => {
  test("is described with a short name and an address for any words", async () => {
    const description = parseXml((await site.ask("/opensearch.xml")).body);
    const [name = ""] = textsOf(description, "ShortName");
    expect(hostileName.startsWith(name)).toBe(true);
    expect(name.length).toBeLessThanOrEqual(16);
    const [url] = description.getElementsByTagName("Url");
    expect(url?.getAttribute("type")).toBe("text/html");
    expect(url?.getAttribute("template")).toBe(`${origin}/search/?q={searchTerms}`);
  });

  test("says that it searches a demo where the upstream holds one", async () => {
    answering({ "/api/v2/auth/user/": { user: null, demo: true } });
    const description = parseXml((await site.ask("/opensearch.xml")).body);
    expect(textsOf(description, "Description")[0]).toMatch(
      / for mattresses, brands and stores \(demo with made-up data\)$/,
    );
  });
});

describe("/site.webmanifest", () => {
  test("names the site and icons that are there, one of them to be cut to shape", async () => {
    const manifest = JSON.parse((await site.ask("/site.webmanifest")).body) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.name, manifest.start_url]).toEqual([hostileName, "/"]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src } of manifest.icons) expect((await site.ask(src)).status, src).toBe(200);
  });
});

describe("/.well-known/security.txt", () => {
  const linesOf = async (of: SampleSite) => {
    const { body } = await of.ask("/.well-known/security.txt");
    return new Map(
      body
        .trimEnd()
        .split("\n")
        .map((line) => [line.split(": ", 1)[0]!, line.slice(line.indexOf(": ") + 2)]),
    );
  };

  test("says where to write, in which language, and for how long that holds (RFC 9116)", async () => {
    const lines = await linesOf(site);
    expect([...lines.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
    expect(lines.get("Contact")).toBe(`${origin}/contact/`);
    expect(lines.get("Canonical")).toBe(`${origin}/.well-known/security.txt`);
    expect(lines.get("Preferred-Languages")).toBe("en");
    const days = (Date.parse(lines.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  test("names the address of the settings", async () => {
    const other = await startSampleSite({ SITE_URL: origin, SECURITY_CONTACT: "mailto:security@bedlark.test" });
    expect((await linesOf(other)).get("Contact")).toBe("mailto:security@bedlark.test");
    await other.close();
  });
});
