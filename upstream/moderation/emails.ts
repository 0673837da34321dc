import { reviewRulesPath } from "#contracts/site-paths";
import { isolated } from "#contracts/text/isolated-text";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { appealWithin } from "#contracts/vocabulary/moderation";
import { reasonsOf } from "#contracts/vocabulary/refusal-reasons";
import { compose, type MailPart } from "../mail/compose";
import type { QueuedMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";
import type { DecisionName } from "../rules/reviews/review-states";

/** What an email to a writer is about. */
export interface AboutReview {
  kind: ReviewKind;
  /** The name of the bed or store. */
  name: string;
  /** Path of the page on which its writer edits, appeals and deletes it. */
  ownPath: string;
  /** Path of its public page; null where there is none. */
  publicPath: string | null;
}

interface Reasoned {
  reason: string | null;
  /** From the person who decided. */
  note: string;
  /** It revokes what an appeal has won. */
  undoesAppeal?: boolean;
}

const rules: MailPart = { words: "Read the rules for reviews", path: reviewRulesPath };
const why = "We write to you because you sent us this review.";

function reasonParts(kind: ReviewKind, { reason, note }: Reasoned): MailPart[] {
  const known = reason === null ? undefined : reasonsOf[kind][reason];
  return [
    ...(known === undefined ? [] : [`The reason: ${known.label.replace(/^It/, "it")}. ${known.means}`]),
    ...noteParts(note),
  ];
}

const noteParts = (note: string): MailPart[] =>
  note === "" ? [] : [`Whoever read it adds: “${isolated(note.replace(/\s+/g, " "))}”`];

const sameForAll = "The same rules hold at one star and at five.";

/** Tells the writer what was decided. */
export function decisionLetter(
  decision: DecisionName,
  recipient: string,
  about: AboutReview,
  reasoned: Reasoned,
  site: MailSite,
): QueuedMail {
  const { kind, ownPath, publicPath } = about;
  const name = isolated(about.name);
  const see: MailPart[] = publicPath === null ? [] : [{ words: "Read it on the site", path: publicPath }];
  const own: MailPart = { words: "Change, add to or delete your review", key: ownPath };
  const appeal: MailPart[] = [
    `You can change your review and send it again. If you think we got it wrong, you can appeal once, within ` +
      `${appealWithin} days. Then we read it again.`,
    { words: "Change your review or appeal", key: ownPath },
    rules,
  ];
  const letters = {
    publish: {
      kind: "review-published",
      subject: `Your review of ${name} is published`,
      parts: ["Thanks for writing. We’ve read your review, and everyone can read it now.", ...see, own],
    },
    refuse: {
      kind: "review-refused",
      subject: `We haven’t published your review of ${name}`,
      parts: [
        "We’ve read your review, and we can’t publish it as it is.",
        ...reasonParts(kind, reasoned),
        sameForAll,
        ...appeal,
      ],
    },
    "grant-appeal": {
      kind: "review-appeal",
      subject: `You were right about your review of ${name}`,
      parts: [
        "We’ve read your review again, and it breaks no rule. It’s published now.",
        ...noteParts(reasoned.note),
        ...see,
        own,
      ],
    },
    "deny-appeal": {
      kind: "review-appeal",
      subject: `We still can’t publish your review of ${name}`,
      parts: [
        "We’ve read your review and your appeal again, and we came to the same decision. It’s final.",
        ...reasonParts(kind, reasoned),
        "You can still change your review so that it fits the rules, and send it again.",
        { words: "Change or delete your review", key: ownPath },
        rules,
      ],
    },
    "take-down": {
      kind: "review-taken-down",
      subject: `We’ve taken down your review of ${name}`,
      parts: [
        ...(reasoned.undoesAppeal === true
          ? ["We granted your appeal and published your review. A colleague has looked at it since and disagrees."]
          : []),
        "We looked at your review again, and it breaks one of our rules, so we’ve taken it down.",
        ...reasonParts(kind, reasoned),
        sameForAll,
        ...appeal,
      ],
    },
  } as const satisfies Record<DecisionName, { kind: QueuedMail["kind"]; subject: string; parts: readonly MailPart[] }>;
  const { kind: mailKind, subject, parts } = letters[decision];
  return compose({ kind: mailKind, recipient }, { subject, parts, foot: [why] }, site);
}

/** Asks after one or three years how the bed is holding up. */
export const reminderLetter = (
  recipient: string,
  { name, ownPath }: Pick<AboutReview, "name" | "ownPath">,
  months: number,
  unsubscribe: string,
  site: MailSite,
): QueuedMail =>
  compose(
    { kind: "review-reminder", recipient, unsubscribe },
    {
      subject: `How is the ${isolated(name)} after ${months === 12 ? "a year" : `${months / 12} years`}?`,
      parts: [
        `You reviewed the ${isolated(name)}, and by now you’ve had it for about ${months === 12 ? "a year" : `${months / 12} years`}. ` +
          "How it holds up is what new owners can’t know, and what people ask most.",
        "Has anything changed, for better or worse? Two sentences are enough. We show them as an update under your title, and readers can still open what you wrote first.",
        { words: "Say how it is now", key: ownPath },
      ],
      foot: [
        months === 12
          ? "We ask twice: after one year and after three."
          : "This is the last time we ask about this bed.",
      ],
    },
    site,
  );
