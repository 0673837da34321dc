import { sql } from "kysely";
import type { PopularComparison } from "../../app/contracts/comparisons";
import { shownSize } from "../visits/shown-size";
import { judgedComparisons, readComparison } from "./comparison-detail";
import { notFound } from "../http/answers";
import type { Resources } from "../http/resource";

/** The popular comparisons by header, and one with its verdicts by sleeper. */
export const comparisons: Resources = (services) => {
  const judgedOf = judgedComparisons(services);
  return [
    {
      version: 2,
      path: "/comparisons/",
      methods: {
        GET: async () => {
          const body: PopularComparison[] = await services.db
            .selectFrom("comparison")
            .select(["header", "url", "title"])
            .orderBy(sql`lower(header) collate "C"`)
            .execute();
          return { body };
        },
      },
    },
    {
      version: 2,
      path: "/comparisons/:url/",
      methods: {
        GET: async (call) => {
          const size = (await shownSize(call, services)) ?? "queen";
          const body = await readComparison(services, judgedOf, call.part("url"), size);
          if (body === null) throw notFound();
          return { body };
        },
      },
    },
  ];
};
