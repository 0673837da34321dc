import type { Request } from "express";
import type { z } from "zod";
import { cutText } from "#contracts/text/cut-text";
import { plainCode } from "#contracts/text/typed-text";
import { invalid, notFound } from "./answers";
import { storable } from "./storable";

/** The common message for an invalid parameter value. */
export const unknownValue = (value: string) => `"${cutText(value, 200)}" is not one of the available choices.`;

/**
 * The named parameters present in a query, decoded. Of duplicates the first counts, and an empty one counts as absent.
 * Characters that the database rejects are dropped: nobody types them, and no name contains them.
 */
function textsOf({ originalUrl }: Request, names: readonly string[]): Record<string, string> {
  const mark = originalUrl.indexOf("?");
  if (mark === -1) return {};
  const values = new URLSearchParams(originalUrl.slice(mark + 1));
  return Object.fromEntries(
    names.flatMap((name) => {
      const given = values.get(name) ?? "";
      const text = given && storable(plainCode(given)).trim();
      return text === "" ? [] : [[name, text]];
    }),
  );
}

/** The message for an invalid parameter whose schema has no message of its own. */
const wordsOf =
  (texts: Readonly<Record<string, string>>): z.core.$ZodErrorMap =>
  ({ code, input, path = [], ...issue }) => {
    const [name = "", place] = path;
    const text = texts[String(name)];
    if (text === undefined) return "This field is required.";
    if (code === "too_big" && Array.isArray(input)) return `Name ${Number(issue.maximum)} at most.`;
    if (code === "too_big" && typeof input === "string") return `Use ${Number(issue.maximum)} characters or fewer.`;
    return unknownValue(place === undefined ? text : String(input));
  };

/**
 * The query parsed by its schema. Throws 400 naming every invalid parameter; 404 if only the page is invalid, as
 * Django's paginator does.
 */
export function readQuery<Query>(
  request: Request,
  schema: z.ZodType<Query> & { shape: Readonly<Record<string, unknown>> },
): Query {
  const texts = textsOf(request, Object.keys(schema.shape));
  const read = schema.safeParse(texts, { error: wordsOf(texts) });
  if (read.success) return read.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of read.error.issues) (errors[String(path[0])] ??= []).push(message);
  const { page: _, ...others } = errors;
  throw Object.keys(others).length === 0 ? notFound("Invalid page.") : invalid(others);
}
