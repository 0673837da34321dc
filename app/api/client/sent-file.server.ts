import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { FileBody } from "./http-message.server";

/** A file that a visitor sent, on the disk of this server until its page is answered. */
export class SentFile implements FileBody {
  constructor(
    private readonly file: FileHandle,
    readonly length: number,
  ) {}

  open(): Readable {
    return this.file.createReadStream({ start: 0, autoClose: false });
  }
}
