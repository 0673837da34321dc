import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL server to run tests on, and how to get an empty database on it. */
export interface PostgresServer {
  freshDatabase(): Promise<string>;
  /** A copy of a database that nobody is connected to. */
  copyOf(database: string): Promise<string>;
  close(): Promise<void>;
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

/** The server of DATABASE_URL_TEST, else one of its own that lives as long as the test. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL_TEST;
  if (given !== undefined) return { ...databasesAt(given), close: async () => {} };
  const [folder, owner] = [binaries()!, account()!];
  const directory = mkdtempSync(join(tmpdir(), "bedlark-postgres-"));
  const data = join(directory, "data");
  chmodSync(directory, 0o777);
  execFileSync(
    join(folder, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"],
    {
      ...owner,
      cwd: directory,
      stdio: "ignore",
    },
  );
  const server = spawn(join(folder, "postgres"), ["-D", data, "-k", directory, "-h", "", "-F"], {
    ...owner,
    cwd: directory,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  await answers(url);
  return {
    ...databasesAt(url),
    async close() {
      // SIGINT ends open sessions and then the server.
      server.kill("SIGINT");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
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

const databasesAt = (url: string) => ({
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
