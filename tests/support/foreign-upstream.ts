import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { listenOnLoopback } from "./loopback";

/** The parts of a JSON schema that docs/openapi.json is made of. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

interface OpenApi {
  paths: Record<string, { get?: { responses: { 200: { content: Record<string, { schema: Schema }> } } } }>;
  components: { schemas: Record<string, Schema> };
}

export interface Sparseness {
  /** How many items a list has where it may be empty. */
  items: 0 | 1;
  /** What stands in place of what may be left out. */
  optional: "absent" | "null" | "given";
  /** What all numbers are that may be; others are as little as they may. */
  number: 0 | 1;
}

const document = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as OpenApi;

/** Text of each format. */
const leastText: Readonly<Record<string, string>> = {
  date: "2026-11-01",
  "date-time": "2026-11-01T12:00:00Z",
  uri: "https://example.com/",
};

/** For whatever has no pattern, a number of something, and the id of an upload. */
const plainTexts = ["least", "1", "least".padEnd(22, "-")];

/** The least that a schema of docs/openapi.json asks for. */
function least(schema: Schema, sparse: Sparseness): unknown {
  if (schema.$ref !== undefined) return least(document.components.schemas[schema.$ref.split("/").at(-1)!]!, sparse);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return least(choices[0]!, sparse);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return leastObject(schema, sparse);
    case "array": {
      const one = least(schema.items ?? {}, sparse);
      return Array.from({ length: schema.minItems ?? sparse.items }, () => one);
    }
    case "string":
      return (
        leastText[schema.format ?? ""] ?? plainTexts.find((text) => new RegExp(schema.pattern ?? "").test(text)) ?? ""
      );
    case "integer":
    case "number":
      if (schema.exclusiveMinimum !== undefined && schema.exclusiveMinimum >= sparse.number)
        return schema.exclusiveMinimum + (schema.type === "integer" ? 1 : 0.001);
      return Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 0, sparse.number));
    case "boolean":
      return false;
    default:
      return null;
  }
}

function leastObject({ properties = {}, required = [] }: Schema, sparse: Sparseness): object {
  const fields = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    if (required.includes(name) || sparse.optional === "given") return [[name, least(schema, sparse)]];
    // What may be absent may be null as well.
    return sparse.optional === "null" ? [[name, null]] : [];
  });
  return Object.fromEntries(fields);
}

/** The operation of docs/openapi.json that a path belongs to; of several the one with fewer parameters. */
function answerOf(path: string, sparse: Sparseness): unknown {
  const [template] = Object.keys(document.paths)
    .filter((each) => new RegExp(`^${each.replace(/\{\w+\}/g, "[^/]+")}$`).test(path))
    .sort((one, other) => one.split("{").length - other.split("{").length);
  const found = template === undefined ? undefined : document.paths[template]!.get;
  const schema = found?.responses[200].content["application/json"]?.schema;
  return schema === undefined ? undefined : least(schema, sparse);
}

/**
 * Somebody's own upstream: it answers what the specification names, given by path, by just that, and everything else by
 * the least that docs/openapi.json asks for.
 */
export async function startForeignUpstream(named: Record<string, unknown>) {
  const upstream = { sparse: { items: 1, optional: "absent", number: 1 } as Sparseness };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://upstream").pathname;
    const answer =
      path === "/healthz" ? {} : Object.hasOwn(named, path) ? named[path] : answerOf(path, upstream.sparse);
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { detail: "Not found." }));
  });
  return Object.assign(upstream, await listenOnLoopback(server));
}
