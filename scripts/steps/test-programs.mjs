import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./commands.mjs";
import { ensureThere, installDebianPackage } from "./debian.mjs";
import { onPath } from "./programs.mjs";

/** Programs besides a browser that tests run. */

/** @param {string[]} command @param {Record<string, string>} [env] */
const run = (command, env) => capture(command, { env }).catch(() => ({ code: 1, output: "" }));

/** The W3C checker (vnu-jar) needs this release or a later one. */
const oldestJava = 17;

/** Makes sure that `java` on the PATH runs the W3C checker. */
export const ensureJava = () =>
  ensureThere(
    async () => Number(/version "(\d+)/.exec((await run(["java", "-version"])).output)?.[1] ?? 0) >= oldestJava,
    "default-jre-headless",
    `The W3C checker needs Java ${oldestJava} or newer, and \`java\` is missing or older. ` +
      "Install one (Debian: default-jre-headless) and run again.",
  );

const packagedPostgres = "/usr/lib/postgresql";

/** A server's programs, where Debian puts them or on the PATH (as tests/support/postgres-server.ts looks for them). */
const hasPostgres = () =>
  (existsSync(packagedPostgres) &&
    readdirSync(packagedPostgres).some((version) => existsSync(join(packagedPostgres, version, "bin", "initdb")))) ||
  onPath("initdb") !== undefined;

/** The long tests start a PostgreSQL of their own, unless DATABASE_URL_TEST names one. */
export const ensurePostgres = () =>
  ensureThere(
    () => process.env.DATABASE_URL_TEST || hasPostgres(),
    "postgresql",
    "The long tests need PostgreSQL. Install it (Debian: postgresql), or set DATABASE_URL_TEST.",
  );

/** @param {string[]} command */
const works = async (command) => (await run(command, { PATH: `${process.env.PATH}:/usr/sbin` })).code === 0;

/**
 * The long tests run the samples of docs/deploy. That of nginx, by which they deploy as the README says, has to be tried; that
 * of Caddy is where Caddy is installed or can be.
 */
export async function ensureFrontProxies() {
  if (!(await works(["caddy", "version"]))) await installDebianPackage("caddy");
  const missing = "The long tests need nginx. Install it (Debian: nginx-light).";
  await ensureThere(() => works(["nginx", "-v"]), "nginx-light", missing);
}

/** The tests of shared rate limits start a Redis of their own; where there is none, they are counted as skipped. */
export async function redisForTests() {
  if (!(await works(["redis-server", "--version"]))) await installDebianPackage("redis-server");
}
