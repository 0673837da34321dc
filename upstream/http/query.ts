import type { Request } from "express";
import { notFound } from "./answers";
import { storable } from "./storable";

/**
 * The query's parameters; of duplicates the first counts, and an empty one counts as absent. What the database refuses is
 * as if it weren't there: nobody types it, and nothing is called so.
 */
export class Query {
  readonly #values: URLSearchParams;
  readonly #declared: object;
  /** `declared` has the names of the parameters as keys. */
  constructor(request: Request, declared: object) {
    this.#declared = declared;
    const mark = request.originalUrl.indexOf("?");
    this.#values = new URLSearchParams(mark === -1 ? "" : request.originalUrl.slice(mark + 1));
  }

  /** Throws at a name that the operation does not declare: it would be missing from the OpenAPI document. */
  text(name: string): string | null {
    if (!Object.hasOwn(this.#declared, name)) throw new Error(`The parameter "${name}" is not declared.`);
    return storable(this.#values.get(name) ?? "").trim() || null;
  }

  /** Comma-separated values, each once. */
  list(name: string): string[] {
    const values = (this.text(name) ?? "").split(",").map((value) => value.trim());
    return [...new Set(values)].filter((value) => value !== "");
  }

  /** A whole number from 1; null when it is absent. Throws 404 on anything else. */
  number(name: string): number | null {
    const text = this.text(name);
    if (text !== null && !/^[1-9]\d{0,5}$/.test(text)) throw notFound();
    return text === null ? null : Number(text);
  }

  /** A page number from 1, the default. Throws 404 on anything else, as Django's paginator does. */
  page(): number {
    const text = this.text("page") ?? "1";
    if (!/^[1-9]\d{0,5}$/.test(text)) throw notFound("Invalid page.");
    return Number(text);
  }
}
