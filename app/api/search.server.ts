import { searchAnswer, suggestions, type SearchAnswer, type SearchKind, type Suggestion } from "~/contracts/search";
import type { Client } from "./client/client.server";

export interface SearchQuery {
  q: string;
  kind?: SearchKind | null;
  page?: string | number | null;
}

export function searchApi(client: Client) {
  return {
    async find({ q, kind = null, page = null }: SearchQuery): Promise<SearchAnswer> {
      const answer = await client.get("search/", searchAnswer, { query: { q, kind, page } });
      return answer ?? { demo: false, query: q, corrected: null, total: 0, groups: [], kind, page: 1, pages: 1 };
    },
    /** What the search box suggests. An empty query clears the suggestions without a call (specification, section 5). */
    async suggest(q: string): Promise<Suggestion[]> {
      if (q === "") return [];
      // The one call that is still served by version 1 (specification, section 7).
      return (await client.get("autocomplete/universal_search/", suggestions, { query: { q }, version: 1 })) ?? [];
    },
  };
}
