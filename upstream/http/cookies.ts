import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";

export const sessionCookie = "sessionid";
export const csrfCookie = "csrftoken";
export type CookieName = typeof sessionCookie | typeof csrfCookie;
/** Django's ages: two weeks for a session, a year for the token; in seconds. */
export const sessionAge = 14 * 24 * 60 * 60;
const csrfAge = 31_449_600;

export function readCookie(request: Request, name: string): string | null {
  return parseCookie(request.headers.cookie ?? "")[name] || null;
}

const cookiesOf = (response: Response): string[] => [response.getHeader("Set-Cookie") ?? []].flat().map(String);

/** Sets a cookie once in an answer: the later word on a name replaces the earlier one. */
function set(response: Response, name: string, value: string, maxAge: number, httpOnly: boolean): void {
  const secure = response.req.secure || response.app.get("secure cookies") === true;
  const attributes = { path: "/", sameSite: "lax", secure, httpOnly, maxAge } as const;
  const cookie = stringifySetCookie({ name, value, ...attributes, ...(maxAge === 0 ? { expires: new Date(0) } : {}) });
  response.setHeader("Set-Cookie", [...cookiesOf(response).filter((one) => !one.startsWith(`${name}=`)), cookie]);
}

export const setSession = (response: Response, id: string) => set(response, sessionCookie, id, sessionAge, true);

/** Takes the cookie of an ended session back, unless this answer has begun another one. */
export function dropSession(response: Response): void {
  if (!cookiesOf(response).some((one) => one.startsWith(`${sessionCookie}=`)))
    set(response, sessionCookie, "", 0, true);
}

/** Readable by scripts, as Django's is, so that a page may send it back in X-CSRFToken. */
export const setCsrfToken = (response: Response, token: string) => set(response, csrfCookie, token, csrfAge, false);
