import { appealWithin } from "#contracts/vocabulary/moderation";
import { mostLinks, postsPerHour } from "#contracts/vocabulary/discussions";
import { cutAtWord } from "#contracts/text/cut-text";
import { dayOf } from "#contracts/us-days";
import { findPersonal, type Passage } from "./reviews/passages";
import { type ShownPost, shownPost } from "./posts/shown-post";

/** Rules for questions and the forum: pure, and the same for everybody. */

const dayMs = 86_400_000;

export interface PostStanding {
  hidden: boolean;
  hidden_at: Date | null;
  appealed_at: Date | null;
  appeal_decided_at: Date | null;
  appeal_granted: boolean | null;
}

export type AppealState = "none" | "waiting" | "granted" | "denied";

export function appealOf({ appealed_at, appeal_decided_at, appeal_granted }: PostStanding): AppealState {
  if (appealed_at === null) return "none";
  if (appeal_decided_at === null) return "waiting";
  return appeal_granted === true ? "granted" : "denied";
}

/** Whether its author may appeal the hiding of a post; null: yes, else a sentence saying why not. */
export function mayAppealPost(post: PostStanding, now: Date): string | null {
  if (!post.hidden) return "There’s nothing to appeal: this post is shown.";
  if (appealOf(post) === "waiting") return "You’ve appealed already. We’ll write to you when we’ve read it again.";
  if (appealOf(post) === "denied") return "We’ve read it twice, and that was the last time.";
  if (post.hidden_at !== null && now.getTime() > post.hidden_at.getTime() + appealWithin * dayMs)
    return `The ${appealWithin} days to appeal are over.`;
  return null;
}

export type PostStaffDecision = "hide" | "restore" | "dismiss-reports" | "grant-appeal" | "deny-appeal";

/** Whether staff may make this decision about a post; null: yes. */
export function mayDecidePost(post: PostStanding, decision: PostStaffDecision): string | null {
  const waiting = post.hidden && appealOf(post) === "waiting";
  if (decision === "hide" || decision === "dismiss-reports") return post.hidden ? "This post is hidden already." : null;
  if (!post.hidden) return "This post is shown.";
  if (decision === "restore") return waiting ? "Its author has appealed. Decide about the appeal." : null;
  return waiting ? null : "Its author hasn’t appealed, or the appeal has been decided.";
}

/**
 * What keeps a text from being posted, as sentences for its author; empty: nothing. The text is checked as typed, as
 * the page shows it, and as lists and quotes show it, so that an address hidden in entities or broken up by emphasis is
 * still found.
 */
export function faultsOfText(text: string, newcomer: boolean): string[] {
  const shown = shownPost(text);
  const onPage = findPersonal(shown.plain);
  // Most texts come out the same, so that only one has to be scanned.
  const others = new Set([onOneLine(text), withoutMarks(text)]);
  others.delete(onOneLine(shown.plain));
  const readings = [onPage, ...Array.from(others, findPersonal)];
  return faultsOf(readings, linksShown(shown, onPage.link), newcomer);
}

/** Like `faultsOfText`, for a quote from another post, which is shown verbatim. */
export const faultsOfQuote = (words: string, newcomer: boolean): string[] =>
  faultsOf([words, withoutMarks(words)].map(findPersonal), 0, newcomer);

/** What the readings of a text contain, and the number of links shown if it is higher than in any reading. */
function faultsOf(readings: readonly ReturnType<typeof findPersonal>[], shown: number, newcomer: boolean): string[] {
  const most = newcomer ? mostLinks.newcomer : mostLinks.regular;
  const links = Math.max(shown, ...readings.map(({ link }) => link.length));
  return [
    ...contactFaults({
      phone: readings.flatMap(({ phone }) => phone),
      email: readings.flatMap(({ email }) => email),
    }),
    ...(links > most
      ? [
          newcomer
            ? "New members can put in one link until their third post. Take out the others"
            : `Keep it to ${mostLinks.regular} links`,
        ]
      : []),
  ];
}

/**
 * Links to other sites, plus addresses in the text outside such links. The first address inside a link is the link
 * itself.
 */
function linksShown({ links }: ShownPost, addresses: readonly Passage[]): number {
  const within = links.map(
    ({ start, end }) => addresses.filter((each) => each.start >= start && each.start < end).length,
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return sum(within.map((count) => Math.max(1, count))) + addresses.length - sum(within);
}

/** Like `faultsOfText`, for a title, where links aren't clickable. */
export function faultsOfTitle(title: string): string[] {
  const { phone, email, link } = findPersonal(title);
  return [
    ...contactFaults({ phone, email }),
    ...(link.length > 0 ? ["Leave the web address out of the title. It can go in the text"] : []),
  ];
}

const contactFaults = ({ phone, email }: Pick<ReturnType<typeof findPersonal>, "phone" | "email">): string[] => [
  ...(email.length > 0
    ? ["Leave out the email address. Everyone can read this, and so can those who collect addresses"]
    : []),
  ...(phone.length > 0 ? ["Leave out the phone number, so that nobody gets calls because of it"] : []),
];

/** Whether somebody first wrote here today or yesterday, judging by the day they joined. */
export const isNew = (joinedOn: string, now: Date): boolean => joinedOn >= dayOf(new Date(now.getTime() - dayMs));

/** Why somebody who has written this many posts within the hour has to wait; null: they may go on. */
export function mayPostNow(within: number, atFirst: boolean): string | null {
  const most = atFirst ? postsPerHour.atFirst : postsPerHour.later;
  if (within < most) return null;
  return atFirst
    ? `In your first two days here you can write ${most} posts an hour.`
    : `That’s ${most} posts within an hour.`;
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A text as the page shows it, on one line. */
export const plainWords = (markdown: string): string => onOneLine(shownPost(markdown).plain);

/**
 * The text as a reader who ignores all markup sees it, including marks that format nothing. No part of an expression
 * matches past the start of the next link.
 */
const withoutMarks = (markdown: string): string =>
  onOneLine(
    markdown
      .replace(/^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n]))+/gm, "")
      .replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
      .replace(/[*_`\\]/g, ""),
  );

const excerptLength = 200;

/**
 * The beginning of a text without its markup, cut at a word boundary. It is stored with each post because lists show
 * twenty.
 */
export function excerptOf(markdown: string): string {
  const plain = plainWords(markdown);
  if (plain.length <= excerptLength) return plain;
  return `${cutAtWord(plain, excerptLength).replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/, "")}…`;
}

/**
 * A quote from a text as the page shows it. It may be passed as shown, because it was selected on the page, or as
 * typed. Null: the text does not contain it.
 */
export function quotedWords(given: string, markdown: string): string | null {
  const shown = plainWords(markdown);
  return readingsOfQuote(given).find((words) => words !== "" && shown.includes(words)) ?? null;
}

/** The forms in which a quote may have been stored. */
const readingsOfQuote = (given: string): string[] => [onOneLine(given), plainWords(given)];

interface Quote {
  number: number;
  text: string;
}

/** Whether a stored quote is the one that was sent, whatever became of the quoted post. */
export const isQuoteOf = (kept: Quote | null, sent: Quote | undefined): boolean =>
  kept === null || sent === undefined
    ? kept === null && sent === undefined
    : kept.number === sent.number && readingsOfQuote(sent.text).includes(kept.text);

/** Where a thread or question was chosen to go. */
export const placeOf = ({ category = null, topics = [] }: { category?: string | null; topics?: readonly string[] }) =>
  JSON.stringify([category, ...topics.toSorted()]);

/** The name shown in place of a member who has deleted their account. */
export const formerName = "Former member";
