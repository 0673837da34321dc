import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { ask } from "../support/sample-site";
import { formHeadersOf, siteActions } from "../support/site-actions";
import { formHeaders } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** Scripts, markup and odd characters in what visitors type: refused beside the field, or shown as the text that they are. */

const mark = "nAuGhTy";
const naughty = {
  "a script": `<script>alert("${mark}")</script>`,
  "an end of the page's own script": `</script><script>alert('${mark}')</script>`,
  "an end of an attribute": `"><img src=x onerror=alert("${mark}")>`,
  "an end of a text area": `</textarea></title><svg onload=alert('${mark}')>`,
  "a comment": `<!--${mark}--><b>${mark}`,
  "a script's address": `javascript:alert('${mark}') data:text/html,<b>${mark}`,
  templates: `\${7*7}{{7*7}}<%= 7*7 %>#{7*7} ${mark}`,
  "a query": `'; drop table owner_review; -- ${mark}`,
  "signs on signs": `${mark} Ẑ̷͓a̸̲͐l̴͕͝g̵̨̈o̴̙̽ 👩‍👩‍👧‍👦 ﷽ ␀ \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}`,
  "what computers read as something else": `null undefined NaN %s %00 ../../etc/passwd \\u003cscript\\u003e ${mark}`,
};
type Name = keyof typeof naughty;

let upstream: TestUpstream;
let site: Site;
let headersOf: Awaited<ReturnType<typeof formHeadersOf>>;
let staff: Record<string, string>;

const sent = (path: string, headers: Record<string, string> = {}, fields?: Record<string, string>) =>
  ask(Number(new URL(site.origin).port), path, {
    method: fields === undefined ? "GET" : "POST",
    headers: { ...formHeaders, ...headers },
    body: fields === undefined ? undefined : new URLSearchParams(fields).toString(),
  });
/** As React writes text. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign]!);
/** Tags of the document that came from what was typed. */
const tagsIn = (html: string) =>
  (html.match(/<[a-z!/][^<]*/gi) ?? []).filter(
    (tag) => tag.includes(mark) && /^<(?:script>alert|img src=x|svg onload|!--n|b>)/i.test(tag),
  );

beforeAll(async () => {
  upstream = await startUpstream();
  headersOf = await formHeadersOf(upstream.origin);
  site = await startSite({ API_HOST: upstream.origin }, "naughty-text.log");
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn("staff@example.com");
  staff = { cookie: `sessionid=${visitor.cookies.get("sessionid")}`, "sec-fetch-site": "same-origin" };
});
afterAll(async () => {
  await site?.stop();
  await upstream.close();
});

describe("Text that is markup, in every field of every form", () => {
  const typing = siteActions.filter(({ fields }) => Object.keys(fields).length > 0);
  test.each(typing)("$id", async ({ id, path, fields }) => {
    const names = Object.keys(naughty) as Name[];
    for (const [index, field] of Object.keys(fields).entries()) {
      for (const text of [naughty["an end of an attribute"], naughty[names[index % names.length]!]]) {
        const answer = await sent(path, headersOf.get(id), { ...fields, [field]: text });
        expect(answer.status, `${field}: ${text}`).toBeLessThan(500);
        expect(tagsIn(answer.body), `${field}: ${text}`).toEqual([]);
        const { location } = answer.headers;
        if (answer.status === 303 && location?.startsWith("/") === true)
          expect(tagsIn((await sent(location, headersOf.get(id))).body), `${field}: ${text}`).toEqual([]);
      }
    }
  });
});

describe("A review that is shown as it was typed, wherever it is read", () => {
  test.each(Object.keys(naughty) as Name[])("%s", async (name) => {
    const text = naughty[name];
    const title = `${text} ${randomUUID().slice(0, 8)}`.slice(0, 100);
    const body = `${text}\n\nIt holds my back up, which the one before did not do at all. ${text}`;
    const begun = (await sent("/review-mattress/?unlisted=yes", {}, { product: text, rating: "4", title, body }))
      .headers.location!;
    const step = (to: string) => begun.replace(/[a-z]+\/(\?.*)?$/, `${to}/`);
    await sent(step("use"), {}, { months_owned: "3", position: "back", incentive: "none" });
    const checked = (await sent(step("check"))).body;
    for (const each of [text, title, text.split("\n")[0]!]) expect(checked).toContain(escaped(each));
    expect(tagsIn(checked)).toEqual([]);
    const email = `naughty-${randomUUID()}@example.com`;
    expect((await sent(step("check"), {}, { author: "Nora", email, agree: "yes" })).status).toBe(303);
    const mails = await upstream.db.selectFrom("mail").where("recipient", "=", email).selectAll().execute();
    expect(tagsIn(mails.map((mail) => JSON.stringify(mail)).join())).toEqual([]);
    const link = /\/confirm-review\/[\w-]+\//.exec(JSON.stringify(mails))![0];
    expect((await sent(link, {}, {})).status).toBe(303);
    const { id } = await upstream.db
      .selectFrom("owner_review")
      .where("product", "=", text)
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const queue = (await sent(`/admin/reviews/bed/${id}/`, staff)).body;
    // What the checks found is marked in the text.
    expect(
      queue.replaceAll(/<\/?mark[^>]*>|<!-- -->|<span class="visually-hidden"> \(found: [^<]*<\/span>/g, ""),
    ).toContain(escaped(title));
    expect(tagsIn(queue)).toEqual([]);
    const form = { decision: "publish", version: "1", note: "" };
    expect((await sent(`/admin/reviews/bed/${id}/`, staff, form)).status).toBe(303);
    const shown = (await sent(`/mattress-review/${id}/`)).body;
    expect(shown).toContain(escaped(title));
    expect(tagsIn(shown)).toEqual([]);
  });
});
