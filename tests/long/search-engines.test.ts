import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { realDataDirectory } from "../support/real-data";
import { siteRoutes } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { structuredDataFaults, structuredDataOf } from "../support/structured-data-rules";
import { parseXml, textsOf } from "../support/xml";

/** What the built site tells search engines of real data: which pages there are, and what is on them. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
/** Paths of each file that the sitemap names, by its kind. */
const files = new Map<string, string[]>();

const documents = new Map<string, Promise<Response & { html: string }>>();

/** The document at a path, once. */
function open(path: string) {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const asked = fetch(site.origin + path, { headers: { accept: "text/html" }, redirect: "manual" }).then(
    async (answer) => Object.assign(answer, { html: await answer.text() }),
  );
  documents.set(path, asked);
  return asked;
}

const pathsIn = async (address: string, name = "loc") =>
  textsOf(parseXml(await (await fetch(site.origin + address)).text()), name).map((loc) =>
    loc.slice(site.origin.length),
  );

beforeAll(async () => {
  site = await startSite({ DATA_DIR: await realDataDirectory() }, "search-engines.log");
  for (const file of await pathsIn("/sitemap.xml"))
    files.set(/^\/sitemap-(.+)\.xml$/.exec(file)?.[1] ?? file, await pathsIn(file));
});
afterAll(() => site.stop());

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const isClosed = (html: string) => /<meta name="robots" content="[^"]*noindex/.test(html);
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1];

/** Of a list the first, the last, and one between. */
const some = (paths: readonly string[]) => [...new Set([paths[0]!, paths[paths.length >> 1]!, paths.at(-1)!])];

/** The way begins here; and a step of the quiz shows how far one has come, and the way back. */
const withoutCrumbs = new Set(["/", "/mattress-finder/quiz/"]);

/** Pages of the sitemap, all that are about no one thing and some of each other kind. */
const sampled = () => [...files].flatMap(([kind, paths]) => (kind === "pages" ? paths : some(paths)));

