import { createConfig, lintFromString } from "@redocly/openapi-core";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areas } from "../../upstream/modules";
import { openApiDocument } from "../../upstream/openapi/document";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
}
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: Schema;
}
interface Path {
  parameters: Parameter[];
  [method: string]: unknown;
}
const document = JSON.parse(JSON.stringify(openApiDocument(areas))) as {
  openapi: string;
  paths: Record<string, Path>;
  components: { schemas: Record<string, unknown> };
};

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(document.components.schemas[schema.$ref.split("/").at(-1)!] as Schema);

/** Texts that an address may have for a schema, and those that it may not, as far as the document says. */
function textsFor(described: Schema): { taken: string[]; refused: string[] } {
  const schema = resolved(described);
  const { enum: values, const: only, anyOf, minimum, maximum, maxLength, maxItems, items } = schema;
  if (anyOf !== undefined) return { taken: anyOf.flatMap((each) => textsFor(each).taken), refused: [] };
  if (values !== undefined || only !== undefined) {
    return { taken: (values ?? [only]).map(String), refused: ["no-such-value"] };
  }
  if (items !== undefined) {
    const { taken, refused } = textsFor(items);
    const several = Array.from({ length: maxItems! + 1 }, (_, index) => taken[index] ?? `x${index}`).join(",");
    return {
      taken: taken.length === 0 || taken.length > maxItems! ? taken : [...taken, taken.join(",")],
      refused: [...refused, several],
    };
  }
  const limits = [minimum, maximum].filter((limit) => limit !== undefined);
  return {
    taken: limits.map(String),
    refused: [
      ...(limits.length === 0 ? [] : ["x"]),
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
      ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
    ],
  };
}

describe("the OpenAPI document", () => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterAll(() => upstream.close());

  test("is served, and docs/openapi.json is the same", async () => {
    const { body } = await new ApiVisitor(upstream.origin).get("/api/v2/schema/");
    expect(body.openapi).toBe("3.1.0");
    expect(body).toEqual(document);
    expect(JSON.parse(readFileSync("docs/openapi.json", "utf8")), "npm run openapi writes it").toEqual(document);
  });

  test("names every method that a path knows", async () => {
    const visitor = new ApiVisitor(upstream.origin);
    for (const [path, { parameters: _, ...operations }] of Object.entries(document.paths)) {
      const real = path.replace("{name}", "COLLECT_MORE_PHONE_NUMBERS_V1").replace("{slug}", "casper");
      const { status, headers } = await visitor.send("OPTIONS", real);
      expect(status).toBe(200);
      const known = headers.get("allow")!.split(", ");
      expect(Object.keys(operations).map((method) => method.toUpperCase())).toEqual(
        known.filter((method) => method !== "HEAD"),
      );
    }
  });

  test("refers only to schemas that it holds", () => {
    const references = JSON.stringify(document).match(/"#\/components\/schemas\/\w+"/g) ?? [];
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      expect(document.components.schemas).toHaveProperty(reference.slice(1, -1).split("/").at(-1)!);
    }
  });

  test("says of every parameter of a query what is taken, by default and at all", () => {
    let tried = 0;
    for (const { id, method, version, path, query } of areas.flatMap(({ operations }) => operations)) {
      const described = document.paths[`/api/v${version}${path.replace(/:(\w+)/g, "{$1}")}`]![method.toLowerCase()];
      const parameters = (described as Path).parameters.filter((each) => each.in === "query");
      expect(parameters.map(({ name }) => name)).toEqual(Object.keys(query));
      for (const { name, required, schema, style, explode } of parameters) {
        const takes = (text: string | undefined) => query[name]!.safeParse(text).success;
        const what = `${id} ${name}`;
        expect(takes(undefined), what).toBe(!required);
        const usual = resolved(schema).default ?? schema.default;
        if (usual !== undefined) expect(query[name]!.parse(undefined), what).toEqual(usual);
        if (schema.type === "array") expect([style, explode], what).toEqual(["form", false]);
        const { taken, refused } = textsFor(schema);
        expect(
          taken.filter((text) => !takes(text)),
          what,
        ).toEqual([]);
        expect(refused.filter(takes), what).toEqual([]);
        tried += taken.length + refused.length;
      }
    }
    expect(tried).toBeGreaterThan(500);
  });

  test("says of every parameter what it is, and of every figure of an answer what it counts", () => {
    const silent: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      const { in: place, type, description } = value as Record<string, unknown>;
      const isFigure =
        [type].flat().some((each) => each === "integer" || each === "number") && path.startsWith("schemas");
      if ((isFigure || place !== undefined) && description === undefined) silent.push(path);
      for (const [key, part] of Object.entries(value)) visit(part, `${path}/${key}`);
    };
    visit(document.paths, "paths");
    visit(document.components.schemas, "schemas");
    expect(silent).toEqual([]);
  });

  test("passes redocly's recommended rules; trailing slashes excepted because Django's manner ends every path in one", async () => {
    const source = JSON.stringify(document);
    const problemsOf = async (rules: Record<string, "off">) => {
      const config = await createConfig({ extends: ["recommended"], rules });
      const problems = await lintFromString({ source, absoluteRef: "docs/openapi.json", config });
      return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    };
    expect(await problemsOf({ "no-path-trailing-slash": "off" })).toEqual([]);
    // The linter does look: every path ends in a slash.
    expect(await problemsOf({})).toHaveLength(Object.keys(document.paths).length);
  });
});
