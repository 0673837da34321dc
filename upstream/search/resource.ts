import { z } from "zod";
import { searchAnswer, searchKinds, suggestions, textKinds } from "#contracts/search";
import { type Area, operations } from "../http/operation";
import { page } from "../http/parameters";
import { todayAt } from "#contracts/us-days";
import { sessionOf } from "../sessions/visitor";
import type { SearchServices } from "./services";
import { searchAll } from "./texts/search-all";
import { suggest } from "./suggest";

const { read } = operations<SearchServices>();

export const search: Area<SearchServices> = {
  name: "Search",
  description: "Names of the whole catalogue, what a query asks for besides them, and texts that have its words.",
  operations: [
    read({
      id: "suggest",
      version: 1,
      path: "/autocomplete/universal_search/",
      summary: "Suggestions for a search",
      description: "Eight at most, best first.",
      query: { q: z.string().max(400).optional().describe("What was typed.") },
      answer: suggestions,
      handler: async ({ query }, services) => suggest(services.search(), query.q ?? "", services.titles()),
    }),
    read({
      id: "search",
      path: "/search/",
      summary: "Search",
      description:
        "The best five of each kind; of one kind that is asked for 20 a page. What the query asks for besides names " +
        "(type, size, price, need, place …) is in `understood`, with prices of the visit's size unless it names one.",
      query: {
        q: z.string().max(400).optional().describe("Search term."),
        kind: z
          .enum([...searchKinds, ...textKinds])
          .optional()
          .describe("One kind only."),
        exact: z.literal("true").optional().describe("Names as typed: the query is neither read nor corrected."),
        page,
      },
      cookies: ["sessionid"],
      answer: searchAnswer,
      async handler(call, services) {
        const { db, demo, clock, search: searcher, catalogue, stores } = services;
        const size = (await sessionOf(call, services)).mattress_size;
        const world = { searcher: searcher(), catalogue: catalogue(), guide: stores(), size, today: todayAt(clock()) };
        const { q: typed = "", kind = null, exact, page: shown } = call.query;
        const asked = { typed, kind, exact: exact !== undefined, page: shown };
        return { demo, ...(await searchAll(asked, world, { db, titles: services.titles() })) };
      },
    }),
  ],
};
