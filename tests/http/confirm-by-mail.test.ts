import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { ask } from "../support/sample-site";
import { formHeaders } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { claimMaker } from "../upstream/suites/claim-maker";

/** Pages behind links that are mailed: what they confirm is on them, before the button. */

let upstream: TestUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ API_HOST: upstream.origin }, "confirm-by-mail.log");
});
afterAll(async () => {
  await site?.stop();
  await upstream.close();
});

const sent = (path: string, fields?: Record<string, string>) =>
  ask(Number(new URL(site.origin).port), path, {
    method: fields === undefined ? "GET" : "POST",
    headers: formHeaders,
    body: fields === undefined ? undefined : new URLSearchParams(fields).toString(),
  });
const linksTo = async (email: string, pattern: RegExp) => {
  const mails = await upstream.db
    .selectFrom("mail")
    .where("recipient", "=", email)
    .select("body")
    .orderBy("id")
    .execute();
  return mails.flatMap(({ body }) => pattern.exec(body)?.[0] ?? []);
};
const button = (page: string, words: string) => page.indexOf(`>${words}</button>`);

describe("A mailed link to confirm", () => {
  test("a review shows its title, its text and its name before the button; once these change it offers a new link, and the draft’s page tells nobody where the review is", async () => {
    const id = randomUUID();
    const words = { title: `Firm ${id}`, body: "It holds my back up, which the one before did not do at all." };
    const begun = (await sent("/review-mattress/?unlisted=yes", { product: `Bed ${id}`, rating: "4", ...words }))
      .headers.location!;
    const step = (to: string) => begun.replace(/[a-z]+\/(\?.*)?$/, `${to}/`);
    await sent(step("use"), { months_owned: "3", position: "back", incentive: "none" });
    const email = `confirm-${id}@example.com`;
    const send = () => sent(step("check"), { author: "Nora of July", email, agree: "yes" });
    expect((await send()).headers.location).toMatch(/\?as=not-configured$/);
    const links = () => linksTo(email, /\/confirm-review\/[\w-]+\//);
    const [first] = (await links()) as [string];
    const page = (await sent(first)).body;
    for (const shown of [words.title, words.body, "Nora of July", "Had it for"]) {
      expect(page).toContain(shown);
      expect(page.indexOf(shown)).toBeLessThan(button(page, "Yes, send my review"));
    }
    await sent(step("rating"), { rating: "1", ...words, title: `They stole ${id}` });
    const refused = await sent(first, {});
    expect([refused.status, button(refused.body, "Yes, send my review")]).toEqual([400, -1]);
    const changed = (await sent(first)).body;
    expect(changed).toContain("Your review has changed since we sent this link");
    expect([button(changed, "Yes, send my review"), button(changed, "Email me a new link") > 0]).toEqual([-1, true]);
    expect((await sent(first, { ask: "new-link" })).headers.location).toMatch(/\/thanks\/\?as=not-configured$/);
    const second = (await links())[1]!;
    expect((await sent(second)).body).toContain(`They stole ${id}`);
    expect((await sent(second, {})).headers.location).toMatch(/\/thanks\/\?as=confirmed$/);
    for (const each of ["check", "rating"])
      expect((await sent(step(each))).headers.location).toMatch(/^\/review-mattress\/thanks\/\?as=confirmed$/);
    expect((await send()).headers.location).toMatch(/\/thanks\/\?as=confirmed$/);
    expect((await sent(second)).headers.location).toMatch(/^\/your-reviews\/bed-/);
  });

  test("a claim shows what was bought and where the money goes; once these change it offers a new link, and the draft’s address is over after it", async () => {
    const visitor = new ApiVisitor(upstream.origin);
    const make = claimMaker(
      () => upstream,
      () => new Date(),
    );
    const draft = await make.draft(visitor, { product: "Cloud of the tests, queen" });
    const email = `claim-${randomUUID()}@example.com`;
    const path = `/cashback/claim/${draft}/`;
    const typed = { name: "Nora Field", email, agree: "yes" };
    expect((await sent(`${path}send/`, typed)).headers.location).toMatch(/\?sent=not-configured$/);
    const links = () => linksTo(email, /\/cashback\/confirm\/[\w-]{43}\//);
    const [first] = (await links()) as [string];
    const page = (await sent(first)).body;
    for (const shown of ["Cloud of the tests, queen", "checking account ending in 7890", "Nora Field"]) {
      expect(page).toContain(shown);
      expect(page.indexOf(shown)).toBeLessThan(button(page, "Confirm and send my claim"));
    }
    await sent(`${path}payment/`, {
      ...{ method: "ach", payee_name: "Somebody Else", account_kind: "checking" },
      ...{ routing: "011000015", account_number: "555544443333" },
    });
    expect((await sent(first, {})).status).toBe(400);
    const changed = (await sent(first)).body;
    expect(changed).toContain("Your claim has changed since we sent this link");
    expect(button(changed, "Confirm and send my claim")).toBe(-1);
    expect((await sent(first, { ask: "new-link" })).headers.location).toMatch(/\/thanks\/\?sent=not-configured$/);
    const second = (await links())[1]!;
    expect((await sent(second)).body).toContain("Somebody Else");
    const { location } = (await sent(second, {})).headers;
    expect(location).toMatch(/^\/cashback\/claim\/[\w-]+\/\?done=sent$/);
    expect(location).not.toContain(draft);
    expect((await sent(second)).headers.location).toBe(location!.replace("?done=sent", ""));
    const over = await sent(path);
    expect([over.status, over.body.includes("use the link in our newest email about it")]).toEqual([404, true]);
    const unknown = await sent("/cashback/confirm/none/");
    expect([unknown.status, unknown.body.includes("This link doesn’t work anymore")]).toEqual([404, true]);
  });
});
