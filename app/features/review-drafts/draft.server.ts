import { redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { DraftSent, ReviewDraft } from "#contracts/review-drafts/drafts";
import { bedUpdateStepAfter, faultsOf, stepsOf, typedFields } from "#contracts/review-drafts/steps";
import { isolated } from "#contracts/text/isolated-text";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { paths } from "~/paths";
import { bedWords } from "./review-subject";
import type { SentAs } from "./sent-text";

/** What a page needs; null where it can't be had after a form, whose page must be shown all the same. */
export const forPage = <T>({ api, afterForm }: AppLoadContext, asked: Promise<T>): Promise<T | null> =>
  afterForm ? api.ifAvailable(asked, null) : asked;

const draftAt = (context: AppLoadContext, token: string): Promise<ReviewDraft | null> =>
  forPage(context, context.api.reviewDrafts.show(token));

const thanksFor = (kind: ReviewKind, as: SentAs) =>
  `${kind === "bed" ? paths.reviewMattressThanks : paths.reviewStoreThanks}?as=${as}`;

/** Where a review that was sent leads. One that was confirmed by mail has its page in the mail alone. */
export const afterSending = (kind: ReviewKind, { state, mail, review }: DraftSent) =>
  thanksFor(kind, state === "mailed" ? mail : review === null ? "confirmed" : "account");

/** As its pages show it. One that was sent leads to the review that it has become, or to what is next. */
export async function openDraft({ context, params }: LoaderFunctionArgs, kind: ReviewKind) {
  const token = params.token ?? "";
  const draft = await draftAt(context, token);
  if (draft !== null && draft.kind !== kind) throw redirect(paths.nextStep(draft.kind, token));
  if (draft?.sent === true && !context.afterForm)
    throw redirect(draft.review === null ? thanksFor(kind, "confirmed") : paths.ownReview(draft.review));
  return { token, kind, draft, name: draft === null ? null : isolated(bedWords(draft.subject)) };
}

export type OpenDraft = Awaited<ReturnType<typeof openDraft>>;

/** What was typed, for the fields of a form. */
export const draftValues = ({ draft }: Pick<OpenDraft, "draft">) => draft?.fields ?? {};

/** After a first step that is not right yet, its page says so at once. */
export function initialErrors({ request }: LoaderFunctionArgs, { draft }: OpenDraft, step: z.ZodObject) {
  if (draft === null || !new URL(request.url).searchParams.has("showErrors")) return null;
  const errors = faultsOf(step, draft.fields);
  return Object.keys(errors).length === 0 ? null : { messages: [] as string[], errors, values: draft.fields };
}

export type TypedValues = Readonly<Record<string, string | string[] | undefined>>;

/** What comes with a first step and is none of its fields. */
const besideFields = new Set(["key", "product"]);

/** What a draft keeps of a form: text alone, by field. */
export const fieldsOf = (values: TypedValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !besideFields.has(entry[0]),
    ),
  );

/** Whether a draft can keep what was typed, right or wrong. What is longer than that is refused by the form, which says where. */
export const canKeep = (values: TypedValues) => typedFields.safeParse(fieldsOf(values)).success;

/** What was typed is kept first, whether it is right yet or not. The form itself is what comes of it then. */
export async function keepTyped<Form extends { ok: boolean; values: TypedValues }>(
  { context, params }: ActionFunctionArgs,
  form: Form,
) {
  if (!form.ok && !canKeep(form.values)) return form;
  const saved = await context.api.reviewDrafts.save(params.token ?? "", fieldsOf(form.values));
  return saved.ok ? form : saved;
}

/** Whoever came from the page that checks it all goes back there; others are asked for a receipt. */
export const afterLastStep = ({ params: { token = "" }, request }: ActionFunctionArgs, kind: ReviewKind) =>
  new URL(request.url).searchParams.has("checked")
    ? paths.nextStep(kind, token)
    : paths.reviewDraft(kind, token, "proof");

const shownSteps = (draft: ReviewDraft, token: string) =>
  stepsOf(draft.kind, draft.purpose).map(([name, schema]) => ({
    name,
    href: paths.reviewDraft(draft.kind, token, name),
    /** What is missing or wrong, in words. */
    faults: Object.values(
      faultsOf(name === "update" ? bedUpdateStepAfter(draft.months_before) : schema, draft.fields),
    ).flat(),
  }));

/** As `openDraft`, with all its steps. */
export async function openWholeDraft(args: LoaderFunctionArgs, kind: ReviewKind) {
  const open = await openDraft(args, kind);
  const steps = open.draft === null ? [] : shownSteps(open.draft, open.token);
  // From a step that is done to the one that isn't; whoever comes by another link sees all of it.
  const missing = steps.find(({ faults }) => faults.length > 0);
  if (missing !== undefined && new URL(args.request.url).searchParams.has("next") && !args.context.afterForm)
    throw redirect(missing.href);
  return { ...open, steps };
}

/** Whether the page has to ask for an address: nobody is signed in whose review it would be. */
export async function asksForEmail({ context, params }: ActionFunctionArgs): Promise<boolean> {
  return (await draftAt(context, params.token ?? ""))?.needs_email ?? false;
}

export async function sendDraft(
  { context, params }: ActionFunctionArgs,
  { author, email }: { author?: string | undefined; email?: string | undefined },
) {
  const sent = await context.api.reviewDrafts.send(params.token ?? "", { author, email });
  if (sent.ok && sent.data.state === "waiting" && !sent.data.already) context.figures.did("review-sent");
  return sent;
}
