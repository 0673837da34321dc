import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installDebianPackage } from "./debian.mjs";
import { onPath } from "./programs.mjs";
import { Failure } from "./project.mjs";

const packaged = "/usr/lib/postgresql";

/** A server's programs, where Debian puts them or on the PATH (as tests/support/postgres-server.ts looks for them). */
const installed = () =>
  (existsSync(packaged) &&
    readdirSync(packaged).some((version) => existsSync(join(packaged, version, "bin", "initdb")))) ||
  onPath("initdb") !== undefined;

/** The long tests start a PostgreSQL of their own, unless DATABASE_URL_TEST names one. */
export async function ensurePostgres() {
  if (process.env.DATABASE_URL_TEST || installed()) return;
  if ((await installDebianPackage("postgresql")) && installed()) return;
  throw new Failure("The long tests need PostgreSQL. Install it (Debian: postgresql), or set DATABASE_URL_TEST.");
}
