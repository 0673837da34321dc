import { z } from "zod";
import { formKey } from "../form-key";
import { cents, count } from "../quantities";
import { matchAnswers } from "../match/match";
import { emailAddress, ownPassword } from "../session";
import { atMost, list, maybe, maybeList, moment, orElse } from "../tolerance";
import { optionalMail } from "../vocabulary/mail";
import { chosenPassword, mailedToken } from "./sign-up";

/**
 * Quiz questions whose answers describe the sleeper rather than the bed they are looking for, plus their preferences.
 */
export const profileAnswers = matchAnswers.pick({
  age: true,
  size: true,
  deliveryZip: true,
  position: true,
  weight: true,
  pounds: true,
  height: true,
  pain: true,
  mobility: true,
  temperature: true,
  preference: true,
  feel: true,
  allergies: true,
});

/** GET account/profile/ */
export const sleeperProfile = z.object({
  answers: orElse(atMost(z.record(z.string(), z.string()), 30, "rules"), {}).describe("Same form as the quiz URL."),
});

/** GET account/ */
export const account = z.object({
  email: z.string(),
  first_name: orElse(z.string(), ""),
  since: maybe(moment),
  new_email: maybe(z.string()).describe("New address awaiting confirmation."),
  sessions: maybeList(
    z.object({
      handle: z.string().describe("Identifies the session when ending it."),
      current: orElse(z.boolean(), false).describe("Whether this session is making the request."),
      started_at: moment,
      last_seen_at: maybe(moment).describe("Rounded to the quarter hour."),
    }),
    50,
  ).describe("Newest first."),
  session_count: maybe(count).describe("Total number; null if unknown."),
  mails: maybeList(z.object({ kind: z.enum(optionalMail), on: z.boolean() }), 10, "rules").describe(
    "Kinds of mail that can be turned off.",
  ),
});

/** Body of POST account/mails/ */
export const mailChoice = z.object({
  on: z.array(z.enum(optionalMail)).max(20),
  was: z
    .array(z.enum(optionalMail))
    .max(20)
    .optional()
    .describe(
      "What was on when the owner chose; kinds that are in both lists or in neither keep their current state. Without " +
        "it, everything that isn't in `on` is turned off.",
    ),
});

/** Body of POST account/email/ */
export const emailChange = z.object({ email: emailAddress, password: ownPassword, key: formKey.optional() });

/** Body of POST account/email/confirm/ */
export const emailConfirmation = z.object({
  token: mailedToken,
  password: ownPassword.optional().describe("Password of the account; not needed from the account's own session."),
});

/** Answer of POST account/email/confirm/ */
export const emailChanged = z.object({ email: z.string() });

/** Body of POST account/password/ */
export const passwordChange = z.object({
  current_password: ownPassword,
  password: chosenPassword,
});

/** Body of POST account/sessions/end/ */
export const sessionEnd = z.object({
  session: z.string().max(64).describe("Handle of the session, or “others” for all but this one."),
});

/** GET account/unpaid/ : cash back that can't be paid to anybody once the account is deleted. */
export const unpaidClaims = z.object({
  count,
  cents: cents.describe("Total of all claims, if the stores confirm the sales."),
  items: list(z.object({ product: z.string(), seller: z.string(), cents }), 50).describe("The newest ones."),
});

/** Body of POST account/delete/ */
export const accountDeletion = z.object({
  password: ownPassword,
  forfeit: z
    .literal("yes")
    .optional()
    .describe("Gives up cash back that isn't paid yet. Without it, the response is 400 if there is any."),
});

/**
 * GET account/data/ : the data kept about an account, with one entry per table; complete unless `next` says that more
 * follows, which may start with further rows of the last table.
 */
export const accountData = z.object({
  made_at: moment,
  tables: atMost(z.record(z.string(), list(atMost(z.record(z.string(), z.unknown()), 60, "rules"), 250)), 50, "rules"),
  next: maybe(z.string()).describe("Value of `from` for the next response; null if this is the last one."),
});

export type Account = z.infer<typeof account>;
export type AccountSession = Account["sessions"][number];
export type SleeperProfile = z.infer<typeof sleeperProfile>;
export type EmailChange = z.infer<typeof emailChange>;
export type UnpaidClaims = z.infer<typeof unpaidClaims>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type AccountDeletion = z.infer<typeof accountDeletion>;
export type AccountData = z.infer<typeof accountData>;
