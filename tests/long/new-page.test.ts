import { rm } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { projectCopy, runCommand } from "../support/command";

/** What somebody who adds a page has to list elsewhere: nothing. */

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
afterEach(() => rm(folder, { recursive: true }));

const route = (facts: string) => `import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = ${facts};

export async function loader() {
  return null;
}

export default function Page() {
  return null;
}
`;

/** Runs in the copy, where every list is asked for what is new. */
const lists = `import { expect, test } from "vitest";
import { factsByPath } from "~/http/route-matches.server";
import { listedRoutes } from "~/http/seo/listed-routes.server";
import { robots } from "~/http/seo/robots.server";
import { sitemapFile } from "~/http/seo/sitemaps.server";
import { measuredPages } from "~/http/measurement/measured-pages.server";
import { accounts, siteActions, siteRoutes } from "../support/site-routes";
import { redact, routesOfSite } from "../support/routes-of-site";

const routes = listedRoutes(routesOfSite);
const build = { routes: { root: { id: "root", path: "", module: {} }, ...routesOfSite }, assets: { routes: {} } };
const factsAt = factsByPath(build as never);
const api = { sitemap: { list: async () => ({ items: [{ name: "a note", changed_on: null }] }) } };
const fileOf = (kind: string) => sitemapFile(api as never, "https://www.bedlark.test", routes, { kind });

test("every list has the pages of notes", async () => {
  expect(await fileOf("pages")).toContain("<loc>https://www.bedlark.test/notes/</loc>");
  expect(await fileOf("terms")).not.toContain("notes");
  const closed = robots("https://www.bedlark.test", routes);
  expect(closed).toContain("Disallow: /drawer/\\n");
  expect(closed).not.toContain("/notes/");
  expect(redact("GET /notes/kept/tOkEn-1/ from /notes/")).toBe("GET /notes/kept/[token]/ from /notes/");
  expect(factsAt("/NOTES").at(-1)).toMatchObject({ reads: "listings", searchedBy: ["q"] });
  expect(factsAt("/notes/kept/x/").at(-1)).toMatchObject({ access: "link", private: "secret" });
  const measures = measuredPages(factsAt, redact);
  expect([measures("/notes/"), measures("/notes/kept/x/"), measures("/drawer/")]).toEqual([true, false, false]);
  const drawer = siteRoutes.find(({ url }) => url === "/drawer/");
  expect(accounts[drawer!.facts.access]).toBe("staff@example.com");
  expect(siteActions.length).toBeGreaterThan(0);
});
`;

test("a new route is in every list when it says what it is", async () => {
  folder = await projectCopy({
    "app/routes/notes._index.tsx": route(
      '{ page: ["information", "notes"], access: "everyone", listing: "pages", reads: "listings", searchedBy: ["q"] }',
    ),
    "app/routes/notes.kept.$token.tsx": route(
      '{ page: ["information", "note"], access: "link", listing: "noindex", secret: "token", private: "secret" }',
    ),
    "app/routes/drawer.tsx": route(
      '{ page: ["staff", "drawer"], access: "staff", listing: "closed", private: "staff" }',
    ),
    "tests/unit/notes.test.ts": lists,
  });
  const { output } = await runCommand("test", ["unit", "notes.test"], { folder });
  expect(output).toMatch(/\n1 passed, 0 failed\n$/);
  const printed = await runCommand("routes", [], { folder });
  expect(printed.output).toMatch(/^\/drawer\/ .* staff +closed +private=staff$/m);
});

test("a route that doesn't say what it is can't be built", async () => {
  folder = await projectCopy({ "app/routes/notes.tsx": "export default function Page() {\n  return null;\n}\n" });
  const { code, output } = await runCommand("build", [], { folder });
  expect(output).toContain('app/routes/notes.tsx has no "export const handle: RouteFacts"');
  expect(code).toBe(1);
});