describe("A page of the sitemap", () => {
  test("answers 200 at its own canonical address, and may be indexed", async () => {
    const faults: string[] = [];
    for (const path of sampled()) {
      const { status, html } = await open(path);
      if (status !== 200) faults.push(`${path}: ${status}`);
      if (canonicalOf(html) !== site.origin + path) faults.push(`${path}: canonical ${canonicalOf(html)}`);
      if (isClosed(html)) faults.push(`${path}: noindex`);
    }
    expect(faults).toEqual([]);
  });

  test("is shared with a title, its address, and a card that is there", async () => {
    const faults: string[] = [];
    const cards = new Map<string, string>();
    for (const path of sampled()) {
      const { html } = await open(path);
      for (const name of ["og:title", "og:description", "og:site_name", "og:type", "og:image:alt"])
        if (property(html, name) === undefined) faults.push(`${path}: no ${name}`);
      if (property(html, "og:url") !== site.origin + path) faults.push(`${path}: og:url`);
      if (`${property(html, "og:image:width")}x${property(html, "og:image:height")}` !== "1200x630")
        faults.push(`${path}: no size of its card`);
      if (!html.includes('<meta name="twitter:card" content="summary_large_image"')) faults.push(`${path}: no card`);
      cards.set(property(html, "og:image") ?? "", path);
    }
    expect(faults).toEqual([]);
    for (const [card, path] of cards) {
      const { status, headers } = await fetch(card, { method: "HEAD" });
      expect([path, status, headers.get("content-type")]).toEqual([path, 200, "image/png"]);
      // Others show it.
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    // Beds, guides, comparisons and all the rest.
    expect(cards.size).toBeGreaterThan(6);
  });

  test("tells what it shows, by the rules of each type", async () => {
    const faults: string[] = [];
    for (const path of sampled()) {
      const { html } = await open(path);
      faults.push(...structuredDataFaults(html, site.origin).map((fault) => `${path}: ${fault}`));
      const types = structuredDataOf(html).map((block) => block["@type"]);
      if (!withoutCrumbs.has(path) && !types.includes("BreadcrumbList")) faults.push(`${path}: no breadcrumbs`);
    }
    expect(faults).toEqual([]);
  });
});

test("the rules find what breaks them", () => {
  const block = (thing: object) =>
    `<body>Lark<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...thing })}</script>`;
  const faultsOf = (thing: object) => structuredDataFaults(block(thing), "https://a.example");
  expect(
    faultsOf({ "@type": "DefinedTerm", name: "Wren", url: "/wren/", description: "", dateModified: "soon" }),
  ).toEqual([
    "block 0 (DefinedTerm) has no inDefinedTermSet",
    "block 0.DefinedTerm.name is not on the page: Wren",
    "block 0.DefinedTerm.url is no whole address of the site: /wren/",
    "block 0.DefinedTerm.description is empty",
    "block 0.DefinedTerm.dateModified is no date: soon",
  ]);
  expect(faultsOf({ "@type": "Product", name: "Lark" })[0]).toMatch(/has no image/);
  expect(faultsOf({ "@type": "Product", name: "Lark" }).at(-1)).toMatch(/has none of review, aggregateRating, offers/);
  expect(faultsOf({ "@type": "Chair" })).toEqual(["block 0 is of a type without rules: Chair"]);
});

describe("Structured data", () => {
  const typesOf = async (path: string) => structuredDataOf((await open(path)).html).map((block) => block["@type"]);

  test.each([
    ["models", "Product"],
    ["expert-reviews", "Product"],
    ["reviews", "Product"],
    ["stores", "FurnitureStore"],
    ["guides", "Article"],
    ["terms", "DefinedTerm"],
    ["questions", "QAPage"],
    ["threads", "DiscussionForumPosting"],
  ])("of %s has a %s", async (kind, type) => {
    // Not every bed has five ratings, nor every question an answer.
    const found = [];
    for (const path of files.get(kind)!.slice(0, 12)) found.push(...(await typesOf(path)));
    expect(found).toContain(type);
  });

  test("of the home page says whose site it is and how to search it", async () => {
    expect(await typesOf("/")).toEqual(["Organization", "WebSite"]);
  });

  test.each([
    "/mattress-models/",
    "/mattress-deals/",
    "/mattresses/",
    "/mattress-model/",
    "/mattress-collection/",
    "/mattress-line/",
    "/mattress-comparison/",
    "/mattress-reviews/",
    "/store-reviews/",
    "/expert-reviews/",
    "/guides/",
    "/mattress-questions/",
  ])("of a list has its entries: %s", async (path) => {
    expect(await typesOf(path)).toEqual(["BreadcrumbList", "ItemList"]);
  });

  test("is on no page that search engines may not list", async () => {
    expect(await typesOf("/mattress-models/?type=straw")).toEqual([]);
    expect(await typesOf("/mattress-models/?type=latex&firmness=firm")).toEqual([]);
  });

  test("rates nobody but beds, and never the site", async () => {
    const rated = [];
    for (const path of sampled()) {
      const { html } = await open(path);
      for (const block of structuredDataOf(html))
        if (/"(?:aggregateRating|reviewRating)"/.test(JSON.stringify(block))) rated.push(block["@type"]);
    }
    expect(new Set(rated)).toEqual(new Set(["Product"]));
  });
});

test("every page for everybody is in the sitemap, and every other one is closed to search engines", async () => {
  const told = new Set([...files.values()].flat());
  const faults: string[] = [];
  for (const { url } of siteRoutes.filter(({ page, url }) => page && !/[:*]/.test(url))) {
    const { status, html } = await open(url);
    // What leads elsewhere is no page of its own: without an account to the sign-in, without answers to the quiz.
    const closed = (status >= 300 && status < 400) || isClosed(html);
    if (told.has(url) === closed) faults.push(`${url}: ${closed ? "told and closed" : "neither told nor closed"}`);
  }
  expect(faults).toEqual([]);
});

test("what is asked, chosen and owned by one visitor is closed: searches, matches, accounts and staff’s pages", async () => {
  for (const path of [
    "/search/?q=casper",
    "/compare/?models=a,b",
    "/mattress-models/?type=hybrid,latex&price=under-750",
  ])
    expect([path, isClosed((await open(path)).html)]).toEqual([path, true]);
  for (const path of ["/account/view-profile/", "/admin/reviews/", "/manage/", "/no-such-page/"]) {
    const { html, headers } = await open(path);
    const leadsTo = headers.get("location");
    expect([path, isClosed(leadsTo === null ? html : (await open(leadsTo)).html)]).toEqual([path, true]);
  }
});
