import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEngine } from "../../upstream/database/engine";
import { migrate } from "../../upstream/database/migrate";
import { bundleUpstream, runUpstream } from "../support/upstream-process";
import { projectFolder, onFatal } from "../support/upstream-template";

const output = join(projectFolder(), "tests", "output");

test("the upstream's process seeds an empty directory and says so step by step", async () => {
  mkdirSync(output, { recursive: true });
  const bundle = await bundleUpstream();
  const empty = mkdtempSync(join(output, "empty-"));
  const upstream = await runUpstream(bundle, { DATA_DIR: empty, LOG_LEVEL: "silent" });
  expect(
    upstream.messages.flatMap((message) => (message.type === "progress" ? [message.text.split(":")[0]] : [])),
  ).toEqual([
    "Opening the database",
    "Migrated the database",
    "Seeding the places of the United States",
    "Adding guides, glossary and pages of information",
    "Seeding the demonstration catalogue",
    "Seeding prices and deals",
    "Seeding stores",
    "Seeding reviews of beds and stores",
    "Seeding expert reviews",
    "Adding the demonstration accounts",
    "Adding questions and forum",
  ]);
  expect(await upstream.end("SIGTERM")).toEqual([0, null]);
  rmSync(empty, { recursive: true, force: true });
  rmSync(bundle, { force: true });
});

test("the embedded database's files are made anew when their making was cut short", async () => {
  mkdirSync(output, { recursive: true });
  const directory = mkdtempSync(join(output, "directory-"));
  mkdirSync(join(directory, "postgres"));
  writeFileSync(join(directory, "postgres", "PG_VERSION"), "18\n");
  writeFileSync(join(directory, "postgres.unfinished"), "");
  const engine = await openEngine({
    dataDirectory: directory,
    onFatal,
  });
  expect((await migrate(engine.db, {}))[0]).toBe("0058-baseline");
  expect(await migrate(engine.db, {})).toEqual([]);
  await engine.close();
  expect(existsSync(join(directory, "postgres.unfinished"))).toBe(false);
  rmSync(directory, { recursive: true, force: true });
});
