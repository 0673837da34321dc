import { z } from "zod";
import { tooLong } from "./text/length-limit";
import { seenText } from "./text/typed-text";
import { currentUser } from "./user";

/**
 * What mail can reach (RFC 5321, sections 4.1.2 and 4.5.3.1): no empty part, as in "b..org", no sign that has to stand in
 * quotes, no number in the place of a domain. Letters, numbers and emoji beyond ASCII are taken as they are (RFC 6531), and
 * of all else nothing: what nobody sees would make two addresses of one.
 */
const letter = String.raw`\p{L}\p{N}\p{M}\p{Extended_Pictographic}`;
const word = String.raw`[${letter}!#$%&'’*+/=?^_\u0060{|}~-]+`;
const label = (least: number) => String.raw`(?!-)[${letter}-]{${least},63}(?<!-)`;
const reachable = new RegExp(
  String.raw`^(?=[^@]{1,64}@)(?:${word}(?:\.(?!@)|(?=@)))+@(?:${label(1)}\.)+(?!\d+\.?$)${label(2)}\.?$`,
  "u",
);

const fullAddress = "Enter a full email address, like name@example.com";

/** Of an account. Every check has words of its own, shown beside its field. */
export const emailAddress = z
  .string({ error: "Enter your email address" })
  .trim()
  .min(1, { error: "Enter your email address" })
  .max(254, { ...tooLong(254, "the email address"), abort: true })
  .regex(reachable, { error: fullAddress, abort: true })
  .refine((typed) => seenText(typed) === typed, { error: fullAddress });

/** To scrypt "a" and "a\0" are one password. */
export const noNul = [
  /^[^\0]*$/,
  { error: "That has a character that no keyboard types. Type your password again" },
] as const;

/** Of an account, as its owner types it. */
export const ownPassword = z
  .string({ error: "Enter your password" })
  .min(1, { error: "Enter your password" })
  .max(200, tooLong(200, "the password"))
  .regex(...noNul)
  .meta({ writeOnly: true });

/** Body of POST auth/signin/. Every check has words of its own, shown beside its field. */
export const signInRequest = z.object({
  email: emailAddress,
  password: ownPassword,
});

/** Answer of POST auth/signin/; the sessionid comes as a set-cookie header. */
export const signInAnswer = z.object({ user: currentUser });

export type SignInRequest = z.infer<typeof signInRequest>;
