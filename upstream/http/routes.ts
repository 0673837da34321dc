import { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express";
import type { Services } from "../services";
import { methodNotAllowed } from "./answers";
import { checkCsrf, offerCsrfToken } from "./csrf";
import { readJsonBody } from "./json-body";
import { allowed, type Area, byPath, type Operation } from "./operation";

/** The routers of both versions, with every path of the areas. */
export function routersOf(areas: readonly Area[], services: Services): Record<1 | 2, Router> {
  const strict = { strict: true, caseSensitive: true };
  const routers = { 1: Router(strict), 2: Router(strict) };
  for (const [route, operations] of byPath(areas)) {
    const { version, path } = operations[0]!;
    routers[version].all(path, serve(route, operations, services));
  }
  return routers;
}

/** One path: OPTIONS, the CSRF check, 405, the body, then the operation itself. */
function serve(route: string, operations: readonly Operation[], services: Services): RequestHandler {
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

/** Operations that have answered more than they declare. */
const excessive = new WeakSet<Operation>();

/**
 * Logs, once of each operation, that an answer holds more than is declared: the catalogue or our own texts have outgrown
 * what the site was made for. It is sent all the same.
 */
function noteExcess(operation: Operation, body: unknown, response: Response, { log }: Services): void {
  const bytes = Number(response.get("Content-Length") ?? 0);
  const { id, mostBytes } = operation;
  const excess = bytes > mostBytes ? `has ${bytes} bytes where ${mostBytes} are the most` : operation.excess(body);
  if (excess === null) return;
  response.locals.excess = `${id}: ${excess.trim()}`;
  if (excessive.has(operation)) return;
  excessive.add(operation);
  log.warn({ operation: id, excess }, "an answer is larger than declared");
}
