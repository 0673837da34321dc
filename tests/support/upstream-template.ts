import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { dayOf } from "#contracts/us-days";
import { readUpstreamConfig } from "../../upstream/config";
import type { SeedCatalogue } from "../../upstream/demo/catalogue/catalogue-data";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { createDemonstration } from "../../upstream/demo/demonstration";
import { openUpstream } from "../../upstream/bootstrap";
import { migrations } from "../../upstream/modules";

/** The project's folder, also from within a bundle that lies elsewhere in it. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package-lock.json"))) folder = dirname(folder);
  return folder;
}

/** A database of a test that fails for good fails the test. */
export const onFatal = (error: Error): never => {
  throw error;
};

const root = projectFolder();
const cache = join(root, ".cache", "upstream-templates");
const output = join(root, "tests", "output");

export type CatalogueName = "demo" | "small";

/** Five brands of the demonstration, with all that hangs on them. */
export function smallCatalogue(seed: number): SeedCatalogue {
  const whole = generateCatalogue(seed);
  const kept = new Set(["casper", "helix", "purple", "saatva", "stearns-foster"]);
  const brands = whole.brands.filter(({ slug }) => kept.has(slug));
  const collections = whole.collections.filter(({ brand_slug }) => kept.has(brand_slug));
  const inCollections = new Set(collections.map(({ slug }) => slug));
  const lines = whole.lines.filter(({ collection_slug }) => inCollections.has(collection_slug));
  const inLines = new Set(lines.map(({ slug }) => slug));
  const models = whole.models.filter(({ line_slug }) => inLines.has(line_slug));
  const inModels = new Set(models.map(({ slug }) => slug));
  return {
    ...whole,
    brands,
    collections,
    lines,
    models,
    reviews: whole.reviews.filter((row) => inModels.has(row.model_slug)),
  };
}

/** The demonstration of a test's upstream: the whole one, or that of five brands with sixty stores. */
export const demonstrationOf = (name: CatalogueName, seed: number) =>
  createDemonstration({ seed, ...(name === "small" && { generate: smallCatalogue, stores: 60 }) });

/** Of everything that decides what a fresh database looks like; the demonstration's dates end on the day it is seeded. */
function versionOf(name: CatalogueName): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  hash.update(dayOf(new Date())).update(JSON.stringify(migrations));
  for (const folder of ["database", "rules", "accounts", "content", "stores", "demo"].map(
    (name) => `upstream/${name}`,
  )) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (/\.(?:ts|md|yaml)$/.test(file)) hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  return `${name}-${hash.digest("hex").slice(0, 16)}`;
}

/** A data directory without a database. */
export function emptyDataDirectory(): string {
  mkdirSync(output, { recursive: true });
  return mkdtempSync(join(output, "upstream-"));
}

/** A fresh data directory of its own for each caller, copied from one that is seeded once per version. */
export async function freshDataDirectory(name: CatalogueName): Promise<string> {
  const template = join(cache, versionOf(name));
  if (!existsSync(template)) await build(name, template);
  const directory = emptyDataDirectory();
  cpSync(template, directory, { recursive: true });
  return directory;
}

/** Templates of earlier versions; one that is an hour old is no longer being copied from. */
function removeOld(current: string): void {
  const version = current.slice(current.lastIndexOf("-"));
  for (const entry of readdirSync(cache)) {
    const path = join(cache, entry);
    // Another worker may be removing it, too.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (!entry.endsWith(version) && Date.now() - made > 3_600_000) rmSync(path, { recursive: true, force: true });
  }
}

async function build(name: CatalogueName, template: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  removeOld(template);
  const unfinished = mkdtempSync(join(cache, "unfinished-"));
  const config = readUpstreamConfig({ DATA_DIR: unfinished, UPSTREAM_SITE_REACH: "loopback" });
  const { engine } = await openUpstream(config, {
    demonstration: demonstrationOf(name, config.UPSTREAM_SEED),
    log: pino({ level: "silent" }),
    progress: () => {},
    onFatal,
    places: name !== "small",
  });
  await engine.close();
  try {
    renameSync(unfinished, template);
  } catch {
    // Another worker was quicker; what it made is the same.
    rmSync(unfinished, { recursive: true, force: true });
  }
}
