import { z } from "zod";
import { formKey } from "../form-key";
import { emailAddress, noNul, ownPassword } from "../session";
import { tooLong } from "../text/length-limit";
import { maybe, orElse } from "../tolerance";
import { currentUser } from "../user";
import { accountsAsking, leastPassword, mostPassword } from "../vocabulary/account";
import { writtenBefore } from "./written-before";

/**
 * A new password. There are no rules about its characters; the most common ones are rejected
 * (upstream/accounts/weak-password.ts).
 */
export const chosenPassword = z
  .string({ error: `Choose a password of ${leastPassword} characters or more` })
  .max(mostPassword, tooLong(mostPassword, "the password"))
  .regex(...noNul)
  // Counted in code points, as people count: an astral character is one.
  .refine((text) => [...text].length >= leastPassword, {
    error: `That password is too short. Use ${leastPassword} characters or more, such as four words`,
  })
  .meta({ writeOnly: true });

export const firstName = z
  .string({ error: "Enter your first name" })
  .trim()
  .min(1, { error: "Enter your first name" })
  .max(50, tooLong(50, "the name"))
  .regex(/^[^\p{Cc}<>]*$/u, { error: "Leave out characters that no name has, such as < and >" });

export const mailedToken = z.string().max(200).describe("Token of the mailed link.");
const token = mailedToken;
const key = formKey.optional().describe("Repeated requests with the same key send one message.");

/** Body of POST auth/signup/ */
export const signUpRequest = z.object({
  first_name: firstName,
  email: emailAddress,
  password: chosenPassword,
  next: z
    .string()
    .max(2000)
    .regex(/^\/[^\0-\x20\\]*$/)
    .optional()
    .describe("Path on the site that the new member continues to."),
  key,
});

/** Body of POST auth/reset/ */
export const resetRequest = z.object({ email: emailAddress, key });

/** Response to both: the same whether or not the address has an account. */
export const mailedAnswer = z.object({
  mail: orElse(z.enum(["queued", "not-configured"]), "queued").describe(
    "not-configured: there is no mail server, and staff find the message in the outbox.",
  ),
});

/** GET auth/links/{token}/ */
export const mailedLink = z.object({
  purpose: z.enum(["sign-up", "reset", "address"]),
  email: z.string().describe("The account's current or future address."),
  signed_in: maybe(z.enum(accountsAsking)).describe(
    "Whether the requester is signed in to the link's account or another one; null if signed out.",
  ),
  joins: maybe(writtenBefore).describe("What using the link adds to the account; null if nothing."),
});

/** Body of POST auth/signup/confirm/ */
export const confirmSignUpRequest = z.object({
  token,
  // The chosen password: the person who confirms the account has to be the one who requested it.
  password: ownPassword,
});

/** Body of POST auth/reset/new/ */
export const newPasswordRequest = z.object({ token, password: chosenPassword });

/** Response to both; the session is in a set-cookie header. */
export const enteredAnswer = z.object({ user: currentUser, next: maybe(z.string()) });

export type SignUpRequest = z.infer<typeof signUpRequest>;
export type ConfirmSignUpRequest = z.infer<typeof confirmSignUpRequest>;
export type ResetRequest = z.infer<typeof resetRequest>;
export type MailedAnswer = z.infer<typeof mailedAnswer>;
export type MailedLink = z.infer<typeof mailedLink>;
export type EnteredAnswer = z.infer<typeof enteredAnswer>;
