import type { z } from "zod";

/**
 * A form whose fields depend on each other, or on what its page knows. `faultsOf` gets the fields that are right by
 * themselves and says what is wrong with the rest, by field. It is asked even if some fields are wrong, as zod's own
 * refinements are not, so that visitors see every error at once.
 */
export const withFaults = <Schema extends z.ZodObject>(
  schema: Schema,
  faultsOf: (typed: Partial<z.output<Schema>>) => Readonly<Record<string, string | undefined>>,
): Schema =>
  schema.superRefine(
    (typed, { issues, addIssue }) => {
      const wrong = new Set(issues.map(({ path }) => path?.[0]));
      const right = Object.fromEntries(Object.entries(typed).filter(([field]) => !wrong.has(field)));
      for (const [field, message] of Object.entries(faultsOf(right as Partial<z.output<Schema>>)))
        if (message !== undefined && !wrong.has(field)) addIssue({ code: "custom", path: [field], message });
    },
    { when: () => true },
  );
