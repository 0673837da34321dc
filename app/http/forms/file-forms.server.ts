import { randomBytes } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { Request, RequestHandler } from "express";
import { SentFile } from "~/api/client/http-message.server";
import { largestUpload } from "#contracts/vocabulary/uploads";
import { addressKey } from "../limits/address-key.server";
import { refuse } from "../refusal.server";
import { type FileForm, onceReady, stateOf } from "../request-state.server";
import { sendsForm } from "../route-matches.server";

/** Files of one address on the disk at a time, so many times the largest: a form's file beyond them is dropped as it comes. */
const mostOfAddress = 8;

const limits = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 8192,
  files: 1,
  // One of just that size is not too large.
  fileSize: largestUpload + 1,
  parts: 22,
  headerPairs: 20,
};

/**
 * Reads a form with a file before its page is asked for: the file goes to the disk piece by piece, so that a slow one
 * holds neither memory nor a page's place. It has no name there and is gone when it is closed, however the server ends.
 * Of all visitors together `mostBytes` are there at most.
 */
export function fileForms(mostBytes: number): RequestHandler {
  const held = new Map<string, number>();
  const room = new Room(mostBytes);
  return (req, res, next) => {
    if (!sendsForm(req, "takesFile") || !/^multipart\//i.test(req.headers["content-type"] ?? "")) return next();
    const address = addressKey(req.ip);
    const before = held.get(address) ?? 0;
    const spooled = before < mostOfAddress ? new Spooled(room) : null;
    if (spooled !== null) {
      held.set(address, before + 1);
      // Not before the file has gone on to the upstream, even when the visitor has left.
      onceReady(res, () => {
        void spooled.close();
        const left = (held.get(address) ?? 1) - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      });
    }
    readForm(req, spooled).then(
      (form) => {
        // It came too late.
        if (res.headersSent) return;
        stateOf(res).fileForm = form;
        next();
      },
      (error: NodeJS.ErrnoException) => {
        if (res.closed || res.headersSent) return;
        // Of the disk rather than of the form.
        if (error.syscall !== undefined) return next(error);
        res.setHeader("Connection", "close");
        refuse(req, res, { status: 400, message: "Open the page again and send the form from there." });
      },
    );
  };
}

/** @param spooled null: a file has no room, and is as one without a turn */
async function readForm(req: Request, spooled: Spooled | null): Promise<FileForm> {
  const form: FileForm = { fields: new URLSearchParams(), file: null };
  const parser = busboy({ headers: req.headers, limits });
  let saved: ReturnType<Spooled["save"]> | null = null;
  let dropped = false;
  parser.on("field", (name, value) => form.fields.append(name, value));
  parser.on("file", (_name, stream, { filename }) => {
    // Browsers send an empty part without a name where nothing was chosen.
    if (filename === undefined) return stream.resume();
    if (spooled === null) {
      dropped = true;
      return stream.resume();
    }
    saved = spooled.save(stream);
    // Awaited below, after the form has ended.
    saved.catch(() => {});
  });
  await pipeline(req, parser);
  form.file = dropped ? "busy" : await (saved as ReturnType<Spooled["save"]> | null);
  return form;
}

/** What the files of all forms together may take. */
class Room {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** False: so much is not left. */
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  give(bytes: number): void {
    this.#left += bytes;
  }
}

/** The file of one form, on the disk. */
class Spooled {
  #opening: Promise<FileHandle> | null = null;
  #bytes = 0;
  #closed = false;

  constructor(private readonly room: Room) {}

  /** Full: there is no room for all of it, and what there was of it is gone. */
  async save(source: Readable & { truncated?: boolean }): Promise<SentFile | "too-large" | "full"> {
    this.#opening = namelessFile();
    // It may fail before it is read, below.
    source.on("error", () => {});
    const file = await this.#opening;
    for await (const chunk of source as AsyncIterable<Buffer>) {
      // The rest of it is read and dropped, so that the form can be answered.
      if (this.#closed) continue;
      if (this.room.take(chunk.length)) {
        this.#bytes += chunk.length;
        await file.writeFile(chunk);
      } else await this.close();
    }
    if (this.#closed) return "full";
    return source.truncated === true ? "too-large" : new SentFile(file, this.#bytes);
  }

  async close(): Promise<void> {
    this.#closed = true;
    // What is still being written fails, and belongs to nobody any more.
    await this.#opening?.then((file) => file.close()).catch(() => {});
    this.room.give(this.#bytes);
    this.#bytes = 0;
  }
}

async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `bedlark-${randomBytes(12).toString("hex")}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  return file;
}
