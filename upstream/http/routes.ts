import { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express";
import { methodNotAllowed } from "./answers";
import { checkCsrf, offerCsrfToken } from "./csrf";
import { readJsonBody } from "./json-body";
import { allowed, type Area, byPath, type Operation } from "./operation";
import type { Logger } from "pino";

/** The services that routing itself requires. */
export interface RouteServices {
  log: Logger;
  /** Origins, besides the upstream's own, whose pages may write over HTTPS. */
  trustedOrigins: readonly string[];
}

/** The routers of both API versions, with every path of the areas. */
export function routersOf<Needs>(
  areas: readonly Area<Needs>[],
  services: Needs & RouteServices,
): Record<1 | 2, Router> {
  const strict = { strict: true, caseSensitive: true };
  const routers = { 1: Router(strict), 2: Router(strict) };
  for (const [route, operations] of byPath(areas)) {
    const { version, path } = operations[0]!;
    routers[version].all(path, serve(route, operations, services));
  }
  return routers;
}

/** Serves one path: OPTIONS, the CSRF check, 405, the body, then the operation itself. */
function serve<Needs>(
  route: string,
  operations: readonly Operation<Needs>[],
  services: Needs & RouteServices,
): RequestHandler {
  const allow = allowed(operations);
  const answer = async (request: Request, response: Response): Promise<void> => {
    response.locals.route = route;
    response.set("Vary", "Cookie");
    if (request.method === "OPTIONS") {
      offerCsrfToken(request, response);
      response.set("Allow", allow.join(", ")).json({ methods: allow });
      return;
    }
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (method !== "GET") checkCsrf(request, services.trustedOrigins);
    const operation = operations.find((each) => each.method === method);
    if (operation === undefined) throw methodNotAllowed(request.method, allow.join(", "));
    const sent = method === "GET" || operation.receivesFile ? undefined : await readJsonBody(request);
    const body = await operation.run({ request, response }, sent, services);
    response.status(operation.status);
    if (operation.answersPicture) response.type("image/webp").send(body);
    else if (operation.status === 204) response.end();
    else response.json(body);
    noteExcess(operation, body, response, services);
  };
  return (request: Request, response: Response, next: NextFunction) => {
    answer(request, response).catch(next);
  };
}

/** Operations that have exceeded their declared limits. */
const excessive = new WeakSet<Operation>();

/**
 * Logs, once per operation, that a response exceeds its declared limits: the catalogue or our own texts have outgrown
 * what the site was designed for. The response is sent anyway.
 */
function noteExcess(operation: Operation, body: unknown, response: Response, { log }: RouteServices): void {
  const bytes = Number(response.get("Content-Length") ?? 0);
  const { id, mostBytes } = operation;
  const excess = bytes > mostBytes ? `has ${bytes} bytes where ${mostBytes} are the most` : operation.excess(body);
  if (excess === null) return;
  response.locals.excess = `${id}: ${excess.trim()}`;
  if (excessive.has(operation)) return;
  excessive.add(operation);
  log.warn({ operation: id, excess }, "an answer is larger than declared");
}
