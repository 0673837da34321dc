import ts from "typescript";
import { describe, expect, test } from "vitest";
import { newPost } from "#contracts/discussions/posts";
import { line } from "#contracts/text/plain-text";
import { typedPrice } from "#contracts/review-drafts/typed-price";
import { faultsOfText } from "../../upstream/rules/discussions";
import { findingsIn } from "../../upstream/rules/reviews/review-checks";
import { cpuOf, leastCpuOf } from "../support/cpu-time";
import { fragments, repeated } from "../support/repeated-text";
import { parsed, sourceFiles } from "../architecture/source-files";

/**
 * Whatever reads text takes time in proportion to it: 100 KB of one thing repeated, which a form of this site may hold,
 * under 100 ms of CPU time. What takes the square of its length takes minutes for that, so there is much room between.
 */
const largest = 100_000;
const mostMs = 100;

interface Bounds {
  /** The longest text that it is given. */
  longest: number;
  /** Tried first: one that takes time as powers of two, or as the square, would not end soon with the longest. */
  first: readonly number[];
  /** Of the last of these: what is in proportion takes less, and what takes the square ten times as much. */
  suspiciousMs: number;
}
const usual: Bounds = { longest: largest, first: [30, 400, 10_000], suspiciousMs: 10 };
/** Given what a contract has let through, which some ten expressions go over. */
const ofChecked: Bounds = { longest: 6000, first: [30, 400, 3000], suspiciousMs: 40 };
const checked = new Set(["findPersonal", "faultsOfTitle"]);

/** What may follow the beginning of something, again and again. */
const pumps = [" ", "\n", "1", "a", "-", ",", "(", "[", "@", "."];

type Read = (text: string) => unknown;

const files = [...["app", "contracts", "upstream"].flatMap((folder) => sourceFiles(folder))].filter(
  (file) => !file.startsWith("upstream/demo/"),
);

/** What a reader takes too long for, as readable lines. */
function slowTexts(
  name: string,
  read: Read,
  { longest, first, suspiciousMs }: Bounds,
  beginnings: readonly string[] = [],
): string[] {
  const tried: Read = (text) => {
    try {
      return read(text);
    } catch {
      // A refusal is an answer.
      return null;
    }
  };
  const texts = [
    ...[...fragments, ...beginnings].map((fragment) => ({ begins: "", fragment })),
    ...beginnings.flatMap((begins) => pumps.map((fragment) => ({ begins, fragment }))),
  ];
  return texts.flatMap(({ begins, fragment }) => {
    const cost = (length: number) => cpuOf(() => tried(begins + repeated(fragment, length)));
    const least = (length: number, enough: number) =>
      leastCpuOf(10, () => tried(begins + repeated(fragment, length)), enough);
    if (first.every((length) => cost(length) < suspiciousMs)) return [];
    // Again, since a slow call may be one that collects garbage or shares its core; the longest text only where that ends in time.
    const whole = least(first.at(-1)!, suspiciousMs);
    if (whole < suspiciousMs) return [];
    if (whole < 9 * least(first.at(-1)! / 4, 0) && least(longest, mostMs) < mostMs) return [];
    return [`${name}: ${JSON.stringify(begins + fragment)}`];
  });
}

describe("every regular expression of the site and the upstream", () => {
  const expressions = new Map<string, string>();
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) expressions.set(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(parsed(file));
  }

  test("is found by this test", () => expect(expressions.size).toBeGreaterThan(300));

  test("reads 100 KB of its worst in proportion to its length", () => {
    const slow = [...expressions].flatMap(([literal, file]) => {
      const [, source = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
      const expression = new RegExp(source, flags);
      const read: Read = (text) => (expression.global ? text.replace(expression, "") : expression.test(text));
      return slowTexts(`${literal} of ${file}`, read, usual, piecesOf(source));
    });
    expect(slow).toEqual([]);
  }, 300_000);
});

/** Pieces of an expression's own text, with which what it looks for may begin. */
const piecesOf = (source: string) => [
  ...new Set(source.match(/[\p{L}\p{N} @:.,/#=&<>-]+/gu)?.filter((piece) => piece.length <= 12)),
];

const isText = (parameter: ts.ParameterDeclaration) => parameter.type?.kind === ts.SyntaxKind.StringKeyword;

/** Exported functions of texts, as `file name`, by how many texts they ask for. */
function functionsOfTexts(file: string): [name: string, texts: number][] {
  const isExported = (node: ts.Node) =>
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  const named = parsed(file)
    .statements.filter(isExported)
    .flatMap((statement): [string, ts.FunctionLikeDeclaration][] => {
      if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "", statement]];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer !== undefined && ts.isArrowFunction(initializer) && ts.isIdentifier(name)
          ? [[name.text, initializer] as [string, ts.FunctionLikeDeclaration]]
          : [],
      );
    });
  return named.flatMap(([name, { parameters }]) => {
    const asked = parameters.filter(({ questionToken, initializer }) => !questionToken && !initializer);
    return asked.length > 0 && asked.every(isText) ? [[name, asked.length]] : [];
  });
}

/** Functions of what nobody types, which open files, watch a page or are meant to take long. */
const notOfTexts = new Set([
  ...["builtAssets", "publicFiles", "locate", "paymentFiles", "lockDirectory", "lockByFile", "syncFile", "syncTree"],
  ...["syncDirectory", "useReadingPlace", "trackClick", "tellProgress", "hashPassword"],
]);

describe("every function of the site and the upstream that is given a text", () => {
  const functions = files.flatMap((file) =>
    functionsOfTexts(file)
      .filter(([name]) => !notOfTexts.has(name))
      .map(([name, texts]) => ({ file, name, texts })),
  );

  test("is found by this test", () => expect(functions.length).toBeGreaterThan(100));

  test("reads 100 KB of its worst in proportion to its length", async () => {
    const slow: string[] = [];
    for (const { file, name, texts } of functions) {
      const module = (await import(`../../${file}`)) as Record<string, (...given: string[]) => unknown>;
      const read: Read = (text) => module[name]!(...Array.from({ length: texts }, () => text));
      slow.push(...slowTexts(`${name} of ${file}`, read, checked.has(name) ? ofChecked : usual));
    }
    expect(slow).toEqual([]);
  }, 300_000);

  test.each([
    ["a line of a form", (text: string) => line({ missing: "", most: 100 }).safeParse(text), usual],
    ["a text of a form", (text: string) => newPost.shape.text.safeParse(text), usual],
    ["a price", (text: string) => typedPrice.safeParse(text), usual],
    ["the checks of a post", (text: string) => faultsOfText(text, true), ofChecked],
    ["the checks of a review", (text: string) => findingsIn({ title: "", body: text }, { others: [text] }), ofChecked],
  ] as [string, Read, Bounds][])(
    "%s, too",
    (name, read, bounds) => {
      expect(slowTexts(name, read, bounds)).toEqual([]);
    },
    120_000,
  );
});
