import ts from "typescript";
import { expect, test } from "vitest";
import { z } from "zod";
import { isUnmeasured } from "~/http/measurement/measured-pages.server";
import { redact } from "../support/routes-of-site";
import { matchAnswers } from "#contracts/match/match";
import { siteRoutes } from "../support/site-routes";
import { importsOf, parsed, sourceFiles, textOf } from "./source-files";

/**
 * What error reporting may record follows from each route's handle, and what a handle has to say follows from here: from
 * the route's address, from the forms that it reads, and from the links and records that its page shows.
 */

type Reason = "health" | "money" | "secret" | "staff";

const sources = new Set(sourceFiles("app"));
const fileOf = (path: string) => [`${path}.ts`, `${path}.tsx`].find((file) => sources.has(file));
const pages = siteRoutes.filter(({ page }) => page);

const importsIn = new Map<string, readonly string[]>();

/** Files of features that a file imports. */
function featuresIn(file: string): readonly string[] {
  const known = importsIn.get(file);
  if (known !== undefined) return known;
  const files = importsOf(file).flatMap(({ to }) => (to.startsWith("app/features/") ? (fileOf(to) ?? []) : []));
  importsIn.set(file, files);
  return files;
}

/** The route's own file and those of features that it brings along, however late. */
function filesOf(route: string): string[] {
  const found = new Set([route]);
  for (const file of found) for (const next of featuresIn(file)) found.add(next);
  return [...found];
}

/** Names that a file imports, by the module that they come from; those of types too. */
function namesIn(file: string): { name: string; from: string; typeOnly: boolean }[] {
  return parsed(file).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const from = node.moduleSpecifier.text;
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map((each) => ({
      name: (each.propertyName ?? each.name).text,
      from,
      typeOnly: node.importClause?.isTypeOnly === true || each.isTypeOnly,
    }));
  });
}

/** Fields of the forms that a route reads, each with the module it is declared in, and whether it is never shown again. */
async function fieldsOf(route: string) {
  const text = textOf(route);
  const forms = namesIn(route)
    .filter(({ typeOnly }) => !typeOnly)
    .filter(
      ({ name, from }) =>
        /^~\/features\/.*\.server$/.test(from) ||
        // Where the form is what the upstream takes.
        (from.startsWith("#contracts/") &&
          new RegExp(`\\b(?:open|read|readFile)Form\\([^()]*\\b${name}\\b`).test(text)),
    );
  const fields: { form: string; name: string; writeOnly: boolean; from: string }[] = [];
  for (const { name: form, from } of forms) {
    const schema = ((await import(from.replace("~", "../../app").replace("#", "../../"))) as Record<string, unknown>)[
      form
    ];
    if (!(schema instanceof z.ZodObject)) continue;
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    for (const [name, property] of Object.entries(properties))
      fields.push({ form, name, from, writeOnly: typeof property === "object" && property.writeOnly === true });
  }
  return fields;
}

/** Questions that other forms ask as well, where they say nothing about anybody's body. */
const ofTheBed = new Set(["recipient", "size", "budgetRange", "deliveryZip", "example"]);
const ofHealth = new Set(Object.keys(matchAnswers.shape).filter((name) => !ofTheBed.has(name)));
/** Fields that open something, whatever form they are in. */
const keys = new Set(["token", "draft", "session", "claim_code"]);
/** Contracts about what somebody paid, is owed and is paid to. */
const ofClaim = new Set(["Claim", "StaffClaim", "StaffClaims", "OwnClaims", "Payouts"]);

