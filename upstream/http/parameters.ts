import { z } from "zod";
import { notFound } from "./answers";

/** Parameters that operations of several areas have. */

export const page = z.int().min(1).max(999_999).default(1).describe("Page, from 1; one out of range is 404.");

/** Of a name in an address or a filter, in characters: all of ours are shorter. */
export const name = z.string().max(200);

/** More than a listing has brands; nobody chooses as many. */
const mostChosen = 100;

/** Several values of one parameter, separated by commas. */
export const several = (value: z.ZodType, most = mostChosen) => z.array(value).max(most).optional();

export const pricesParameter = several(name).describe(
  "Bands as the answer's facets list them, or in whole dollars: under-1000, 0-1000, 800-1200, over-2000; separated by " +
    "commas; each is an alternative.",
);

/** The facets of a listing by their names. */
export const facetParameters = (keys: readonly string[]) =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      several(name).describe("Values as the answer's facets list them, separated by commas; each is an alternative."),
    ]),
  );

export const slug = name.describe("Slug, as lists give it.");

/** The number of a thing from a path. Throws 404 for what is none. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
