import { saveMatch } from "~/contracts/match";

/** The optional e-mail address of the form: as typed, and what is wrong with it. */
export function readEmail(form: FormData): { email: string; errors: string[] } {
  const given = form.get("email");
  const email = typeof given === "string" ? given.trim() : "";
  if (email === "") return { email, errors: [] };
  const parsed = saveMatch.shape.email.safeParse(email);
  // What is far too long is not sent back whole.
  return { email: email.slice(0, 300), errors: parsed.success ? [] : parsed.error.issues.slice(0, 1).map(({ message }) => message) };
}
