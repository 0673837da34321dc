import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import ts from "typescript";
import { parsed, root, sourceFiles, textOf } from "./source-files";

const sources = ["app", "upstream", "tests"].flatMap((folder) => sourceFiles(folder));

/** What the project's folder may hold; what the commands make (and .gitignore names) is beside it. */
const topLevel = new Set([
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "server.ts",
  "app",
  "public",
  "tests",
  "upstream",
  "docs",
  "scripts",
  "Dockerfile",
  "README.md",
]);
const made = new Set(["node_modules", "build", "data"]);

describe("Folders", () => {
  /** Remix wants one file a URL side by side; a migration that has run stays where it is; a text or a brand of its own is a file. */
  const texts = [
    ...["content/glossary", "content/questions", "content/forum/threads"],
    ...["brands/sheets", "reviews/texts", "expert-reviews/texts"],
  ].map((kind) => `upstream/database/seed/${kind}`);
  const long = ["app/routes", "upstream/database/migrations", ...texts];

  test("hold 25 files of their own at most, but for those that grow by a rule of their own", () => {
    const files = ["app", "upstream"].flatMap((folder) => sourceFiles(folder, /./));
    const counts = new Map<string, number>();
    for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    expect([...counts].filter(([folder, count]) => count > 25 && !long.includes(folder))).toEqual([]);
  });
});

describe("Names", () => {
  test("are known at the top level", () => {
    const unknown = readdirSync(root).filter((name) => !name.startsWith(".") && !topLevel.has(name) && !made.has(name));
    expect(unknown).toEqual([]);
  });

  test("say what a file holds: no utils, misc, helpers or common", () => {
    const vague = /(^|\/)(utils?|misc|helpers?|common|lib|shared)(\/|\.|-)/;
    expect(sources.filter((file) => vague.test(file))).toEqual([]);
  });

  test("of default exports are given where they are declared", () => {
    const anonymous = sources.filter((file) => parsed(file).statements.some(isAnonymousDefault));
    expect(anonymous.filter((file) => !/\.config\.ts$/.test(file))).toEqual([]);
  });
});

describe("Files", () => {
  test("are no barrels: none only passes on what others export", () => {
    const barrels = sources.filter((file) => {
      const { statements } = parsed(file);
      return statements.length > 0 && statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier);
    });
    expect(barrels).toEqual([]);
  });

  test("stay short enough to be read at once: 450 lines at most", () => {
    const long = [...sources, ...sourceFiles("app", /\.css$/)].filter((file) => textOf(file).split("\n").length > 451);
    expect(long).toEqual([]);
  });
});

function isAnonymousDefault(node: ts.Statement): boolean {
  if (ts.isExportAssignment(node)) return !ts.isIdentifier(node.expression);
  return (
    (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) &&
    node.name === undefined &&
    (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)
  );
}
