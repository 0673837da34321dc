import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openApiDocument } from "../../upstream/openapi/document";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Operations = Record<
  string,
  { responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }> }
>;
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  paths: Record<string, Operations>;
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
    for (const [path, operations] of Object.entries(document.paths)) {
      const real = path.replace("{name}", "COLLECT_MORE_PHONE_NUMBERS_V1").replace("{slug}", "casper");
      const { status, headers } = await visitor.send("OPTIONS", real);
      expect(status).toBe(200);
      const known = headers
        .get("allow")!
        .split(", ")
        .filter((method) => method !== "HEAD" && method !== "OPTIONS");
      expect(Object.keys(operations).map((method) => method.toUpperCase())).toEqual(known);
    }
  });

  test("refers only to schemas that it holds", () => {
    const references = JSON.stringify(document).match(/"#\/components\/schemas\/\w+"/g) ?? [];
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      expect(document.components.schemas).toHaveProperty(reference.slice(1, -1).split("/").at(-1)!);
    }
  });
});
