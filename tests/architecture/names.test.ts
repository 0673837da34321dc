import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import ts from "typescript";
import { parsed, root, sourceFiles, textOf } from "./source-files";

const sources = ["app", "contracts", "upstream", "tests"].flatMap((folder) => sourceFiles(folder));

/** What the project's folder may hold; what the commands make (and .gitignore names) is beside it. */
const topLevel = new Set([
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
  "server.ts",
  "app",
  "contracts",
  "public",
  "tests",
  "upstream",
  "docs",
  "scripts",
  "Dockerfile",
  "README.md",
]);
const made = new Set(["node_modules", "build", "data"]);

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
