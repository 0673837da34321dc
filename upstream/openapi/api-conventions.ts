import { type CookieName, csrfCookie, sessionCookie } from "../http/cookies";
import type { RefusalStatus } from "../http/operation";

/** What the OpenAPI document says about the API as a whole, in Django's style. */

export const introduction = {
  info: {
    title: "Bedlark API",
    version: "2",
    summary: "The API that the site requires from its upstream.",
    description:
      "Paths end in a slash: a read without it is redirected (301), a write without it is 404. A list without a `page` " +
      "returns the first page. If a parameter is sent twice, the first value counts; an empty one counts as absent.\n\n" +
      "The cookie `sessionid` identifies a session; anonymous visits have one too, as soon as there is something to " +
      "remember. A write requires the cookie `csrftoken`, which OPTIONS on its path sets, the same value as " +
      "`X-CSRFToken`, and over HTTPS an `Origin` or a `Referer` of the site. The response returns the request's " +
      "`X-Request-Id`.\n\n" +
      "Anything that a schema does not list as required may be absent or null. In responses, `maxItems` is the most that " +
      "we return in a list; `x-kept-by` says what limits a list that the read itself does not cut off. `x-max-bytes` is " +
      "the maximum size of a request or response body.",
    license: { name: "UNLICENSED", identifier: "LicenseRef-UNLICENSED" },
  },
  servers: [
    {
      url: "{origin}",
      description: "An upstream of the site.",
      variables: { origin: { default: "http://127.0.0.1:4000", description: "As in the site's API_HOST." } },
    },
  ],
};

export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "Session of a visit, signed in or anonymous.",
  },
  csrfCookie: { type: "apiKey", in: "cookie", name: csrfCookie, description: "Set by OPTIONS or by signing in." },
  csrfHeader: { type: "apiKey", in: "header", name: "X-CSRFToken", description: "Value of the cookie csrftoken." },
};

const cookies: Record<CookieName, string> = {
  sessionid: "sessionid (HttpOnly, for two weeks; an empty one with Max-Age=0 deletes it), if it changes",
  csrftoken: "csrftoken (readable by scripts, for a year)",
};
const setCookie = (...names: CookieName[]) => ({
  description: `Sets ${names.map((name) => cookies[name]).join(", and ")}. Path=/, SameSite=Lax, and Secure over HTTPS.`,
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
  BadRequest: refusal("A parameter or a field has an invalid value, or the body is not JSON.", "FieldErrors"),
  Unauthorized: refusal("Signing in is required (code not_authenticated).", "ErrorDetail"),
  Forbidden: refusal("The CSRF check failed (code csrf_failed), or this user may not do this.", "ErrorDetail"),
  NotFound: refusal("The resource, or this page of a list, does not exist.", "ErrorDetail"),
  Conflict: refusal(
    "The session was replaced in the meantime (code session_replaced); nothing is changed.",
    "ErrorDetail",
  ),
  LengthRequired: refusal("The body has no Content-Length.", "ErrorDetail"),
  ContentTooLarge: refusal("The body is larger than 64 KiB.", "ErrorDetail"),
  UnsupportedMediaType: refusal("The body is not application/json.", "ErrorDetail"),
  TooManyRequests: refusal("Too many such requests (code throttled).", "ErrorDetail", {
    "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 1 } },
  }),
};

export const responses = {
  ...named,
  Unprocessable: refusal("Same as 400, for an upstream that distinguishes them; ours does not.", "FieldErrors"),
  Refused: refusal("Any other client error; 405 lists the path's methods in Allow.", "ErrorDetail"),
  Failed: refusal("The upstream has failed, or (503, with Retry-After) is still starting.", "ErrorDetail"),
  Options: {
    description: "Methods allowed on this path.",
    headers: {
      Allow: { description: "Methods, separated by commas.", schema: { type: "string" } },
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
