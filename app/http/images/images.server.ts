import type { RequestHandler } from "express";
import { paths } from "~/paths";
import type { Upstream } from "~/api/client/upstream.server";
import type { Config } from "~/platform/config.server";
import { refuse } from "../refusal.server";
import { disconnectSignal, stateOf } from "../request-state.server";
import { acceptedFormats } from "./accepted-formats.server";
import { ImageFault } from "./image-fault.server";
import { parseImageRequest } from "./image-request.server";
import { internet, type Network } from "./network.server";
import { createPhotos } from "./photo.server";
import { createPictureMaker, type PictureMaker } from "./picture-maker.server";
import { defaultTimes, type PictureProcesses, type PictureTimes } from "./picture-processes.server";
import { createRemotePictures } from "./remote-picture.server";

export interface ImageOverrides {
  folder: string;
  script: string;
  times: PictureTimes;
  network: Network;
}

/** A picture whose file changes gets a new name, or is seen a day late. A photo may be taken down. */
const cacheControl = { own: "public, max-age=86400", remote: "public, max-age=86400", photo: "public, max-age=300" };

/** A picture is no document; should one be opened as such, it can do nothing. */
const contentSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** GET /_next/image/?url=&w=&q= (specification, section 7): a picture of ours or of an allowed host, made to fit. */
export function images(
  config: Config,
  upstream: Upstream,
  processes: PictureProcesses,
  { folder = "public", times = defaultTimes, network = internet() }: Partial<ImageOverrides>,
) {
  const remote = createRemotePictures(network, config);
  const photos = createPhotos(upstream, config);
  const maker = createPictureMaker({ config, folder, processes, remote, photos, waitMs: times.wait });

  return {
    handle: answerWith(maker, config.IMAGE_HOSTS),
    close: () => remote.close(),
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
