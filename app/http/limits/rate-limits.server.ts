import { createHash } from "node:crypto";
import { Router, type Request, type RequestHandler, type Response } from "express";
import { rateLimit } from "express-rate-limit";
import { sessionOf } from "~/api/client/cookies.server";
import { ownPath } from "~/api/client/failures.server";
import { severalForms } from "#contracts/refusals/refused-form";
import { longestWindowMinutes } from "#contracts/refusals/rate-windows";
import { waitingTime } from "#contracts/refusals/waiting-time";
import { paths } from "~/paths";
import type { SettingsOf } from "~/platform/config.server";
import type { ReadLimit, WriteLimit } from "~/route-facts";
import { addressKey } from "./address-key.server";
import type { RateLimitStores } from "./rate-limit-stores.server";
import { refuse, type Refusal } from "../refusal.server";
import { pagePath, pathOf, stateOf } from "../request-state.server";
import { routeFactsOf, sendsForm } from "../route-matches.server";

const minute = 60_000;
const longest = longestWindowMinutes * minute;

/** Whether a parameter has a value. Read as the page reads it: each letter of its name may be escaped. */
const hasValue = (req: Request, name: string) =>
  Boolean(new URLSearchParams(req.originalUrl.slice(pathOf(req).length)).get(name));

const session = (req: Request) => sessionOf(req.headers.cookie);

/** Names a session without its secret. */
const sessionKey = (req: Request) =>
  createHash("sha256")
    .update(session(req) ?? "")
    .digest("base64");

/**
 * Per address, and per session too where there is one, on what is worth abusing, as the handle of each route says it: 429
 * with Retry-After.
 */
export function rateLimits(limits: SettingsOf<"RATE_LIMIT">, stores: RateLimitStores): Router {
  const router = Router();
  const refused: RequestHandler = (req, res) => refuse(req, res, askedTooOften(req));
  const guard = (
    name: string,
    limit: number,
    windowMs: number,
    applies: (req: Request) => boolean,
    { handler = refused, givesBack = false } = {},
  ) => {
    if (limit === 0) return;
    // Its own checks are off: they allow neither for addressKey nor for proxies that are trusted only when configured.
    const shared = { limit, windowMs, standardHeaders: false, legacyHeaders: false, validate: false, handler };
    const counts = (by: string, keyGenerator: (req: Request) => string, skip: (req: Request) => boolean) => {
      const store = stores.create(`${name}:${by}`);
      if (givesBack) {
        // Not by skipFailedRequests, which also gives back what a visitor leaves before its answer: that may be stored.
        router.use((req, res, next) => {
          if (!skip(req)) res.once("finish", () => void (isRefusal(res) && store.decrement(keyGenerator(req))));
          next();
        });
      }
      router.use(rateLimit({ ...shared, store, keyGenerator, skip }));
    };
    counts(
      "address",
      (req) => addressKey(req.ip),
      (req) => !applies(req),
    );
    counts("session", sessionKey, (req) => !applies(req) || session(req) === null);
  };
  const isForm = (req: Request) => req.method === "POST";
  const writes = (req: Request, limit: WriteLimit) => isForm(req) && routeFactsOf(req).writes?.includes(limit) === true;
  /** A search is counted as one alone. */
  const reads = (req: Request, limit: ReadLimit) => {
    if (isForm(req)) return false;
    const { reads: limitOfRoute, searchedBy = [] } = routeFactsOf(req);
    return (searchedBy.some((name) => hasValue(req, name)) ? "search" : limitOfRoute) === limit;
  };
  guard("sign-in", limits.RATE_LIMIT_SIGN_IN, longest, (req) => writes(req, "sign-in"));
  guard("sign-up", limits.RATE_LIMIT_SIGN_IN, longest, (req) => writes(req, "sign-up"));
  // Saving keeps some 100 KB for a year and may send mail to anybody; a review or a claim that is begun is kept for a
  // month, and a message for years. What was refused for what was typed is none of it, and isn't counted. Beyond the
  // limit the page itself says so, with what was typed: only its write is refused (api/client/client.server.ts).
  const refuseWrites: RequestHandler = (req, res, next) => {
    stateOf(res).writesAfter = secondsLeft(req);
    next();
  };
  const saving = { handler: refuseWrites, givesBack: true };
  guard("save", limits.RATE_LIMIT_SAVE, longest, (req) => writes(req, "save"), saving);
  // Each takes a process a second, and some hundred KB for a day.
  guard("uploads", limits.RATE_LIMIT_UPLOADS, longest, (req) => sendsForm(req, "takesFile"));
  guard("forms", limits.RATE_LIMIT_FORMS, minute, isForm);
  guard("search", limits.RATE_LIMIT_SEARCH, minute, (req) => reads(req, "search") || writes(req, "search"));
  guard("autocomplete", limits.RATE_LIMIT_AUTOCOMPLETE, minute, (req) => reads(req, "autocomplete"));
  // Drawn in the process of the pages, a large one in 60 ms: as often as there are searches to show one.
  guard("maps", limits.RATE_LIMIT_SEARCH, minute, (req) => reads(req, "maps"));
  guard("listings", limits.RATE_LIMIT_LISTINGS, minute, (req) => reads(req, "listings"));
  guard("texts", limits.RATE_LIMIT_LISTINGS, minute, (req) => reads(req, "texts"));
  // The optimizer is no route (images/images.server.ts).
  const isPicture = (req: Request) => pathOf(req) === paths.image || reads(req, "images");
  guard("images", limits.RATE_LIMIT_IMAGES, minute, isPicture);
  return router;
}

/** A form with something in it to correct: nothing was stored. */
const isRefusal = ({ statusCode }: Response) => statusCode >= 400 && statusCode < 500 && statusCode !== 429;

function secondsLeft(req: Request): number {
  const { resetTime } = (req as Request & { rateLimit: { resetTime?: Date } }).rateLimit;
  return Math.max(1, Math.ceil(((resetTime?.getTime() ?? Date.now()) - Date.now()) / 1000));
}

function askedTooOften(req: Request): Refusal {
  const seconds = secondsLeft(req);
  const again = `in ${waitingTime(seconds)}`;
  const href = ownPath(pagePath(req));
  const limited = { status: 429, outcome: "limited", retryAfter: seconds } as const;
  if (req.method !== "POST") {
    const message = `A lot of page loads came from your internet connection all at once. Try again ${again}.`;
    return { ...limited, message, back: { label: "Try this page again", href } };
  }
  const message =
    `${severalForms}, so this one didn’t go through. Use your browser’s Back button to return to what you typed, and ` +
    `send it again ${again}.`;
  return { ...limited, message, back: { label: "Open an empty form", href } };
}
