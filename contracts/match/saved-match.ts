import { z } from "zod";
import { formKey } from "../form-key";
import { matchAnswer, matchAnswers, matchResult } from "./match";
import { namedLink } from "../mattress";
import { count } from "../quantities";
import { emailAddress } from "../session";
import { atMost, day, list, maybe, orElse } from "../tolerance";

/** Body of POST match/saved/ */
export const saveMatch = z.object({
  answers: matchAnswers,
  email: emailAddress.optional().describe("Where the way back is sent; saving works without."),
  key: formKey
    .optional()
    .describe("The same key gives the same token, so that one form saves once, and 409 with other answers."),
});

/** Answer of POST match/saved/ (201). `mail` says what became of the email. */
export const savedMatchCreated = z.object({
  token: z.string(),
  mail: orElse(z.enum(["none", "queued", "not-configured", "stopped"]), "none").describe(
    "stopped: the mailbox wants no such mail anymore, which its own account alone is told.",
  ),
  in_account: orElse(z.boolean(), false).describe("It was put into the account of whoever is signed in."),
});

/** GET match/saved/{token}/ : the best 30 as they were when it was saved, under the ruleset of that day. */
export const savedMatch = z.object({
  token: z.string(),
  saved_on: day,
  kept_until: maybe(day).describe("The last day on which it is shown; null: as long as the account that it is in."),
  match: matchAnswer.extend({ results: list(matchResult, 30) }),
});

/** GET match/saved/ */
export const savedMatches = z.object({
  items: list(
    z.object({
      token: z.string(),
      saved_on: day,
      ruleset_version: maybe(z.string()),
      first: maybe(namedLink),
      answers: orElse(atMost(z.record(z.string(), z.string()), 30, "rules"), {}),
    }),
    50,
  ).describe("The latest 50, newest first; the others keep their address."),
  count: maybe(count).describe("Of all of them; null: it isn't known."),
});

export type SaveMatch = z.input<typeof saveMatch>;
export type SavedMatchCreated = z.infer<typeof savedMatchCreated>;
export type SavedMatch = z.infer<typeof savedMatch>;
export type SavedMatches = z.infer<typeof savedMatches>;
