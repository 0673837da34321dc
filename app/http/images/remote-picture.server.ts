import type { IncomingHttpHeaders } from "node:http";
import { Agent, errors, request } from "undici";
import type { SettingsOf } from "~/platform/config.server";
import { ImageFault, notFound } from "./image-fault.server";
import { publicOnly, type Network } from "./network.server";

export type RemotePictures = ReturnType<typeof createRemotePictures>;

const broken = (code: string) => new ImageFault(502, code, "We couldn't load that picture.");
const slow = () => new ImageFault(504, "timeout", "That picture took too long to load.");

/** Nothing of the visitor goes out; no redirect, decoder or proxy. IMAGE_TIMEOUT_MS is for all: name, head and body. */
export function createRemotePictures(network: Network, config: SettingsOf<"IMAGE">) {
  const { IMAGE_MAX_BYTES: maxBytes, IMAGE_TIMEOUT_MS: timeoutMs } = config;
  const agent = new Agent({
    connect: publicOnly(network),
    connections: 4,
    pipelining: 1,
    maxHeaderSize: 16_384,
    maxResponseSize: maxBytes,
  });
  const headers = {
    accept: "image/webp,image/png,image/jpeg,image/gif",
    "accept-encoding": "identity",
    "user-agent": "Bedlark pictures",
  };

  return {
    /** The bytes at an address of an allowed host; rejects with an ImageFault. */
    async fetch(url: URL, signal: AbortSignal) {
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await request(url, { dispatcher: agent, headers, signal: AbortSignal.any([limit, signal]) });
        // A body that is destroyed unread emits an error, which would otherwise be uncaught.
        answer.body.on("error", () => {});
        try {
          checkHead(answer.statusCode, answer.headers, maxBytes);
          return Buffer.from(await answer.body.arrayBuffer());
        } finally {
          answer.body.destroy();
        }
      } catch (error) {
        if (error instanceof ImageFault) throw error;
        // The visitors left: no fault of the picture.
        if (signal.aborted) throw error;
        if (limit.aborted) throw slow();
        if (error instanceof errors.ResponseExceededMaxSizeError) throw broken("too_large");
        throw broken((error as NodeJS.ErrnoException).code ?? "fetch");
      }
    },
    close: () => agent.destroy(),
  };
}

function checkHead(status: number, headers: IncomingHttpHeaders, maxBytes: number): void {
  if (status === 404 || status === 410) throw notFound();
  if (status !== 200) throw broken(status >= 300 && status < 400 ? "redirect" : "status");
  if (!/^(?:image\/(?!svg)|application\/octet-stream\b)/i.test(headers["content-type"] ?? ""))
    throw broken("content_type");
  if (!/^(?:identity)?$/i.test(String(headers["content-encoding"] ?? ""))) throw broken("content_encoding");
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw broken("too_large");
}
