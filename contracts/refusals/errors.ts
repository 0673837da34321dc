import { z } from "zod";

export const fieldErrors = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .describe(
    "Body of a 400, 409 or 422 response in Django's format: messages by field; `non_field_errors` apply to the whole " +
      "form, `detail` is a single sentence.",
  );

/** Body of other 4xx responses. */
export const errorDetail = z.object({ detail: z.string(), code: z.string().optional() });

export type FieldErrors = Record<string, string[]>;
