import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { RequestHandler } from "express";
import { paths } from "~/paths";
import type { Upstream } from "~/api/client/upstream.server";
import type { Config } from "~/platform/config.server";
import type { Logger } from "~/platform/logger.server";
import { refuse } from "../refusal.server";
import { disconnectSignal, stateOf } from "../request-state.server";
import { acceptedFormats } from "./accepted-formats.server";
import { createEncoder, type EncoderTimes } from "./encoder.server";
import { ImageFault } from "./image-fault.server";
import { parseImageRequest } from "./image-request.server";
import { internet, type Network } from "./network.server";
import { createPhotos } from "./photo.server";
import { createPictureMaker, type PictureMaker } from "./picture-maker.server";
import { createRemotePictures } from "./remote-picture.server";

/** Those of the process, and how long a picture may wait for a permit. */
type Times = EncoderTimes & { wait: number };

export const pictureTimes: Times = { picture: 30_000, idle: 300_000, restart: 1000, wait: 30_000 };

export interface ImageOverrides {
  folder: string;
  script: string;
  times: Times;
  network: Network;
}

/** A picture whose file changes gets a new name, or is seen a day late. A photo may be taken down. */
const cacheControl = { own: "public, max-age=86400", remote: "public, max-age=86400", photo: "public, max-age=300" };

/** A picture is no document; should one be opened as such, it can do nothing. */
const contentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** GET /_next/image/?url=&w=&q= (specification, section 7): a picture of ours or of an allowed host, made to fit. */
export function images(config: Config, upstream: Upstream, log: Logger, overrides: Partial<ImageOverrides>) {
  const { folder = "public", script = resolve("build/image-encoder.js") } = overrides;
  const { times = pictureTimes, network = internet() } = overrides;
  const remote = createRemotePictures(network, config);
  // One core is left to the pages; where there is only one, priority must do.
  const atOnce = Math.max(1, availableParallelism() - 1);
  const encoder = createEncoder({ script, log, times, processes: atOnce });
  const photos = createPhotos(upstream, config);
  const maker = createPictureMaker({ config, folder, encoder, remote, photos, atOnce, waitMs: times.wait });

  return {
    handle: answerWith(maker, config.IMAGE_HOSTS),
    close: () => Promise.all([encoder.close(), remote.close()]),
  };
}

function answerWith(maker: PictureMaker, hosts: readonly string[]): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== paths.image) return next();
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return refuse(req, res, { status: 405, message: "Open the picture's address instead." });
    }
    res.vary("Accept");
    const disconnected = disconnectSignal(res);
    try {
      const wanted = parseImageRequest(req.originalUrl.slice(req.path.length), hosts);
      const { picture, hit } = await maker.make(
        { ...wanted, formats: acceptedFormats(req.headers.accept) },
        disconnected,
      );
      if (disconnected.aborted) return;
      stateOf(res).outcome = hit ? "hit" : "miss";
      res.setHeader("Cache-Control", cacheControl[wanted.source.kind]);
      res.setHeader("Content-Disposition", "inline");
      res.setHeader("Content-Security-Policy", contentSecurityPolicy);
      res.setHeader("Content-Type", picture.type);
      res.setHeader("ETag", picture.etag);
      res.send(picture.body);
    } catch (error) {
      if (disconnected.aborted) return;
      if (!(error instanceof ImageFault)) return next(error);
      if (error.status > 400) stateOf(res).log.info({ code: error.code }, "A picture is not given");
      refuse(req, res, error.refusal);
    }
  };
}
