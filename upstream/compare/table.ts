import type { ComparisonTable } from "#contracts/compare/comparisons";
import type { Services } from "../services";
import { sessionWithSize, type SizedCall } from "../visits/selected-size";
import { comparedModels } from "./compared-models";

/** One to four models side by side, with the prices of one size. */
export async function comparisonTable(
  call: SizedCall & { query: { models: readonly string[] } },
  services: Services,
): Promise<ComparisonTable> {
  const slugs = call.query.models;
  const { visit, size } = await sessionWithSize(call, services);
  const { models, verdict } = await comparedModels(visit, slugs, size, services);
  const known = new Set(models.map(({ slug }) => slug));
  return { demo: services.demo, size, models, verdict, unknown: slugs.filter((slug) => !known.has(slug)) };
}
