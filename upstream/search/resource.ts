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
  description: "Names from the whole catalog, what else a query asks for, and texts that contain its words.",
  operations: [
    read({
      id: "suggest",
      version: 1,
      path: "/autocomplete/universal_search/",
      summary: "Suggestions for a search",
      description: "At most eight, best first.",
      query: { q: z.string().max(400).optional().describe("What was typed.") },
      answer: suggestions,
      handler: async ({ query }, services) => suggest(services.search(), query.q ?? "", services.titles()),
    }),
    read({
      id: "search",
      path: "/search/",
      summary: "Search",
      description:
        "The best five of each kind; 20 per page if one kind is requested. What the query asks for besides names (type, " +
        "size, price, need, place …) is in `understood`, with prices in the visit's size unless the query names one.",
      query: {
        q: z.string().max(400).optional().describe("Search term."),
        kind: z
          .enum([...searchKinds, ...textKinds])
          .optional()
          .describe("Only this kind."),
        exact: z
          .literal("true")
          .optional()
          .describe("Treats the query as a name, exactly as typed: it is neither interpreted nor corrected."),
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
