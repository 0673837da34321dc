import type { Request, Response } from "express";
import { z } from "zod";
import { notFound } from "./answers";
import { type Excess, excessOf } from "./bounds";
import type { CookieName } from "./cookies";
import { validated } from "./json-body";
import { readQuery } from "./query";

/** One request that an operation answers. */
export interface Call {
  request: Request;
  response: Response;
}

type Fields = Readonly<Record<string, z.ZodType>>;
type NoFields = Readonly<Record<never, z.ZodType>>;
/** What the schemas of a path or a query read. */
export type Values<Schemas extends Fields> = { readonly [Name in keyof Schemas]: z.output<Schemas[Name]> };

interface DeclaredCall<Parts extends Fields, Query extends Fields, Body, Who> extends Call {
  /** The parts of the path, as their schemas have them. */
  parts: Values<Parts>;
  /** The parameters of the query, as their schemas have them. */
  query: Values<Query>;
  body: Body;
  who: Who;
}

/** Who may call: returns the visitor, or throws 401 or 403. `Needs` is what it takes of the process. */
export interface Guard<Who, Needs> {
  /** In words for the description. */
  who: string;
  errors: readonly RefusalStatus[];
  admit: (call: Call, services: Needs) => Promise<Who>;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 411 | 413 | 415 | 429;

/** The description of an operation, from which the OpenAPI document is made. */
interface Description {
  /** Its operationId. */
  id: string;
  version?: 1 | 2;
  /** Below its version, as Express has it: "/brands/:slug/". */
  path: string;
  summary: string;
  description?: string;
  headers?: Fields;
  /** Cookies that the answer may set, renew or take back; sessionid also means that the operation reads it. */
  cookies?: readonly CookieName[];
  /** Statuses that the handler throws, beside those that follow from what else is declared. */
  errors?: readonly RefusalStatus[];
  /** Bytes of the largest answer, where it may be larger than `usualAnswer`. */
  mostBytes?: number;
}

/** Bytes of the largest answer, and of the largest picture, of operations that declare no other. */
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
  /** One that its schema does not take is 404. */
  parts?: Parts;
  /** Parameters of the query: one that its schema does not take is 400. None that is not declared here is read. */
  query?: Query;
  guard?: Guard<Who, Needs>;
  body?: Body;
  /** None: the operation answers 204. */
  answer?: Answer;
  /** Its body is a file, which the handler reads from the request; no JSON is. */
  receivesFile?: boolean;
  status?: 201;
  /** Null is a 404. */
  handler: (call: DeclaredCall<Parts, Query, z.output<Body>, Who>, services: Needs) => Promise<z.output<Answer> | null>;
}

/** One method of one path, as it is served and described; to describe it, nothing is needed. */
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
  /** Says where an answer holds more than is declared; null: nowhere. */
  excess: Excess;
  /** `sent` is the JSON body, not yet validated. */
  run: (call: Call, sent: unknown, services: Needs) => Promise<unknown>;
}

/** What one area of the API answers; a tag of the OpenAPI document. */
export interface Area<Needs = never> {
  name: string;
  description: string;
  operations: readonly Operation<Needs>[];
}

/** What declares the operations of an area whose handlers take `Needs` of the process. */
export const operations = <Needs>() => ({
  read: <Answer extends z.ZodType, Parts extends Fields = NoFields, Query extends Fields = NoFields, Who = null>(
    declaration: Omit<Declaration<Needs, Answer, Parts, Query, Who>, "body" | "receivesFile" | "status">,
  ) => operation("GET", declaration),

  /** As `read`, for a picture: the handler gives its bytes. */
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

  /** As `write`, for a file. */
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
      // A bad %-escape, and a thing that there is not.
      ...(Object.keys(parts).length > 0 ? ([400, 404] as const) : []),
      ...("page" in query ? ([404] as const) : []),
      ...(method === "GET" ? [] : ([400, 403, 411, 413, 415] as const)),
      // A value that a parameter can't have.
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

/** The parts of a path. Throws 404: PostgreSQL takes no text with a NUL, so nothing is called so; nor as its schema does not have it. */
function readParts<Parts>(given: Readonly<Record<string, string>>, schema: z.ZodType<Parts>): Parts {
  const read = schema.safeParse(given);
  if (!read.success || Object.values(given).some((part) => part.includes("\0"))) throw notFound();
  return read.data;
}

/** Made when it is first asked for: most operations are declared long before, and often never run. */
function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The operations by the path that they share, its version included. */
export function byPath<Needs>(areas: readonly Area<Needs>[]): Map<string, Operation<Needs>[]> {
  const paths = new Map<string, Operation<Needs>[]>();
  for (const each of areas.flatMap(({ operations }) => operations)) {
    const path = `/api/v${each.version}${each.path}`;
    paths.set(path, [...(paths.get(path) ?? []), each]);
  }
  return paths;
}

/** The methods of a path as Allow names them. */
export function allowed(operations: readonly Operation[]): string[] {
  const known = operations.map(({ method }) => method);
  return [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
}
