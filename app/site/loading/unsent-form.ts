import { errorWords } from "~/site/errors/error-words";
import type { StayWords } from "./stay-event";

/**
 * Milliseconds until a form counts as unanswered: more than the site allows itself and its upstream for any write
 * (platform/settings.server.ts). One with a file takes as long as its visitor's connection.
 */
const answerWithinMs = { plain: 30_000, file: 600_000 };

/** What `answer` resolves to; rejects when the site should long have answered a form as that of the request. */
export function withinTime<T>({ headers }: Request, answer: Promise<T>): Promise<T> {
  const kind = headers.get("Content-Type")?.startsWith("multipart/") ? "file" : "plain";
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), answerWithinMs[kind]);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** More than a word was typed; the rest is choices, numbers and names. */
const hasText = (form: FormData | undefined) =>
  [...(form?.values() ?? [])].some((value) => typeof value === "string" && /\s/.test(value.trim()));

/**
 * Words for a form that an action did not take, whose page stays; null where what the action threw leads on: a redirect,
 * a page that has what was sent, or one that is gone when nothing was typed that could be lost.
 */
export async function wordsOfUnsent(thrown: unknown, form: FormData | undefined): Promise<StayWords | null> {
  const title = "That was not sent.";
  const kept = "What you typed is still here.";
  if (!(thrown instanceof Response)) return { title, text: `${kept} Try again.` };
  const { status } = thrown;
  if (status < 400 || (status === 404 && !hasText(form))) return null;
  if (status === 404) return { title, text: `The page it belongs to is gone or has moved. ${kept}` };
  const facts = (await thrown
    .clone()
    .json()
    .catch(() => null)) as { message?: string | null; retryAfter?: number | null; sent?: object } | null;
  if (facts?.sent !== undefined) return null;
  const { text } = errorWords(status, facts?.retryAfter ?? null);
  // What it would ask for besides, such as going back, isn't needed here.
  const why = status >= 413 ? text : (facts?.message ?? text);
  return { title, text: `${why} ${kept}` };
}
