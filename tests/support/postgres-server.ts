import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL server to run tests on, and how to get an empty database on it. */
export interface PostgresServer {
  freshDatabase(): Promise<string>;
  /** A copy of a database that nobody is connected to. */
  copyOf(database: string): Promise<string>;
}

/** Folder with initdb and postgres, or null when PostgreSQL is not installed. */
function binaries(): string | null {
  const packaged = "/usr/lib/postgresql";
  const versions = existsSync(packaged)
    ? readdirSync(packaged).sort((left, right) => Number(right) - Number(left))
    : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root; then its own account is taken. Null when there is none. */
function account(): { uid: number; gid: number } | Record<string, never> | null {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

export const postgresReachable = () =>
  process.env.DATABASE_URL_TEST !== undefined || (binaries() !== null && account() !== null);

let own: Promise<PostgresServer> | undefined;

/** The server of DATABASE_URL_TEST, else one that all files of this process share and that ends with it. */
export function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL_TEST;
  if (given !== undefined) return Promise.resolve(databasesAt(given));
  return (own ??= startOwn(binaries()!, account()!));
}

/** Ends the server and removes its files once nobody holds the other end of its input, however that came. */
const untilInputEnds = 'postgres -D "$0/data" -k "$0" -h "" -F & read -r _; kill -QUIT $!; wait $!; rm -rf "$0"';

async function startOwn(
  folder: string,
  owner: { uid: number; gid: number } | Record<string, never>,
): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), "bedlark-postgres-"));
  if (owner.uid !== undefined) chownSync(directory, owner.uid, owner.gid);
  // Its socket is in here, for upstreams that run as another user; its data are in a folder of their own, which is closed.
  chmodSync(directory, 0o755);
  const settings = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"];
  execFileSync(join(folder, "initdb"), ["-D", join(directory, "data"), ...settings], {
    ...owner,
    cwd: directory,
    stdio: "ignore",
  });
  const keeper = spawn("sh", ["-c", untilInputEnds, directory], {
    ...owner,
    cwd: directory,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  keeper.unref();
  (keeper.stdin as Socket).unref();
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  await answers(url);
  return databasesAt(url);
}

async function answers(url: string): Promise<void> {
  for (let tries = 200; ; tries -= 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const databasesAt = (url: string): PostgresServer => ({
  freshDatabase: () => createDatabase(url, "template1"),
  copyOf: (database: string) => createDatabase(url, new URL(database).pathname.slice(1)),
});

let count = 0;
async function createDatabase(url: string, template: string): Promise<string> {
  const name = `bedlark_test_${process.pid}_${(count += 1)}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}
