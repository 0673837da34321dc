import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parsed, sourceFiles, textOf } from "./source-files";

interface Rule {
  file: string;
  /** One of the list's selectors. */
  selector: string;
  /** As they stand in it, the first being the one that the rule is about. */
  classes: string[];
}

const withoutComments = (file: string) => textOf(file).replace(/\/\*[^]*?\*\//g, "");
const sheets = sourceFiles("app", /\.css$/);
const components = sourceFiles("app");

/** What a page links: each says which files it is made of and in which layers they are. */
const entries = sheets.filter((file) => /^app\/styles\/(?!tokens|base|layout|text|fonts|print)/.test(file));
/** Lists of imports of a folder; they have no rules. */
const lists = ["app/ui/ui.css", "app/site/site.css", "app/mattress/mattress.css", "app/features/features.css"];

const importsOf = (file: string) =>
  [...withoutComments(file).matchAll(/@import "([^"]+)"([^;]*);/g)].map(([, to = "", conditions = ""]) => ({
    file: to.startsWith(".") ? new URL(to, `file:///${file}`).pathname.slice(1) : to,
    layer: /layer\((\w+)\)/.exec(conditions)?.[1],
  }));

describe("Layers", () => {
  const [, names = ""] = /@layer ([^;]+);/.exec(withoutComments("app/styles/index.css")) ?? [];
  const imports = entries.flatMap(importsOf);

  test("are declared once, by the first file that a page links", () => {
    expect(names.split(", ")).toEqual(["base", "layout", "ui", "site", "mattress", "features", "print"]);
    expect(sheets.filter((file) => /@layer/.test(withoutComments(file)))).toEqual(["app/styles/index.css"]);
  });

  test("hold what their folder holds; only the fonts stand in none", () => {
    const layerOf = (file: string) => /^app\/(ui|site|mattress|features)\//.exec(file)?.[1];
    expect(imports.filter(({ layer }) => layer === undefined).map(({ file }) => file)).toEqual([
      "app/styles/fonts.css",
    ]);
    expect(
      imports.filter(({ layer }) => layer !== undefined && !names.includes(layer)).map(({ file }) => file),
    ).toEqual([]);
    expect(imports.filter(({ file, layer }) => (layerOf(file) ?? layer) !== layer).map(({ file }) => file)).toEqual([]);
  });

  test("are given by app/styles alone, from where every file is reached once", () => {
    const others = sheets.filter((file) => !entries.includes(file) && !lists.includes(file));
    expect(others.filter((file) => importsOf(file).length > 0)).toEqual([]);
    expect([...entries, ...lists].filter((file) => rules.some((rule) => rule.file === file))).toEqual([]);
    const reached = [...entries, ...lists].flatMap(importsOf).map(({ file }) => file);
    expect(reached.filter((file) => file.startsWith("app/")).sort()).toEqual([...others, ...lists].sort());
    const linked = components.filter((file) =>
      /from "[^"]+\.css"/.test(textOf(file).replaceAll(/from "~\/styles\/[\w-]+\.css?url"/g, "")),
    );
    expect(linked).toEqual([]);
  });
});

const rules = sheets.flatMap(rulesOf);

/** Names in CSS: "block", "block__element", "block--modifier". */
const defined = new Map<string, Set<string>>();
for (const { file, classes } of rules) for (const name of classes) add(defined, name, file);

