import { hasTypedText, severalForms } from "#contracts/refusals/refused-form";
import { waitingTime } from "#contracts/refusals/waiting-time";
import { errorWords } from "~/site/errors/error-text";
import { unsent, type StayWords } from "./stay-event";

const tooManyForms = (retryAfter: number | null) =>
  `${severalForms}. ${unsent.text}` +
  (retryAfter === null ? "" : ` You can send it again in ${waitingTime(retryAfter)}.`);

/**
 * Words for a form that the site refused, whose page stays; null where the answer leads on: to a page that has what was
 * sent, or to that of a missing page when nothing was typed that could be lost.
 */
export async function refusalText(answer: Response, form: FormData | undefined): Promise<StayWords | null> {
  const { status } = answer;
  if (status === 404 && !hasTypedText(form?.values() ?? [])) return null;
  if (status === 404) return { ...unsent, text: `The page it belongs to is gone or has moved. ${unsent.text}` };
  const facts = (await answer
    .clone()
    .json()
    .catch(() => null)) as { message?: string | null; retryAfter?: number | null; sent?: object } | null;
  if (facts?.sent !== undefined) {
    // The page that has what was sent is shown once its script is there; until then this one keeps it.
    await import("~/site/errors/send-again");
    return null;
  }
  if (status === 429) return { ...unsent, text: tooManyForms(facts?.retryAfter ?? null) };
  const { text } = errorWords(status, facts?.retryAfter ?? null);
  // What it would ask for besides, such as going back, isn't needed here.
  const why = status >= 413 ? text : (facts?.message ?? text);
  return { ...unsent, text: `${why} ${unsent.text}` };
}
