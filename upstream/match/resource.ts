import { z } from "zod";
import * as contract from "#contracts/match/match";
import * as saved from "#contracts/match/saved-match";
import { matchFacetKeys } from "#contracts/vocabulary/match";
import { unknown } from "#contracts/vocabulary/quiz";
import { invalid } from "../http/answers";
import { readCookie, sessionCookie } from "../http/cookies";
import { type Area, operations } from "../http/operation";
import { facetParameters, listOf, name, page } from "../http/parameters";
import { readChoice } from "../listing/choices";
import { deliverableAddress } from "../mail/deliverable-address";
import { changeSession } from "../sessions/sessions";
import { signedIn, visitorOf } from "../sessions/visitor";
import { findMatch } from "./find-match";
import { rememberAnswers } from "./remembered-answers";
import { readSavedMatch, saveMatch, savedMatchesOf } from "./saved-matches";
import type { MatchAreaServices } from "./services";

const { read, write } = operations<MatchAreaServices>();

const perPage = 10;

const { shape } = contract.matchAnswers;
const painAnswer = z.enum([...contract.pains, unknown]);

export const match: Area<MatchAreaServices> = {
  name: "Match",
  description: "The match quiz. Anyone with a saved match's token can open it.",
  operations: [
    read({
      id: "findMatches",
      path: "/match/",
      summary: "The catalog scored for the quiz answers",
      description:
        '10 per page. An answer of "unknown" counts as not given. The session remembers the answers. Facets and sort order ' +
        "apply only to the results; picks, ranks and what the answers exclude stay the same.",
      query: {
        ...shape,
        pain: listOf(painAnswer).optional().describe(shape.pain.description!),
        partnerPain: listOf(painAnswer).optional().describe(shape.partnerPain.description!),
        allergies: listOf(z.enum([...contract.allergies, unknown]))
          .optional()
          .describe(shape.allergies.description!),
        example: z
          .literal("yes")
          .optional()
          .describe("Marks the answers as an example's, so the visit does not remember them."),
        ...facetParameters(matchFacetKeys),
        floor: z.literal("near").optional().describe("Only those in a store near the delivery ZIP code."),
        sort: z.enum(contract.matchSorts).default(contract.matchSorts[0]).describe("Sort order."),
        page,
      },
      cookies: ["sessionid"],
      answer: contract.matchAnswer,
      async handler(call, services) {
        const { query } = call;
        const found = findMatch(services, query, { perPage, choose: (results) => readChoice(query, results) });
        if (query.example === undefined) await rememberAnswers(call, services, query);
        return found;
      },
    }),
    write({
      id: "forgetMatch",
      path: "/match/forget/",
      summary: "Forget the answers that the visit remembers",
      description: "The size is kept, because other pages use it too.",
      cookies: ["sessionid"],
      async handler({ request }, { db, clock }) {
        const id = readCookie(request, sessionCookie);
        if (id !== null) await changeSession(db, id, { match_answers: null }, clock());
      },
    }),
    read({
      id: "listSavedMatches",
      path: "/match/saved/",
      summary: "Saved matches of the signed-in user",
      description: "The latest 200, newest first.",
      guard: signedIn,
      cookies: ["sessionid"],
      answer: saved.savedMatches,
      handler: ({ who }, { db }) => savedMatchesOf(db, who.id),
    }),
    write({
      id: "saveMatch",
      path: "/match/saved/",
      summary: "Save the matches for these answers",
      description:
        "The same key returns the same token, regardless of how often and by whom it is sent; with different answers it is " +
        "409. 429 if the email address has received enough mail for one day.",
      cookies: ["sessionid"],
      errors: [409, 429],
      body: saved.saveMatch,
      answer: saved.savedMatchCreated,
      status: 201,
      async handler(call, services) {
        const { answers, email: given, key } = call.body;
        const email = given === undefined ? undefined : deliverableAddress(given);
        if (email === null) throw invalid({ email: ["Enter a full email address, like name@example.com"] });
        const visitor = await visitorOf(call, services);
        return saveMatch(services, { answers, email, key, accountId: visitor?.id ?? null });
      },
    }),
    read({
      id: "getSavedMatch",
      path: "/match/saved/:token/",
      summary: "A saved match as it was when saved",
      parts: { token: name.describe("Token from the response when saving.") },
      answer: saved.savedMatch,
      handler: ({ parts }, { db }) => readSavedMatch(db, parts.token),
    }),
  ],
};
