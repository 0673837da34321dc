import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
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

test("a new route is in every list when it says what it is", async () => {
  folder = await projectCopy({
    "app/routes/notes._index.tsx": route(
      '{ page: ["information", "notes"], access: "everyone", listing: "pages", reads: "listings", searchedBy: ["q"] }',
    ),
    "app/routes/notes.kept.$token.tsx": route(
      '{ page: ["information", "note"], access: "link", listing: "noindex", secret: "token", private: "secret", ' +
        'writes: ["sign-up"], oneClick: true }',
    ),
    "app/routes/notes.photo.tsx": route(
      '{ page: ["information", "photo"], access: "everyone", listing: "noindex", takesFile: true }',
    ),
    "app/routes/drawer.tsx": route(
      '{ page: ["staff", "drawer"], access: "staff", listing: "closed", private: "staff" }',
    ),
    "tests/unit/notes.test.ts": await readFile("tests/long/notes-page/notes.test.ts.txt", "utf8"),
  });
  const { output } = await runCommand("test", ["unit", "notes.test"], { folder });
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  const printed = await runCommand("routes", [], { folder });
  expect(printed.output).toMatch(/^\/drawer\/ .* staff +closed +private=staff$/m);
  await runCommand("analytics", [], { folder });
  expect(await readFile(join(folder, "docs/analytics.md"), "utf8")).toMatch(/^\| information \|.* notes, /m);
});

test("a route that doesn't say what it is can't be built", async () => {
  folder = await projectCopy({ "app/routes/notes.tsx": "export default function Page() {\n  return null;\n}\n" });
  const { code, output } = await runCommand("build", [], { folder });
  expect(output).toContain('app/routes/notes.tsx has no "export const handle: RouteFacts"');
  expect(code).toBe(1);
});
