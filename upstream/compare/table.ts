import type { ComparisonTable } from "#contracts/compare/comparisons";
import type { DemoMark } from "../database/services";
import { sessionWithSize, type SizedCall } from "../sessions/selected-size";
import type { SessionServices } from "../sessions/visitor";
import { comparedModels, type ComparedServices } from "./compared-models";

/** One to four models side by side, with the prices of one size. */
export async function comparisonTable(
  call: SizedCall & { query: { models: readonly string[] } },
  services: ComparedServices & SessionServices & DemoMark,
): Promise<ComparisonTable> {
  const slugs = call.query.models;
  const { session, size } = await sessionWithSize(call, services);
  const { models, verdict } = await comparedModels(session, slugs, size, services);
  const known = new Set(models.map(({ slug }) => slug));
  return { demo: services.demo, size, models, verdict, unknown: slugs.filter((slug) => !known.has(slug)) };
}
