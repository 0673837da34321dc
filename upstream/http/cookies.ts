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

function append(response: Response, name: string, value: string, maxAge: number, httpOnly: boolean): void {
  const secure = response.req.secure || response.app.get("secure cookies") === true;
  const attributes = { path: "/", sameSite: "lax", secure, httpOnly, maxAge } as const;
  response.append(
    "Set-Cookie",
    stringifySetCookie({ name, value, ...attributes, ...(maxAge === 0 ? { expires: new Date(0) } : {}) }),
  );
}

export const setSession = (response: Response, id: string) => append(response, sessionCookie, id, sessionAge, true);
export const dropSession = (response: Response) => append(response, sessionCookie, "", 0, true);
/** Readable by scripts, as Django's is, so that a page may send it back in X-CSRFToken. */
export const setCsrfToken = (response: Response, token: string) => append(response, csrfCookie, token, csrfAge, false);
