import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { signInRequest } from "~/contracts/session";

/** Attributes of the inputs, from the same schema that the server checks with; zod itself stays here. */
export const signInConstraint = () => getZodConstraint(signInRequest);

/** Conform builds whatever the names of a form ask for, and obeys those that are its own: it gets these two alone. */
export function parseSignIn(pair: { email?: string; password?: string }) {
  const form = new URLSearchParams();
  for (const name of ["email", "password"] as const) if (pair[name] !== undefined) form.set(name, pair[name]);
  return parseWithZod(form, { schema: signInRequest });
}
