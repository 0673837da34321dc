import { randomBytes } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { Request, RequestHandler } from "express";
import { SentFile } from "~/api/client/sent-file.server";
import { largestUpload } from "~/contracts/vocabulary/uploads";
import { refuse } from "../refusal.server";
import { onceReady, pathOf, stateOf } from "../request-state.server";

/** A form with a file, as readFileForm takes it. */
export interface FileForm {
  fields: URLSearchParams;
  /** Null: none was chosen. */
  file: SentFile | "too-large" | null;
}

/**
 * Bytes of a form with a file at most. It is larger than a file may be, so that somebody who sends a camera's whole
 * photo reads why beside the field; what is above largestUpload is read and dropped.
 */
export const largestFileForm = 32 * 1024 * 1024;

/** Pages whose form has a file end so; no other takes one. */
const pages = /\/(?:proof|photo)\/?$/i;

export const takesFile = (req: Request): boolean => req.method === "POST" && pages.test(pathOf(req));

const limits = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 8192,
  files: 1,
  fileSize: largestUpload,
  parts: 22,
  headerPairs: 20,
};

/**
 * Reads a form with a file before its page is asked for: the file goes to the disk piece by piece, so that a slow one
 * holds neither memory nor a page's place. It has no name there and is gone when it is closed, however the server ends.
 */
export const fileForms: RequestHandler = (req, res, next) => {
  if (!takesFile(req) || !/^multipart\//i.test(req.headers["content-type"] ?? "")) return next();
  const kept: FileHandle[] = [];
  const close = () => void Promise.all(kept.splice(0).map((file) => file.close().catch(() => {})));
  // Not before the file has gone on to the upstream, even when the visitor has left.
  onceReady(res, close);
  readForm(req, kept).then(
    (form) => {
      if (res.closed) return close();
      stateOf(res).fileForm = form;
      next();
    },
    (error: NodeJS.ErrnoException) => {
      if (res.closed) return close();
      // Of the disk, or of the form.
      if (error.code !== undefined && error.syscall !== undefined) return next(error);
      res.setHeader("Connection", "close");
      refuse(req, res, { status: 400, message: "Open the page again and send the form from there." });
    },
  );
};

async function readForm(req: Request, kept: FileHandle[]): Promise<FileForm> {
  const form: FileForm = { fields: new URLSearchParams(), file: null };
  const parser = busboy({ headers: req.headers, limits });
  let saving: Promise<void> = Promise.resolve();
  parser.on("field", (name, value) => form.fields.append(name, value));
  parser.on("file", (_name, stream: Readable & { truncated?: boolean }, { filename }) => {
    saving = save(stream, kept).then((file) => {
      if (stream.truncated === true) form.file = "too-large";
      // Browsers send an empty part without a name where nothing was chosen.
      else if (file.length > 0 || filename !== undefined) form.file = file;
    });
    // Awaited below, after the form has ended.
    saving.catch(() => {});
  });
  await pipeline(req, parser);
  await saving;
  return form;
}

async function save(source: AsyncIterable<Buffer>, kept: FileHandle[]): Promise<SentFile> {
  const file = await namelessFile();
  kept.push(file);
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    await file.writeFile(chunk);
  }
  return new SentFile(file, length);
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
