import { z } from "zod";
import { tooLong } from "./text/length-limit";
import { seenText } from "./text/typed-text";
import { currentUser } from "./user";

/**
 * Deliverable addresses (RFC 5321, sections 4.1.2 and 4.5.3.1): no empty label, as in "b..org", no character that needs
 * quoting, no IP address in place of a domain. Letters, numbers and emoji beyond ASCII are accepted as they are (RFC
 * 6531), and nothing else, because invisible characters would make two addresses out of one.
 */
const letter = String.raw`\p{L}\p{N}\p{M}\p{Extended_Pictographic}`;
const word = String.raw`[${letter}!#$%&'’*+/=?^_\u0060{|}~-]+`;
const label = (least: number) => String.raw`(?!-)[${letter}-]{${least},63}(?<!-)`;
const reachable = new RegExp(
  String.raw`^(?=[^@]{1,64}@)(?:${word}(?:\.(?!@)|(?=@)))+@(?:${label(1)}\.)+(?!\d+\.?$)${label(2)}\.?$`,
  "u",
);

const fullAddress = "Enter a full email address, like name@example.com";

/** An account's address. Every check has its own message, shown next to its field. */
export const emailAddress = z
  .string({ error: "Enter your email address" })
  .trim()
  .min(1, { error: "Enter your email address" })
  .max(254, { ...tooLong(254, "the email address"), abort: true })
  .regex(reachable, { error: fullAddress, abort: true })
  .refine((typed) => seenText(typed) === typed, { error: fullAddress });

/** To scrypt, "a" and "a\0" are the same password. */
export const noNul = [
  /^[^\0]*$/,
  { error: "That has a character that no keyboard types. Type your password again" },
] as const;

/** An account's password, as its owner types it. */
export const ownPassword = z
  .string({ error: "Enter your password" })
  .min(1, { error: "Enter your password" })
  .max(200, tooLong(200, "the password"))
  .regex(...noNul)
  .meta({ writeOnly: true });

/** Body of POST auth/signin/. Every check has its own message, shown next to its field. */
export const signInRequest = z.object({
  email: emailAddress,
  password: ownPassword,
});

/** Response to POST auth/signin/; the sessionid is in a set-cookie header. */
export const signInAnswer = z.object({ user: currentUser });

export type SignInRequest = z.infer<typeof signInRequest>;
