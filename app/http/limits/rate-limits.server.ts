import { createHash } from "node:crypto";
import { Router, type Request, type RequestHandler, type Response } from "express";
import { rateLimit } from "express-rate-limit";
import { sessionOf } from "~/api/client/cookies.server";
import { ownPath } from "~/api/client/failures.server";
import { severalForms } from "#contracts/refusals/refused-form";
import { longestWindowMinutes } from "#contracts/refusals/rate-windows";
import { waitingTime } from "#contracts/refusals/waiting-time";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import { readingPaths } from "~/reading-paths";
import type { SettingsOf } from "~/platform/config.server";
import { addressKey } from "./address-key.server";
import { takesFile } from "./file-forms.server";
import type { RateLimitStores } from "./rate-limit-stores.server";
import type { PacedRefusals } from "./paced-refusals.server";
import { isCard } from "../seo/machine-addresses.server";
import type { Refusal } from "../refusal.server";
import { pagePath, pathOf, stateOf } from "../request-state.server";

const minute = 60_000;
const longest = longestWindowMinutes * minute;

/** Pages that list what there is, with facets that make millions of addresses of each. */
const listings: ReadonlySet<string> = new Set([
  paths.brands,
  paths.collections,
  paths.comparisons,
  paths.customerReviews,
  paths.expertReviews,
  paths.lines,
  paths.models,
  paths.onlineDeals,
  paths.onlineMattresses,
  paths.quizResults,
  readingPaths.questions,
  paths.storeBrands,
  paths.storeReviews,
  paths.stores,
]);

/** What the addresses of some pages begin with. */
function familyOf(path: string) {
  return path.split("/")[1] ?? "";
}

/**
 * Pages that show what visitors write, in full: there may be as many as there are texts, and each is rendered. What is
 * drawn of a bed is apart, since a list has many.
 */
const texts: ReadonlySet<string> = new Set(
  [
    privatePaths.post("x"),
    readingPaths.questions,
    paths.customerReviews,
    paths.review("x"),
    paths.storeReviews,
    paths.ownReviews,
    paths.reviewMattress,
    paths.reviewStore,
    paths.brands,
    paths.models,
  ].map(familyOf),
);
const drawn = /\.(?:png|svg)\/$/;

/** Pages on which a review is begun. */
const writing: ReadonlySet<string> = new Set([paths.reviewMattress, paths.reviewStore]);

/** Forms that begin a claim: of an offer, and of its invoice. */
const claiming = /^\/cashback\/(?!(?:claim|confirm|thanks)\/)[^/]+\/(?:[^/]+\/)?$/;

/** The path as the router will match it: decoded, in any case, with or without its slash. */
const matched = (req: Request) => `${decodeURIComponent(req.path).toLowerCase()}/`.replace(/\/\/$/, "/");

/** Whether a parameter has a value. Read as the page reads it: each letter of its name may be escaped. */
const hasValue = (req: Request, name: string) =>
  Boolean(new URLSearchParams(req.originalUrl.slice(pathOf(req).length)).get(name));

const session = (req: Request) => sessionOf(req.headers.cookie);

/** Names a session without its secret. */
const sessionKey = (req: Request) =>
  createHash("sha256")
    .update(session(req) ?? "")
    .digest("base64");

/** Per address, and per session too where there is one, on what is worth abusing: 429 with Retry-After. */
export function rateLimits(limits: SettingsOf<"RATE_LIMIT">, stores: RateLimitStores, refusals: PacedRefusals): Router {
  const router = Router();
  const refused: RequestHandler = (req, res) => refusals.refuse(req, res, () => askedTooOften(req));
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
  const posts = (req: Request, path: string) => req.method === "POST" && matched(req) === path;
  const searches = (req: Request) => {
    const path = matched(req);
    if (path === readingPaths.questions) return hasValue(req, "q");
    if (path === paths.search) return req.method === "POST" || hasValue(req, "q");
    if (writing.has(path)) return req.method !== "POST" && hasValue(req, "q");
    if (path === paths.compare) return hasValue(req, "add");
    if (path === readingPaths.forum) return hasValue(req, "q");
    // Each scores the whole catalogue.
    if (path === paths.quizResults) return true;
    // A bed's page tells the stores near a place, too.
    if (path.startsWith(paths.models)) return hasValue(req, "place");
    return (
      (path === paths.stores || path === paths.storeBrands) && (hasValue(req, "place") || hasValue(req, "latitude"))
    );
  };
  guard("sign-in", limits.RATE_LIMIT_SIGN_IN, longest, (req) => posts(req, paths.signIn));
  // Each hashes a password or sends mail to anybody.
  const asks = (req: Request) => posts(req, paths.signUp) || posts(req, paths.resetPassword);
  guard("sign-up", limits.RATE_LIMIT_SIGN_IN, longest, asks);
  // Saving keeps some 100 KB for a year and may send mail to anybody; a review or a claim that is begun is kept for a
  // month, and a message for years. What was refused for what was typed is none of it, and isn't counted. Beyond the
  // limit the page itself says so, with what was typed: only its write is refused (api/client/client.server.ts).
  const saves = (req: Request) =>
    posts(req, paths.quizResults) ||
    posts(req, readingPaths.contact) ||
    (req.method === "POST" && (writing.has(matched(req)) || claiming.test(matched(req))));
  const refuseWrites: RequestHandler = (req, res, next) => {
    stateOf(res).writesAfter = secondsLeft(req);
    next();
  };
  guard("save", limits.RATE_LIMIT_SAVE, longest, saves, { handler: refuseWrites, givesBack: true });
  // Each takes a process a second, and some hundred KB for a day.
  guard("uploads", limits.RATE_LIMIT_UPLOADS, longest, takesFile);
  guard("forms", limits.RATE_LIMIT_FORMS, minute, (req) => req.method === "POST");
  guard("search", limits.RATE_LIMIT_SEARCH, minute, searches);
  const suggests = new Set<string>([paths.suggestions, readingPaths.similar]);
  guard("autocomplete", limits.RATE_LIMIT_AUTOCOMPLETE, minute, (req) => suggests.has(matched(req)));
  // Drawn in the process of the pages, a large one in 60 ms: as often as there are searches to show one.
  guard("maps", limits.RATE_LIMIT_SEARCH, minute, (req) => matched(req) === `${paths.storeMap}/`);
  // Categories and threads have pages, too.
  const lists = (path: string) => listings.has(path) || path.startsWith(readingPaths.forum);
  guard("listings", limits.RATE_LIMIT_LISTINGS, minute, (req) => lists(matched(req)) && !searches(req));
  const shows = (path: string) => texts.has(familyOf(path)) && !drawn.test(path);
  guard("texts", limits.RATE_LIMIT_LISTINGS, minute, (req) => {
    const path = matched(req);
    return req.method !== "POST" && shows(path) && !lists(path) && !suggests.has(path) && !searches(req);
  });
  guard(
    "images",
    limits.RATE_LIMIT_IMAGES,
    minute,
    (req) => matched(req) === paths.image || isCard(matched(req).slice(0, -1)),
  );
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
