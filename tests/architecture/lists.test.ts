import { expect, test } from "vitest";
import { sourceFiles, textOf } from "./source-files";

/** Facets, sorts and pages make millions of addresses of one list. */
test("Lists with pages are among those that RATE_LIMIT_LISTINGS counts", () => {
  const limits = "app/http/limits/rate-limits.server.ts";
  const counted = textOf(limits).match(/const listings\b.*?\]\)/s)?.[0] ?? "";
  const declared = sourceFiles("app/features").flatMap((file) =>
    [...textOf(file).matchAll(/\bdefineList\(\{.*?\bpath: (paths\.\w+),.*?\border: \[(.*?)\]/gs)].map(
      ([, path = "", order = ""]) => ({ path, paged: order.includes('"page"') }),
    ),
  );
  expect(declared.length).toBeGreaterThan(3);
  const forgotten = declared.filter(({ path, paged }) => paged && !counted.includes(`${path},`));
  expect(forgotten.map(({ path }) => `${path}: add it to "listings" in ${limits}`)).toEqual([]);
});
