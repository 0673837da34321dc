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
  email: emailAddress.optional().describe("Address to send the link to; saving works without one."),
  key: formKey
    .optional()
    .describe("The same key returns the same token, so that one form saves once; 409 with different answers."),
});

/** Response to POST match/saved/ (201). `mail` says what became of the email. */
export const savedMatchCreated = z.object({
  token: z.string(),
  mail: orElse(z.enum(["none", "queued", "not-configured", "stopped"]), "none").describe(
    "stopped: the mailbox has opted out of this mail; only its own account is told.",
  ),
  in_account: orElse(z.boolean(), false).describe("Whether it was added to the signed-in user's account."),
});

/** GET match/saved/{token}/ : the best 30 as they were when saved, under the ruleset of that day. */
export const savedMatch = z.object({
  token: z.string(),
  saved_on: day,
  kept_until: maybe(day).describe(
    "Last day on which it is shown; null if it is kept as long as the account it belongs to.",
  ),
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
  ).describe("The latest 50, newest first; older ones stay available at their URLs."),
  count: maybe(count).describe("Total number; null if unknown."),
});

export type SaveMatch = z.input<typeof saveMatch>;
export type SavedMatchCreated = z.infer<typeof savedMatchCreated>;
export type SavedMatch = z.infer<typeof savedMatch>;
export type SavedMatches = z.infer<typeof savedMatches>;
