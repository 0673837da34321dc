import type { IncomingMessage, ServerResponse } from "node:http";
import { areas } from "../../upstream/modules";
import { byPath } from "../../upstream/http/operation";

const known = [...byPath(areas)].map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
  operations,
}));

/** What was answered other than the operations declare: a status, a cookie or a size that the OpenAPI document does not know. */
export class DeclaredAnswers {
  readonly #undeclared = new Set<string>();

  watch(request: IncomingMessage, response: ServerResponse): void {
    const [path = ""] = (request.url ?? "").split("?");
    const method = request.method === "HEAD" ? "GET" : request.method;
    const operation = known
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ operations }) => operations)
      .find((each) => each.method === method);
    if (operation === undefined) return;
    const { id, status, errors, cookies } = operation;
    response.on("finish", () => {
      const { statusCode } = response;
      const { locals } = response as { locals?: { excess?: string } };
      if (locals?.excess !== undefined) this.#undeclared.add(locals.excess);
      // Failures are declared as a class.
      const declared = statusCode === status || statusCode >= 500 || errors.some((each) => each === statusCode);
      if (!declared) this.#undeclared.add(`${id} answers ${statusCode}`);
      for (const cookie of [response.getHeader("set-cookie") ?? []]
        .flat()
        .map((text) => String(text).split("=", 1)[0])) {
        if (!cookies.some((each) => each === cookie)) this.#undeclared.add(`${id} sets ${cookie}`);
      }
    });
  }

  /** Throws when there was one. */
  check(): void {
    if (this.#undeclared.size > 0) throw new Error(`Not declared: ${[...this.#undeclared].join(", ")}.`);
  }
}
