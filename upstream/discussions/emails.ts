import { appealPostPath, contentGuidelinesPath, postPath, questionPath, threadPath } from "#contracts/site-paths";
import { isolated } from "#contracts/text/isolated-text";
import { hidingReasons, type DiscussionKind, type HidingReason } from "#contracts/vocabulary/discussions";
import { appealWithin } from "#contracts/vocabulary/moderation";
import { compose, type MailPart } from "../mail/compose";
import type { QueuedMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";

export const discussionPath = (kind: DiscussionKind, slug: string, page = 1) =>
  (kind === "question" ? questionPath(slug) : threadPath(slug)) + (page > 1 ? `?page=${page}` : "");

/** Links to the place where it stands. */
const rules: MailPart = { words: "Read the guidelines", path: contentGuidelinesPath };

interface About {
  kind: DiscussionKind;
  slug: string;
  title: string;
}

/** Notifies a watcher of a new post. */
export const discussionNews = (
  recipient: string,
  { kind, slug, title, number, page, by }: About & { number: number; page: number; by: string },
  unsubscribe: string,
  site: MailSite,
): QueuedMail => {
  const what = kind === "question" ? "answer" : "reply";
  return compose(
    { kind: "discussion-news", recipient, unsubscribe },
    {
      subject: `New ${what}: ${isolated(title)}`,
      parts: [
        `${isolated(by)} ${what === "answer" ? "answered" : "replied"}.`,
        { words: `Read the ${what}`, path: `${discussionPath(kind, slug, page)}#post-${number}` },
        "You won’t get another email about it until you visit the page again.",
      ],
      foot: [`You get this email because you follow this ${kind}. You can stop these emails on its page.`],
    },
    site,
  );
};

interface Decided {
  kind: DiscussionKind;
  /** Null: it is hidden. */
  title: string | null;
  post: number;
  reason: HidingReason | null;
  note: string;
  /** It revokes what an appeal has won. */
  undoesAppeal?: boolean;
}

const noteParts = (note: string): MailPart[] =>
  note === "" ? [] : [`The moderator adds: “${isolated(note.replace(/\s+/g, " "))}”`];

/** Tells a post's author what was decided about it. */
export function postDecided(
  decision: "hide" | "restore" | "grant-appeal" | "deny-appeal",
  recipient: string,
  { kind, title, post, reason, note, undoesAppeal = false }: Decided,
  site: MailSite,
): QueuedMail {
  const place = title === null ? `a hidden ${kind}` : `“${isolated(title)}”`;
  const see: MailPart = { words: "See it on the site", path: postPath(post) };
  const why: MailPart[] =
    reason === null
      ? []
      : [`The reason: ${hidingReasons[reason].label.replace(/^It/, "it")}. ${hidingReasons[reason].means}`];
  const letters = {
    hide: {
      subject: `We’ve hidden your post in ${place}`,
      parts: [
        ...(undoesAppeal ? ["We granted your appeal. A colleague has looked at your post since and disagrees."] : []),
        "A moderator has read your post and hidden it. You can still see it. Others see only why it’s hidden.",
        ...why,
        ...noteParts(note),
        `If you think we got it wrong, you can appeal once, within ${appealWithin} days. Someone else will review it.`,
        { words: "Appeal", path: appealPostPath(post) },
        rules,
      ],
    },
    restore: {
      subject: `Your post in ${place} is shown again`,
      parts: ["We’ve read your post again, and everyone can see it now.", ...noteParts(note), see],
    },
    "grant-appeal": {
      subject: `You were right about your post in ${place}`,
      parts: [
        "We’ve read your post and your appeal, and it breaks no rule. Everyone can see it again.",
        ...noteParts(note),
        see,
      ],
    },
    "deny-appeal": {
      subject: `Your post in ${place} stays hidden`,
      parts: [
        "Someone else has read your post and your appeal, and came to the same decision. It’s final.",
        ...why,
        ...noteParts(note),
        rules,
      ],
    },
  } as const satisfies Record<string, { subject: string; parts: readonly MailPart[] }>;
  const { subject, parts } = letters[decision];
  return compose(
    { kind: "post-decided", recipient },
    { subject, parts, foot: ["We write to you because you wrote this post."] },
    site,
  );
}
