import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

export type Method = "GET" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A body that is no JSON. */
export interface FileBody {
  /** Bytes. */
  length: number;
  /** All of it, each time anew: a write that was refused for its token is sent again. */
  open(): Readable;
}

export interface UpstreamRequest {
  method: Method;
  url: URL;
  headers: Record<string, string>;
  /** JSON, or a file. */
  body?: string | FileBody | undefined;
  /** 0 means none. */
  headersTimeoutMs: number;
  /** For all of it, waiting for a socket included; Infinity means none. */
  limitMs: number;
  /** Aborts the request when the visitor leaves; a write has none. */
  signal?: AbortSignal | undefined;
  fresh?: boolean;
  /** Called as soon as a well-formed head has come, also when the body fails afterwards. */
  onHead?: (head: ResponseHead) => void;
}

export interface ResponseHead {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  setCookies: string[];
}

/** A whole response; the body is as it was sent, never decoded. */
export interface UpstreamResponse extends ResponseHead {
  body: Buffer;
}
