import { allowed, type Area, byPath, type Operation } from "../http/operation";
import { jsonSchemas, type Place } from "./contract-schemas";
import { largestUpload } from "#contracts/vocabulary/uploads";
import { largestBody } from "../http/json-body";
import {
  headers,
  introduction,
  refusals,
  responses,
  securitySchemes,
  setCookieOf,
  unexpected,
} from "./api-conventions";

type Json = Record<string, unknown>;
type Schemas = ReturnType<typeof jsonSchemas>;

/** The OpenAPI 3.1 document of the API, generated from the operations' declarations and the contracts they use. */
export function openApiDocument(areas: readonly Area[]) {
  const schemas = jsonSchemas(areas);
  const tags = new Map(areas.flatMap(({ name, operations }) => operations.map((each) => [each, name] as const)));
  const paths = [...byPath(areas)].map(([path, operations]) => [
    path.replace(/:(\w+)/g, "{$1}"),
    {
      parameters: parameters(operations[0]!, "path", schemas),
      ...Object.fromEntries(
        operations.map((each) => [each.method.toLowerCase(), { tags: [tags.get(each)], ...described(each, schemas) }]),
      ),
      options: {
        tags: [tags.get(operations[0]!)],
        operationId: `${operations[0]!.id}Options`,
        summary: `Allowed methods (${allowed(operations).join(", ")}) and a csrftoken`,
        security: [],
        responses: { 200: { $ref: "#/components/responses/Options" }, ...unexpected },
      },
    },
  ]);
  const document = {
    openapi: "3.1.0",
    ...introduction,
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(paths) as Json,
    components: { schemas: {}, headers, responses, securitySchemes },
  };
  document.components.schemas = referredTo(document, schemas);
  return document;
}

function described(operation: Operation, schemas: Schemas) {
  const { id, summary, description, guard, body, answer, status, cookies, errors } = operation;
  const { receivesFile, answersPicture, mostBytes } = operation;
  const content = (schema: NonNullable<typeof body>) => ({ "application/json": { schema: schemas.of(schema) } });
  const sent = receivesFile ? { "application/octet-stream": {} } : body === null ? null : content(body);
  const answered = answersPicture ? { "image/webp": {} } : answer === null ? undefined : content(answer);
  const refused = [...new Set(errors)].sort().map((each) => [each, refusals[each]] as const);
  return {
    operationId: id,
    summary,
    description: [description, guard?.who].filter(Boolean).join(" ") || undefined,
    security: security(operation),
    parameters: [...parameters(operation, "query", schemas), ...parameters(operation, "header", schemas)],
    requestBody:
      sent === null
        ? undefined
        : { required: true, content: sent, "x-max-bytes": receivesFile ? largestUpload : largestBody },
    responses: {
      [status]: {
        description: answered === undefined ? "Done." : status === 201 ? "Created." : "Success.",
        headers: cookies.length === 0 ? undefined : { "Set-Cookie": setCookieOf(cookies) },
        content: answered,
        "x-max-bytes": answered === undefined ? undefined : mostBytes,
      },
      ...Object.fromEntries(refused),
      ...(sent === null ? {} : { 422: { $ref: "#/components/responses/Unprocessable" } }),
      ...unexpected,
    },
  };
}

/** The requirements are alternatives; one without a session is for anonymous visitors. */
function security({ method, guard, cookies }: Operation) {
  const anonymous = guard === null ? [[]] : [];
  const withSession = guard !== null || cookies.includes("sessionid") ? [["session"]] : [];
  const proof = method === "GET" ? [] : ["csrfCookie", "csrfHeader"];
  return [...anonymous, ...withSession].map((names) =>
    Object.fromEntries([...names, ...proof].map((name) => [name, []])),
  );
}

function parameters({ id }: Operation, place: Place, schemas: Schemas) {
  const { properties = {}, required = [] } = schemas.named(`${place} ${id}`);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    // One parameter with comma-separated values.
    ...(schema.type === "array" && { style: "form", explode: false }),
    schema,
  }));
}

/** The named schemas that a part of the document refers to, directly or indirectly. */
function referredTo(part: unknown, schemas: Schemas): Json {
  const found: Json = {};
  const visit = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (Object.hasOwn(found, name)) continue;
      found[name] = schemas.named(name);
      visit(found[name]);
    }
  };
  visit(part);
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
