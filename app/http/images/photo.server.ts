import { basicAuthorization, requestHeaders, buildUrl } from "~/api/client/http-message.server";
import type { Upstream } from "~/api/client/upstream.server";
import type { SettingsOf } from "~/platform/config.server";
import { ImageFault, notFound } from "./image-fault.server";

export type Photos = ReturnType<typeof createPhotos>;

/** Photos that visitors sent, which the upstream keeps. Nothing of the visitor who looks at them goes out. */
export function createPhotos(upstream: Upstream, config: SettingsOf<"API">) {
  const ask = async (method: "GET" | "HEAD", id: string, signal: AbortSignal): Promise<Buffer> => {
    const url = buildUrl({ origin: upstream.origin, version: config.API_VERSION }, `photos/${id}/`);
    const headers = requestHeaders({
      ...{ body: undefined, session: null, csrfToken: null, referer: null },
      ...{ requestId: "photo", visitorAddress: null, authorization: basicAuthorization(upstream.origin, config) },
    });
    const limits = { headersTimeoutMs: config.API_HEADERS_TIMEOUT_MS, limitMs: config.API_DEADLINE_MS || Infinity };
    const answer = await upstream.send({ method, url, headers, signal, ...limits }).catch((error: unknown) => {
      throw signal.aborted ? error : broken("upstream");
    });
    if (answer.status === 404) throw notFound();
    if (answer.status !== 200) throw broken("status");
    return answer.body;
  };
  return {
    /** The bytes of a photo; rejects with an ImageFault. */
    fetch: (id: string, signal: AbortSignal) => ask("GET", id, signal),
    /** Rejects with an ImageFault unless it is public now: its review may have been taken down since it was kept here. */
    async check(id: string, signal: AbortSignal): Promise<void> {
      await ask("HEAD", id, signal);
    },
  };
}

const broken = (code: string) => new ImageFault(502, code, "We couldn't load that picture.");
