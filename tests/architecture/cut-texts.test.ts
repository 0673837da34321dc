import ts from "typescript";
import { expect, test } from "vitest";
import { parsed, sourceFiles } from "./source-files";

/**
 * Half an emoji has no place in an address: writing it there throws. A text of people is therefore cut by
 * `contracts/text/cut-text.ts`, which leaves every character whole.
 */

/** What gives texts of a query, of a path, of a form or of what somebody selected. */
const typedTexts =
  /^(?:q|query|title|typed|text|words|place|radius|invoice|asked|value|slug|term|name|passage|selection|params\.\w+)$/;

/** The expression that is cut, without what may stand around it: "(query.get("q") ?? "").trim()" → "query.get("q")" */
function source(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node)) return source(node.expression);
  if (ts.isBinaryExpression(node)) return source(node.left);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return node;
  return /^(?:trim|replace|replaceAll|toString|join|normalize)$/.test(node.expression.name.text)
    ? source(node.expression.expression)
    : node;
}

const isTyped = (node: ts.Expression) =>
  typedTexts.test(node.getText()) ||
  (ts.isPropertyAccessExpression(node) && typedTexts.test(node.name.text)) ||
  (ts.isCallExpression(node) && /\.(?:get|text)$/.test(node.expression.getText()));

/** `[...text]` and `Array.from(text)` */
function spread(node: ts.Expression): ts.Expression | null {
  if (ts.isArrayLiteralExpression(node) && node.elements.length === 1 && ts.isSpreadElement(node.elements[0]!))
    return node.elements[0].expression;
  return ts.isCallExpression(node) && node.expression.getText() === "Array.from" ? (node.arguments[0] ?? null) : null;
}

/** Where a length is given, not a place that was found in the text. */
function cutsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "slice" &&
      node.arguments[0]?.getText() === "0" &&
      /^(?:[2-9]\d|\d{3,}|(?:\w+\.)*(?:most|longest)\w*)/.test(node.arguments[1]?.getText() ?? "")
    ) {
      const cut = node.expression.expression;
      const letters = spread(cut);
      if (isTyped(source(letters ?? cut))) found.push(`${file}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

test("A text that somebody typed is cut between characters as people see them", () => {
  const files = [...["app", "contracts", "upstream"].flatMap((folder) => sourceFiles(folder))].filter(
    (file) => file !== "contracts/text/cut-text.ts",
  );
  expect(files.flatMap(cutsIn)).toEqual([]);
});
