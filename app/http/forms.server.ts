import { randomBytes } from "node:crypto";
import { json, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { WriteFailure, WriteOutcome } from "~/api/client/failures.server";
import type { SentFile } from "~/api/client/http-message.server";
import { formKey } from "#contracts/form-key";
import { fieldText } from "#contracts/refusals/field-text";
import { hasTypedText } from "#contracts/refusals/refused-form";
import { plainCode, seenText } from "#contracts/text/typed-text";
import { uploadRefusals, uploadsBusy } from "#contracts/vocabulary/uploads";
import { admitForm, nothingSaved } from "./guards.server";

/** The fields of a form as they are typed: text, or a list where the schema has one (boxes of one name). */
type FormValues<Schema extends z.ZodObject> = {
  [Name in keyof z.input<Schema>]?: NonNullable<z.input<Schema>[Name]> extends readonly unknown[] ? string[] : string;
};

/**
 * `values` are what a page may show again, whole: all but secrets. `withheld` names the secrets that were typed, for a
 * page that asks for them again.
 */
type SentForm<Schema extends z.ZodObject> = WriteOutcome<z.output<Schema>> & {
  values: FormValues<Schema>;
  withheld: readonly string[];
};

/** Attributes of an input, that follow from its schema. */
interface Constraint {
  required?: true;
  maxLength?: number;
  min?: number;
  max?: number;
}

interface Fact {
  several: boolean;
  /** `writeOnly` in the schema, as passwords are. */
  secret: boolean;
  constraint: Constraint;
}

/**
 * The one way to read a form: the fields of its schema, and nothing else of what was sent, since a parser builds what
 * the names of fields ask for. Of a field that came twice the first value counts, unless it is a list. A field left
 * empty counts as not sent. A form that breaks its schema is as an outcome of 400, with one message a field. Of a guarded
 * route it throws the Response for a visitor whom its handle doesn't let in.
 */
export async function readForm<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<SentForm<Schema>> {
  // Only plain forms come this far (limits/body-limits.server.ts).
  // A form with a file has been read already: this page takes none.
  const isPlain = !/^multipart\//i.test(request.headers.get("content-type") ?? "");
  return receive(request, new URLSearchParams(isPlain ? await request.text() : ""), schema);
}

/**
 * As `readForm`, for a page whose handle says `takesFile`. `file` is null when none was chosen; one that is too large, or
 * had no turn, breaks the form as a field would. A plain form has no file.
 */
export async function readFileForm<Schema extends z.ZodObject>(
  request: Request,
  { fileForm }: AppLoadContext,
  schema: Schema,
): Promise<SentForm<Schema> & { file: SentFile | null }> {
  if (fileForm === null) return { ...(await readForm(request, schema)), file: null };
  const form = await receive(request, fileForm.fields, schema);
  const { file } = fileForm;
  if (typeof file !== "string") return { ...form, file };
  const [why, status, retryAfter] = notTaken[file];
  const errors = { ...(form.ok ? {} : form.errors), file: [why] };
  const { values, withheld } = form;
  return { ok: false, status, errors, message: null, retryAfter, values, withheld, file: null };
}

/** Why a file isn't taken, with the status and the seconds after which it may be. */
const notTaken = {
  "too-large": [uploadRefusals["too-large"], 400, null],
  busy: [uploadsBusy.own, 429, 10],
  full: [uploadsBusy.others, 429, 60],
} as const;

const sentWith = new WeakMap<Request, FormValues<z.ZodObject>>();

/** What an action has read of its form; null: none, or nothing that took more than a word to type. */
export function textSentWith(request: Request): FormValues<z.ZodObject> | null {
  const values = sentWith.get(request) ?? {};
  return hasTypedText(Object.values(values).flat()) ? values : null;
}

/** Checks a form, keeps what may be shown of it, and lets on whoever may send it. */
async function receive<Schema extends z.ZodObject>(request: Request, body: URLSearchParams, schema: Schema) {
  const form = checked(body, schema);
  sentWith.set(request, form.values);
  await admitForm(request, form.values);
  return form;
}

const withLineEnds = (text: string) => text.replaceAll("\r\n", "\n");

/** Names of fields for numbers, addresses, dates and codes. */
const codes = new Set([
  ...["email", "phone", "zip", "deliveryZip", "invoice", "claim", "claim_code", "routing", "account_number"],
  ...["price", "paid", "budgetRange", "bought_on", "visited_on", "reviewed_on", "months_owned"],
]);

function checked<Schema extends z.ZodObject>(body: URLSearchParams, schema: Schema): SentForm<Schema> {
  const filled: Record<string, unknown> = {};
  const values: Record<string, string | string[]> = {};
  const withheld: string[] = [];
  for (const [name, { several, secret }] of factsOf(schema)) {
    if (!several && !body.has(name)) continue;
    // Browsers count a line's end as one character, and send two. A password is what its keys have typed.
    const read = codes.has(name) ? plainCode : secret ? withLineEnds : seenText;
    const sent = (several ? body.getAll(name) : [body.get(name) ?? ""]).map(read);
    const [first = ""] = sent;
    if (several) filled[name] = sent;
    else if ((secret ? first : first.trim()) !== "") filled[name] = first;
    if (secret && first !== "") withheld.push(name);
    if (!secret) values[name] = several ? sent : first;
  }
  if ("key" in schema.shape && !formKey.safeParse(filled.key).success) filled.key = values.key = newKey();
  return {
    ...outcomeOf(schema.safeParse(filled, { error: fieldText })),
    values: values as FormValues<Schema>,
    withheld,
  };
}

/** A form as its page first shows it, for the loader: attributes by field, its key where it has one, and `values`. */
export function openForm<Schema extends z.ZodObject>(schema: Schema, values: FormValues<Schema> = {}) {
  const constraints = Object.fromEntries([...factsOf(schema)].map(([name, { constraint }]) => [name, constraint]));
  const key = "key" in schema.shape ? { key: newKey() } : {};
  return {
    constraints: constraints as Record<keyof z.input<Schema> & string, Constraint>,
    values: { ...key, ...values } as FormValues<Schema>,
  };
}

/**
 * The answer to a form that failed, for useFormAnswer: messages and `values` as data of the page, with the status of
 * the outcome and, where there is one, the time to come back; `withheld` for a page that asks for secrets again. After a
 * 401 a page of its own offers to log in. After a 409 the form has another key: its own may stand for what was sent first.
 */
export function formAnswer<Values extends object>(
  { status, errors = {}, message = null, retryAfter = null }: Pick<WriteFailure, "status"> & Partial<WriteFailure>,
  values: Values,
  withheld?: readonly string[],
) {
  if (status === 401) throw nothingSaved("signed out", values);
  const { non_field_errors: ofForm = [], ...ofFields } = errors;
  const messages = message === null ? ofForm : [message, ...ofForm];
  const headers: HeadersInit = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
  const again = status === 409 && "key" in values ? { ...values, key: newKey() } : values;
  return json({ messages, errors: ofFields, values: again, withheld }, { status, headers });
}

/** The same form again as it was typed, with something beside it, such as a preview: nothing was wrong, nothing written. */
export const formAgain = <Values extends object, More extends object>(values: Values, more: More) =>
  json({ messages: [] as string[], errors: {} as Record<string, string[]>, values, ...more });

const newKey = () => randomBytes(16).toString("base64url");

function outcomeOf<T>({ data, error }: z.ZodSafeParseResult<T>): WriteOutcome<T> {
  if (error === undefined) return { ok: true, data };
  const errors: WriteFailure["errors"] = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "non_field_errors")] ??= [message];
  return { ok: false, status: 400, errors, message: null, retryAfter: null };
}

const known = new WeakMap<z.ZodObject, ReadonlyMap<string, Fact>>();

/** Read from the schema's JSON Schema, which takes a millisecond to make. */
function factsOf(schema: z.ZodObject): ReadonlyMap<string, Fact> {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const facts = new Map<string, Fact>();
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === "boolean") continue;
    const { type, writeOnly = false, maxLength, minimum: min, maximum: max } = property;
    const several = type === "array";
    const constraint = { ...(required.includes(name) && !several && { required: true as const }), maxLength, min, max };
    facts.set(name, { several, secret: writeOnly, constraint });
  }
  known.set(schema, facts);
  return facts;
}
