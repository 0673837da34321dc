import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "./project.mjs";

/** @param {...string} names @returns {string | undefined} path of the first program of these that the PATH has */
export function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * The program that an environment variable names. Throws a Failure when it does not exist.
 * @param {string} variable @returns {string | undefined} undefined: the variable is not set
 */
export function namedBy(variable) {
  const file = process.env[variable];
  if (file && !existsSync(file)) throw new Failure(`${variable} names ${file}, which does not exist.`);
  return file || undefined;
}
