/** An error response, thrown from anywhere inside an operation. Bodies have Django's shape. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`HTTP ${status}`);
    this.name = "HttpError";
  }
}

export const notFound = (detail = "Not found.") => new HttpError(404, { detail });
export const invalid = (errors: Record<string, string[]>) => new HttpError(400, errors);
export const signInNeeded = () =>
  new HttpError(401, { detail: "Authentication credentials were not provided.", code: "not_authenticated" });
export const forbidden = () =>
  new HttpError(403, {
    detail: "You do not have permission to perform this action.",
    code: "permission_denied",
  });
export const sessionReplaced = () =>
  new HttpError(409, {
    detail: "You logged in or out while this was being sent. Please try again.",
    code: "session_replaced",
  });
export const csrfFailed = (reason: string) =>
  new HttpError(403, { detail: `CSRF Failed: ${reason}`, code: "csrf_failed" });
/**
 * For a form that was accepted with its key and is resubmitted with different contents, as after a lost response:
 * replaying the first response would lose the changes made since. The next submission has another key
 * (app/http/forms.server.ts).
 */
export const keyUsed = (detail: string) => new HttpError(409, { detail, code: "key_used" });
export const methodNotAllowed = (method: string, allow: string) =>
  new HttpError(405, { detail: `Method "${method}" not allowed.`, code: "method_not_allowed" }, { Allow: allow });
