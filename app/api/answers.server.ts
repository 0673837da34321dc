import { z } from "zod";

/** For an answer that is of no use. */
export const ignored = z.unknown().transform(() => null);

/** For an answer that has no body: of any other it is not known whether the write was taken. */
export const nothing = z.null();

/** What the upstream answers, or `fallback` where it has no such thing (404), for pages that are found all the same. */
export async function ifThere<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return fallback;
    throw error;
  }
}

const refusals = new Set([400, 403, 422, 429]);

/** A part the page can do without, or `fallback` when the upstream fails or refuses; 404s and redirects still throw. */
export async function optional<T, F>(part: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof Response && (error.status >= 500 || refusals.has(error.status))) return fallback;
    throw error;
  }
}

/** The same for a part that an upstream may do without: `fallback` for a 404, too. */
export const ifAvailable = <T, F>(part: Promise<T>, fallback: F): Promise<T | F> =>
  ifThere(optional(part, fallback), fallback);
