import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "~/paths";
import type { NavLink } from "~/site/navigation/menu-names";

export interface ErrorWords {
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
  { label: "All mattress brands", to: paths.brands },
  { label: "All mattress models", to: paths.models },
  { label: "Search the guide", to: paths.search },
] as const satisfies readonly NavLink[];

const unknown: ErrorWords = {
  title: "Something went wrong",
  text: "The fault is on our side, and it has been recorded. Trying again often helps.",
};

/** No status of HTTP: no answer came. */
const unreached = 0;
/** Messages of Chromium, Firefox and WebKit for a request that failed at the network level. */
const noNetwork = /^(Failed to fetch|NetworkError|Load failed)/;

const byStatus: Record<number, ErrorWords> = {
  [unreached]: {
    title: "You seem to be offline",
    text: "We could not be reached. Answers that you gave stand in the address and are kept. Try again when you are back.",
  },
  400: {
    title: "We could not read that request",
    text: "Part of the address or of the form was not in a form we understand. Go back, check it and send it again.",
  },
  403: {
    title: "You do not have access to this page",
    text: "Your account may not open it, or the form you sent had expired. Go back, reload the page and try again, or log in with another account.",
  },
  404: {
    title: "Page not found",
    text: "There is no page at this address. It may have moved, or the address may have a typing mistake in it.",
  },
  405: {
    title: "This page does not take forms",
    text: "Something was sent to an address that only shows a page. Go back and try from there.",
  },
  413: { title: "That was too large to send", text: "Shorten what you entered and send it again." },
  429: {
    title: "Too many requests",
    text: "Many requests came from your connection in a short time. Wait a little, then try again.",
  },
  502: {
    title: "We could not read our own data",
    text: "The service behind this page gave an answer that we could not use, so we show none of it. Trying again often helps.",
  },
  503: {
    title: "This page is not available right now",
    text: "The service behind it is not answering. It is usually back within a minute.",
  },
  504: {
    title: "This page took too long",
    text: "The service behind it did not answer in time. Trying again often helps.",
  },
};

/** Heading and plain words for a status; retryAfter in seconds, as the upstream or a limit gave it. */
export function errorWords(status: number | null, retryAfter: number | null = null): ErrorWords {
  const words = (status === null ? undefined : byStatus[status]) ?? unknown;
  if (retryAfter === null) return words;
  const seconds = `${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`;
  return { ...words, text: `${words.text} You can try again in ${seconds}.` };
}

interface Fault {
  status: number | null;
  retryAfter: number | null;
  requestId: string | null;
  /** Only of a 404 that the route for unknown addresses threw. */
  planned: PlannedPage | null;
}

/** The public facts of a thrown value. An Error's own message is never shown: it may contain anything. */
export function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) {
    const status = error instanceof TypeError && noNetwork.test(error.message) ? unreached : null;
    return { status, retryAfter: null, requestId: null, planned: null };
  }
  const data: Record<string, unknown> = typeof error.data === "object" && error.data !== null ? error.data : {};
  return {
    status: error.status,
    retryAfter: typeof data.retryAfter === "number" ? data.retryAfter : null,
    requestId: typeof data.requestId === "string" ? data.requestId : null,
    planned: (data.planned as PlannedPage | undefined) ?? null,
  };
}
