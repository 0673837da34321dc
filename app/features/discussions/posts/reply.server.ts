import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import { nameMissing, type Post, replyTarget } from "#contracts/discussions/posts";
import { cutAtWord } from "#contracts/text/cut-text";
import { mostLinks } from "#contracts/vocabulary/discussions";
import { type replyForm, toPost } from "../forms.server";
import { followAnchor, postAnchor, replyAnchor } from "./post-place";
import { plainPost } from "./render-post.server";

/** What a draft keeps of a form: text, and which boxes are checked. */
export const draftOf = (values: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      const text = typeof value === "string" ? value : (value ?? []).join(",");
      return text.trim() === "" || notKept.has(name) ? [] : [[name, text]];
    }),
  );
const notKept = new Set(["key", "does", "discussion", "confirmed", "seen"]);

/** A visitor who may write, with what they have typed and not posted; null: nobody is signed in. No tag may read that. */
export async function openWriter({ api, afterForm, measurement }: AppLoadContext, target: string) {
  const user = await api.ifAvailable(api.auth.currentUser(), null);
  if (user?.is_authenticated !== true) return null;
  measurement.withhold();
  const nothing = { fields: null, saved_at: null };
  const [participant, draft, mails] = await Promise.all([
    api.ifAvailable(api.discussions.participant(), null),
    // What was sent is shown then.
    afterForm ? nothing : api.ifAvailable(api.discussions.draft(target), nothing),
    api.ifAvailable(api.auth.sendsMail(), true),
  ]);
  return {
    /** Null: they choose one with their first post. */
    name: participant?.name ?? null,
    newcomer: participant?.newcomer ?? false,
    /** They have turned off emails about what they follow. */
    newsOff: participant?.news_off ?? false,
    /** No mail server is set up. */
    noMail: !mails,
    draft: draft.fields ?? {},
    saved_at: draft.saved_at,
  };
}

/**
 * What is wrong with a form whose text was not sent on: its own errors, and that its writer has to choose a name with their
 * first post. The upstream says so only of a text that has reached it.
 */
export async function refusedPost<Refused extends RefusedForm>({ api }: AppLoadContext, form: Refused) {
  const { does = "post", name = "" } = form.values;
  if (does !== "post" || name !== "" || form.errors.name !== undefined) return form;
  const user = await api.ifAvailable(api.auth.currentUser(), null);
  const writer = user?.is_authenticated === true ? await api.ifAvailable(api.discussions.participant(), null) : null;
  return writer?.name === null ? { ...form, errors: { ...form.errors, name: [nameMissing] } } : form;
}

interface RefusedForm {
  values: { does?: unknown; name?: unknown };
  errors: Record<string, string[]>;
}

export type Writer = NonNullable<Awaited<ReturnType<typeof openWriter>>>;

/** What a form for a reply first shows: the draft. */
export function replyValues(discussion: string, writer: Writer | null) {
  const { watch = "", ...draft } = writer?.draft ?? {};
  return {
    discussion,
    ...draft,
    watch: watch === "" ? [] : ["yes" as const],
  };
}

interface SentReply {
  data: z.output<typeof replyForm>;
  values: Readonly<Record<string, string | string[] | undefined>>;
}

interface ReplyPage {
  url: string;
  /** Asks for the number of the discussion that it shows. */
  shows: () => Promise<string>;
}

/** A form that another page opened: what was typed there would be added to what is shown there, not here. */
const ofAnotherPage = { ok: false as const, status: 409, message: "Open the page again and press the button there" };

/** Does what a form below a discussion asks for, and answers where to go then. */
export async function sendReply({ api }: AppLoadContext, { data, values }: SentReply, { url, shows }: ReplyPage) {
  const { pathname, searchParams } = new URL(url);
  const here = (done: Record<string, string>, hash: string, page = searchParams.get("page")) =>
    `${pathname}?${new URLSearchParams({ ...(page === null ? {} : { page }), ...done }).toString()}#${hash}`;
  const { does, discussion } = data;
  // Where the page can't be had now, that keeps nobody from posting.
  const shown = await api.ifAvailable(shows(), null);
  if (shown !== null && shown !== discussion) return ofAnotherPage;
  if (does === "watch" || does === "watch-and-mail" || does === "unwatch") {
    const on = does !== "unwatch";
    const mail = does === "watch-and-mail" ? ({ mail: "on" } as const) : {};
    const outcome = await api.discussions.watch(discussion, { on, ...mail });
    return outcome.ok ? { ok: true as const, to: here({ followed: on ? "yes" : "no" }, followAnchor) } : outcome;
  }
  if (does === "draft") {
    const outcome = await api.discussions.saveDraft(replyTarget(discussion), data.key, draftOf(values));
    return outcome.ok ? { ok: true as const, to: here({ draft: "saved" }, replyAnchor) } : outcome;
  }
  const outcome = await api.discussions.add(discussion, toPost(data));
  if (!outcome.ok) return outcome;
  const { page, number } = outcome.data;
  return {
    ok: true as const,
    to: here({ posted: String(number) }, postAnchor(number), page > 1 ? String(page) : null),
  };
}

/** Longest quote, in characters. */
const mostQuoted = 600;

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** What may be read as a web address, or as a part of one: a dot within or before a word, two slashes, or "dot". */
const withinAddress = /\.[\p{L}(]|\/\/|^\.$|\bdot\b/iu;

/** Whoever is new may write one web address, also in the words of others: what they quote ends before the second one. */
function untilSecondAddress(text: string): string {
  const addresses = [...text.matchAll(/\S+/g)].filter(([word]) => withinAddress.test(word.normalize("NFKC")));
  const second = addresses[mostLinks.newcomer];
  return second === undefined ? text : text.slice(0, second.index).trimEnd();
}

/** The post that an address asks to quote, and its words: those that were selected, or all, as many as may be quoted. */
export function quotedIn(posts: readonly Post[], query: URLSearchParams, { newcomer }: Pick<Writer, "newcomer">) {
  const asked = posts.find(({ number, hidden }) => String(number) === query.get("quote") && hidden === null);
  if (asked === undefined || asked.text === null) return null;
  const all = plainPost(asked.text);
  const words = (query.get("words") ?? "").trim();
  const selected = words !== "" && onOneLine(all).includes(onOneLine(words));
  const text = cutAtWord(selected ? words : all, mostQuoted);
  return { number: asked.number, author: asked.author.name, text: newcomer ? untilSecondAddress(text) : text };
}
