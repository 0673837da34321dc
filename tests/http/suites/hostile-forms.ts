import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cpuTime } from "../../support/child-processes";
import { allowance } from "../../support/cpu-time";
import { ask, type Ask } from "../../support/sample-site";
import { formHeadersOf, siteActions } from "../../support/site-actions";
import { dataPath, examplePath, siteRoutes } from "../../support/site-routes";
import { startSite, type Site } from "../../support/site-server";
import { startUpstream, type TestUpstream } from "../../support/upstream";

/** Forms and queries as a stranger would make them, sent to every route of the built site. */

const typed = "typed-canary-7f3a";
const fields = [
  ...new Set(["email", "password", "next", ...siteActions.flatMap(({ fields: own }) => Object.keys(own))]),
];
const each = (part: (field: string) => string) => fields.map(part).join("&");
const valid = `email=${typed}%40example.com&password=${typed}&search_term=${typed}&action=add&model=${typed}&next=%2F${typed}`;

const shapes: Record<string, string> = {
  "indexes that ask for a huge list": each((field) => `${field}[99999999]=${typed}&${field}%5B99999998%5D=${typed}`),
  "51,000 fields without a value": "a&".repeat(51_000),
  "a field of 25,000 values": `email=${typed}&`.repeat(4_000),
  "an order for the form library": `${valid}&__intent__=${encodeURIComponent(`{"type":"insert","payload":{"name":"email","index":99999999}}`)}`,
  "a broken order for the form library": `${valid}&__intent__=${typed}`,
  "an order for the form library that only begins": `${valid}&__intent__=%7B%22${typed}`,
  "a state for the form library": `${valid}&__state__=${typed}&__event__=${typed}`,
  "a name of 3,000 dots": `${valid}&${each((field) => `${field}${`.${typed}`.repeat(3_000 / fields.length)}=1`)}`,
  "one name of 3,000 dots": `email${".a".repeat(3_000)}=${typed}`,
  "a name of 3,000 brackets": `email${"[a]".repeat(3_000)}=${typed}`,
  "a name of 3,000 escaped brackets": `email${"%5Ba%5D".repeat(3_000)}=${typed}`,
  "a name of 3,000 brackets that only open": `email${"[".repeat(3_000)}=${typed}`,
  "names that reach a prototype": `${valid}&__proto__[${typed}]=1&constructor.prototype.${typed}=1&email.__proto__.a=1`,
  "names of what objects inherit": `${valid}&constructor=${typed}&hasOwnProperty=${typed}&toString=${typed}&then=${typed}`,
  "100 KB of one name": "n".repeat(102_000),
  "100 KB of one value": `${valid}&email=${"v".repeat(101_000)}`,
  "100 KB of a value in each field": each((field) => `${field}=${"v".repeat(101_000 / fields.length)}`),
  "100 KB of blanks in each field": each((field) => `${field}=${"+".repeat(101_000 / fields.length - 1)}x`),
  "characters of two bytes": each((field) => `${field}=${"é".repeat(49_000 / fields.length)}`),
  "a name of characters of two bytes": "é".repeat(51_000),
  "a name of escaped characters": "%F0%9F%9B%8F".repeat(8_500),
  "each field 20 times": Array.from({ length: 20 }, () => each((field) => `${field}=${typed}`)).join("&"),
  "lone surrogates": each((field) => `${field}=%ED%A0%80${typed}`),
  "broken escapes": `${each((field) => `${field}=%${typed}%zz%`)}&%=%&%zz=1`,
  NUL: each((field) => `${field}=${typed}%00${typed}`),
  "control characters and line breaks": each((field) => `${field}=${typed}%0D%0ASet-Cookie:%20a=b%1B%E2%80%AE`),
  nothing: "",
};

/** In a query: what pages read, beside what forms do. */
const parameters = [
  "q",
  "page",
  "kind",
  "size",
  "models",
  "add",
  "place",
  "latitude",
  "longitude",
  "miles",
  "sort",
  "brand",
  "type",
  "next",
  "step",
  "position",
  "budgetRange",
  "deliveryZip",
];
const queries: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(shapes).map(([name, body]) => [
      name,
      encodeURI(body.slice(0, 12_000)).replaceAll("%25", "%").slice(0, 14_000),
    ]),
  ),
  "NUL in what pages read": parameters.map((name) => `${name}=%00${typed}`).join("&"),
  "lone surrogates in what pages read": parameters.map((name) => `${name}=%ED%A0%80`).join("&"),
  "numbers without end in what pages read": parameters.map((name) => `${name}=${"9".repeat(400)}`).join("&"),
  "blanks and commas in what pages read": parameters.map((name) => `${name}=${"+,".repeat(300)}`).join("&"),
};

