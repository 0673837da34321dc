import type { FileHandle } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";

export type Method = "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A file that a visitor sent, on the disk of this server until its page is answered. */
export class SentFile {
  constructor(
    private readonly file: FileHandle,
    /** Bytes. */
    readonly length: number,
  ) {}

  /** All of it, each time anew: a write that was refused for its token is sent again. */
  open(): Readable {
    return Readable.from(this.#pieces(), { objectMode: false });
  }

  // A stream of Node's own closes the file when it is destroyed.
  async *#pieces() {
    for (let at = 0; at < this.length;) {
      const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(65_536), position: at });
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}

export interface UpstreamRequest {
  method: Method;
  url: URL;
  headers: Record<string, string>;
  /** JSON, or a file. */
  body?: string | SentFile | undefined;
  /** A file is its body, or that of the write that follows. */
  upload?: boolean;
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
