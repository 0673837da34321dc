import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("The Dockerfile is one that Docker's language server finds nothing wrong with", async () => {
  const faults = validate(await readFile(join(root, "Dockerfile"), "utf8"));
  expect(faults.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("The base image is one by its digest, and every stage begins from it", async () => {
  const dockerfile = DockerfileParser.parse(await readFile(join(root, "Dockerfile"), "utf8"));
  const images = dockerfile.getFROMs().map((from) => from.getImage() ?? "");
  const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
  expect(images.filter((image) => !stages.includes(image))).toEqual([
    expect.stringMatching(/^node:20\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/),
  ]);
});

describe("The production packages", () => {
  test("hold no command-line tool of the error reporting service, and nothing that needs it", async () => {
    const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const production = Object.keys(packages).filter((path) => packages[path]?.dev !== true);
    expect(production).toContain("node_modules/@sentry/node");
    expect(production.filter((path) => /@sentry\/(?:cli|remix)/.test(path))).toEqual([]);
  });
});
