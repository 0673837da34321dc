import express, { type RequestHandler } from "express";
import type { ServerBuild } from "@remix-run/node";
import { createUpstream } from "~/api/client/upstream.server";
import type { Config } from "~/platform/config.server";
import type { Logger } from "~/platform/logger.server";
import { noMonitoring, type Monitoring } from "~/platform/monitoring/monitoring.server";
import type { Redact } from "~/platform/secret-addresses";
import { accessLog } from "./access-log.server";
import { builtAssets, missingFiles, publicFiles } from "./assets/assets.server";
import { cachePolicy } from "./cache-policy.server";
import { createCards } from "./cards/cards.server";
import { canonical } from "./canonical.server";
import { compress } from "./compress.server";
import { createFigures } from "./figures/figures.server";
import { fileForms } from "./forms/file-forms.server";
import { uploadTurns } from "./forms/upload-turns.server";
import { wholeForms } from "./forms/whole-forms.server";
import { announceDraining, healthz, readyz, type Draining } from "./health.server";
import { withoutHiddenParameter } from "./hidden-parameter.server";
import { images, type ImageOverrides } from "./images/images.server";
import { createPictureProcesses } from "./images/picture-processes.server";
import { lastError } from "./last-error.server";
import { arrivalLimits } from "./limits/arrival.server";
import { allowedMethods, bodyLimits } from "./limits/body-limits.server";
import { deliveryLimits } from "./limits/delivery.server";
import { fairShare, shedOverload } from "./limits/overload.server";
import { memoryStores, redisStores } from "./limits/rate-limit-stores.server";
import { rateLimits } from "./limits/rate-limits.server";
import { loadContexts } from "./load-context.server";
import { documentBorder } from "./measurement/document-border.server";
import { measuredPages } from "./measurement/measured-pages.server";
import { containerOf } from "./measurement/tag-manager.server";
import { machineFiles } from "./seo/machine-files.server";
import { remix } from "./remix.server";
import { reporter } from "./reporter.server";
import { requestId } from "./request-id.server";
import { factsByPath } from "./route-matches.server";
import { capabilityUrls } from "./security/capability-urls.server";
import { refuseDuplicateHeaders } from "./security/duplicate-headers.server";
import { sameOrigin } from "./security/same-origin.server";
import { securityHeaders } from "./security/security-headers.server";
import { siteOriginOf } from "./security/site-origin.server";
import { serverTiming } from "./server-timing.server";

interface AppOptions {
  build: ServerBuild;
  /** With an upstream: the reference upstream's origin stands in where none is configured. */
  config: Config & { API_HOST: string };
  log: Logger;
  /** Cuts the secrets of the build's addresses from texts, as `log` does. */
  redact: Redact;
  monitoring?: Monitoring;
  /** Answers before the site does, for what browsers need in development. */
  front?: RequestHandler | undefined;
  /** Replaced by tests. */
  imageOverrides?: Partial<ImageOverrides>;
}

export type App = ReturnType<typeof createApp>;

/** What every request passes, in order. */
export function createApp(options: AppOptions) {
  const { build, config, log, redact, monitoring = noMonitoring, front, imageOverrides = {} } = options;
  const app = express();
  const siteOrigin = siteOriginOf(config);
  const draining: Draining = { begun: false };
  const upstream = createUpstream(config, log);
  const redis = config.RATE_LIMIT_REDIS_URL;
  const stores = redis === undefined ? memoryStores : redisStores(redis, log);
  const processes = createPictureProcesses({ log, queue: config.IMAGE_QUEUE, ...imageOverrides });
  const pictures = images(config, upstream, processes, imageOverrides);
  const cards = createCards(processes, log);
  const report = reporter(monitoring, build.routes);
  const figures = createFigures({ routes: build.routes, config, log });
  const factsAt = factsByPath(build);
  const measures = measuredPages(factsAt, redact);
  const contexts = loadContexts({
    ...{ routes: build.routes, config, upstream, log, report, cards, measures },
    figures: figures.ofRequest,
  });
  const machines = machineFiles(config, build.routes, contexts);

  app.disable("x-powered-by").disable("etag");
  app.set("query parser", "simple");
  app.set("trust proxy", config.TRUST_PROXY);

  if (front !== undefined) app.use(front);
  app.use(requestId(log, siteOrigin, config.SITE_NAME, factsAt));
  app.use(accessLog(monitoring.trace));
  app.use(deliveryLimits(config));
  app.use(arrivalLimits);
  app.use(announceDraining(draining));
  app.use(securityHeaders(config));
  app.use(capabilityUrls(redact));
  app.use(refuseDuplicateHeaders);
  app.get("/healthz", healthz);
  app.get("/readyz", readyz(draining, upstream));
  app.use(serverTiming);
  app.use(allowedMethods);
  app.use(build.publicPath, builtAssets(build.assetsBuildDirectory, config.ASSETS_ARCHIVE_DIR));
  app.use(publicFiles("public"));
  app.use(canonical);
  app.use(withoutHiddenParameter(config.HIDDEN_QUERY_PARAM));
  app.use(sameOrigin(siteOrigin));
  app.use(bodyLimits(config.MAX_FORM_BYTES));
  app.use(rateLimits(config, stores));
  app.use(missingFiles(build.routes, machines.serves));
  app.use(pictures.handle);
  app.use(fileForms(config.MAX_FILES_ON_DISK_BYTES));
  app.use(uploadTurns());
  app.use(wholeForms);
  app.use(cachePolicy);
  app.use(compress);
  app.use(fairShare(config.MAX_IN_FLIGHT_PER_ADDRESS, config.MAX_IN_FLIGHT));
  app.use(shedOverload(config.MAX_IN_FLIGHT));
  app.use(machines.handle);
  if (containerOf(config.ANALYTICS_ID) !== null) app.use(documentBorder(build, measures));
  app.use(figures.count);
  app.use(remix(build, contexts));
  app.use(lastError(report));

  return {
    app,
    /** For the graceful stop: once begun, /readyz is 503 and each answer announces the end of its connection. */
    draining,
    /** Ends the processes that make pictures, and closes the sockets to the upstream when what is under way has ended, or so many milliseconds have passed. */
    async close(withinMs?: number) {
      stores.close();
      await Promise.all([figures.close(withinMs), upstream.close(withinMs), pictures.close(), processes.close()]);
    },
  };
}
