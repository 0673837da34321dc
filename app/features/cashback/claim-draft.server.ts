import { redirect, type ActionFunctionArgs, type AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import type { Claim } from "#contracts/cashback/claims";
import type { PurchaseTerms } from "#contracts/cashback/purchase-faults";
import { paths } from "~/paths";
import { beginForm, underOffer } from "./forms.server";

/**
 * The draft of a step's page. What has been sent has a page of its own, to which the visitor is led; but not after a form
 * that failed, which has to be shown whatever became of the claim.
 */
export async function draftOf(context: AppLoadContext, token = ""): Promise<Claim> {
  const claim = await context.api.cashback.claim(token);
  if (claim.state !== "draft" && !context.afterForm) throw redirect(paths.claim(token));
  return claim;
}

/** The form of the first step, with what the offer of the address asks of a purchase. */
export async function shownBeginForm({ context: { api }, params }: ActionFunctionArgs) {
  const shown = await api.ifAvailable(api.cashback.offer(params.promotion ?? ""), null);
  return underOffer(beginForm, shown?.offer ?? {});
}

/** Begins a claim under the offer of the address. */
export async function beginClaim({ context, params }: ActionFunctionArgs, bought: z.output<typeof beginForm>) {
  const begun = await context.api.cashback.begin({ ...bought, offer: params.promotion ?? "" });
  if (begun.ok && !begun.data.already) context.figures.did("claim-begun");
  return begun;
}

/** What is known of the offer of a claim that is begun. */
export async function termsOf({ api }: AppLoadContext, token: string): Promise<PurchaseTerms> {
  const claim = await api.ifAvailable(api.cashback.claim(token), null);
  if (claim === null) return {};
  const shown = await api.ifAvailable(api.cashback.offer(claim.offer.slug), null);
  // Days to claim are as they were when it was begun, which the upstream alone knows.
  return { ...shown?.offer, minimum_cents: claim.offer.minimum_cents, claim_days: null };
}

/** Where a step that has been saved leads; where the claim can't be read just then, to `otherwise`. */
export async function afterStep({ api }: AppLoadContext, token: string, otherwise: string): Promise<string> {
  const claim = await api.ifAvailable(api.cashback.claim(token), null);
  if (claim === null) return otherwise;
  return claim.state === "draft" ? nextStep(token, claim) : paths.claimAnswer(token);
}

/** The first step that is missing. */
export const nextStep = (token: string, { proofs, payee }: Pick<Claim, "proofs" | "payee">) =>
  proofs.length === 0 ? paths.claimProof(token) : payee === null ? paths.claimPayment(token) : paths.claimSend(token);
