import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OptionalMail } from "#contracts/vocabulary/mail";
import { unsubscribePath } from "../../upstream/mail/unsubscribe";
import { ApiVisitor } from "../support/api-visitor";
import { ask } from "../support/sample-site";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** Mail providers press "unsubscribe" for their readers (RFC 8058): from anywhere, without cookies, as either kind of form. */

let upstream: TestUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ API_HOST: upstream.origin, LOG_LEVEL: "info" }, "unsubscribe.log");
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

const port = () => Number(new URL(site.origin).port);
const pathFor = (address: string, kind: OptionalMail = "saved-match") => unsubscribePath(upstream.db, kind, address);
const stops = () => upstream.db.selectFrom("mail_stop").select("mailbox_hash").execute();
const boundary = "----parts";
const forms = {
  "a plain form": ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  "a form of parts": [
    `multipart/form-data; boundary=${boundary}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
} as const;
const press = (path: string, form: keyof typeof forms, headers: Record<string, string> = {}) => {
  const [type, body] = forms[form];
  return ask(port(), path, { method: "POST", headers: { "content-type": type, ...headers }, body });
};

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

/** A page's text, as it reads. */
const wordsOf = (html: string) =>
  html
    .replace(/^[^]*<main/, "")
    .replace(/<\/main>[^]*$/, "")
    .replace(/<!-- -->/g, "")
    .replace(/<wbr\/>|<span class="mail-address__name">([^<]*)<\/span>/g, "$1")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,])/g, "");

test.each([
  ["saved-match", "emails with a link to saved results, even if someone else requests one,"],
  ["review-reminder", "emails that remind you to update a review"],
  ["discussion-news", "emails about new posts in discussions you follow"],
] as const)(
  "The page behind a link in mail of the kind %s says which mail it stops, to whom, what stays, and how to turn it on again",
  async (kind, words) => {
    const path = await pathFor("nora.field@example.com", kind);
    const opened = (await ask(port(), path)).body;
    expect(titleOf(opened)).toMatch(/^Stop these emails/);
    const before = wordsOf(opened);
    expect(before).toContain(`We’ll stop sending ${words} to n…@example.com.`);
    for (const stays of [
      "Links you ask for, such as one to confirm your address or to choose a new password.",
      "Updates about something you sent us: a review, a cash back claim, a post or a message.",
      "A message when your password or email address changes or your account is deleted.",
    ])
      expect(before.indexOf(stays)).toBeGreaterThan(before.indexOf("What you’ll still get"));
    expect(before.match(/unless you turn them off too/g)).toHaveLength(2);
    expect(before).not.toContain("nora");
    expect(before).not.toContain("email settings");
    const after = (await press(path, "a plain form")).body;
    expect(wordsOf(after)).toContain(`We won’t send ${words} to n…@example.com anymore.`);
    expect(titleOf(after)).toMatch(/^These emails are off/);
    expect(after).not.toContain("Create one");
    expect(wordsOf(after)).toContain("Log in with this address and turn them on again in your email settings.");
    expect(after).toContain('href="/account/email/"');
    const again = wordsOf((await ask(port(), path)).body);
    expect(again).toContain("These emails are already off");
    expect(again).not.toContain("Stop these emails");
  },
);

test("A link that isn’t ours says so, and shows no address that somebody made up", async () => {
  const [, , token] = (await pathFor("nora@example.com")).split("/");
  const [kind, mailbox, , signed] = token!.split(".");
  const shown = Buffer.from("call-555-0100@scam.example").toString("base64url");
  const page = await ask(port(), `/unsubscribe/${kind}.${mailbox}.${shown}.${signed}/`);
  expect(page.status).toBe(404);
  expect(wordsOf(page.body)).toContain("We can’t read this link");
  expect(page.body).not.toContain("scam.example");
});

test("Whoever opens the link of an email that nobody can say more about now can stop it all the same", async () => {
  const path = await pathFor("nora@example.com");
  upstream.faults.set(`/api/v2${path}`, { status: 500 });
  const page = wordsOf((await ask(port(), path)).body);
  upstream.faults.clear();
  expect(page).toContain(
    "We’ll stop sending emails with a link to saved results, even if someone else requests one, to this address.",
  );
});

test("Whoever follows a thread after they turned these emails off is told so on its page, and turns them on there without scripts", async () => {
  await upstream.db.deleteFrom("mail_stop").execute();
  const owner = new ApiVisitor(upstream.origin);
  await owner.signIn("owner@example.com");
  const cookie = `sessionid=${owner.cookies.get("sessionid")}`;
  const { id, slug } = await upstream.db
    .selectFrom("discussion")
    .select(["id", "slug"])
    .where("kind", "=", "thread")
    .where("hidden", "=", false)
    .where("locked", "is", null)
    .executeTakeFirstOrThrow();
  await press(await pathFor("owner@example.com", "discussion-news"), "a plain form");
  const page = `/mattress-forum/threads/${slug}/`;
  const send = async (does: string) => {
    const key = randomBytes(16).toString("base64url");
    const body = new URLSearchParams({ does, discussion: String(id), key }).toString();
    const type = { "content-type": "application/x-www-form-urlencoded", origin: site.origin };
    const { status, headers } = await ask(port(), page, { method: "POST", headers: { cookie, ...type }, body });
    expect(status).toBe(303);
    return wordsOf((await ask(port(), headers.location!.split("#")[0]!, { headers: { cookie } })).body);
  };
  const off = "You follow this, but emails about new posts in discussions you follow are turned off for your address.";
  expect(await send("watch")).toContain(off);
  expect(await stops()).toHaveLength(1);
  const on = await send("watch-and-mail");
  expect(on).not.toContain(off);
  // No mail server is set up here.
  expect(on).toContain("You follow this. This site isn’t set up to send email");
  expect(await stops()).toHaveLength(0);
});

test("Email settings that were open meanwhile don’t turn on again what a link has turned off", async () => {
  await upstream.db.deleteFrom("mail_stop").execute();
  const owner = new ApiVisitor(upstream.origin);
  await owner.signIn("owner@example.com");
  const cookie = `sessionid=${owner.cookies.get("sessionid")}`;
  const settings = "/account/email/";
  const save = async (was: string, ...on: string[]) => {
    const body = new URLSearchParams([["was", was], ...on.map((kind) => ["on", kind])]).toString();
    const type = { "content-type": "application/x-www-form-urlencoded", origin: site.origin };
    expect((await ask(port(), settings, { method: "POST", headers: { cookie, ...type }, body })).status).toBe(303);
    const kinds = await upstream.db.selectFrom("mail_stop").select("kind").orderBy("kind").execute();
    return kinds.map(({ kind }) => kind);
  };
  const shown = async () =>
    /name="was" value="([^"]*)"/.exec((await ask(port(), settings, { headers: { cookie } })).body)![1]!;
  const before = await shown();
  await press(await pathFor("owner@example.com", "discussion-news"), "a plain form");
  expect(await save(before, "saved-match", "discussion-news")).toEqual(["discussion-news", "review-reminder"]);
  expect(await save(await shown())).toEqual(["discussion-news", "review-reminder", "saved-match"]);
  // A page that shows all as off, on which one is turned on.
  expect(await save(await shown(), "saved-match")).toEqual(["discussion-news", "review-reminder"]);
});

describe("One press on unsubscribe", () => {
  test.each(Object.keys(forms) as (keyof typeof forms)[])("as %s stops the mail, without a redirect", async (form) => {
    await upstream.db.deleteFrom("mail_stop").execute();
    const answer = await press(await pathFor("reader@example.com"), form, { origin: "https://mail.example" });
    expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
    expect(answer.body).toContain("We’ve stopped these emails");
    expect(await stops()).toHaveLength(1);
  });

  test("counts from another site and with a session as well: the token alone decides", async () => {
    await upstream.db.deleteFrom("mail_stop").execute();
    const path = await pathFor("second@example.com");
    const answer = await press(path, "a plain form", { "sec-fetch-site": "cross-site", cookie: "sessionid=abc" });
    expect(answer.status).toBe(200);
    expect(await stops()).toHaveLength(1);
    const forged = await press(path.replace(/.{4}\/$/, "xxxx/"), "a plain form", { origin: "https://mail.example" });
    expect(forged.status).toBe(400);
    expect(forged.body).toContain("This link isn’t one of ours");
  });

  test.each(["/signin/", "/unsubscribe/a.b.c/d/", "/unsubscribe//a/", "/unsubscribe/a%2f/", "/compare/tray/"])(
    "opens no door for %s",
    async (path) => {
      const answer = await press(path, "a plain form", { "sec-fetch-site": "cross-site" });
      expect([301, 308, 400, 403, 404]).toContain(answer.status);
      expect((await press(path, "a form of parts", { "sec-fetch-site": "same-origin" })).status).not.toBe(200);
    },
  );

  test.each([{ body: {} }, { body: [] }, { body: { ok: true } }])(
    "has not stopped the mail where the upstream answers 200 $body",
    async ({ body }) => {
      const path = await pathFor("reader@example.com");
      upstream.faults.set({ path: "/api/v2/unsubscribe/", method: "POST" }, { status: 200, body });
      const answer = await press(path, "a plain form");
      upstream.faults.clear();
      expect([answer.status, answer.body.includes("We’ve stopped these emails")]).toEqual([502, false]);
    },
  );

  test("says that it has stopped the mail, though the upstream can say no more of the link", async () => {
    const path = await pathFor("reader@example.com");
    upstream.faults.set({ path: `/api/v2${path}`, method: "GET" }, { status: 404 });
    const answer = await press(path, "a plain form");
    upstream.faults.clear();
    expect(answer.status).toBe(200);
    expect(wordsOf(answer.body)).toContain("We’ve stopped these emails We won’t send them to this address anymore.");
  });

  test("is offered as a button to whoever opens the link, which by itself changes nothing", async () => {
    await upstream.db.deleteFrom("mail_stop").execute();
    const page = await ask(port(), await pathFor("third@example.com"), { headers: { accept: "text/html" } });
    expect([page.status, page.body.includes("Stop these emails?")]).toEqual([200, true]);
    expect(page.headers["referrer-policy"]).toBe("same-origin");
    expect(await stops()).toHaveLength(0);
  });
});
