import { z } from "zod";
import type { Query } from "./client/url.server";

/** For an answer that is of no use. */
export const ignored = z.unknown().transform(() => null);

/** For an answer that has no body: of any other it is not known whether the write was taken. */
export const nothing = z.null();

/** Asks for the one thing of a kind that has this slug. */
export type Detail = <T>(kind: string, slug: string, contract: z.ZodType<T>, query?: Query) => Promise<T>;

/** What the upstream answers, or `fallback` where it has no such thing (404), for pages that are found all the same. */
export async function ifThere<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return fallback;
    throw error;
  }
}
