import ts from "typescript";
import { expect, test } from "vitest";
import { parsed, sourceFiles } from "./source-files";

/** Where a path is not one of the site's pages: the upstream's URLs, and what the server itself answers. */
const exempt = /^app\/(paths\.ts|api\/|http\/|platform\/)/;

/** "/mattresses/", "/guides/mattress-types/?x=1", "/signin/#a"; assets such as "/favicon.svg" are no pages. */
const page = /^\/[a-z][a-z0-9-]*\/([a-z0-9#?/{-]|$)/;

test("Internal URLs are spelled out in paths.ts alone", () => {
  const spelled = sourceFiles("app")
    .filter((file) => !exempt.test(file))
    .flatMap((file) =>
      literalsOf(file)
        .filter((text) => page.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(spelled).toEqual([]);
});

function literalsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}
