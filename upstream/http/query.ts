import type { Request } from "express";
import { notFound } from "./answers";

/** The query's parameters; of duplicates the first counts, and an empty one counts as absent. */
export class Query {
  readonly #values: URLSearchParams;
  constructor(request: Request) {
    const mark = request.originalUrl.indexOf("?");
    this.#values = new URLSearchParams(mark === -1 ? "" : request.originalUrl.slice(mark + 1));
  }

  text(name: string): string | null {
    return this.#values.get(name)?.trim() || null;
  }

  /** Comma-separated values, each once. */
  list(name: string): string[] {
    const values = (this.text(name) ?? "").split(",").map((value) => value.trim());
    return [...new Set(values)].filter((value) => value !== "");
  }

  /** A page number from 1, the default. Throws 404 on anything else, as Django's paginator does. */
  page(): number {
    const text = this.text("page") ?? "1";
    if (!/^[1-9]\d{0,5}$/.test(text)) throw notFound("Invalid page.");
    return Number(text);
  }
}
