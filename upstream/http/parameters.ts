import { z } from "zod";

/**
 * Schemas for path and query values, and parameters shared by several areas. Their input is text, as it appears in a
 * URL.
 */

const numbers = (pattern: RegExp) => (text: unknown) =>
  typeof text === "string" && pattern.test(text) ? Number(text) : text;

/** A schema for whole numbers in a URL, from 0. */
export const wholeNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(numbers(/^(?:0|[1-9]\d{0,8})$/), schema);

/** Degrees of latitude or longitude. */
export const degrees = (most: number) => {
  const error = `Enter degrees from -${most} to ${most}.`;
  return z.preprocess(
    numbers(/^-?\d{1,3}(?:\.\d+)?$/),
    z.number({ error }).min(-most, { error }).max(most, { error }).optional(),
  );
};

export const page = wholeNumber(z.int().min(1).max(999_999).default(1)).describe(
  "Page, from 1; a page out of range is 404.",
);

/** The ID of a resource in a path. */
export const number = wholeNumber(z.int().min(1).max(999_999_999));

/** A name in a URL or a filter, limited in characters: all of ours are shorter. */
export const name = z.string().max(200);

/** More than any listing has brands, and more than anybody chooses. */
const mostChosen = 100;

/** Several values of one parameter, separated by commas and deduplicated. */
export const listOf = <Value extends z.ZodType>(value: Value, most = mostChosen) =>
  z.preprocess((text) => (typeof text === "string" ? valuesOf(text, most) : text), z.array(value).max(most));

/** One value over the limit is enough to be rejected. */
const valuesOf = (text: string, most: number) =>
  [...new Set(text.split(",").map((value) => value.trim()))].filter((value) => value !== "").slice(0, most + 1);

export const pricesParameter = listOf(name)
  .optional()
  .describe(
    "Bands as listed in the response's facets, or in whole dollars: under-1000, 0-1000, 800-1200, over-2000; separate " +
      "several with commas; any of them matches.",
  );

const facetParameter = listOf(name)
  .optional()
  .describe("Values as listed in the response's facets, separated by commas; any of them matches.");

/** The facets of a listing, keyed by name. */
export const facetParameters = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, facetParameter])) as Record<Key, typeof facetParameter>;

export const slug = name.describe("Slug, as in lists.");
