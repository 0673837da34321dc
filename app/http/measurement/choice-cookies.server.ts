import { isIP } from "node:net";
import { parseCookie, stringifySetCookie } from "cookie";
import { measurementCookie, type MeasurementChoice } from "#contracts/analytics/measurement-choice";

/**
 * The visitor's choice, or null when there is none. It belongs to the browser, not to a session, and no upstream gets it.
 * Another host of the domain can put a cookie of that name before ours, so any no counts more than a yes.
 */
export function choiceIn(cookieHeader: string | undefined): MeasurementChoice | null {
  const begin = `${measurementCookie.name}=`;
  const lines = (cookieHeader ?? "").split(";").map((line) => line.trim());
  const values = lines.filter((line) => line.startsWith(begin)).map((line) => line.slice(begin.length));
  return (["no", "yes"] satisfies MeasurementChoice[]).find((choice) => values.includes(choice)) ?? null;
}

/**
 * Cookies that tags of Google set in the name of this site: those of Analytics, also of its older kinds and by way of a
 * server of the operator (FP…), of ads and of Optimize (https://policies.google.com/technologies/cookies).
 */
const ofTags = new RegExp(
  [
    String.raw`^(?:_g(?:a|id|at|ac|cl|aexp|tmeec)(?:_[\w.-]*)?`,
    String.raw`__utm[a-z]{1,2}`,
    String.raw`_dc_gtm_[\w.-]+`,
    String.raw`_opt_[\w.-]+`,
    String.raw`FP(?:ID|LC|AU|GSID|GCL[A-Z]{0,3})`,
    String.raw`AMP_TOKEN)$`,
  ].join("|"),
);
/** Of one answer, whose headers proxies bound; what is left goes with the next document. */
const mostOfTags = 20;

/** The hosts that a script of the page could have set a cookie for: the page's own and those above it. */
function cookieDomains(hostname: string): (string | undefined)[] {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return [undefined];
  const labels = hostname.split(".");
  // Tags take the highest that a browser lets them.
  return [
    undefined,
    ...labels
      .slice(0, -1)
      .map((_, index) => labels.slice(index).join("."))
      .slice(-4),
  ];
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
