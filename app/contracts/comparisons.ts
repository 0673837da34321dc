import { z } from "zod";

/** One popular comparison of GET comparisons/; `url` is the last part of its path. */
export const popularComparison = z.object({
  header: z.string(),
  url: z.string(),
  title: z.string(),
});

export const popularComparisons = z.array(popularComparison);

export type PopularComparison = z.infer<typeof popularComparison>;
