import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root, sourceFiles, textOf } from "./source-files";

/** Documents that describe the project as it is; a decision tells what was decided on its day. */
const documents = ["README.md", ...sourceFiles("docs", /\.md$/).filter((file) => !file.startsWith("docs/decisions/"))];

/** Between backticks, from the project's folder; or a link to another document. */
const named =
  /`((?:app|contracts|docs|public|scripts|tests|upstream)\/[\w./$[\]-]+)`|\]\(((?:docs|decisions)\/[\w./-]+)\)/g;

const pathsIn = (file: string) =>
  [...textOf(file).matchAll(named)].map(([, path, link]) =>
    path === undefined ? join(file, "..", link!) : path.replace(/\/$/, ""),
  );

/** What the recipe for a new page would add, what commands make and what an operator adds. */
const invented = /\bnotes?\b|NN|^public\/(build|brand-logos)|^tests\/output/;

test.each(documents)("Every path that %s names is there", (file) => {
  const missing = pathsIn(file).filter(
    (path) =>
      !invented.test(path) &&
      !["", ".ts", ".tsx", ".test.ts", ".spec.ts"].some((ending) => existsSync(join(root, path + ending))),
  );
  expect(missing).toEqual([]);
});

describe("README's map of the code", () => {
  const map = /## The map of the code[^]*?```\n([^]*?)```/.exec(textOf("README.md"))![1]!;
  /** Lines that begin a part, by how far they are indented; further ones go on with the one before. */
  const partsAt = (indent: number) =>
    [...map.matchAll(new RegExp(`^ {${indent}}(\\S+)(?: {2,}|$)`, "gm"))].map(([, name]) => name!);
  const foldersOf = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${name}/`);

  test("names each folder of app/, below it, and nothing that isn't there", () => {
    const parts = partsAt(2);
    expect(parts.filter((name) => name.endsWith("/")).toSorted()).toEqual(foldersOf("app"));
    expect(parts.filter((name) => !existsSync(join(root, "app", name)))).toEqual([]);
  });

  test("names what stands beside it", () => {
    expect(partsAt(0).filter((name) => !existsSync(join(root, name)))).toEqual([]);
    for (const name of ["app/", "contracts/", "upstream/", "tests/", "scripts/", "docs/"])
      expect(partsAt(0)).toContain(name);
  });
});

test("README says the budgets of a first load as the test of page weights holds them", () => {
  const spec = textOf("tests/e2e/page-weight.spec.ts");
  const kilobytes = ["script", "stylesheet", "font", "document"].map(
    (kind) => Number(new RegExp(`${kind}: ([\\d_]+)`).exec(spec)![1]!.replaceAll("_", "")) / 1000,
  );
  const scripts = /mostScripts = (\d+)/.exec(spec)![1];
  expect(textOf("README.md")).toContain(
    `a test holds ${kilobytes.slice(0, 3).join(", ")} and ${kilobytes[3]}, and ${scripts} script files for every page`,
  );
});
