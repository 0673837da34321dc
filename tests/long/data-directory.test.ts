import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { DirectoryInUseError, lockByFile, lockDirectory } from "../../upstream/database/directory-lock";
import { openEngine } from "../../upstream/database/engine";
import { freshDataDirectory, projectFolder, onFatal } from "../support/upstream-template";

const output = join(projectFolder(), "tests", "output");
const made: string[] = [];
function folder(): string {
  mkdirSync(output, { recursive: true });
  const path = mkdtempSync(join(output, "directory-"));
  made.push(path);
  return path;
}
afterEach(() => made.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true })));
/** Making a database from nothing takes seconds alone, and far longer beside other work. */
const fromNothing = { timeout: 180_000 };

describe("the lock of a data directory", () => {
  test("is held by one at a time, and a second one is told by whom", async () => {
    const directory = folder();
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    await expect(lockDirectory(directory)).rejects.toThrow(`is in use by process ${process.pid}; stop that first`);
    await release();
    await (
      await lockDirectory(directory)
    )();
  });

  test("does not keep another directory from being opened", async () => {
    const releases = [await lockDirectory(folder()), await lockDirectory(folder())];
    for (const release of releases) await release();
  });

  test("as a file is never taken from a process that lives, and is from one that has died", async () => {
    const directory = folder();
    const file = join(directory, "lock.pid");
    const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    writeFileSync(file, String(holder.pid));
    expect(() => lockByFile(directory)).toThrow(`is in use by process ${holder.pid}`);
    await new Promise((resolve) => holder.once("exit", resolve).kill("SIGKILL"));
    const release = lockByFile(directory);
    expect(readFileSync(file, "utf8")).toBe(String(process.pid));
    await release();
    expect(existsSync(file)).toBe(false);
  });

  test("comes before the engine is opened", async () => {
    const directory = await freshDataDirectory("small");
    made.push(directory);
    const engine = await openEngine({ dataDirectory: directory, onFatal });
    await expect(openEngine({ dataDirectory: directory, onFatal })).rejects.toThrow(DirectoryInUseError);
    await engine.close();
    await (await openEngine({ dataDirectory: directory, onFatal })).close();
  });
});

describe("the embedded database's files", () => {
  test("are readable by their owner alone, and say which PostgreSQL wrote them", fromNothing, async () => {
    const directory = join(folder(), "deep", "data");
    await (await openEngine({ dataDirectory: directory, onFatal })).close();
    expect(statSync(join(directory, "postgres")).mode & 0o777).toBe(0o700);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(join(directory, "postgres.json"), "utf8"))).toMatchObject({
      postgres: 18,
    });
    writeFileSync(join(directory, "postgres.json"), JSON.stringify({ postgres: 17 }));
    await expect(openEngine({ dataDirectory: directory, onFatal })).rejects.toThrow(
      /is PostgreSQL 17's, this version reads 18's/,
    );
    writeFileSync(join(directory, "postgres.json"), JSON.stringify({ postgres: 18 }));
    await (await openEngine({ dataDirectory: directory, onFatal })).close();
  });
});
