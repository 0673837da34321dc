import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, Response } from "express";
import { createApi } from "~/api/api.server";
import { createClient } from "~/api/client/client.server";
import type { Upstream } from "~/api/client/upstream.server";
import { brandLogosIn } from "~/platform/brand-logos.server";
import type { Config } from "~/platform/config.server";
import type { Logger } from "~/platform/logger.server";
import { secretAddresses } from "~/platform/secret-addresses";
import type { Cards } from "./cards/cards.server";
import { compressedPage } from "./compress.server";
import type { RequestFigures } from "./figures/figures.server";
import type { Site } from "./load-context";
import { noHeadFacts } from "./seo/head-tags.server";
import type { Measures } from "./measurement/measured-pages.server";
import { measurementFor } from "./measurement/measurement.server";
import type { Report } from "./reporter.server";
import { disconnectSignal, pagePath, stateOf } from "./request-state.server";

interface Options {
  routes: ServerBuild["routes"];
  config: Config;
  upstream: Upstream;
  log: Logger;
  report: Report;
  cards: Cards;
  figures: (req: Request, res: Response) => RequestFigures;
  measures: Measures;
}

export function loadContexts(options: Options) {
  const { routes, config, upstream, log, report: reportOf, cards, figures, measures } = options;
  const about: Omit<Site, "analyticsId" | "origin"> = {
    name: config.SITE_NAME,
    hiddenQueryParam: config.HIDDEN_QUERY_PARAM,
    ...(config.SENTRY_DSN && {
      sentry: {
        dsn: config.SENTRY_DSN,
        release: config.SENTRY_RELEASE,
        secretAddresses: secretAddresses(Object.values(routes)),
      },
    }),
  };

  const ofSite = { name: config.SITE_NAME, social: config, logos: brandLogosIn("public/brand-logos", "/brand-logos/") };
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution = "" } = config;
  const mapTiles = url === undefined ? null : { url, attribution };

  return (req: Request, res: Response): AppLoadContext => {
    const state = stateOf(res);
    const signal = disconnectSignal(res);
    // Later, because the route is known only once Remix has rendered the page.
    const report = (error: unknown) => void res.once("close", () => reportOf(error, state));
    let reported = false;
    /** When the upstream fails, one report for a page is enough. */
    const reportOnce = (failure: Error) => {
      if (!reported) report(failure);
      reported = true;
    };
    const cookies = { relayed: [] as string[], own: [] as string[] };
    const setCookies = (lines: Partial<typeof cookies>) => {
      const { relayed, own } = Object.assign(cookies, lines);
      res.setHeader("Set-Cookie", [...relayed, ...own]);
    };
    const client = createClient({
      upstream,
      config,
      log,
      requestId: state.requestId,
      visitorAddress: req.ip,
      writesAfter: state.writesAfter,
      signal,
      cookieHeader: req.headers.cookie,
      siteOrigin: state.origin,
      pagePath: pagePath(req),
      route: () => state.route,
      relay: (relayed) => setCookies({ relayed: [...relayed] }),
      onCall: (call) => void state.calls.push(call),
      onWrite: (ended) => void state.writes.push(ended),
      onFailure: reportOnce,
    });
    const api = createApi(client);
    const measurement = measurementFor(req, res, {
      ...{ config, measures, remembered: api.auth.remembered },
      isPage: (id) => Object.hasOwn(routes, id) && routes[id]?.module.default !== undefined,
      setCookies: (own) => setCookies({ own: [...own] }),
    });
    return {
      api,
      log: state.log,
      requestId: state.requestId,
      nonce: state.nonce,
      signal,
      afterForm: req.method === "POST",
      formFailed: false,
      fileForm: state.fileForm,
      asData: req.query._data !== undefined,
      prose: new Map(),
      head: noHeadFacts(),
      cards,
      figures: figures(req, res),
      site: {
        ...about,
        origin: state.origin,
        ...(!measurement.refused && { analyticsId: config.ANALYTICS_ID }),
      },
      measurement,
      mapTiles,
      logDays: config.LOG_KEPT_DAYS,
      menus: { popularComparisons: [], ofSite },
      compressedPage: (parts, headers) => compressedPage(req, parts, headers),
      nameRoute(routeId) {
        // A data request names its route itself, so the name may be anything.
        if (Object.hasOwn(routes, routeId)) state.route = routeId;
      },
      report(error) {
        state.log.error({ err: error }, "A page failed");
        report(error);
      },
    };
  };
}
