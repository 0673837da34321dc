import { z } from "zod";
import { currentUser } from "./user";

/**
 * What mail can reach (RFC 5321, sections 4.1.2 and 4.5.3.1): no empty part, as in "b..org", no sign that has to stand in
 * quotes, no number in the place of a domain. Letters beyond ASCII are taken as they are (RFC 6531).
 */
const reachable =
  /^(?=[^@]{1,64}@)(?:[^\s@.\0-\x1f"(),:;<>[\\\]\x7f]+(?:\.(?!@)|(?=@)))+@(?:(?!-)[^\s\0-,./:-@[-`{-\x7f]{1,63}(?<!-)\.)+(?!-)(?!\d+\.?$)[^\s\0-,./:-@[-`{-\x7f]{2,63}(?<!-)\.?$/;

/** Of an account. Every check has words of its own, shown beside its field. */
export const emailAddress = z
  .string({ error: "Enter your email address" })
  .trim()
  .min(1, { error: "Enter your email address" })
  .max(254, { error: "That email address is too long. Enter one with 254 characters or fewer", abort: true })
  .regex(reachable, {
    error: "Enter a full email address, like name@example.com",
  });

/** To scrypt "a" and "a\0" are one password. */
export const noNul = [
  /^[^\0]*$/,
  { error: "That has a character that no keyboard types. Type your password again" },
] as const;

/** Of an account, as its owner types it. */
export const ownPassword = z
  .string({ error: "Enter your password" })
  .min(1, { error: "Enter your password" })
  .max(200, { error: "Your password can have up to 200 characters" })
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
