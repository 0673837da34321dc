import { expect, test } from "vitest";
import { paths } from "~/paths";
import { siteRoutes } from "../support/site-routes";
import { sourceFiles, textOf } from "./source-files";

/** Facets, sorts and pages make millions of addresses of one list. */
test("The route of a list with pages says which limit counts it", () => {
  const known: Record<string, unknown> = paths;
  const declared = sourceFiles("app/features").flatMap((file) =>
    [...textOf(file).matchAll(/\bdefineList\(\{.*?\bpath: paths\.(\w+),.*?\border: \[(.*?)\]/gs)].map(
      ([, name = "", order = ""]) => ({ url: known[name], paged: order.includes('"page"') }),
    ),
  );
  expect(declared.length).toBeGreaterThan(8);
  const uncounted = declared.filter(({ url, paged }) => {
    const route = siteRoutes.find((each) => each.url === url);
    return paged && !["listings", "search"].includes(route?.facts.reads ?? "");
  });
  expect(uncounted.map(({ url }) => url)).toEqual([]);
});