/** Numbered, so that routes which try a part of the shapes try different parts. */
const turned = <T>(route: T, turn: number) => ({ ...route, turn });

/**
 * Defines the tests. Each route tries one shape in `every` or none, and all shapes are tried by as many routes: 1 sends
 * everything everywhere.
 */
export function hostileFormSuite(every: number): void {
  const inTurn = (all: Record<string, string>, turn: number) =>
    Object.entries(all).filter((_, index) => (index + turn) % every === 0);
  const trying =
    (all: Record<string, string>) =>
    ({ turn }: { turn: number }) =>
      inTurn(all, turn).length > 0;

  let upstream: TestUpstream;
  let site: Site;
  let links: string[] = [];
  let headersOf: Awaited<ReturnType<typeof formHeadersOf>>;
  const send = (path: string, options: Ask) => ask(Number(new URL(site.origin).port), path, options);

  beforeAll(async () => {
    upstream = await startUpstream();
    headersOf = await formHeadersOf(upstream.origin);
    site = await startSite({ API_HOST: upstream.origin, LOG_LEVEL: "trace" }, "forms-hostile.log");
    // Addresses of the pages that have a name in them; each page also runs once before it is measured.
    const pages = siteRoutes.filter(({ url, page }) => page && !/[:*]/.test(url)).map(({ url }) => url);
    const answers = await Promise.all(pages.map((path) => send(path, { headers: { accept: "text/html" } })));
    links = [
      ...new Set(answers.flatMap(({ body }) => [...body.matchAll(/href="(\/[^"?#]*)/g)].map(([, href]) => href ?? ""))),
    ];
  });
  afterAll(async () => {
    await site?.stop();
    await upstream.close();
  });

  /**
   * What was wrong with the answer, as a line; null for nothing. Time is the processor's, so that a busy machine does
   * not count; the bound is that of a page, whose parts may be compiled meanwhile, and far below what a loop takes.
   */
  async function faultOf(name: string, path: string, options: Ask): Promise<string | null> {
    const before = cpuTime(site.pid);
    const [{ status }, health] = await Promise.all([send(path, options), send("/healthz", {})]);
    const used = cpuTime(site.pid) - before;
    if (status >= 200 && status < 500 && health.status === 200 && used < allowance(500)) return null;
    return `${name}: ${status}, ${used} ms`;
  }

  const faultsOf = async (asked: readonly (readonly [name: string, path: string, options: Ask])[]) => {
    const faults: (string | null)[] = [];
    for (const [name, path, options] of asked) faults.push(await faultOf(name, path, options));
    return faults.filter((fault) => fault !== null);
  };

  describe("A hostile form is answered at once, and is nobody's fault", () => {
    test.each(siteActions.map(turned).filter(trying(shapes)))("by $id", async ({ id, path, turn }) => {
      const faults = await faultsOf(
        inTurn(shapes, turn).flatMap(([name, body]) => {
          const post = { method: "POST", headers: headersOf.get(id), body };
          return [
            [name, path, post],
            [`${name}, as data`, dataPath(path, id), post],
          ] as const;
        }),
      );
      expect(faults).toEqual([]);
    });

    test.each(siteActions.map(turned).filter(trying(queries)))(
      "by $id, with a hostile query",
      async ({ id, path, turn }) => {
        const post = { method: "POST", headers: headersOf.get(id), body: valid };
        expect(
          await faultsOf(inTurn(queries, turn).map(([name, query]) => [name, `${path}&${query}`, post] as const)),
        ).toEqual([]);
      },
    );
  });

  describe("A hostile query is answered at once, and is nobody's fault", () => {
    test.each(
      siteRoutes
        .filter(({ loader }) => loader)
        .map(turned)
        .filter(trying(queries)),
    )("by $id", async ({ id, url, turn }) => {
      const path = examplePath(url, links);
      const faults = await faultsOf(
        inTurn(queries, turn).flatMap(([name, query]) => {
          const get = { headers: { accept: "text/html" } };
          return [
            [name, `${path}?${query}`, get],
            [`${name}, as data`, `${dataPath(path, id)}&${query}`, get],
          ] as const;
        }),
      );
      expect(faults).toEqual([]);
    });
  });

  test("After all of it the log holds nothing that was typed, and no fault", async () => {
    await site.stop();
    const log = readFileSync("tests/output/forms-hostile.log", "utf8");
    expect(log.split("\n").length).toBeGreaterThan(150);
    expect(
      log
        .split("\n")
        .filter((line) => line.includes(typed))
        .slice(0, 5),
    ).toEqual([]);
    expect(
      log
        .split("\n")
        .filter((line) => /"level":"(error|fatal)"/.test(line))
        .slice(0, 5),
    ).toEqual([]);
  });
}
