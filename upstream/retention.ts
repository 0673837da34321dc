import { lastsMs } from "./accounts/registration/tokens";
import { removeExpiredLinks } from "./accounts/registration/new-password";
import { knownForMs, longestWindowMs, removeExpiredTries, removeKnownAddresses } from "./accounts/sign-in-limit";
import { claimDraftDays, forgetBankAccounts, removeOldDrafts as removeOldClaims } from "./cashback/claims/claim-upkeep";
import { messageYears, removeOldMessages } from "./contact/staff-messages";
import { figureMonths, namedFigureMonths, removeOldFigures, removeOldNamedFigures } from "./figures/add-figures";
import { draftDays as postDraftDays, removeOldDiscussionDrafts } from "./discussions/drafts";
import { sessionAge } from "./http/cookies";
import { mailKeptDays, removeOld } from "./mail/send-queued";
import { monthsKept, removeUnkept } from "./match/saved-matches";
import { removeOldDrafts } from "./review-drafts/drafts";
import { appealDays } from "./rules/cashback/claim-states";
import type { Services } from "./services";
import type { Database } from "./database/tables";
import { removeUnusedUploads, unusedHours, type UploadServices } from "./uploads/uploads";
import { endedKnownMs, removeEndedSessions, removeExpiredSessions } from "./visits/sessions";
import { numbersKeptDays } from "#contracts/vocabulary/claims";
import { draftDays } from "#contracts/vocabulary/review-drafts";

type Unit = "minute" | "hour" | "day" | "month" | "year";

export type ForgettingServices = UploadServices & Pick<Services, "payments">;

