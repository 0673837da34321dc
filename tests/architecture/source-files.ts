import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** One import of one file; `typeOnly` ones vanish in the build. */
export interface Import {
  from: string;
  /** Path from the project's folder without its ending, such as "app/ui/button", or a package's name. */
  to: string;
  typeOnly: boolean;
}

/** The project's source files below a folder, as paths with forward slashes from the project's folder. */
export function sourceFiles(folder: string, pattern = /\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.startsWith("tests/output/"))
    .sort();
}

/** A file's path as imports name it. */
export const stem = (file: string) => file.replace(/\.tsx?$/, "");

export const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const trees = new Map<string, ts.SourceFile>();

/** Its syntax tree, made once for all tests of a process; nobody changes it. */
export function parsed(file: string): ts.SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = trees.get(file) ?? ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022, true, kind);
  trees.set(file, tree);
  return tree;
}

/** Static imports and re-exports, dynamic imports of a literal, and modules to which a file adds types. */
export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Expression | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ from: file, to: resolved(file, specifier.text), typeOnly });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsOnlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) add(node.name, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

/** With verbatimModuleSyntax an import of `type` members alone still loads its module: only `import type` does not. */
function importsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  return clause?.isTypeOnly ?? false;
}

export function resolved(file: string, specifier: string): string {
  const path = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith("#contracts/")
      ? specifier.slice(1)
      : specifier.startsWith(".")
        ? join(dirname(file), specifier).split(sep).join("/")
        : specifier;
  return path.replace(/\.(tsx?|jsx?|mjs)$/, "");
}

/** Imports that the rule refuses, as readable lines. */
export const described = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} imports ${to}`);

/** Contracts that reach zod, directly or through another contract, as imports name them. */
export function contractsWithZod(): ReadonlySet<string> {
  const loading = sourceFiles("contracts")
    .flatMap(importsOf)
    .filter(({ typeOnly }) => !typeOnly);
  const found = new Set(["zod"]);
  // What is added meanwhile is looked for in its turn.
  for (const each of found) for (const { from, to } of loading) if (to === each) found.add(stem(from));
  return found;
}
