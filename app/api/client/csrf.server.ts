import { errorDetail } from "#contracts/refusals/errors";
import { jsonOrNull, statusFault, unusable } from "./answer.server";
import { freshValue } from "./cookies.server";
import type { UpstreamResponse } from "./http-message.server";

/**
 * Django's double submit: the token goes back as cookie and as header, since a real Django (3.2.25) refuses the header
 * alone. Throws UpstreamFault when there is no token: then nothing may be written.
 */
export function csrfTokenOf(options: UpstreamResponse): string {
  if (options.status >= 300) throw statusFault(options);
  const token = freshValue(options.setCookies, "csrftoken");
  if (token === null) throw unusable(options, "no_csrf_token", "OPTIONS gave no CSRF token", "csrf");
  return token;
}

/**
 * Whether a write was refused for its token, by the upstream's own word: the code, or Django REST framework's
 * wording. Only that makes it safe to send the write again, because it was refused before it was read.
 */
export function isCsrfRejection(response: UpstreamResponse): boolean {
  if (response.status !== 403) return false;
  const said = errorDetail.safeParse(jsonOrNull(response));
  return said.success && (said.data.code === "csrf_failed" || said.data.detail.startsWith("CSRF Failed"));
}
