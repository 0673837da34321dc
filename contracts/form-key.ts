import { z } from "zod";
import { orElse } from "./tolerance";

/**
 * The `key` of a write that creates something: 128 random bits in base64url. Each form has one key and creates one
 * thing.
 */
export const formKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, { error: "Open the page again and send the form from there." });

/** Part of the response to a write with a key. */
export const already = orElse(z.boolean(), false).describe(
  "Whether the same request was made before; if so, nothing was created or sent this time.",
);
