import ts from "typescript";
import { expect, test } from "vitest";
import { parsed, sourceFiles } from "./source-files";

/**
 * Which day a moment belongs to is said by one module, so that the site, its upstream and its database never differ on it:
 * neither the day in UTC nor that of the machine is one that a visitor has.
 */

const moduleOfDays = ["contracts/us-days.ts", "upstream/database/day-in-sql.ts"];

/** Why a file cuts a day out by itself. */
const allowed: Readonly<Record<string, string>> = {
  "app/http/seo/site-files.server.ts": "RFC 9116 has moments in UTC: the expiry is shown to machines alone",
};

/** They go by the zone of the machine. */
const localParts = /^(?:[gs]et(?:Date|Day|Month|FullYear|Year|Hours|Minutes)|getTimezoneOffset|to(?:Date|Time)String)$/;
const inWords = /^toLocale(?:Date|Time)?String$/;
const cuts = /^(?:slice|substring|substr|split|replace|match|at)$/;
/** Of SQL: the day of a moment is that of the session's zone. */
const dayOfSession =
  /\bcurrent_date\b|\bdate_trunc\b|(?:\bnow\(\)|_at\b)\)?\s*::\s*date\b|(?:\bnow\(\)|_at\b)\s+as\s+date\b/i;

/** Whether options in place say a zone; those that are made elsewhere are not looked at. */
const saysZone = (options: ts.Expression | undefined) =>
  options !== undefined &&
  (!ts.isObjectLiteralExpression(options) ||
    options.properties.some((option) => option.name?.getText() === "timeZone"));

const isIsoText = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)
    ? isIsoText(node.expression)
    : ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^to(?:ISOString|JSON)$/.test(node.expression.name.text);

/** Whether it takes a day from a moment, or words or parts of one by the zone of the machine. */
function isDayOfItsOwn(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) {
    const [first, second] = node.arguments ?? [];
    if (node.expression.getText() === "Intl.DateTimeFormat") return !saysZone(second);
    return node.expression.getText() === "Date" && first !== undefined && second !== undefined;
  }
  if (ts.isTemplateLiteral(node)) return dayOfSession.test(node.getText());
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: of } = node.expression;
  const [first, second] = node.arguments;
  if (localParts.test(name.text)) return true;
  if (
    name.text === "toLocaleString" &&
    first !== undefined &&
    !/\b(?:year|month|day|hour|\w+Style):/.test(second?.getText() ?? "")
  )
    return false;
  if (inWords.test(name.text)) return !saysZone(second);
  if (cuts.test(name.text) && isIsoText(of)) return true;
  if (name.text === "split") return first !== undefined && ts.isStringLiteralLike(first) && first.text === "T";
  return /^(?:slice|substring|substr)$/.test(name.text) && first?.getText() === "0" && second?.getText() === "10";
}

function daysIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDayOfItsOwn(node)) found.push(`${tree.fileName}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test("Only the module of days takes a day from a moment", () => {
  const files = [...["app", "contracts", "upstream"].flatMap((folder) => sourceFiles(folder)), "server.ts"];
  const found = files.filter((file) => !moduleOfDays.includes(file)).flatMap((file) => daysIn(parsed(file)));
  expect(found.filter((line) => !(line.split(":")[0]! in allowed))).toEqual([]);
  for (const file of Object.keys(allowed)) expect(found.filter((line) => line.startsWith(file))).toHaveLength(1);
});

test.each([
  "now.toISOString().slice(0, 10)",
  "new Date(time).toISOString().split('T')[0]",
  "(clock().toISOString()).substring(0, 10)",
  "written_at.slice(0, 10)",
  'iso.split("T")',
  "moment.getDate()",
  "moment.getDay() === 6",
  "new Date().getFullYear()",
  "today.setHours(0, 0, 0, 0)",
  "moment.toLocaleDateString()",
  'moment.toLocaleDateString("en-US", { month: "long" })',
  "moment.toLocaleString()",
  'moment.toLocaleString("en-US", { month: "long" })',
  "moment.toDateString()",
  'new Intl.DateTimeFormat("en-US", { dateStyle: "long" })',
  "new Date(2026, 10, 30)",
  "sql`select written_at::date from post`",
  "sql`select ${id} where ends_on < current_date`",
])("%s is one of the kinds that are found", (code) => {
  expect(daysIn(ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022, true))).toHaveLength(1);
});

test.each([
  "dayOf(now)",
  "now.toISOString()",
  "today.slice(0, 4)",
  "day.getUTCDay()",
  "new Date(time)",
  "new Date(Date.UTC(2026, 10, 1))",
  'new Date(instant).toLocaleDateString("sv-SE", { timeZone })',
  'count.toLocaleString("en-US")',
  'count.toLocaleString("en-US", { maximumFractionDigits: 1 })',
  'new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })',
  "sql`select ${day}::date`",
])("%s is none", (code) => {
  expect(daysIn(ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022, true))).toEqual([]);
});
