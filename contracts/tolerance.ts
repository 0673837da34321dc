import { z } from "zod";
import { count } from "./quantities";

/**
 * Tolerant reading (docs/decisions/0025): what a page can do without may be absent or null. Complete data leaves the
 * contract unchanged, so `parse(answer)` equals an `answer` of the full shape.
 */

/** For what a page can do without: null when it is absent. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value): z.output<T> | null => value ?? null);

/** For what a page can do without: `fallback` when it is absent or null. */
export const orElse = <T extends z.ZodType>(schema: T, fallback: NoInfer<z.output<T>>) =>
  schema.nullish().transform((value): z.output<T> => value ?? fallback);

const loose = z.registry<{ loose: true }>();

/**
 * What limits the length of a list in a response. "read": the query cuts it, however much is stored. Otherwise it is
 * bounded by the catalogue, which operators enter; by texts that staff write; by our own rules or a vocabulary; by the
 * write that created it; or by what the query asked for.
 */
export type Keeper = "read" | "catalogue" | "texts" | "rules" | "write" | "query";

/**
 * A list or map in a response, with the maximum that the upstream returns. Meant for upstreams and the OpenAPI
 * document: reading doesn't reject longer ones.
 */
export const atMost = <T extends z.ZodType>(schema: T, most: number, by: Keeper = "read"): T =>
  schema.meta({ [schema.def.type === "array" ? "maxItems" : "maxProperties"]: most, "x-kept-by": by });

/** Like `atMost`, for a list that remains correct without an invalid item: such items are dropped, unless all are. */
export function list<T extends z.ZodType>(item: T, most: number, by?: Keeper): z.ZodArray<T> {
  const schema = atMost(z.array(item), most, by);
  loose.add(schema, { loose: true });
  return schema;
}

/** Like `list`, and empty when absent. */
export const maybeList = <T extends z.ZodType>(item: T, most: number, by?: Keeper) => orElse(list(item, most, by), []);

/** Whether items may be dropped from what this schema reads. */
export const isLoose = (schema: z.core.$ZodType): boolean => loose.get(schema) !== undefined;

/** Validated because formatters throw for anything else. */
export const day = z.iso.date().describe("An ISO date, such as 2026-11-30.");

export const moment = z.iso.datetime({ offset: true }).describe("An ISO date and time.");

export const demo = orElse(z.boolean(), false).describe(
  "Whether the data is made up for the demo; if absent, it is real.",
);

/** The position in a paginated list; without the latter two it is the only page. */
export const paged = {
  count: count.describe("Total across all pages."),
  page: orElse(count, 1).describe("This page, from 1."),
  pages: orElse(count, 1).describe("Total number of pages."),
};
