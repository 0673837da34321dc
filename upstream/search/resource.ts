import { z } from "zod";
import { searchAnswer, searchKind, suggestions } from "../../app/contracts/search";
import { type Area, read } from "../http/operation";
import { page } from "../http/parameters";
import { findResults } from "./find-results";
import { suggest } from "./suggest";

export const search: Area = {
  name: "Search",
  description: "Names of the whole catalogue.",
  operations: [
    read({
      id: "suggest",
      version: 1,
      path: "/autocomplete/universal_search/",
      summary: "Suggestions for a search",
      description: "Eight at most, best first.",
      query: { q: z.string().optional().describe("What was typed.") },
      answer: suggestions,
      handler: async ({ query }, services) => suggest(services.search(), query.text("q") ?? ""),
    }),
    read({
      id: "search",
      path: "/search/",
      summary: "Search",
      description: "The best five of each kind; of one kind that is asked for 20 a page.",
      query: {
        q: z.string().optional().describe("Search term."),
        kind: searchKind.optional().describe("One kind only."),
        page,
      },
      refuses: [400],
      answer: searchAnswer,
      handler: async ({ query }, { demo, search: index }) => ({ demo, ...findResults(index(), query) }),
    }),
  ],
};
