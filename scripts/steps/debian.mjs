import { existsSync } from "node:fs";
import { capture } from "./commands.mjs";
import { step } from "./progress.mjs";
import { Failure } from "./project.mjs";

let listsAreFresh = false;

/**
 * Installs one package where that is a matter of course: on Debian and its kin, as root (a container, a CI machine).
 * @param {string} name
 * @returns {Promise<boolean>} whether apt-get said that it worked
 */
export async function installDebianPackage(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  return step(`Installing ${name} (apt-get)`, async (detail) => {
    if (!listsAreFresh) await capture(["apt-get", "update"], { env, onLine: detail });
    listsAreFresh = true;
    const command = ["apt-get", "install", "-y", "--no-install-recommends", name];
    return (await capture(command, { env, onLine: detail })).code === 0;
  }).catch(() => false);
}

/**
 * What `find` finds, once its package is installed if need be.
 * @template T @param {() => T} find @param {string} packageName @param {string} missing for whoever has to install it
 * @returns {Promise<NonNullable<Awaited<T>>>}
 */
export async function ensureThere(find, packageName, missing) {
  const found = (await find()) || ((await installDebianPackage(packageName)) && (await find()));
  if (!found) throw new Failure(missing);
  return found;
}
