import { fieldErrors, type FieldErrors } from "./errors";
import { missingText, unreadText } from "./field-text";
import { limitWords } from "../text/length-limit";

/** Programmer-facing messages of the libraries that validate an upstream's input: zod's and Django REST framework's. */
const tooBig =
  /^(?:Too big: expected string to have <=|Ensure this (?:field|value) has (?:no more than|at most) )(\d+) /;
const missing =
  /^(?:Required$|Invalid input: expected .*received undefined|This field (?:is required|may not be (?:blank|null)))/;
const ofLibraries =
  /^(?:Too (?:big|small): |Invalid (?:input|option|string|number|date|key|value|type|email|URL|discriminator|element)\b|Unrecognized keys?\b|Expected |Ensure |Not a valid |Must be |Incorrect type|Enter a valid |A valid )|is not a valid (?:choice|string|integer|boolean)|\bexpected (?:string|number|boolean|array|object|one of)\b/;

/** A sentence for the person who filled in the field. */
function forVisitors(message: string): string {
  const most = tooBig.exec(message)?.[1];
  if (most !== undefined) return limitWords(Number(most));
  if (missing.test(message)) return missingText;
  return ofLibraries.test(message) ? unreadText : message;
}

/**
 * The form field for a path in a body: the title for "fields.title" of a draft, the enclosing field for "quote.text" or
 * "sources.0.url".
 */
const fieldAt = (path: string) => {
  const [first = "", second] = path.split(".");
  return first === "fields" ? (second ?? first) : first;
};

/** Messages by field, in Django's style; `detail` and `code` are not fields. Anything with another shape is dropped. */
export function fieldErrorsOf(body: unknown): FieldErrors {
  const parsed = fieldErrors.safeParse(body);
  const errors: FieldErrors = {};
  for (const [path, said] of Object.entries(parsed.data ?? {})) {
    if (path === "detail" || path === "code") continue;
    for (const message of [said].flat().map(forVisitors)) {
      const ofField = (errors[fieldAt(path)] ??= []);
      if (!ofField.includes(message)) ofField.push(message);
    }
  }
  return errors;
}
