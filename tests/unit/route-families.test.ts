import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routeFamilies } from "../../app/http/route-families.server";

const route = (id: string, path?: string, parentId = "root") => ({ id, path, parentId });
const all = [
  { id: "root", path: "" },
  route("home"),
  route("guides", "guides"),
  route("guide", "guides/:slug"),
  route("signin", "signin"),
  route("reset", "signin/reset"),
  route("map", "mattress-stores/map.svg"),
  route("anything", "*"),
  route("below", "part", "guide"),
];
const byId = Object.fromEntries(all.map((each) => [each.id, each]));
const build = { mode: "test", routes: byId, assets: { version: "1", routes: byId } } as unknown as ServerBuild;

let made = 0;
const familyOf = routeFamilies(build, (part) => {
  made += 1;
  expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
  return Object.keys(part.routes);
});
const everywhere = ["root", "anything", "below"];
const reached = (path: string) => familyOf(path).filter((id) => !everywhere.includes(id));
const everything = all.map(({ id }) => id).filter((id) => !everywhere.includes(id));

test.each([
  ["/guides/", ["guides", "guide"]],
  ["/guides/mattress-types/", ["guides", "guide"]],
  ["/GuIdEs/x/", ["guides", "guide"]],
  ["/guides", ["guides", "guide"]],
  ["/signin/reset/", ["signin", "reset"]],
  ["/mattress-stores/map.svg", ["map"]],
  ["/", ["home"]],
])("%s reaches the routes of its family alone, beside those for any path", (path, ids) => {
  expect(reached(path)).toEqual(ids);
  for (const id of everywhere) expect(familyOf(path)).toContain(id);
});

test.each([
  "/%67uides/",
  "/guides%2Fx/",
  "/guides\\x/",
  "/guides/../signin/",
  "/guides/./x/",
  "/guides/%2E%2e/signin/",
  "/guides\\..\\signin/",
  "/guides/..",
])("%s reaches every route", (path) => expect(reached(path)).toEqual(everything));

test.each(["/no-such-page/", "/__proto__/", "/constructor/x.png/"])("%s reaches those of any path alone", (path) =>
  expect(familyOf(path)).toEqual(everywhere),
);

test("a family is made once, and one for all paths that have none", () => {
  const before = made;
  expect(familyOf("/guides/a/")).toBe(familyOf("/GUIDES/b/"));
  expect(familyOf("/no-such-page/")).toBe(familyOf("/another/"));
  expect(made).toBe(before);
});
