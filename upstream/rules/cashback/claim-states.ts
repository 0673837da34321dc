import type { ClaimAction, ClaimState } from "#contracts/vocabulary/claims";
import { dayOf, plusDays } from "#contracts/us-days";

export type Actor = "claimant" | "staff" | "payout";

/** The facts that determine which transitions a claim allows. */
export interface ClaimFacts {
  state: ClaimState;
  /** The outcome of the appeal against the latest decline; null: none has been decided. */
  granted: boolean | null;
  /** A payment has been started, so the money is on its way. */
  paying: boolean;
  /** There is someone to pay: the claimant's account has not been deleted. */
  payable: boolean;
  /** Another claim for the same invoice is open or paid. */
  elsewhere: boolean;
  /** When it entered its state. */
  entered_at: Date;
}

/** How long after a decline an appeal may be filed, in days. */
export const appealDays = 60;

/** How long the link that confirms a claim's email address works, in days. */
export const confirmDays = 7;

interface Transition {
  by: Actor;
  from: readonly ClaimState[];
  to: ClaimState;
  /** The end of the error sentence: "Only a claim that … can be …." */
  only: string;
  /** The reason, where the state alone does not explain it. */
  but?: (facts: ClaimFacts, now: Date) => string | null;
}

const nobodyToPay = "Whoever made it has deleted their account, so there’s nobody to pay.";

/** Every transition from one state to another; there are no others. */
export const transitions: Readonly<Record<ClaimAction, Transition>> = {
  send: { by: "claimant", from: ["draft"], to: "submitted", only: "You can send a claim once." },
  ask: {
    by: "staff",
    from: ["submitted", "awaiting-retailer"],
    to: "needs-information",
    only: "Only a claim that we’re looking at or that waits for the store can be asked about.",
  },
  answer: {
    by: "claimant",
    from: ["needs-information"],
    to: "submitted",
    only: "You can answer when we’ve asked you something.",
  },
  forward: {
    by: "staff",
    from: ["submitted"],
    to: "awaiting-retailer",
    only: "Only a claim that we’re looking at can go to the store.",
  },
  approve: {
    by: "staff",
    from: ["awaiting-retailer", "decided"],
    to: "approved",
    only: "Only a claim that waits for the store, or whose appeal was granted, can be approved.",
    but: ({ state, granted, payable }) =>
      state === "decided" && granted !== true ? "Its appeal was turned down." : payable ? null : nobodyToPay,
  },
  pay: {
    by: "payout",
    from: ["approved"],
    to: "paid",
    only: "Only a claim that is approved can be paid.",
  },
  decline: {
    by: "staff",
    // Also after a granted appeal: a bed may go back to the store until it is paid. See leftToColleague.
    from: ["submitted", "needs-information", "awaiting-retailer", "approved", "decided"],
    to: "declined",
    only: "Only a claim that isn’t paid or decided yet can be declined.",
    but: ({ state, granted, paying }) =>
      state === "decided" && granted !== true
        ? "Its appeal was turned down."
        : paying
          ? "Its payment has been started."
          : null,
  },
  appeal: {
    by: "claimant",
    // Once per decline, because an appeal that was turned down ends the claim.
    from: ["declined"],
    to: "appealed",
    only: "You can appeal once when we’ve declined a claim.",
    but: ({ entered_at, elsewhere }, now) =>
      elsewhere
        ? "There’s another claim for the same invoice now. You can appeal when that one has been declined."
        : dayOf(now) > lastAppealDay(entered_at)
          ? `The ${appealDays} days for an appeal are over.`
          : null,
  },
  grant: {
    by: "staff",
    from: ["appealed"],
    to: "decided",
    only: "Only a claim with an appeal can have it decided.",
    but: ({ payable }) => (payable ? null : nobodyToPay),
  },
  uphold: {
    by: "staff",
    from: ["appealed"],
    to: "decided",
    only: "Only a claim with an appeal can have it decided.",
  },
};

/** The beginning of the error sentence. */
const stateSentences: Readonly<Record<ClaimState, string>> = {
  draft: "This claim hasn’t been sent yet.",
  submitted: "This claim has been sent, and we’re looking at it.",
  "needs-information": "This claim waits for an answer.",
  "awaiting-retailer": "This claim waits for the store.",
  approved: "This claim has been approved.",
  paid: "This claim has been paid.",
  declined: "This claim has been declined.",
  appealed: "This claim’s appeal waits for a decision.",
  decided: "This claim’s appeal has been decided.",
};

export const lastAppealDay = (declinedAt: Date) => plusDays(dayOf(declinedAt), appealDays);

export type Verdict = { to: ClaimState } | { refused: string };

/** The state that an action leads to, or a sentence saying why the action isn't allowed. */
export function transition(facts: ClaimFacts, action: ClaimAction, by: Actor, now: Date): Verdict {
  const { from, to, only, but, by: whose } = transitions[action];
  if (by !== whose) return { refused: "That isn’t yours to do with this claim." };
  if (!from.includes(facts.state)) return { refused: `${stateSentences[facts.state]} ${only}` };
  const why = but?.(facts, now) ?? null;
  return why === null ? { to } : { refused: why };
}

/** The actions available on a claim in its current state. */
export const allowedActions = (facts: ClaimFacts, by: Actor, now: Date): ClaimAction[] =>
  (Object.keys(transitions) as ClaimAction[]).filter((action) => "to" in transition(facts, action, by, now));

/** The note that staff have to write to the claimant with an action; null: none. */
export function neededNote({ granted }: Pick<ClaimFacts, "granted">, action: ClaimAction): string | null {
  if (action === "ask" || action === "uphold") return "Write what the claimant should read";
  return action === "decline" && granted === true
    ? "We’ve told the claimant that their appeal was granted. Write what has come to light since"
    : null;
}

/** A staff member's relation to a claim. */
export interface StaffStanding {
  own: boolean;
  /** They have declined it, even if that was before an earlier appeal. */
  declined: boolean;
}

/**
 * Why a staff member has to leave an action to a colleague; null: they may do it themselves. Someone who declined the
 * claim may neither decide its appeal nor take back what an appeal has won.
 */
export function leftToColleague(
  { granted }: Pick<ClaimFacts, "granted">,
  action: ClaimAction,
  { own, declined }: StaffStanding,
): string | null {
  if (own) return "This claim is your own, so a colleague decides about it.";
  if (!declined) return null;
  if (action === "grant" || action === "uphold")
    return "You declined this claim, so a colleague decides about its appeal.";
  return action === "decline" && granted === true
    ? "You declined this claim and its appeal was granted, so only a colleague can decline it again."
    : null;
}

/** No further action is possible for anyone. */
export const isFinished = ({ state, granted }: Pick<ClaimFacts, "state" | "granted">) =>
  state === "paid" || (state === "decided" && granted !== true);
