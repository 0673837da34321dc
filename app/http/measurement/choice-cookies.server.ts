import { isIP } from "node:net";
import { parseCookie, stringifySetCookie } from "cookie";
import {
  measurementChoices,
  measurementCookie,
  type MeasurementChoice,
} from "~/contracts/analytics/measurement-choice";

/** The visitor's choice, or null when there is none. It belongs to the browser, not to a session, and no upstream gets it. */
export function choiceIn(cookieHeader: string | undefined): MeasurementChoice | null {
  const value = parseCookie(cookieHeader ?? "")[measurementCookie.name];
  return measurementChoices.find((choice) => choice === value) ?? null;
}

/** Cookies that tags of Google Analytics set in the name of this site. */
const ofTags = /^_g(?:a|id|at|cl)(?:_[\w-]*)?$/;
const mostOfTags = 20;

/** The hosts that a script of the page could have set a cookie for: the page's own and those above it. */
function cookieDomains(hostname: string): (string | undefined)[] {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return [undefined];
  const labels = hostname.split(".");
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join("."))].slice(0, 5);
}

/** Set-Cookie lines that remove the cookies of tags that the browser has sent along. */
export function withoutTagCookies(cookieHeader: string | undefined, siteOrigin: string): string[] {
  const { protocol, hostname } = new URL(siteOrigin);
  const names = Object.keys(parseCookie(cookieHeader ?? "")).filter((name) => ofTags.test(name));
  return names.slice(0, mostOfTags).flatMap((name) =>
    cookieDomains(hostname).map((domain) =>
      stringifySetCookie({
        name,
        value: "",
        ...{ path: "/", maxAge: 0, expires: new Date(0), sameSite: "lax", secure: protocol === "https:" },
        ...(domain !== undefined && { domain }),
      }),
    ),
  );
}

/** Set-Cookie lines that keep a choice. A refusal also removes the cookies of the tags that the browser has sent along. */
export function choiceCookies(
  choice: MeasurementChoice,
  cookieHeader: string | undefined,
  siteOrigin: string,
): string[] {
  const secure = new URL(siteOrigin).protocol === "https:";
  const kept = stringifySetCookie({
    name: measurementCookie.name,
    value: choice,
    ...{ path: "/", maxAge: measurementCookie.age, sameSite: "lax", httpOnly: true, secure },
  });
  return choice === "yes" ? [kept] : [kept, ...withoutTagCookies(cookieHeader, siteOrigin)];
}
