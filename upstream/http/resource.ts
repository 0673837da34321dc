import type { NextFunction, Request, RequestHandler, Response, Router } from "express";
import type { Services } from "../services";
import { type Answer, methodNotAllowed, notFound } from "./answers";
import { checkCsrf, offerCsrfToken } from "./csrf";
import { readJsonBody } from "./json-body";
import { Query } from "./query";

/** One request as a resource sees it. */
export interface Call {
  request: Request;
  response: Response;
  /** A part of the path, by its name. */
  part(name: string): string;
  query: Query;
  /** The parsed JSON body of a write; not yet validated. */
  body: unknown;
}

export type Handler = (call: Call) => Promise<Answer>;
type Method = "GET" | "POST" | "PATCH";

/** One path below its version, with the methods it knows. */
export interface Resource {
  version: 1 | 2;
  path: string;
  methods: Partial<Record<Method, Handler>>;
}

/** What every resource of a file is made from. */
export type Resources = (services: Services) => Resource[];

/** PostgreSQL takes no text with a NUL, so nothing is called so. */
function plain(part: string): string {
  if (part.includes("\0")) throw notFound();
  return part;
}

/** Adds the resource to its version's router: OPTIONS, the CSRF check, 405, the body, then its own handler. */
export function addResource(router: Router, resource: Resource, services: Services): void {
  const known = Object.keys(resource.methods);
  const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const serve = async (request: Request, response: Response): Promise<void> => {
    response.locals.route = `/api/v${resource.version}${resource.path}`;
    response.set("Vary", "Cookie");
    if (request.method === "OPTIONS") {
      offerCsrfToken(request, response);
      response.set("Allow", allow).json({ methods: allow.split(", ") });
      return;
    }
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (method !== "GET") checkCsrf(request, services.trustedOrigins);
    const handler = resource.methods[method as Method];
    if (handler === undefined) throw methodNotAllowed(request.method, allow);
    const answer = await handler({
      request,
      response,
      part: (name) => plain(request.params[name] ?? ""),
      query: new Query(request),
      body: method === "GET" ? undefined : await readJsonBody(request),
    });
    response.status(answer.status ?? 200);
    if (answer.body === null) response.end();
    else response.json(answer.body);
  };
  const handler: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
    serve(request, response).catch(next);
  };
  router.all(resource.path, handler);
}
