import type { Access } from "~/route-facts";
import { routeList, type Route } from "../../scripts/steps/route-list.mjs";

/** The routes of the built site, today's and coming, for tests that try each of them. */

export type { Route };

export const siteRoutes: readonly Route[] = await routeList();

/** Whose session opens a guarded route. */
export const accounts: Partial<Record<Access, string>> = {
  user: "sleeper@example.com",
  staff: "staff@example.com",
  payments: "super@example.com",
};

/** Whether a path is one of those that a route's URL stands for. */
export const standsFor = (url: string, path: string): boolean =>
  new RegExp(`^${url.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`).test(path);

/** The route whose page a path is: of those that fit, the one that spells out most of it. One takes whatever is left over. */
export const routeOf = (path: string): Route | undefined =>
  siteRoutes
    .filter(({ id, url, page }) => id !== "routes/$" && page && standsFor(url, path))
    .toSorted((a, b) => a.url.split(":").length - b.url.split(":").length || b.url.length - a.url.length)[0];

/** An address that the route answers: one of `links` where it has parameters and one fits, else an invented one. */
export function examplePath(url: string, links: readonly string[] = []): string {
  const found = url.includes(":") ? links.find((link) => standsFor(url, link)) : undefined;
  return found ?? url.replace(/:\w+/g, "none-of-these").replace("*", "no/such/page/");
}

/** The same address as Remix's browser part asks for it. */
export const dataPath = (path: string, id: string) =>
  `${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`;

export const formHeaders = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
