import type { SeedModel } from "../catalogue/catalogue-data";
import { daysAgo, daysBefore } from "../dates";
import type { Random } from "../random";

/** Where the facts of a model are from; measurement is null when nobody measured its firmness. */
export interface FactSources {
  specification_source: string;
  specification_checked_on: string;
  measurement_source: string | null;
  measured_on: string | null;
}

export const specificationSource = "Demo data: made-up spec sheet";
export const measurementSource = "Demo data: made-up lab measurement";

/** The sheet of a line is read as a whole, so its models share the day; each bed is measured on a day of its own. */
export function factSources({ line_slug, slug, firmness, policies }: SeedModel, random: Random): FactSources {
  const read = Math.max(3, daysAgo(policies.checked_on) + random.fork(line_slug).int(-10, 10));
  const measured = firmness.measured !== null;
  return {
    specification_source: specificationSource,
    specification_checked_on: daysBefore(read),
    measurement_source: measured ? measurementSource : null,
    measured_on: measured ? daysBefore(random.fork(slug).int(20, 540)) : null,
  };
}
