import { isRouteErrorResponse } from "@remix-run/react";
import { waitingTime } from "#contracts/refusals/waiting-time";
import { paths } from "~/paths";
import type { NavLink } from "~/site/navigation/menu-names";

interface ErrorText {
  title: string;
  text: string;
}
/** A page of the specification that has no route yet, with links to use in the meantime. */
export interface PlannedPage {
  title: string;
  instead: readonly NavLink[];
}

/** Links offered when the address gives no hint of what the visitor wanted. */
export const usualLinks = [
  { label: "Home page", to: paths.home },
  { label: "Match quiz", to: paths.finder },
  { label: "All mattress brands", to: paths.brands },
  { label: "All mattress models", to: paths.models },
  { label: "Search Bedlark", to: paths.search },
] as const satisfies readonly NavLink[];

const unknown: ErrorText = {
  title: "Something went wrong",
  text: "It's our fault, not yours, and we have a record of it. Trying again often works.",
};

/** No status of HTTP: no answer came. */
const unreached = 0;
/** Messages of Chromium, Firefox and WebKit for a request that failed at the network level. */
const noNetwork = /^(Failed to fetch|NetworkError|Load failed)/;

const byStatus: Record<number, ErrorText> = {
  [unreached]: {
    title: "You seem to be offline",
    text: "The page didn't load. Try again when you're back online. You won't lose any quiz answers.",
  },
  400: {
    title: "Something doesn't look right",
    text: "We don't recognize part of the address or the form you sent. Go back and try again.",
  },
  403: {
    title: "You can't open this page",
    text: "Your account may not have access. Reload the page, or log in with another account.",
  },
  404: {
    title: "Page not found",
    text: "The address may have a typo, or we may have moved the page. Search for it, or start from one of the links below.",
  },
  405: {
    title: "We couldn't send that",
    text: "This page doesn't take forms. Go back and try again.",
  },
  413: { title: "That's too long to send", text: "Shorten what you entered and send it again." },
  429: {
    title: "Please wait a moment",
    text: "A lot of page loads came from your internet connection all at once.",
  },
  502: {
    title: "We couldn't load this page",
    text: "What we got for this page looked wrong, and we'd rather show nothing. Trying again often works.",
  },
  503: {
    title: "This page isn't available right now",
    text: "Something on our end isn't working. Trying again often works.",
  },
  504: {
    title: "This page took too long",
    text: "It's our fault, not yours. Trying again often works.",
  },
};

/** Heading and plain words for a status; retryAfter in seconds, as the upstream or a limit gave it. */
export function errorWords(status: number | null, retryAfter: number | null = null): ErrorText {
  const words = (status === null ? undefined : byStatus[status]) ?? unknown;
  if (retryAfter === null) return words;
  return { ...words, text: `${words.text} You can try again in ${waitingTime(retryAfter)}.` };
}

/** Beyond the last page of a list, or where a number was mistyped. */
export const noSuchPage: ErrorText = {
  title: "This list doesn’t have that page",
  text: "It may have gotten shorter since you were last here. Start again from its first page.",
};

/** The first page of the list at an address that asks for a further one; null where it asks for none. */
export function firstPageHref({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = new URLSearchParams(search);
  if (!query.has("page")) return null;
  query.delete("page");
  return `${pathname}?${query.toString()}`.replace(/\?$/, "");
}

interface Fault {
  status: number | null;
  retryAfter: number | null;
  requestId: string | null;
  /** Only of a 404 that the route for unknown addresses threw, which is null for a page that isn't planned either. */
  planned?: PlannedPage | null | undefined;
  /** Of a refusal that has one of its own. */
  title?: string;
}

/** The public facts of a thrown value. An Error's own message is never shown: it may contain anything. */
export function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) {
    const status = error instanceof TypeError && noNetwork.test(error.message) ? unreached : null;
    return { status, retryAfter: null, requestId: null };
  }
  const data: Record<string, unknown> = typeof error.data === "object" && error.data !== null ? error.data : {};
  return {
    status: error.status,
    retryAfter: typeof data.retryAfter === "number" ? data.retryAfter : null,
    requestId: typeof data.requestId === "string" ? data.requestId : null,
    planned: data.planned as Fault["planned"],
    title: data.title as string | undefined,
  };
}
