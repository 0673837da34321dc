import { sql } from "kysely";
import * as comparison from "#contracts/compare/comparisons";
import { mostCompared } from "#contracts/compare/most-compared";
import { tray, trayChange } from "#contracts/compare/tray";
import { type Area, operations } from "../http/operation";
import { listOf, name } from "../http/parameters";
import { sessionWithSize, sizeParameter } from "../sessions/selected-size";
import { readComparison } from "./comparison-detail";
import type { CompareServices } from "./services";
import { comparisonTable } from "./table";
import { changeTray } from "./tray";

const { read, write } = operations<CompareServices>();

export const comparisons: Area<CompareServices> = {
  name: "Comparisons",
  description: "Brands and models side by side.",
  operations: [
    read({
      id: "listComparisons",
      path: "/comparisons/",
      summary: "Popular comparisons, by header",
      answer: comparison.popularComparisons,
      handler: (_call, { db }) =>
        db
          .selectFrom("comparison")
          .select(["header", "url", "title"])
          .orderBy(sql`lower(header) collate "C"`)
          .execute(),
    }),
    read({
      id: "getComparison",
      path: "/comparisons/:url/",
      summary: "A popular comparison with its verdicts by sleeper",
      parts: { url: name.describe("As in the list of popular comparisons.") },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: comparison.comparisonDetail,
      async handler(call, services) {
        return readComparison(services, call.parts.url, await sessionWithSize(call, services));
      },
    }),
    read({
      id: "getComparisonTable",
      path: "/comparison-table/",
      summary: "One to four models side by side",
      description: "Slugs that don't belong to a model are returned in `unknown`; more than four are 400.",
      query: {
        models: listOf(name, mostCompared)
          .refine(({ length }) => length > 0, "Name at least one model.")
          .describe("Slugs separated by commas, in column order."),
        size: sizeParameter,
      },
      cookies: ["sessionid"],
      answer: comparison.comparisonTable,
      handler: comparisonTable,
    }),
    write({
      id: "changeComparisonTray",
      path: "/comparison-tray/",
      summary: "Change the comparison tray",
      description:
        "The first model starts a session. An unknown model, or a fifth one, is 400. If the session has just been ended by " +
        "signing in or out, the response is 409 and nothing is changed.",
      cookies: ["sessionid"],
      errors: [409],
      body: trayChange,
      answer: tray,
      handler: changeTray,
    }),
  ],
};
