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

/** What a draft keeps of a form: text alone, by field. */
export const fieldsOf = (values: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "key",
    ),
  );

/** Whether a draft can keep what was typed, right or wrong. What is longer than that is refused by the form, which says where. */
export const canKeep = (fields: Readonly<Record<string, string>>) => typedFields.safeParse(fields).success;

/** Whoever came from the page that checks it all goes back there; others are asked for a receipt. */
export const afterLastStep = (request: Request, kind: ReviewKind, token: string) =>
  new URL(request.url).searchParams.has("checked")
    ? paths.nextStep(kind, token)
    : paths.reviewDraft(kind, token, "proof");

interface Step {
  name: string;
  href: string;
  /** What is missing or wrong, in words. */
  faults: string[];
}

/** The steps of a draft, each with what is missing in it. */
export const shownSteps = ({ draft, token }: { draft: ReviewDraft; token: string }): Step[] =>
  stepsOf(draft.kind, draft.purpose).map(([name, schema]) => ({
    name,
    href: paths.reviewDraft(draft.kind, token, name),
    faults: Object.values(
      faultsOf(name === "update" ? bedUpdateStepAfter(draft.months_before) : schema, draft.fields),
    ).flat(),
  }));

/** Whether the page has to ask for an address: nobody is signed in whose review it would be. */
export async function asksForEmail({ context, params }: ActionFunctionArgs): Promise<boolean> {
  return (await draftAt(context, params.token ?? ""))?.needs_email ?? false;
}
