import { z } from "zod";
import { count } from "./quantities";

/**
 * Tolerant reading (docs/decisions/0025): what a page can do without may be absent or null. What came whole leaves the
 * contract as it came, so `parse(answer)` equals an `answer` of the full shape.
 */

/** What a page can do without: null when it is absent. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value): z.output<T> | null => value ?? null);

/** What a page can do without: `fallback` when it is absent or null. */
export const orElse = <T extends z.ZodType>(schema: T, fallback: NoInfer<z.output<T>>) =>
  schema.nullish().transform((value): z.output<T> => value ?? fallback);

const loose = z.registry<{ loose: true }>();

/**
 * Why a list of an answer holds no more than it says: the read cuts it, however much is stored; or, where it does not, the
 * list is of the catalogue, which operators enter; of texts that staff write; made by our own rules, or by a vocabulary; no
 * longer than the write that brought it, or than what the query asked for.
 */
export type Keeper = "read" | "catalogue" | "texts" | "rules" | "write" | "query";

/**
 * A list of an answer, or a map, with the most that the upstream gives of it. For upstreams and the OpenAPI document: what
 * is read is not refused for it.
 */
export const atMost = <T extends z.ZodType>(schema: T, most: number, by: Keeper = "read"): T =>
  schema.meta({ [schema.def.type === "array" ? "maxItems" : "maxProperties"]: most, "x-kept-by": by });

/** As `atMost`, of a list that stays honest without an item that is broken: such items are left out, unless all are. */
export function list<T extends z.ZodType>(item: T, most: number, by?: Keeper): z.ZodArray<T> {
  const schema = atMost(z.array(item), most, by);
  loose.add(schema, { loose: true });
  return schema;
}

/** As `list`, and empty when it is absent. */
export const maybeList = <T extends z.ZodType>(item: T, most: number, by?: Keeper) => orElse(list(item, most, by), []);

/** Whether items may be left out of what this schema reads. */
export const isLoose = (schema: z.core.$ZodType): boolean => loose.get(schema) !== undefined;

/** Its words are made by formatters that throw at anything else. */
export const day = z.iso.date().describe("An ISO date, such as 2026-11-30.");

export const moment = z.iso.datetime({ offset: true }).describe("An ISO date and time.");

export const demo = orElse(z.boolean(), false).describe(
  "Whether the data is made up for the demo; if absent, it is real.",
);

/** Where a list with pages stands; without the latter two it is the one page there is. */
export const paged = {
  count: count.describe("Total across all pages."),
  page: orElse(count, 1).describe("This page, from 1."),
  pages: orElse(count, 1).describe("Total number of pages."),
};
