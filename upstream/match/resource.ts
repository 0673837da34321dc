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
  description: "The match quiz. A saved match can be opened by whoever has its token.",
  operations: [
    read({
      id: "findMatches",
      path: "/match/",
      summary: "The catalogue scored for the answers of the quiz",
      description:
        '10 a page. An answer "unknown" counts as one that was not given. The session remembers the answers. Facets and ' +
        "sorts are of the results alone: picks, ranks and what the answers leave out stay as they are.",
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
          .describe("The answers are an example’s: the visit does not remember them."),
        ...facetParameters(matchFacetKeys),
        floor: z.literal("near").optional().describe("Only those in a store near the ZIP code of the delivery."),
        sort: z.enum(contract.matchSorts).default(contract.matchSorts[0]).describe("Order."),
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
      description: "The size, which other pages ask for as well, stays.",
      cookies: ["sessionid"],
      async handler({ request }, { db, clock }) {
        const id = readCookie(request, sessionCookie);
        if (id !== null) await changeSession(db, id, { match_answers: null }, clock());
      },
    }),
    read({
      id: "listSavedMatches",
      path: "/match/saved/",
      summary: "Saved matches of whoever is signed in",
      description: "The newest 200, newest first.",
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
        "The same key answers the same token however often and by whomever it is sent; with other answers it is 409. It " +
        "is 429 when the e-mail address has been sent enough mail for one day.",
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
      summary: "A saved match as it was when it was saved",
      parts: { token: name.describe("As saving answered it.") },
      answer: saved.savedMatch,
      handler: ({ parts }, { db }) => readSavedMatch(db, parts.token),
    }),
  ],
};
