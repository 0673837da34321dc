import { matchAnswer, savedMatch, savedMatchCreated, savedMatches, type SaveMatch } from "~/contracts/match";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/url.server";

export function matchApi(client: Client) {
  return {
    /** Scores the catalogue for the answers of the quiz, ten results a page. */
    find: (query: Query) => client.getRequired("match/", matchAnswer, { query }),
    saved: async (token: string) => client.getRequired(`match/saved/${segment(token)}/`, savedMatch),
    /** Those of the signed-in member; 401 for others. */
    ofMember: async () => (await client.get("match/saved/", savedMatches)) ?? { items: [] },
    /** Once for each key. */
    save: (answers: Record<string, string>, { key, email }: Pick<SaveMatch, "key" | "email">) =>
      client.write("POST", "match/saved/", { answers, key, email }, savedMatchCreated),
  };
}
