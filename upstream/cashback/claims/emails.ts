import { formatMoney } from "#contracts/english";
import { claimPath, confirmClaimPath } from "#contracts/site-paths";
import { isolated } from "#contracts/text/isolated-text";
import { dayInWords } from "#contracts/us-days";
import { type ClaimAction, declineReasons, type WaitsFor } from "#contracts/vocabulary/claims";
import { compose, type MailPart } from "../../mail/compose";
import type { QueuedMail } from "../../mail/queue-mail";
import type { MailSite } from "../../mail/settings";
import { appealDays, confirmDays, lastAppealDay } from "../../rules/cashback/claim-states";
import { expectedDay } from "../../rules/cashback/expected-day";
import { type ClaimRow, timelineOf } from "./claim-row";

/** Emails about a claim. */

interface Told {
  action: ClaimAction;
  note: string | null;
  /** The amount in question: owed, or promised. */
  cents: number;
  email: string;
  /** The claim as it was before. */
  after: Pick<ClaimRow, "granted">;
  /** What the claimant may do with it now. */
  may: readonly ClaimAction[];
}

const subjects: Readonly<Record<ClaimAction, string>> = {
  send: "we have it",
  ask: "we need something from you",
  answer: "we have your answer",
  forward: "we’ve asked the store",
  approve: "approved",
  pay: "your money is on its way",
  decline: "declined",
  appeal: "we have your appeal",
  grant: "your appeal was granted",
  uphold: "your appeal was turned down",
};

/** Sent after each change, with the next expected day. */
export function claimLetter(claim: ClaimRow, told: Told, site: MailSite): QueuedMail {
  const expected = expectedDay(timelineOf(claim));
  return compose(
    { kind: "claim-changed", recipient: told.email },
    {
      // Tells somebody with several claims at a glance which bed this is about.
      subject: `Cash back claim ${claim.id}: ${subjects[told.action]} (${isolated(claim.product)})`,
      parts: [
        ...whatHappened(claim, told),
        ...(expected === null ? [] : [next[expected.waits_for](dayInWords(expected.day))]),
        { words: "See your claim", key: claimPath(claim.token) },
      ],
      foot: ["We write whenever something changes with your claim. Anyone with this link can see it, so keep it."],
    },
    site,
  );
}

const next: Readonly<Record<WaitsFor, (by: string) => string>> = {
  us: (by) => `What’s next: you’ll hear from us by ${by}.`,
  you: (by) => `What’s next: please answer by ${by}.`,
  store: (by) =>
    `What’s next: the store confirms the sale once its return period is over. We expect to hear from it by ${by}.`,
  bank: (by) => `What’s next: the money should be with you by ${by}.`,
};

function whatHappened(claim: ClaimRow, { action, note, cents, after, may }: Told): MailPart[] {
  const written: MailPart[] = note === null ? [] : [{ written: note }];
  const bed = `${isolated(claim.product)}, bought at ${isolated(claim.store)}`;
  switch (action) {
    case "send":
      return [`We have your claim for ${bed}. If everything checks out, you’ll get ${formatMoney(cents)}.`];
    case "ask":
      return [
        `To go on with your claim for ${bed}, we need something from you:`,
        ...written,
        "You can answer on its page.",
      ];
    case "answer":
      return ["Thanks. We have your answer and are looking at your claim again."];
    case "forward":
      return [`Your claim for ${bed} looks right to us, and we’ve asked the store to confirm the sale.`];
    case "approve":
      return [
        `We’ve approved your claim for ${bed}: you’ll get ${formatMoney(cents)}.`,
        ...(claim.pay_on === null ? [] : [`We’ll send it by ${dayInWords(claim.pay_on)}.`]),
      ];
    case "pay":
      return [
        claim.method === "check"
          ? `We’ve mailed you a check for ${formatMoney(cents)}.`
          : `We’ve transferred ${formatMoney(cents)} to your bank account${lastFour(claim)}.`,
      ];
    case "decline":
      return [
        ...(after.granted === true
          ? [
              "We granted your appeal and told you that we’d pay. We’re sorry: something has come to light since, and we’re not paying after all.",
            ]
          : []),
        `We’ve declined your claim for ${bed}. ${claim.reason === null ? "" : declineReasons[claim.reason].says}`.trim(),
        ...written,
        ...(may.includes("appeal") ? [appealWords(claim, after.granted === true)] : []),
      ];
    case "appeal":
      return ["We have your appeal. Someone else will read it: not whoever declined your claim."];
    case "grant":
      return ["You were right, and we’re sorry. We’re approving your claim.", ...written];
    case "uphold":
      return ["We’ve read your appeal, and our decision stays as it was. This ends the claim.", ...written];
  }
}

function appealWords({ entered_at }: ClaimRow, again: boolean): string {
  const until = `until ${dayInWords(lastAppealDay(entered_at))} (${appealDays} days)`;
  return again
    ? `If that isn’t right, you can appeal again, once, ${until}. Someone who hasn’t declined your claim before will read it.`
    : `If that isn’t right, you can appeal once, ${until}.`;
}

const lastFour = ({ payee }: ClaimRow) =>
  payee?.method === "ach" && payee.last_four !== null ? ` ending in ${payee.last_four}` : "";

/** Sent to signed-out claimants: the claim is submitted when they press the button on the linked page. */
export const confirmLetter = (
  claim: Pick<ClaimRow, "id" | "product">,
  { email, token, until }: { email: string; token: string; until: Date },
  site: MailSite,
): QueuedMail =>
  compose(
    { kind: "confirm-claim", recipient: email, usefulUntil: until },
    {
      subject: `Send your cash back claim ${claim.id}`,
      parts: [
        // Nothing that was typed: anybody can have this sent to anybody.
        `You’re almost done. Confirm that this is your email address, and ${site.siteName} has your cash back claim.`,
        { words: "Confirm and send my claim", key: confirmClaimPath(token) },
        `The link works for ${confirmDays} days.`,
      ],
      foot: [
        "If you didn’t claim cash back, you can ignore this: nothing is sent until someone presses the button on that page.",
      ],
    },
    site,
  );
