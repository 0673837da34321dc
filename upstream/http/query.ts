import type { Request } from "express";
import { invalid, notFound } from "./answers";
import type { TextLimit } from "./bounds";
import { storable } from "./storable";

/**
 * The query's parameters; of duplicates the first counts, and an empty one counts as absent. What the database refuses is
 * as if it weren't there: nobody types it, and nothing is called so.
 */
export class Query {
  readonly #values: URLSearchParams;
  readonly #limits: Readonly<Record<string, TextLimit>>;
  /** `limits` has those of every parameter that is declared. */
  constructor(request: Request, limits: Readonly<Record<string, TextLimit>>) {
    this.#limits = limits;
    const mark = request.originalUrl.indexOf("?");
    this.#values = new URLSearchParams(mark === -1 ? "" : request.originalUrl.slice(mark + 1));
  }

  /**
   * Throws 400 where it is longer than the operation declares, and an Error at a name that it does not declare: that would
   * be missing from the OpenAPI document.
   */
  text(name: string): string | null {
    const { characters, values } = this.#limitOf(name);
    const text = storable(this.#values.get(name) ?? "").trim();
    if (text.length > values * (characters + 1) - 1) throw tooLong(name, characters);
    return text || null;
  }

  /** Comma-separated values, each once. Throws 400 where they are more, or longer, than the operation declares. */
  list(name: string): string[] {
    const { characters, values } = this.#limitOf(name);
    const named = (this.text(name) ?? "").split(",").map((value) => value.trim());
    const each = [...new Set(named)].filter((value) => value !== "");
    if (each.length > values) throw invalid({ [name]: [`Name ${values} at most.`] });
    if (each.some((value) => value.length > characters)) throw tooLong(name, characters);
    return each;
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

  #limitOf(name: string): TextLimit {
    if (!Object.hasOwn(this.#limits, name)) throw new Error(`The parameter "${name}" is not declared.`);
    return this.#limits[name]!;
  }
}

const tooLong = (name: string, characters: number) => invalid({ [name]: [`Use ${characters} characters or fewer.`] });
