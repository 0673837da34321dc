import ts from "typescript";
import { expect, test } from "vitest";
import { contractsWithZod, parsed, resolved, sourceFiles } from "./source-files";

/** What Remix takes out of a route before it bundles it for the browser. */
const stripped = new Set(["loader", "action", "headers"]);
const serverOnly = /\.server$|^@remix-run\/node$|^node:/;
/** A library of 15 KB, which would only check again what the server has checked. */
const withZod = contractsWithZod();

/**
 * For the browser a server-only module is replaced by an empty one without a word, so a component that
 * uses it fails only when it runs. Routes may import such modules for their loader and action alone.
 */
test("Routes use server-only modules, and contracts that check, in what the browser does not receive", () => {
  const routes = [...sourceFiles("app/routes", /\.tsx$/), "app/root.tsx"];
  expect(routes.flatMap(leaksOf)).toEqual([]);
});

function leaksOf(file: string): string[] {
  const source = parsed(file);
  const imported = new Set(source.statements.filter(ts.isImportDeclaration).flatMap(serverNames));
  const parts = source.statements
    .filter((node) => !ts.isImportDeclaration(node))
    .map((node) => ({
      names: declaredNames(node),
      uses: usedNames(node),
    }));
  // A function of the file that uses such a module is server-only too, and so are those that use it.
  const tainted = new Set(imported);
  for (let size = -1; size !== tainted.size;) {
    size = tainted.size;
    for (const { names, uses } of parts) {
      if (names.some((name) => stripped.has(name)) || ![...uses].some((name) => tainted.has(name))) continue;
      for (const name of names) tainted.add(name);
    }
  }
  const received = exportedForTheBrowser(source);
  return [...tainted]
    .filter((name) => received.has(name))
    .map((name) => `${file}: ${name} uses ${[...imported].join(", ")}`);
}

function serverNames(node: ts.ImportDeclaration): string[] {
  const clause = node.importClause;
  const { text } = node.moduleSpecifier as ts.StringLiteral;
  if (!clause || clause.isTypeOnly || !(serverOnly.test(text) || withZod.has(resolved("", text)))) return [];
  const bindings = clause.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.filter((item) => !item.isTypeOnly) : [];
  const space = bindings && ts.isNamespaceImport(bindings) ? [bindings] : [];
  return [clause, ...named, ...space].flatMap(({ name }) => (name ? [name.text] : []));
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return [node.name?.text ?? "default"];
  return [];
}

function usedNames(node: ts.Node, names = new Set<string>()): Set<string> {
  // Types vanish: `typeof loader` in a component is no use of the loader.
  if (ts.isTypeNode(node)) return names;
  if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
    names.add(node.text);
  }
  ts.forEachChild(node, (child) => void usedNames(child, names));
  return names;
}

function exportedForTheBrowser(source: ts.SourceFile): Set<string> {
  const exported = source.statements.filter(
    (node) =>
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return new Set(exported.flatMap(declaredNames).filter((name) => !stripped.has(name)));
}
