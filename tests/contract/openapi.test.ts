import { createConfig, lintFromString } from "@redocly/openapi-core";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { areas } from "../../upstream/modules";
import { openApiDocument } from "../../upstream/openapi/document";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

interface Parameter {
  name: string;
  description?: string;
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
