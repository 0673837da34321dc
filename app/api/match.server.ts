import {
  matchAnswer,
  savedMatch,
  savedMatchCreated,
  savedMatches,
  type MatchAnswer,
  type SavedMatch,
  type SavedMatchCreated,
  type SavedMatches,
} from "~/contracts/match";
import type { Client } from "./client/client.server";
import { notFound } from "./client/failures.server";
import type { WriteOutcome } from "./client/outcome.server";
import { segment } from "./client/url.server";

type Query = Readonly<Record<string, string | number | null | undefined>>;

export function matchApi(client: Client) {
  return {
    /** Scores the catalogue for the answers of the quiz, ten results a page. */
    async find(query: Query): Promise<MatchAnswer> {
      const answer = await client.get("match/", matchAnswer, { query });
      if (answer === null) throw notFound();
      return answer;
    },
    async saved(token: string): Promise<SavedMatch> {
      const answer = await client.get(`match/saved/${segment(token)}/`, savedMatch);
      if (answer === null) throw notFound();
      return answer;
    },
    /** Those of the signed-in member; 401 for others. */
    async ofMember(): Promise<SavedMatches> {
      return (await client.get("match/saved/", savedMatches)) ?? { items: [] };
    },
    /** Once for each key; an empty e-mail address is none. */
    save(
      answers: Record<string, string>,
      { key, email }: { key: string; email: string },
    ): Promise<WriteOutcome<SavedMatchCreated>> {
      return client.write("POST", "match/saved/", { answers, key, ...(email ? { email } : {}) }, savedMatchCreated);
    },
  };
}
