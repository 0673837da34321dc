import { json } from "@remix-run/node";
import type { WriteFailure } from "~/api/client/outcome.server";

/** The fields of a form as they were sent; one that was not sent is absent. */
export type Fields<Name extends string, Several extends string = never> = Partial<Record<Name, string>> &
  Record<Several, string[]>;

/**
 * The one way to read a form: its declared fields, and nothing else of what was sent, since a parser builds what
 * the names of fields ask for. Of a field that came twice the first value counts; those that a form has several
 * of (boxes of one name) are declared in `several`.
 */
export async function readForm<Name extends string, Several extends string = never>(
  request: Request,
  names: readonly Name[],
  several: readonly Several[] = [],
): Promise<Fields<Name, Several>> {
  // Only plain forms come this far (body-limits.server.ts).
  const sent = new URLSearchParams(await request.text());
  return Object.fromEntries([
    ...names.flatMap((name) => (sent.has(name) ? [[name, sent.get(name)]] : [])),
    ...several.map((name) => [name, sent.getAll(name)]),
  ]) as Fields<Name, Several>;
}

/**
 * The answer to a form that failed: what its page shows of that, with the status and, where there is one, the
 * time to come back. `outcome` is that of the write, or the status of what was found wrong before it.
 */
export function formAnswer<Shown>(
  { status, retryAfter }: Pick<WriteFailure, "status"> & Partial<WriteFailure>,
  shown: Shown,
) {
  const headers: HeadersInit = typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : {};
  return json(shown, { status, headers });
}
