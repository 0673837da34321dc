import { sql } from "kysely";
import type { PopularComparison } from "../../app/contracts/comparisons";
import type { Resources } from "../http/resource";

/** The popular comparisons, by header. */
export const comparisons: Resources = ({ db }) => [
  {
    version: 2,
    path: "/comparisons/",
    methods: {
      GET: async () => {
        const body: PopularComparison[] = await db
          .selectFrom("comparison")
          .select(["header", "url", "title"])
          .orderBy(sql`lower(header) collate "C"`)
          .execute();
        return { body };
      },
    },
  },
];