describe("Classes", () => {
  test("have one file: all rules that begin with a class stand there", () => {
    const owners = new Map<string, Set<string>>();
    // What paper leaves out is one list.
    for (const { file, classes } of rules.filter((rule) => rule.file !== "app/styles/print.css")) {
      if (classes[0] !== undefined) add(owners, classes[0], file);
    }
    const shared = [...owners].filter(([, files]) => files.size > 1);
    expect(shared.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
  });

  test("are what rules outside of app/styles are about: none is for every element of a name", () => {
    const bare = rules.filter(({ file, classes }) => classes.length === 0 && !file.startsWith("app/styles/"));
    expect(bare.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });

  test("are in use; those of a feature by its own components or by routes", () => {
    const folderOf = (file: string) => /^app\/(features\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? "";
    const namedIn = (name: string) =>
      components.filter((file) => spoken(file).has(name) || startsOf(file).some((start) => name.startsWith(start)));
    const unused = [...defined].filter(([name]) => namedIn(name).length === 0);
    expect(unused.map(([name, files]) => `${[...files].join(", ")}: ${name}`)).toEqual([]);
    const foreign = rules.flatMap(({ file, classes: [name] }) => {
      const folder = folderOf(file);
      if (name === undefined || !folder.startsWith("features/")) return [];
      return namedIn(name).some((user) => [folder, "routes"].includes(folderOf(user))) ? [] : [`${file}: ${name}`];
    });
    expect([...new Set(foreign)]).toEqual([]);
  });

  test("that components have are defined, at least by one of their elements or modifiers", () => {
    const blank = components.flatMap((file) =>
      [...classNamesOf(file)]
        .filter(
          (name) =>
            ![...defined.keys()].some(
              (each) => each === name || each.startsWith(`${name}__`) || each.startsWith(`${name}--`),
            ),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(blank).toEqual([]);
  });
});

describe("Breakpoints", () => {
  const listed = [...textOf("app/styles/tokens.css").matchAll(/^ \* (\d+) {2}/gm)].map(([, width]) => Number(width));
  const asked = [...sheets, ...components].flatMap((file) =>
    [
      ...(file.endsWith(".css") ? withoutComments(file) : textOf(file)).matchAll(
        /\((min|max)-width: ([\d.]+)(rem|px)?\)/g,
      ),
    ].map(([text, side, width, unit]) => ({ text: `${file}: ${text}`, side, width: Number(width), unit })),
  );

  test("are those that tokens.css lists", () => {
    // The room above what a link jumps to changes at 768 px themselves (specification, section 9).
    const known = (side: string | undefined, width: number) =>
      listed.includes(side === "min" || width === 48 ? width : Number((width + 0.01).toFixed(2)));
    expect(
      asked.filter(({ side, width, unit }) => unit !== "rem" || !known(side, width)).map(({ text }) => text),
    ).toEqual([]);
  });

  test("are all in use", () => {
    const ends = new Set(asked.flatMap(({ width }) => [width, Number((width + 0.01).toFixed(2))]));
    expect(listed.filter((width) => !ends.has(width))).toEqual([]);
  });
});

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

function rulesOf(file: string): Rule[] {
  const found: Rule[] = [];
  const open: string[] = [];
  // A head is what stands before a brace; declarations end in semicolons.
  for (const [, head = "", end] of withoutComments(file).matchAll(/([^{};]*)([{};])/g)) {
    if (end === "}") open.pop();
    if (end !== "{") continue;
    const text = head.trim().replace(/\s+/g, " ");
    if (!text.startsWith("@") && !open.some((outer) => outer.startsWith("@keyframes"))) {
      // Commas inside of :is() and the like separate no selectors.
      for (const selector of text.split(/,\s*(?![^(]*\))/)) {
        found.push({
          file,
          selector,
          classes: [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
        });
      }
    }
    open.push(text);
  }
  return found;
}

/** Visits the text of every literal; `open` when an expression goes on from its end or its beginning. */
function eachText(node: ts.Node, visit: (text: string, open: { before: boolean; after: boolean }) => void): void {
  if (ts.isStringLiteralLike(node)) visit(node.text, { before: false, after: false });
  else if (ts.isTemplateHead(node)) visit(node.text, { before: false, after: true });
  else if (ts.isTemplateMiddle(node)) visit(node.text, { before: true, after: true });
  else if (ts.isTemplateTail(node)) visit(node.text, { before: true, after: false });
  ts.forEachChild(node, (child) => eachText(child, visit));
}

interface Words {
  /** Beginnings of some included. */
  whole: Set<string>;
  /** What an expression goes on from, as in `fact--${kind}`. */
  starts: Set<string>;
}

function wordsOf(node: ts.Node): Words {
  const said: Words = { whole: new Set(), starts: new Set() };
  eachText(node, (text, open) => {
    const parts = text.split(/[\s"'=<>]+/);
    parts.forEach((part, index) => {
      const last = index === parts.length - 1;
      if (part === "" || (open.before && index === 0)) return;
      said.whole.add(part);
      if (open.after && last) said.starts.add(part);
    });
  });
  return said;
}

const trees = new Map(components.map((file) => [file, parsed(file)]));
const words = new Map([...trees].map(([file, tree]) => [file, wordsOf(tree)]));
const spoken = (file: string) => words.get(file)!.whole;
const startsOf = (file: string) => [...words.get(file)!.starts].filter((start) => /^[a-z][\w-]*(--|__)$/.test(start));

/** Class names in the attributes of elements, but those of lists: there one takes the markers away (base.css). */
function classNamesOf(file: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === "className" && node.initializer !== undefined) {
      const element = node.parent.parent.tagName.getText();
      if (/^[a-z]/.test(element) && element !== "ul" && element !== "ol") literals(node.initializer, found);
    }
    ts.forEachChild(node, visit);
  };
  visit(trees.get(file)!);
  return found;
}

/** Leaves out what is only compared, as in `kind === "wide" ? "a" : "b"`. */
function literals(node: ts.Node, found: Set<string>): void {
  if (ts.isConditionalExpression(node)) {
    literals(node.whenTrue, found);
    literals(node.whenFalse, found);
  } else if (ts.isBinaryExpression(node)) literals(node.right, found);
  else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    ts.forEachChild(node, (child) => literals(child, found));
  else {
    const { whole, starts } = wordsOf(node);
    for (const word of whole) if (!starts.has(word)) found.add(word);
  }
}
