import type {
  ClaimBegun,
  ClaimDecision,
  ClaimNote,
  ClaimPayee,
  ClaimSent,
  PayoutRun,
  Purchase,
} from "#contracts/cashback/claim-forms";
import {
  cashbackFigures,
  claim,
  claimConfirmation,
  claimSentAnswer,
  claimToken,
  codeAnswer,
  ownClaims,
  payoutAnswer,
  payoutFile,
  payouts,
  staffClaim,
  staffClaims,
  testimonials,
} from "#contracts/cashback/claims";
import { cashbackOfferDetail } from "#contracts/deals";
import { ifThere, ignored } from "./answers.server";
import type { Client } from "./client/client.server";
import { segment } from "./client/http-message.server";

/** Calls about cash back: of claimants, and of staff. */
export function cashbackCalls(client: Client) {
  const claimWrite = (token: string, step: string, typed: object) =>
    client.write("POST", `cashback-claims/${segment(token)}/${step}/`, typed, ignored);

  return {
    cashback: {
      offer: async (slug: string) => client.getRequired(`cashback-offers/${segment(slug)}/`, cashbackOfferDetail),
      figures: () => client.getRequired("cashback-figures/", cashbackFigures),
      testimonials: () => client.getRequired("cashback-testimonials/", testimonials),
      /** Where a code from a store leads. */
      redeem: (claim_code: string) => client.write("POST", "cashback-codes/", { claim_code }, codeAnswer),
      /** A draft; once for each key. */
      begin: (typed: ClaimBegun) => client.write("POST", "cashback-claims/", typed, claimToken),
      /** Of whoever has its token. */
      claim: async (token: string) => client.getRequired(`cashback-claims/${segment(token)}/`, claim),
      changePurchase: (token: string, typed: Purchase) => claimWrite(token, "purchase", typed),
      addProof: (token: string, upload: string) => claimWrite(token, "proof", { upload }),
      keepPayee: (token: string, typed: ClaimPayee) => claimWrite(token, "payee", typed),
      send: (token: string, typed: ClaimSent) =>
        client.write("POST", `cashback-claims/${segment(token)}/send/`, typed, claimSentAnswer),
      /** What a mailed link confirms; null when it is over. */
      link: (token: string) =>
        ifThere(client.get(`cashback-confirmations/${segment(token)}/`, claimConfirmation), null),
      renewLink: (token: string) =>
        client.write("POST", `cashback-confirmations/${segment(token)}/renew/`, {}, claimSentAnswer),
      confirm: (token: string) => client.write("POST", "cashback-claims/confirm/", { token }, claimSentAnswer),
      answer: (token: string, typed: ClaimNote) => claimWrite(token, "answer", typed),
      appeal: (token: string, typed: ClaimNote) => claimWrite(token, "appeal", typed),
      /** Those of whoever is signed in; 401 for others. */
      own: () => client.getRequired("cashback-claims/", ownClaims),
    },
    /** For staff; 401 and 403 for others. */
    cashbackStaff: {
      claims: (view: string | null, page: number | string) =>
        client.getList("staff/cashback-claims/", staffClaims, { query: { view, page } }),
      claim: async (id: string) => client.getRequired(`staff/cashback-claims/${segment(id)}/`, staffClaim),
      decide: (id: string, decision: ClaimDecision) =>
        client.write("POST", `staff/cashback-claims/${segment(id)}/decision/`, decision, ignored),
      payouts: () => client.getRequired("staff/cashback-payouts/", payouts),
      /** Once for each key. */
      pay: (run: PayoutRun) => client.write("POST", "staff/cashback-payouts/", run, payoutAnswer),
      /** Whole numbers of accounts leave the file of a batch. */
      handOver: (batch: string) =>
        client.write("POST", `staff/cashback-payouts/${segment(batch)}/handed-over/`, {}, ignored),
      /** For staff who handle payments. */
      paymentFile: (batch: string) => client.getRequired(`staff/cashback-payouts/${segment(batch)}/file/`, payoutFile),
    },
  };
}
