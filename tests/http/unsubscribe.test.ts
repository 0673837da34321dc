import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OptionalMail } from "~/contracts/vocabulary/mail";
import { unsubscribePath } from "../../upstream/mail/unsubscribe";
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

test.each([
  ["saved-match", "emails with a link to saved results, whoever asks for one"],
  ["review-reminder", "emails that remind you to say how a mattress is holding up"],
  ["discussion-news", "emails about new posts in discussions you follow"],
] as const)("The page behind a link in mail of the kind %s says which mail it stops", async (kind, words) => {
  const path = await pathFor("reads@example.com", kind);
  expect((await ask(port(), path)).body).toContain(`We’ll stop sending ${words} to this address.`);
  expect((await press(path, "a plain form")).body).toContain(`We won’t send ${words} to this address anymore.`);
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

  test("is offered as a button to whoever opens the link, which by itself changes nothing", async () => {
    await upstream.db.deleteFrom("mail_stop").execute();
    const page = await ask(port(), await pathFor("third@example.com"), { headers: { accept: "text/html" } });
    expect([page.status, page.body.includes("Stop these emails?")]).toEqual([200, true]);
    expect(page.headers["referrer-policy"]).toBe("same-origin");
    expect(await stops()).toHaveLength(0);
  });
});
