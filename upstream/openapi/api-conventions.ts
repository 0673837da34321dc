import { type CookieName, csrfCookie, sessionCookie } from "../http/cookies";
import type { RefusalStatus } from "../http/operation";

/** What the OpenAPI document says of the API as a whole, in Django's manner. */

export const introduction = {
  info: {
    title: "Bedlark API",
    version: "2",
    summary: "What the site asks of its upstream.",
    description:
      "Paths end in a slash: a read without it is sent there (301), a write without it is 404. Lists without a `page` " +
      "show their first. A parameter that is sent twice counts as sent first; an empty one counts as absent.\n\n" +
      "A session is the cookie `sessionid`; anonymous visits have one too, once there is something to remember. A " +
      "write needs the cookie `csrftoken`, which OPTIONS on its path gives, the same value as `X-CSRFToken`, and over " +
      "HTTPS an `Origin` or a `Referer` of the site. What is sent as `X-Request-Id` comes back with the answer.\n\n" +
      "What a schema does not list as required may be absent or null. Of a list of an answer `maxItems` is the most that we give " +
      "of it; `x-kept-by` says why it is no longer where the read does not cut it. `x-max-bytes` is the most of a body, " +
      "sent or answered.",
    license: { name: "UNLICENSED", identifier: "LicenseRef-UNLICENSED" },
  },
  servers: [
    {
      url: "{origin}",
      description: "An upstream of the site.",
      variables: { origin: { default: "http://127.0.0.1:4000", description: "As the site's API_HOST has it." } },
    },
  ],
};

export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "The session of a visit, signed in or anonymous.",
  },
  csrfCookie: { type: "apiKey", in: "cookie", name: csrfCookie, description: "As OPTIONS or a sign-in gave it." },
  csrfHeader: { type: "apiKey", in: "header", name: "X-CSRFToken", description: "The value of the cookie csrftoken." },
};

const cookies: Record<CookieName, string> = {
  sessionid: "sessionid (HttpOnly, for two weeks; an empty one with Max-Age=0 takes it back), where it changes",
  csrftoken: "csrftoken (readable by scripts, for a year)",
};
const setCookie = (...names: CookieName[]) => ({
  description: `Set-Cookie of ${names.map((name) => cookies[name]).join(", and of ")}. Path=/, SameSite=Lax, over HTTPS Secure.`,
  schema: { type: "string" },
});
export const headers = {
  Session: setCookie("sessionid"),
  CsrfToken: setCookie("csrftoken"),
  SessionAndCsrfToken: setCookie("sessionid", "csrftoken"),
};
export const setCookieOf = (names: readonly CookieName[]) => ({
  $ref: `#/components/headers/${names.includes("csrftoken") ? "SessionAndCsrfToken" : "Session"}`,
});

const refusal = (description: string, schema: "ErrorDetail" | "FieldErrors", header: object = {}) => ({
  description,
  headers: header,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const named = {
  BadRequest: refusal("A parameter or a field has a value that it can't have, or the body is no JSON.", "FieldErrors"),
  Unauthorized: refusal("Nobody is signed in (code not_authenticated).", "ErrorDetail"),
  Forbidden: refusal("The CSRF check failed (code csrf_failed), or it is not for this user.", "ErrorDetail"),
  NotFound: refusal("There is no such thing, or no such page of a list.", "ErrorDetail"),
  Conflict: refusal("The session was replaced meanwhile (code session_replaced); nothing is changed.", "ErrorDetail"),
  LengthRequired: refusal("The body has no Content-Length.", "ErrorDetail"),
  ContentTooLarge: refusal("The body is larger than 64 KiB.", "ErrorDetail"),
  UnsupportedMediaType: refusal("The body is something else than application/json.", "ErrorDetail"),
  TooManyRequests: refusal("Too many of these (code throttled).", "ErrorDetail", {
    "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 1 } },
  }),
};

export const responses = {
  ...named,
  Unprocessable: refusal("As 400, for an upstream that tells them apart; ours does not.", "FieldErrors"),
  Refused: refusal("Whatever else is wrong; 405 names the methods of the path in Allow.", "ErrorDetail"),
  Failed: refusal("The upstream has failed, or (503, with Retry-After) is about to start.", "ErrorDetail"),
  Options: {
    description: "The methods of this path.",
    headers: {
      Allow: { description: "The methods, separated by commas.", schema: { type: "string" } },
      "Set-Cookie": { $ref: "#/components/headers/CsrfToken" },
    },
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { methods: { type: "array", items: { type: "string" } } },
          required: ["methods"],
        },
      },
    },
  },
};

const response = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });

export const refusals: Record<RefusalStatus, ReturnType<typeof response>> = {
  400: response("BadRequest"),
  401: response("Unauthorized"),
  403: response("Forbidden"),
  404: response("NotFound"),
  409: response("Conflict"),
  411: response("LengthRequired"),
  413: response("ContentTooLarge"),
  415: response("UnsupportedMediaType"),
  429: response("TooManyRequests"),
};
export const unexpected = { "4XX": response("Refused"), "5XX": response("Failed") };