export interface Kept {
  name: string;
  /** As the privacy page says it, and why. */
  what: string;
  why: string;
  /** How long; null: `then` says until when. */
  time: readonly [count: number, unit: Unit] | null;
  /** From when on: "after we wrote it"; or until when: "Until you delete your account". */
  then: string;
  /** Where it is kept. */
  tables: readonly (keyof Database)[];
  /** What forgets it when its time is over. */
  remove?: (services: ForgettingServices) => Promise<void>;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type ByTime = (db: UploadServices["db"], now: Date) => Promise<void>;
const at =
  (remove: ByTime) =>
  ({ db, clock }: UploadServices) =>
    remove(db, clock());

const forgetSessions = at((db, now) => removeExpiredSessions(db, now));
const forgetLinks = at(removeExpiredLinks);

/**
 * What is kept of visitors, why and for how long: the list of the privacy page, and what upkeep does. Nothing is removed by
 * time but by a line of this list, each of which takes its time from the constant that its `remove` goes by; a test tries
 * both sides of each, and another that every table is in a line or holds nothing of visitors.
 */
export const retention: readonly Kept[] = [
  {
    name: "visit",
    what: "Your visit: your place, bed size, the beds you compare, and your answers to the match quiz",
    why: "So that you don’t have to tell us again on each page",
    time: [(sessionAge * 1000) / dayMs, "day"],
    then: "from the start of your visit, or from your last login",
    tables: ["session"],
    remove: forgetSessions,
  },
  {
    name: "ended visit",
    what: "That a visit ended because you logged in or out",
    why: "So that a page that’s still loading doesn’t undo it",
    time: [endedKnownMs / 60_000, "minute"],
    then: "after it ended",
    tables: ["ended_session"],
    remove: at(removeEndedSessions),
  },
  {
    name: "saved match",
    what: "Matches that you saved without an account",
    why: "The link to them has to lead somewhere",
    time: [monthsKept, "month"],
    then: "after you saved them. Those in your account stay as long as it does",
    tables: ["saved_match"],
    remove: at(removeUnkept),
  },
  {
    name: "account",
    what: "Your account: your name, email address, password (as a hash, which can’t be turned back), and how you sleep",
    why: "So that you can log in, and get matches without answering again",
    time: null,
    then: "Until you delete your account",
    tables: ["account", "profile"],
  },
  {
    name: "sign-up",
    what: "What you typed to sign up, until you confirm it",
    why: "So that nobody can sign up with your address",
    time: [lastsMs["sign-up"] / hourMs, "hour"],
    then: "after you signed up",
    tables: ["sign_up"],
    remove: forgetLinks,
  },
  {
    name: "account link",
    what: "Links that we mailed you for a new password or a new address",
    why: "To check them when you open one",
    time: [Math.max(lastsMs.reset, lastsMs.address) / hourMs, "hour"],
    then: "after you asked, at most",
    tables: ["account_link"],
    remove: forgetLinks,
  },
  {
    name: "tries",
    what: "How often someone tried to log in, get an email or use a code, with a hash of the email address and network",
    why: "So that nobody can guess passwords or flood your mailbox",
    time: [longestWindowMs / hourMs, "hour"],
    then: "after the first try, at most",
    tables: ["sign_in_attempt"],
    remove: at(removeExpiredTries),
  },
  {
    name: "known network",
    what: "The networks you log in from, as hashes",
    why: "So that someone who guesses at your password elsewhere can’t lock you out",
    time: [knownForMs / dayMs, "day"],
    then: "after you last logged in from there",
    tables: ["known_address"],
    remove: at(removeKnownAddresses),
  },
  {
    name: "mail",
    what: "The emails we write to you",
    why: "To send them, and to see what went wrong if one didn’t arrive",
    time: [mailKeptDays, "day"],
    then: "after we wrote them",
    tables: ["mail"],
    remove: at(removeOld),
  },
  {
    name: "mail stop",
    what: "Which emails you’ve turned off, with a hash of your address instead of the address",
    why: "So that we don’t email you again",
    time: null,
    then: "Until you turn it on again",
    tables: ["mail_stop"],
  },
  {
    name: "review draft",
    what: "A review that you’ve begun, with its photos and receipt",
    why: "So that you can go on writing later",
    time: [draftDays, "day"],
    then: "after you last saved it, or after you sent it",
    tables: ["review_draft", "review_draft_upload"],
    remove: at(removeOldDrafts),
  },
  {
    name: "review",
    what: "Your reviews with all their versions, photos and receipts, and what we decided about them",
    why: "To publish them, and to be able to say why we did or didn’t",
    time: null,
    then: "Until you delete the review or your account",
    tables: [
      "owner_review",
      "owner_review_version",
      "owner_review_reply",
      "owner_review_upload",
      "store_review",
      "store_review_version",
      "store_review_reply",
      "store_review_upload",
      "moderation_event",
      "review_reminder",
    ],
  },
  {
    name: "votes and reports",
    what: "Which reviews you found helpful, with a hash instead of your name, and what you wrote when you reported one. Until we’ve decided about the report, a hash goes with it. After that, nothing says who wrote it",
    why: "To count each vote and each report once, and to check the report",
    time: null,
    then: "Until the review is deleted, and your votes until you delete your account",
    tables: ["owner_review_vote", "owner_review_report", "store_review_vote", "store_review_report"],
  },
  {
    name: "claim draft",
    what: "A cash back claim that you’ve begun and haven’t sent",
    why: "So that you can go on later",
    time: [claimDraftDays, "day"],
    then: "after you began it, or after we mailed you the link to confirm it",
    tables: ["cashback_claim", "cashback_proof", "cashback_claim_link"],
    remove: at(removeOldClaims),
  },
  {
    name: "bank account",
    what: "The number of your bank account",
    why: "To pay you",
    time: null,
    then: `Until we’ve paid you, and in the payment file until our accountant has it: ${numbersKeptDays} days more at most. If we decline your claim, until the appeal is decided or ${appealDays} days have passed`,
    tables: ["cashback_claim", "cashback_payout", "cashback_payout_batch"],
    remove: forgetBankAccounts,
  },
  {
    name: "claim",
    what: "Cash back claims that you sent: what you bought, your name, your address, your receipts, and what we wrote to each other",
    why: "To pay you, and to answer questions and appeals later",
    time: null,
    then: "Until you delete your account. If you don’t have one, write to us",
    tables: [
      "cashback_claim",
      "cashback_proof",
      "cashback_claim_link",
      "cashback_event",
      "cashback_payout",
      "cashback_testimonial",
    ],
  },
  {
    name: "books",
    what: "What we paid in cash back, without your name, and the payment file that our accountant works from, which has it and where the money went",
    why: "Our books have to show where money went",
    time: null,
    then: "For good in the books. The payment files as long as tax law asks for",
    tables: ["ledger_account", "ledger_transaction", "ledger_entry", "cashback_payout_batch"],
  },
  {
    name: "file",
    what: "A photo or receipt that you sent and then didn’t use, with a hash of the network it came from",
    why: "You may still be about to send the form that it belongs to. The network is kept until then, so that nobody fills our disks",
    time: [unusedHours, "hour"],
    then: "after you sent it",
    tables: ["upload", "removed_upload"],
    remove: removeUnusedUploads,
  },
  {
    name: "post",
    what: "What you ask, answer and write in the forum, with its earlier versions, under the name you chose",
    why: "So that others can read it, and see what was changed",
    time: null,
    then: "For good. When you delete your account, your name is taken off",
    tables: ["participant", "discussion", "post", "post_version", "discussion_event"],
  },
  {
    name: "post votes",
    what: "Which answers you found helpful, what you follow, and how far you’ve read",
    why: "To count each vote once, to write to you, and to show you what’s new",
    time: null,
    then: "Until you delete your account",
    tables: ["post_vote", "discussion_watch", "discussion_visit"],
  },
  {
    name: "post reports",
    what: "What you wrote when you reported a post. Until we’ve decided about the report, a hash instead of your name goes with it. After that, nothing says who wrote it",
    why: "To count each report once, and to check it",
    time: null,
    then: "As long as the post is there",
    tables: ["post_report"],
  },
  {
    name: "post draft",
    what: "The latest 20 questions and posts that you’ve begun and haven’t sent",
    why: "So that you can go on writing later",
    time: [postDraftDays, "day"],
    then: "after you last saved it",
    tables: ["discussion_draft"],
    remove: at(removeOldDiscussionDrafts),
  },
  {
    name: "message",
    what: "Messages from the contact page, with your name and address",
    why: "To answer you, and to know what it was about if you write again",
    time: [messageYears, "year"],
    then: "after you sent it, or until you delete your account",
    tables: ["contact_message"],
    remove: at(removeOldMessages),
  },
  {
    name: "figures",
    what: "How often each kind of page was opened on a day, a search was made, or a quiz, a claim or a review was begun and finished, without anything about who it was",
    why: "To see what people need, and what doesn’t work",
    time: [figureMonths, "month"],
    then: "after that day",
    tables: ["figure", "figure_batch"],
    remove: at(removeOldFigures),
  },
  {
    name: "named figures",
    what: "The same for each bed, guide, store and deal, and for searches that found nothing, unless the words look like a name with capital letters, an address or a phone number",
    why: "To see what people look for. Our staff see only what was asked for ten times or more",
    time: [namedFigureMonths, "month"],
    then: "after that day",
    tables: ["figure"],
    remove: at(removeOldNamedFigures),
  },
];

const plural = (count: number, unit: Unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "30 days after we wrote them", "Until you delete your account" */
export const howLong = ({ time, then }: Pick<Kept, "time" | "then">) =>
  time === null ? then : `${plural(...time)} ${then}`;
