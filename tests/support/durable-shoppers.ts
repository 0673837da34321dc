import { setTimeout as pause } from "node:timers/promises";
import type { DurableForms, Rivals, SentForm, Step } from "./durable-form";
import { headersFrom } from "./live-form";
import type { KilledSite } from "./killed-site";

/** People who write at the same time. */
const shoppers = 4;

export interface Sent {
  /** Whose forms were all acknowledged. */
  acknowledged: DurableForms[];
  /** What was neither acknowledged as it should be nor failed: sentences. */
  strange: string[];
  /** How often there was trouble. */
  troubles: number;
}

export interface Trouble {
  /** How often in all. */
  times: number;
  /** Makes trouble, and ends it; `going` says whether anybody still writes. */
  happen(site: KilledSite, number: number, going: () => boolean): Promise<void>;
}

/** Sends the forms of everybody, those that come before or after mail, while there is trouble again and again. */
export async function sendInTrouble(
  site: KilledSite,
  everybody: readonly DurableForms[],
  part: "steps" | "afterMail",
  { times, happen }: Trouble,
): Promise<Sent> {
  const waiting = everybody
    .map((forms, number) => ({ ...forms, headers: forms.headers ?? headersFrom(number) }))
    .filter((forms) => (forms[part] ?? []).length > 0);
  const total = waiting.reduce((sum, forms) => sum + forms[part]!.length, 0);
  const sent: Sent = { acknowledged: [], strange: [], troubles: 0 };
  let answered = 0;

  async function sendOne(
    { leads, told, once, ...form }: SentForm,
    headers: Record<string, string>,
  ): Promise<string | null> {
    const { status, headers: given, body, tries } = await site.send(form, headers);
    const led = given.location ?? "";
    if (once && tries > 1 && [400, 403].includes(status)) return "";
    if (status !== 303 || leads?.test(led) === false) {
      const said = /role="alert".*?<\/ul>/s.exec(body) ?? /<h1.*?<\/h1>(?:<p.*?<\/p>)?/s.exec(body);
      sent.strange.push(`${form.path}: ${status} ${led} ${said?.[0].replace(/<[^>]*>/g, " ")}`);
      return null;
    }
    told?.(led, sessionIn(given["set-cookie"]));
    return led;
  }

  /** One is acknowledged, the other is told so. */
  async function sendBoth({ rivals, won }: Rivals, headers: Record<string, string>): Promise<string | null> {
    const answers = await Promise.all(rivals.map((form) => site.send(form, headers)));
    const statuses = answers.map(({ status }) => status);
    const first = statuses.indexOf(303) as 0 | 1;
    const led = answers[first]?.headers.location ?? "";
    if (statuses.toSorted().join(" ") !== "303 409" || rivals[first].leads?.test(led) === false) {
      sent.strange.push(`${rivals[0].path}: ${statuses.join(" and ")} ${led}`);
      return null;
    }
    won(first);
    return led;
  }

  async function sendAll(forms: (typeof waiting)[number]): Promise<void> {
    let led = "";
    for (const step of forms[part] as readonly Step[]) {
      const next = await step(led, site.look);
      const answer = "rivals" in next ? await sendBoth(next, forms.headers) : await sendOne(next, forms.headers);
      if (answer === null) return;
      led = answer;
      answered += 1;
    }
    sent.acknowledged.push(forms);
  }

  let left = waiting.length;
  const sending = Array.from({ length: shoppers }, async () => {
    for (let forms = waiting.shift(); forms !== undefined; forms = waiting.shift()) {
      await sendAll(forms);
      left -= 1;
    }
  });

  // It falls among writes under way: after a few answers in one round, after more in another.
  const usual = Math.max(1, Math.floor(total / times));
  for (let number = 0; number < times && left > 0; number += 1) {
    const wanted = answered + Math.ceil(usual / 2) + ((number * 7) % Math.ceil(usual / 2));
    while (answered < wanted && left > 0) await pause(5);
    await pause((number * 13) % 40);
    await happen(site, number, () => left > 0);
    sent.troubles += 1;
  }
  await Promise.all(sending);
  return sent;
}

const sessionIn = (cookies: readonly string[] = []) =>
  cookies.map((cookie) => /^sessionid=([^;]+)/.exec(cookie)?.[1]).findLast((id) => id !== undefined) ?? null;
