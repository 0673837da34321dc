import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";

export const sessionCookie = "sessionid";
export const csrfCookie = "csrftoken";

/**
 * Every cookie, exactly as the privacy page lists it: `set` accepts no other name and no other age. In seconds, with
 * Django's values: two weeks for a session, 364 days for the token.
 */
export const cookies = {
  [sessionCookie]: {
    age: 14 * 24 * 60 * 60,
    httpOnly: true,
    purpose:
      "Keeps you logged in. Without an account, it keeps your quiz answers, bed size, place and the beds you compare together. We set it the first time there’s something to keep.",
  },
  [csrfCookie]: {
    age: 364 * 24 * 60 * 60,
    httpOnly: false,
    purpose: "Stops other sites from sending our forms in your name. We set it when you send us a form.",
  },
} as const;

export type CookieName = keyof typeof cookies;
export const sessionAge = cookies[sessionCookie].age;

export function readCookie(request: Request, name: string): string | null {
  return parseCookie(request.headers.cookie ?? "")[name] || null;
}

const cookiesOf = (response: Response): string[] => [response.getHeader("Set-Cookie") ?? []].flat().map(String);

/** Sets a cookie once per response: a later value replaces an earlier one of the same name. */
function set(
  response: Response,
  name: CookieName,
  value: string,
  maxAge: 0 | (typeof cookies)[CookieName]["age"],
): void {
  const { httpOnly } = cookies[name];
  const secure = response.req.secure || response.app.get("secure cookies") === true;
  const attributes = { path: "/", sameSite: "lax", secure, httpOnly, maxAge } as const;
  const cookie = stringifySetCookie({ name, value, ...attributes, ...(maxAge === 0 ? { expires: new Date(0) } : {}) });
  response.setHeader("Set-Cookie", [...cookiesOf(response).filter((one) => !one.startsWith(`${name}=`)), cookie]);
}

export const setSession = (response: Response, id: string) => set(response, sessionCookie, id, sessionAge);

/** Deletes the cookie of an ended session, unless this response has started another one. */
export function dropSession(response: Response): void {
  if (!cookiesOf(response).some((one) => one.startsWith(`${sessionCookie}=`))) set(response, sessionCookie, "", 0);
}

/** Readable by scripts, like Django's, so that a page can send it back in X-CSRFToken. */
export const setCsrfToken = (response: Response, token: string) =>
  set(response, csrfCookie, token, cookies[csrfCookie].age);
