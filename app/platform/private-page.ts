import { matchRoutes } from "@remix-run/react";
import { factsOf } from "~/route-facts";

/** Whether the page at an address of the site is private. One that isn't known, or whose script hasn't come, counts as such. */
export function isPrivatePage(routes: (typeof __remixRouter)["routes"], address: string): boolean {
  const matches = matchRoutes(routes, new URL(address, "https://bedlark.invalid").pathname);
  return matches === null || matches.some(({ route }) => route.lazy !== undefined || isPrivate(route.handle));
}

/** Whether it is the handle of a private page (RouteFacts.private). */
export const isPrivate = (handle: unknown): boolean => factsOf(handle).private != null;

/**
 * The words of an error without the values in them: what is quoted, from the first mark to the last, and numbers but
 * those of React's errors. Faults of parsers quote what they were given.
 */
export const withoutValues = (message: string): string =>
  message
    .replace(/(?<![\p{L}\p{N}])["'`“‘](?:.*["'`”’](?![\p{L}\p{N}])|.*)/su, "[value]")
    .replace(/(?<![#/_\d])\d[\d.,]*/g, "[number]");
