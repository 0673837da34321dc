import type { Request } from "express";
import { plainCode } from "#contracts/text/typed-text";
import { invalid, notFound } from "./answers";
import type { TextLimit } from "./bounds";
import { storable } from "./storable";

/**
 * The query's parameters, as their writer saw them; of duplicates the first counts, and an empty one counts as absent.
 * What the database refuses is as if it weren't there: nobody types it, and nothing is called so.
 */
export class Query {
  readonly #values: URLSearchParams;
  readonly #limits: Readonly<Record<string, TextLimit>>;
  /** `limits` has those of every parameter that is declared. Throws 400 where a value is longer, or they are more. */
  constructor(request: Request, limits: Readonly<Record<string, TextLimit>>) {
    this.#limits = limits;
    const mark = request.originalUrl.indexOf("?");
    this.#values = new URLSearchParams(mark === -1 ? "" : request.originalUrl.slice(mark + 1));
    if (this.#values.size === 0) return;
    for (const name of Object.keys(limits)) {
      const excess = excessIn(this.text(name) ?? "", limits[name]!);
      if (excess !== null) throw invalid({ [name]: [excess] });
    }
  }

  /** Throws at a name that the operation does not declare: it would be missing from the OpenAPI document. */
  text(name: string): string | null {
    if (!Object.hasOwn(this.#limits, name)) throw new Error(`The parameter "${name}" is not declared.`);
    return storable(plainCode(this.#values.get(name) ?? "")).trim() || null;
  }

  /** Comma-separated values, each once. */
  list(name: string): string[] {
    return valuesOf(this.text(name) ?? "");
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

const valuesOf = (text: string) =>
  [...new Set(text.split(",").map((value) => value.trim()))].filter((value) => value !== "");

function excessIn(text: string, { characters, values }: TextLimit): string | null {
  const each = values === 1 ? [text] : valuesOf(text);
  if (each.length > values) return `Name ${values} at most.`;
  return each.some((value) => value.length > characters) ? `Use ${characters} characters or fewer.` : null;
}
