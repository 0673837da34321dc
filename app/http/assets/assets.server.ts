import { existsSync, readdirSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { matchPath } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import express, { type RequestHandler } from "express";
import { hashed } from "./assets-archive.server";
import { fileName } from "../canonical.server";

/** Written beside each asset by the build, best first. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
};

/** Paths of files as the build names them; none leads out of a directory. */
const fileNames = /^(\/[\w$][\w$.-]*)+$/;

/**
 * The build's files, kept for a year because they are named by their content; those of earlier builds from the archive.
 */
export function builtAssets(directory: string, archive: string): RequestHandler[] {
  const compressed = new Set(compressedFiles(directory));
  const files = (from: string) =>
    express.static(from, { immutable: true, index: false, maxAge: "1y", redirect: false });
  // Other servers add to the archive while this one runs.
  const archived = async (path: string) => fileNames.test(path) && hashed.test(path) && isFileWithin(archive, path);
  return [
    negotiate((path) => compressed.has(path)),
    files(directory),
    async (req, res, next) => ((await archived(req.path)) ? next() : missing(req, res, next)),
    negotiate(archived),
    files(archive),
    missing,
  ];
}

/** Whether a folder holds that file itself, rather than a link to another one. */
async function isFileWithin(folder: string, path: string): Promise<boolean> {
  try {
    const file = join(await realpath(folder), path);
    return (await realpath(file)) === file && (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** Serves a file compressed ahead that the browser accepts, where `has` finds one. */
function negotiate(has: (path: string) => boolean | Promise<boolean>): RequestHandler {
  return async (req, res, next) => {
    const type = types[/\.([a-z]+)$/.exec(req.path)?.[1] ?? ""];
    if (type === undefined) return next();
    res.vary("Accept-Encoding");
    res.setHeader("Content-Type", type);
    const accepted = req.acceptsEncodings();
    for (const [name, end] of encodings) {
      if (!accepted.includes(name) || !(await has(req.path + end))) continue;
      res.setHeader("Content-Encoding", name);
      req.url = req.path + end;
      break;
    }
    next();
  };
}

const missing: RequestHandler = (_req, res) => {
  res.removeHeader("Content-Encoding");
  res.status(404).set("Cache-Control", "no-store").type("text/plain").send("Not found\n");
};

/** Files with a name of their own, such as favicon.ico. Only their names reach the file system. */
export function publicFiles(directory: string): RequestHandler {
  const names = new Set(existsSync(directory) ? readdirSync(directory) : []);
  const files = express.static(directory, { index: false, maxAge: "1h", redirect: false });
  const isNamed = (path: string) => fileNames.test(path) && names.has(path.split("/", 2)[1]!);
  return (req, res, next) => (isNamed(req.path) ? files(req, res, next) : next());
}

/** A file that neither exists nor is made by a route or otherwise: a plain 404, since no visitor sees the answer. */
export function missingFiles(routes: ServerBuild["routes"], isMade: (path: string) => boolean): RequestHandler {
  const served = Object.values(routes)
    .map((route) => wholePath(routes, route))
    .filter((path) => path !== "" && !path.endsWith("*"));
  return (req, res, next) => {
    if (!fileName.test(req.path) || isMade(req.path) || served.some((path) => matchPath(path, req.path) !== null))
      return next();
    missing(req, res, next);
  };
}

function wholePath(routes: ServerBuild["routes"], { parentId, path = "" }: ServerBuild["routes"][string]): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent === undefined ? path : `${wholePath(routes, parent)}/${path}`.replace(/^\/|\/$/g, "");
}

function compressedFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => `/${file.split(sep).join("/")}`);
}
