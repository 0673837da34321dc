import * as build from "virtual:remix/server-build";
import { createApp } from "~/http/app.server";
import { archiveAssets } from "~/http/assets/assets-archive.server";
import { redactorOf } from "~/http/route-matches.server";
import { serve } from "~/http/serve.server";
import { readConfig } from "~/platform/config.server";
import { createLogger, flushLogger } from "~/platform/logger.server";
import { startMonitoring } from "~/platform/monitoring/monitoring.server";
import { startReferenceUpstream, type ReferenceUpstream } from "~/platform/reference-upstream.server";
import { warnOfSettings } from "~/platform/start-warnings.server";
import { startOrExplain, stopOnSignal, tellProgress, tellReady } from "~/platform/process.server";

/** What scripts/dev-site.mjs stops and starts anew when a source was saved. */
export const site = await startOrExplain(async () => {
  const config = readConfig();
  const redact = redactorOf(build);
  const log = await createLogger(config, redact);
  const monitoring = await startMonitoring(config, redact);
  warnOfSettings(config, log);

  let reference: ReferenceUpstream | undefined;
  if (config.API_HOST === undefined) {
    const onProgress = (text: string) => {
      log.info(text);
      tellProgress(text);
    };
    reference = await startReferenceUpstream({ config, log, onProgress });
  }

  const API_HOST = config.API_HOST ?? reference!.origin;
  const API_VISITOR_SECRET = reference?.visitorSecret ?? config.API_VISITOR_SECRET;
  const app = createApp({
    build,
    config: { ...config, API_HOST, API_VISITOR_SECRET },
    log,
    redact,
    monitoring,
    front: globalThis.developmentFront,
  });
  const archive =
    config.NODE_ENV === "production" ? await archiveAssets(build.assetsBuildDirectory, config, log) : undefined;
  const serving = await serve(app, config);
  const stop = async () => {
    await serving.stop();
    archive?.stop();
    await reference?.stop();
    await monitoring.flush();
    await flushLogger(log);
  };
  const stayOnSignal = stopOnSignal(log, stop);

  const origin = config.SITE_URL ?? `http://localhost:${serving.port}`;
  log.info({ origin, host: config.HOST, port: serving.port, upstream: API_HOST }, `Listening: ${origin}`);
  tellReady(origin, reference?.accounts);
  return {
    port: serving.port,
    async stop() {
      stayOnSignal();
      await stop();
    },
  };
});
