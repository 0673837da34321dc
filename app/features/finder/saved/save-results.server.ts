import { randomBytes } from "node:crypto";
import { saveMatch } from "~/contracts/match";

/** What a rendered form carries, so that it is saved once however often it is sent. */
export const newSaveKey = () => randomBytes(16).toString("base64url");

/**
 * The form as it was sent: its key, or a new one where that is none, and the optional e-mail address with what is
 * wrong with it.
 */
export function readSaveForm(form: { key?: string; email?: string }): {
  key: string;
  email: string;
  emailErrors: string[];
} {
  const email = form.email?.trim() ?? "";
  const key = saveMatch.shape.key.safeParse(form.key).data ?? newSaveKey();
  if (email === "") return { key, email, emailErrors: [] };
  const parsed = saveMatch.shape.email.safeParse(email);
  const emailErrors = parsed.success ? [] : parsed.error.issues.slice(0, 1).map(({ message }) => message);
  // What is far too long is not sent back whole.
  return { key, email: email.slice(0, 300), emailErrors };
}
