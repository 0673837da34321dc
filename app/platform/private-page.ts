import { matchRoutes } from "@remix-run/react";

type Routes = (typeof __remixRouter)["routes"];

/**
 * What a route's handle says of a page that asks about somebody's health or money, that holds a secret (a token, a
 * password) or that shows staff what people sent. It is never recorded (decision 77), and tests/architecture holds it to
 * the forms and links of each route.
 */
export interface PrivateHandle {
  private: "health" | "money" | "secret" | "staff";
}

/** Whether the page at an address of the site is private. One that isn't known, or whose script hasn't come, counts as such. */
export function isPrivatePage(routes: Routes, address: string): boolean {
  const matches = matchRoutes(routes, new URL(address, "https://bedlark.invalid").pathname);
  return matches === null || matches.some(({ route }) => route.lazy !== undefined || isPrivate(route.handle));
}

/** Whether it is the handle of a private page. */
export const isPrivate = (handle: unknown): boolean => (handle as Partial<PrivateHandle> | undefined)?.private != null;

/**
 * The words of an error without the values in them: what is quoted, from the first mark to the last, and numbers but
 * those of React's errors. Faults of parsers quote what they were given.
 */
export const withoutValues = (message: string): string =>
  message
    .replace(/(?<![\p{L}\p{N}])["'`“‘](?:.*["'`”’](?![\p{L}\p{N}])|.*)/su, "[value]")
    .replace(/(?<![#/_\d])\d[\d.,]*/g, "[number]");
