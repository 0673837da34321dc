import { z } from "zod";

/**
 * The `key` of a write that creates something: 128 random bits in base64url, one for each form that is rendered. The
 * same key is answered with the same thing however often it is sent.
 */
export const formKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, { error: "Send 22 letters, digits, hyphens and underscores." });
