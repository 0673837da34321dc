import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { createApi } from "~/api/api.server";
import { createClient } from "~/api/client/client.server";
import { sessionOf } from "~/api/client/cookies.server";
import { createUpstream } from "~/api/client/upstream.server";
import type { FigureBatch } from "#contracts/figures/figures";
import type { FigureStep } from "#contracts/figures/figure-kinds";
import { dayOf } from "#contracts/us-days";
import { siteItself } from "#contracts/visitor-address";
import type { Config } from "~/platform/config.server";
import type { Logger } from "~/platform/logger.server";
import { factsOf } from "~/route-facts";
import { addressKey } from "../limits/address-key.server";
import { isDataRequest, pagePath, pathOf, stateOf } from "../request-state.server";
import { countsOf } from "./counted.server";
import { createSender, type Taken } from "./sender.server";
import { staffSessions } from "./staff-sessions.server";
import { createTally } from "./tally.server";
import { termVisitors } from "./term-visitors.server";

/** What a page tells the operator's figures of its request. It is counted once the whole answer has left. */
export interface RequestFigures {
  /** Whether this site counts: not where it shares no secret with its upstream, or the upstream keeps no figures. */
  readonly isOn: boolean;
  /** Who asks, where it is known: null is nobody who is signed in. Staff are not counted. */
  user(user: { is_staff: boolean } | null): void;
  /** Something was begun or finished, by this request and by none before it. */
  did(step: FigureStep): void;
  searched(term: string, found: boolean): void;
  /** Resolves when the upstream has what was counted up to now, could not be reached, or takes longer than a page waits. */
  send(): Promise<void>;
}

/** Where nothing is counted. */
export const uncounted: RequestFigures = {
  isOn: false,
  user: () => {},
  did: () => {},
  searched: () => {},
  send: async () => {},
};

interface Options {
  routes: ServerBuild["routes"];
  config: Config & { API_HOST: string };
  log: Logger;
}

/** Counts requests that have been answered, by what was asked for and by nobody (decision 80). */
export function createFigures({ routes, config, log }: Options) {
  if (config.API_VISITOR_SECRET === undefined)
    return {
      ofRequest: () => uncounted,
      count: ((_req, _res, next) => next()) as RequestHandler,
      close: async () => {},
    };
  const tally = createTally();
  const staff = staffSessions();
  const terms = termVisitors();
  const { post, disconnect } = poster(config);
  const sender = createSender({ tally, post, log });

  const countAnswer = (req: Request, res: Response): void => {
    if (isPrefetch(req.headers)) return;
    const { route, facts } = stateOf(res);
    const counted = countsOf({
      method: req.method,
      status: res.statusCode,
      path: pathOf(req),
      route: route === null ? {} : factsOf(routes[route]?.module.handle),
      again: isDataRequest(req) && req.method === "GET" && isOpenPage(req, stateOf(res).origin),
      isProgram: isProgram(req.headers["user-agent"]),
      isStaff: facts.isStaff === true,
      facts,
    });
    if (counted.length === 0) return;
    const day = dayOf(new Date());
    terms.begin(day);
    // It may wait for hours, so it holds none of the request.
    const address = addressKey(req.ip);
    const add = () => {
      for (const { kind, subject } of counted) {
        const times = kind === "term" ? terms.counts(day, subject, address) : 1;
        for (let time = 0; time < times; time += 1) tally.add(day, kind, subject);
      }
    };
    if (facts.isStaff === null) staff.unlessStaff(sessionOf(req.headers.cookie), add);
    else add();
  };

  return {
    count: ((req, res, next) => {
      if (req.method === "GET" || req.method === "POST") res.once("finish", () => countAnswer(req, res));
      next();
    }) as RequestHandler,
    ofRequest(req: Request, res: Response): RequestFigures {
      const { facts } = stateOf(res);
      return {
        get isOn() {
          return sender.isHeard();
        },
        user(user) {
          facts.isStaff = user?.is_staff === true;
          staff.note(sessionOf(req.headers.cookie), facts.isStaff);
        },
        did: (step) => void facts.steps.push(step),
        searched: (term, found) => void (facts.search = { term, found }),
        send: sender.sendForPage,
      };
    },
    /** Sends what is left, and waits for that no longer than so many milliseconds. */
    async close(withinMs?: number) {
      await sender.close(withinMs);
      await disconnect();
    },
  };
}

/** Whether data is asked for by the very page that it is of: a browser's address changes only once it has the data. */
function isOpenPage(req: Request, origin: string): boolean {
  const { referer } = req.headers;
  return referer !== undefined && URL.canParse(referer) && referer.split("#", 1)[0] === origin + pagePath(req);
}

/** In milliseconds: a batch ends in bounded time, also where other calls have none set. */
const postMs = 10_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Over sockets and breakers of its own: an upstream that fails at figures is no less fit for what visitors ask of it. */
function poster(config: Config & { API_HOST: string }) {
  const upstream = createUpstream({ ...config, API_MAX_SOCKETS: 1 }, silent);
  const bounded = { ...config, API_WRITE_TIMEOUT_MS: postMs, API_DEADLINE_MS: postMs };
  const post = async (batch: FigureBatch): Promise<Taken> => {
    const client = createClient({
      upstream,
      config: bounded,
      log: silent,
      cookieHeader: undefined,
      pagePath: "/",
      siteOrigin: config.SITE_URL ?? `http://localhost:${config.PORT}`,
      requestId: randomUUID(),
      visitorAddress: siteItself,
      writesAfter: null,
      signal: new AbortController().signal,
      relay: () => {},
      onCall: () => {},
      onWrite: () => {},
      onFailure: () => {},
    });
    try {
      const outcome = await createApi(client).figures.add(batch);
      if (outcome.ok) return "taken";
      if (outcome.status === 401 || outcome.status === 403) return "forbidden";
      return outcome.status === 400 || outcome.status === 422 ? "refused" : "failed";
    } catch (error) {
      return error instanceof Response && error.status === 404 ? "unknown" : "failed";
    }
  };
  return { post, disconnect: () => upstream.close(0) };
}

/**
 * Programs that say so: by the usual words, by the address of a page about them, or by a browser's name without a person
 * before it. A phone is called Cubot. Names of phones hold common words as well, so those count only where the name of a
 * program has its version, or where "compatible" comes before: "W3C_Validator/1.3", "(compatible; Foo Feed)".
 */
const program =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|inspectiontool|googleother|mediapartners|-google\b|external(?:hit|agent|fetcher)|pingdom|uptime|phantomjs|curl|wget|python|\+https?:/i;
const commonWord =
  /(?:compatible;[^)]{0,200}(?:preview|archiver|monitor|scan|validator|feed)|\b[\w-]{0,40}(?:preview|archiver|monitor|scan(?:ner)?|validator|feed(?:fetcher|er)?|-user)\/\d)/i;

/** How the names of browsers that people use begin. */
const browser = /^(?:Mozilla|Opera)\/\d/;

/** Whether a program asks that does not pretend to be a person. It is counted apart. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !browser.test(userAgent) || program.test(userAgent) || commonWord.test(userAgent);

/**
 * Whether the browser asks in advance for what nobody may ever look at: Chromium, Safari and Firefox say so in one of
 * these headers.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? "")),
  );
