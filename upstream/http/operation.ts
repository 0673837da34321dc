import type { Request, Response } from "express";
import { z } from "zod";
import { notFound } from "./answers";
import { type Excess, excessOf } from "./bounds";
import type { CookieName } from "./cookies";
import { validated } from "./json-body";
import { readQuery } from "./query";

/** One request to an operation. */
export interface Call {
  request: Request;
  response: Response;
}

type Fields = Readonly<Record<string, z.ZodType>>;
type NoFields = Readonly<Record<never, z.ZodType>>;
/** The parsed values of a path's or query's schemas. */
export type Values<Schemas extends Fields> = { readonly [Name in keyof Schemas]: z.output<Schemas[Name]> };

interface DeclaredCall<Parts extends Fields, Query extends Fields, Body, Who> extends Call {
  /** The path parameters, parsed by their schemas. */
  parts: Values<Parts>;
  /** The query parameters, parsed by their schemas. */
  query: Values<Query>;
  body: Body;
  who: Who;
}

/** Who may call: returns the visitor, or throws 401 or 403. `Needs` are the services it requires. */
export interface Guard<Who, Needs> {
  /** In words, for the API description. */
  who: string;
  errors: readonly RefusalStatus[];
  admit: (call: Call, services: Needs) => Promise<Who>;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 411 | 413 | 415 | 429;

/** The description of an operation, from which the OpenAPI document is generated. */
interface Description {
  /** Its operationId. */
  id: string;
  version?: 1 | 2;
  /** Relative to its version, in Express syntax: "/brands/:slug/". */
  path: string;
  summary: string;
  description?: string;
  headers?: Fields;
  /** Cookies that the response may set, renew or delete; sessionid also means that the operation reads it. */
  cookies?: readonly CookieName[];
  /** Statuses that the handler throws, in addition to those implied by the rest of the declaration. */
  errors?: readonly RefusalStatus[];
  /** Maximum response size in bytes, if it may exceed `usualAnswer`. */
  mostBytes?: number;
}

/** Maximum size in bytes of responses, and of pictures, for operations that don't declare their own. */
export const usualAnswer = 512 * 1024;
const usualPicture = 5 * 1024 * 1024;

interface Declaration<
  Needs,
  Answer extends z.ZodType,
  Parts extends Fields,
  Query extends Fields,
  Who,
  Body extends z.ZodType = z.ZodUnknown,
> extends Description {
  /** A value that its schema rejects is a 404. */
  parts?: Parts;
  /** Query parameters: a value that its schema rejects is a 400. Undeclared parameters are ignored. */
  query?: Query;
  guard?: Guard<Who, Needs>;
  body?: Body;
  /** Omitted: the operation answers 204. */
  answer?: Answer;
  /** Its body is a file, which the handler reads from the request instead of JSON. */
  receivesFile?: boolean;
  status?: 201;
  /** Null is a 404. */
  handler: (call: DeclaredCall<Parts, Query, z.output<Body>, Who>, services: Needs) => Promise<z.output<Answer> | null>;
}

/** One method of one path, as it is served and described; describing it requires no services. */
export interface Operation<Needs = never> extends Required<Omit<Description, "description">> {
  method: "GET" | "POST" | "PATCH";
  description: string | undefined;
  parts: Fields;
  query: Fields;
  guard: Pick<Guard<unknown, never>, "who" | "errors"> | null;
  body: z.ZodType | null;
  answer: z.ZodType | null;
  receivesFile: boolean;
  /** It answers with a WebP picture. */
  answersPicture: boolean;
  status: 200 | 201 | 204;
  /** Says where a response exceeds what is declared; null: nowhere. */
  excess: Excess;
  /** `sent` is the JSON body, not yet validated. */
  run: (call: Call, sent: unknown, services: Needs) => Promise<unknown>;
}

/** The operations of one area of the API; a tag of the OpenAPI document. */
export interface Area<Needs = never> {
  name: string;
  description: string;
  operations: readonly Operation<Needs>[];
}

/** Builders that declare the operations of an area whose handlers require the services `Needs`. */
export const operations = <Needs>() => ({
  read: <Answer extends z.ZodType, Parts extends Fields = NoFields, Query extends Fields = NoFields, Who = null>(
    declaration: Omit<Declaration<Needs, Answer, Parts, Query, Who>, "body" | "receivesFile" | "status">,
  ) => operation("GET", declaration),

  /** Like `read`, for a picture: the handler returns its bytes. */
  readPicture: <Parts extends Fields = NoFields, Query extends Fields = NoFields, Who = null>(
    declaration: Omit<
      Declaration<Needs, z.ZodType<Buffer>, Parts, Query, Who>,
      "answer" | "body" | "receivesFile" | "status"
    >,
  ): Operation<Needs> => ({
    ...operation("GET", { mostBytes: usualPicture, ...declaration }),
    status: 200,
    answersPicture: true,
  }),

  /** Like `write`, for a file. */
  receive: <Answer extends z.ZodType, Parts extends Fields = NoFields, Query extends Fields = NoFields, Who = null>(
    declaration: Omit<Declaration<Needs, Answer, Parts, Query, Who>, "body" | "receivesFile">,
  ) => operation("POST", { ...declaration, receivesFile: true }),

  write: <
    Body extends z.ZodType,
    Answer extends z.ZodType = z.ZodVoid,
    Parts extends Fields = NoFields,
    Query extends Fields = NoFields,
    Who = null,
  >({
    method = "POST",
    ...declaration
  }: Declaration<Needs, Answer, Parts, Query, Who, Body> & { method?: "POST" | "PATCH" }) =>
    operation(method, declaration),
});

function operation<
  Needs,
  Answer extends z.ZodType,
  Parts extends Fields,
  Query extends Fields,
  Who,
  Body extends z.ZodType,
>(method: Operation["method"], declaration: Declaration<Needs, Answer, Parts, Query, Who, Body>): Operation<Needs> {
  const { parts = {}, query = {}, guard, body, answer, handler } = declaration;
  const partsSchema = lazily(() => z.object(parts));
  const querySchema = lazily(() => z.object(query));
  const look = lazily((): Excess => (answer === undefined ? () => null : excessOf(answer)));
  return {
    version: 2,
    mostBytes: usualAnswer,
    headers: {},
    cookies: [],
    description: undefined,
    status: answer === undefined ? 204 : 200,
    receivesFile: false,
    answersPicture: false,
    ...declaration,
    method,
    parts,
    query,
    guard: guard ?? null,
    body: body ?? null,
    answer: answer ?? null,
    errors: [
      ...(declaration.errors ?? []),
      ...(guard?.errors ?? []),
      // A bad %-escape, and a resource that doesn't exist.
      ...(Object.keys(parts).length > 0 ? ([400, 404] as const) : []),
      ...("page" in query ? ([404] as const) : []),
      ...(method === "GET" ? [] : ([400, 403, 411, 413, 415] as const)),
      // An invalid parameter value.
      ...(Object.keys(query).length > 0 ? ([400] as const) : []),
    ],
    excess: (given) => look()(given),
    async run(call, sent, services) {
      const who = (await guard?.admit(call, services)) as Who;
      const asked = readQuery(call.request, querySchema());
      const given = body === undefined ? undefined : validated(body, sent);
      const found = await handler(
        {
          ...call,
          query: asked as Values<Query>,
          body: given as z.output<Body>,
          parts: readParts(call.request.params, partsSchema()) as Values<Parts>,
          who,
        },
        services,
      );
      if (found === null) throw notFound();
      return found;
    },
  };
}

/**
 * The path parameters. Throws 404 if a schema rejects one, or if one contains NUL, which PostgreSQL can't store, so
 * nothing has such a name.
 */
function readParts<Parts>(given: Readonly<Record<string, string>>, schema: z.ZodType<Parts>): Parts {
  const read = schema.safeParse(given);
  if (!read.success || Object.values(given).some((part) => part.includes("\0"))) throw notFound();
  return read.data;
}

/** Created on first use: most operations are declared long before they run, and many never do. */
function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The operations grouped by path, including the version. */
export function byPath<Needs>(areas: readonly Area<Needs>[]): Map<string, Operation<Needs>[]> {
  const paths = new Map<string, Operation<Needs>[]>();
  for (const each of areas.flatMap(({ operations }) => operations)) {
    const path = `/api/v${each.version}${each.path}`;
    paths.set(path, [...(paths.get(path) ?? []), each]);
  }
  return paths;
}

/** The methods of a path, as listed in Allow. */
export function allowed(operations: readonly Operation[]): string[] {
  const known = operations.map(({ method }) => method);
  return [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
}
