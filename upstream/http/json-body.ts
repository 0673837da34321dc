import type { Request } from "express";
import type { z } from "zod";
import { fieldText } from "#contracts/refusals/field-text";
import { invalid, HttpError } from "./answers";
import { unstorable } from "./storable";

/** Every JSON body this API accepts is a small form. */
export const largestBody = 64 * 1024;

/** Reads a JSON body. Throws 411, 413, 415 or 400; an empty body is an empty object. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return {};
  if (length === undefined) throw new HttpError(411, { detail: "A Content-Length is required." });
  if (Number(length) > largestBody) throw tooLarge();
  if (length === "0") return {};
  if (!request.is("application/json")) {
    const type = (request.get("content-type") ?? "").split(";")[0]!.replace(/[^\w/+.-]/g, "");
    throw new HttpError(415, { detail: `Unsupported media type "${type}" in request.` });
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  } catch {
    throw new HttpError(400, { detail: "JSON parse error." });
  }
}

// The rest of an oversized body is not read, so the connection can't be reused.
const tooLarge = () => new HttpError(413, { detail: "The request body is too large." }, { Connection: "close" });

/** The body parsed by its schema; throws 400 with the messages of each field. */
export function validated<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const errors: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(body ?? {}))
    if (typeof value === "string" && unstorable.test(value))
      errors[field] = ["Leave out characters that can’t be printed"];
  const parsed = schema.safeParse(body, { error: fieldText });
  if (parsed.success && Object.keys(errors).length === 0) return parsed.data;
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.length === 0 ? "non_field_errors" : issue.path.join(".");
    (errors[field] ??= []).push(issue.message);
  }
  throw invalid(errors);
}