/** Functions of paths.ts whose address has a token, here or where mails have them from. */
const withToken = [...textOf("contracts/site-paths.ts").matchAll(/^export const (\w+) = \(token: string/gm)];
const tokenPath = withToken.map(([, name]) => name!).join("|");
const ofToken = new RegExp(String.raw`^ {2}(\w+): (?:\([^)]*\btoken: string|(?:${tokenPath}),$)`, "gm");
const mailed = [...textOf("app/paths.ts").matchAll(ofToken)].map(([, name]) => name!);
const linksToKey = new RegExp(`\\bpaths\\.(?:${mailed.join("|")})\\(`);

async function reasonsOf({ url, file }: { url: string; file: string }): Promise<Reason[]> {
  const files = filesOf(file);
  const names = files.flatMap(namesIn);
  const shown = files.filter((each) => each.endsWith(".tsx")).flatMap(namesIn);
  const fields = await fieldsOf(file);
  const example = url.replace(/:\w+/g, "none-of-these");
  const reads = (from: string, name: string) =>
    names.some((each) => !each.typeOnly && each.from === from && each.name === name);
  const reasons: Record<Reason, boolean> = {
    staff: url.startsWith("/admin/"),
    health: reads("#contracts/match/match", "matchAnswers") || fields.some(({ name }) => ofHealth.has(name)),
    money:
      fields.some(({ from }) => from === "~/features/cashback/forms.server") ||
      shown.some(({ from, name }) => from === "#contracts/cashback/claims" && ofClaim.has(name)),
    secret:
      redact(example) !== example ||
      fields.some(({ name, writeOnly }) => writeOnly || keys.has(name)) ||
      files.some((each) => linksToKey.test(textOf(each))),
  };
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason]);
}

test("Every page that asks about health or money, holds a secret or is for staff says so, and no other does", async () => {
  const wrong: string[] = [];
  for (const page of pages) {
    const reasons = await reasonsOf(page);
    const reason = page.facts.private;
    if (reason === undefined ? reasons.length > 0 : !reasons.includes(reason))
      wrong.push(`${page.id} says ${reason ?? "nothing"}: ${reasons.join(", ") || "no reason"}`);
  }
  expect(wrong).toEqual([]);
});

/** Fields in which somebody says who they are, or writes what they like. */
const ofPeople = new Set(
  "appeal author body email first_name message name note payee_name phone quote reason_text text title".split(" "),
);

/** Forms below a text that anybody may read: whoever is logged in, and so may write, is not measured there. */
const withheldFromWriters = /\bopenWriter\(/;

test("No page is measured that has a form in which people write as themselves", async () => {
  const measured: string[] = [];
  for (const { id, file, facts } of pages) {
    if (isUnmeasured(facts) || withheldFromWriters.test(textOf(file))) continue;
    const fields = (await fieldsOf(file)).filter(({ name }) => ofPeople.has(name));
    if (fields.length > 0) measured.push(`${id}: ${fields.map(({ name }) => name).join(", ")}`);
  }
  expect(measured).toEqual([]);
});

test("A route says which part of its address is a secret, and is open to whoever has the link", () => {
  const wrong = siteRoutes.filter(({ url, facts: { secret, access } }) => {
    const token = url.includes(":token");
    const expected = token ? "token" : url.includes(":invoice") ? "invoice" : undefined;
    return secret !== expected || (access === "link") !== token;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("A route without a page says nothing of how search engines may list one", () => {
  const wrong = siteRoutes.filter(({ page, facts }) => !page && "listing" in facts);
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("What stands for a token in an address of the site or of the upstream is cut from reports and logs", () => {
  const operations = Object.keys((JSON.parse(textOf("docs/openapi.json")) as { paths: object }).paths);
  const addresses = [
    ...siteRoutes.map(({ url }) => url),
    ...operations.map((path) => path.replace(/\{(\w+)\}/g, ":$1")),
  ];
  const withToken = addresses.filter((address) => /:(?:token|invoice)\b/.test(address));
  expect(withToken.length).toBeGreaterThan(40);
  const kept = withToken.filter((address) =>
    redact(address.replace(/:(?:token|invoice)\b/, "kEy-0123").replace(/:\w+/g, "x")).includes("kEy-0123"),
  );
  expect(kept).toEqual([]);
});
