import type { Request, Response } from "express";
import type { z } from "zod";
import { notFound } from "./answers";
import { type Excess, excessOf, type TextLimit, textLimitsOf } from "./bounds";
import type { CookieName } from "./cookies";
import { validated } from "./json-body";
import type { Query } from "./query";

/** One request that an operation answers. */
export interface Call {
  request: Request;
  response: Response;
  query: Query;
}

interface DeclaredCall<Part extends string, Body, Who> extends Call {
  /** The parts of the path, by name. */
  parts: Readonly<Record<Part, string>>;
  body: Body;
  who: Who;
}

/** Who may call: returns the visitor, or throws 401 or 403. `Needs` is what it takes of the process. */
export interface Guard<Who, Needs> {
  /** In words for the description. */
  who: string;
  refuses: readonly RefusalStatus[];
  admit: (call: Call, services: Needs) => Promise<Who>;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 411 | 413 | 415 | 429;
type Fields = Readonly<Record<string, z.ZodType>>;

/** The description of an operation, from which the OpenAPI document is made. */
interface Description {
  /** Its operationId. */
  id: string;
  version?: 1 | 2;
  /** Below its version, as Express has it: "/brands/:slug/". */
  path: string;
  summary: string;
  description?: string;
  /** Parameters of the query. One that is not declared here can't be read. */
  query?: Fields;
  headers?: Fields;
  /** Cookies that the answer may set, renew or take back; sessionid also means that the operation reads it. */
  cookies?: readonly CookieName[];
  /** Statuses that the handler throws, beside those that follow from what else is declared. */
  refuses?: readonly RefusalStatus[];
  /** Bytes of the largest answer, where it may be larger than `usualAnswer`. */
  mostBytes?: number;
}

/** Bytes of the largest answer, and of the largest picture, of operations that declare no other. */
export const usualAnswer = 512 * 1024;
const usualPicture = 5 * 1024 * 1024;

interface Declaration<
  Needs,
  Answer extends z.ZodType,
  Part extends string,
  Who,
  Body extends z.ZodType = z.ZodUnknown,
> extends Description {
  parts?: Readonly<Record<Part, z.ZodType>>;
  guard?: Guard<Who, Needs>;
  body?: Body;
  /** None: the operation answers 204. */
  answer?: Answer;
  /** Its body is a file, which the handler reads from the request; no JSON is. */
  receivesFile?: boolean;
  status?: 201;
  /** Null is a 404. */
  handler(call: DeclaredCall<Part, z.output<Body>, Who>, services: Needs): Promise<z.output<Answer> | null>;
}

/** One method of one path, as it is served and described; to describe it, nothing is needed. */
export interface Operation<Needs = never> extends Required<Omit<Description, "description">> {
  method: "GET" | "POST" | "PATCH";
  description: string | undefined;
  parts: Fields;
  guard: Pick<Guard<unknown, never>, "who" | "refuses"> | null;
  body: z.ZodType | null;
  answer: z.ZodType | null;
  receivesFile: boolean;
  /** It answers with a WebP picture. */
  answersPicture: boolean;
  status: 200 | 201 | 204;
  /** What each parameter of the query may hold. */
  queryLimits(): Readonly<Record<string, TextLimit>>;
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
  read: <Answer extends z.ZodType, Part extends string = never, Who = null>(
    declaration: Omit<Declaration<Needs, Answer, Part, Who>, "body" | "receivesFile" | "status">,
  ) => operation("GET", declaration),

  /** As `read`, for a picture: the handler gives its bytes. */
  readPicture: <Part extends string = never, Who = null>(
    declaration: Omit<Declaration<Needs, z.ZodType<Buffer>, Part, Who>, "answer" | "body" | "receivesFile" | "status">,
  ): Operation<Needs> => ({
    ...operation("GET", { mostBytes: usualPicture, ...declaration }),
    status: 200,
    answersPicture: true,
  }),

  /** As `write`, for a file. */
  receive: <Answer extends z.ZodType, Part extends string = never, Who = null>(
    declaration: Omit<Declaration<Needs, Answer, Part, Who>, "body" | "receivesFile">,
  ) => operation("POST", { ...declaration, receivesFile: true }),

  write: <Body extends z.ZodType, Answer extends z.ZodType = z.ZodVoid, Part extends string = never, Who = null>({
    method = "POST",
    ...declaration
  }: Declaration<Needs, Answer, Part, Who, Body> & { method?: "POST" | "PATCH" }) => operation(method, declaration),
});

function operation<Needs, Answer extends z.ZodType, Part extends string, Who, Body extends z.ZodType>(
  method: Operation["method"],
  declaration: Declaration<Needs, Answer, Part, Who, Body>,
): Operation<Needs> {
  const { parts = {}, query = {}, guard, body, answer, handler } = declaration;
  const limits = { parts: lazily(() => textLimitsOf(parts)), query: lazily(() => textLimitsOf(query)) };
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
    refuses: [
      ...(declaration.refuses ?? []),
      ...(guard?.refuses ?? []),
      // A bad %-escape, and a thing that there is not.
      ...(Object.keys(parts).length > 0 ? ([400, 404] as const) : []),
      ...("page" in query ? ([404] as const) : []),
      ...(method === "GET" ? [] : ([400, 403, 411, 413, 415] as const)),
      // A value that is longer than it may be.
      ...(Object.keys(query).length > 0 ? ([400] as const) : []),
    ],
    queryLimits: limits.query,
    excess: (given) => look()(given),
    async run(call, sent, services) {
      const who = (await guard?.admit(call, services)) as Who;
      const given = body === undefined ? undefined : validated(body, sent);
      const found = await handler(
        {
          ...call,
          parts: plain(call.request.params, limits.parts()) as Record<Part, string>,
          body: given as z.output<Body>,
          who,
        },
        services,
      );
      if (found === null) throw notFound();
      return found;
    },
  };
}

/** PostgreSQL takes no text with a NUL, so nothing is called so; nor as what is longer than all names. */
function plain(parts: Record<string, string>, limits: Readonly<Record<string, TextLimit>>): Record<string, string> {
  const isNone = ([name, part]: [string, string]) => part.includes("\0") || part.length > limits[name]!.characters;
  if (Object.entries(parts).some(isNone)) throw notFound();
  return parts;
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
