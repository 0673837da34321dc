import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailboxHash } from "../../../upstream/mail/mailbox";
import { queueMail } from "../../../upstream/mail/queue-mail";
import { signingKey } from "../../../upstream/mail/signing-key";
import { stoppedMail } from "../../../upstream/mail/unsubscribe";
import { remindWriters } from "../../../upstream/moderation/reminders";
import { ApiVisitor } from "../../support/api-visitor";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { reviewToBeRemindedOf } from "../../support/sent-reviews";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker } from "./claim-maker";
import { bedFields } from "./review-writers";
import type { Start } from "./start";

const answers = { recipient: "me", position: "back", size: "queen" };

/** What mail is made of, who reads the queue, and how it is turned off. */
export function outboxSuite(start: Start): void {
  describe("the outbox", () => {
    let upstream: TestUpstream;
    let server: MailServer;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      server = await startMailServer();
      upstream = await start({
        clock: () => now,
        environment: {
          UPSTREAM_SMTP_URL: server.url,
          UPSTREAM_MAIL_FROM: "matches@bedlark.test",
          UPSTREAM_SITE_URL: "https://www.bedlark.test",
        },
      });
    });
    afterAll(async () => {
      await upstream.close();
      await server.close();
    });
    beforeEach(async () => {
      await upstream.db.deleteFrom("mail").execute();
      server.mails.length = 0;
    });
    const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const mails = () => upstream.db.selectFrom("mail").selectAll().orderBy("id").execute();
    const plain = { subject: "s", body: "b", shown: "b", html: "<p>b</p>", unsubscribe: null, useful_until: null };
    const save = (email: string) =>
      new ApiVisitor(upstream.origin).write("POST", "/api/v2/match/saved/", { answers, email });

    test("goes out as text and HTML, and names the one press that stops it, which needs no session", async () => {
      await save("o'neil+beds@example.com");
      await upstream.upkeep();
      const raw = server.mails[0]!.text.replace(/\r\n[ \t]+/g, " ");
      expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
      expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
      expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const token = /^List-Unsubscribe: <https:\/\/www\.bedlark\.test\/unsubscribe\/([\w.-]+)\/>\r?$/m.exec(raw)?.[1];
      const press = (sent: string) =>
        new ApiVisitor(upstream.origin).write("POST", "/api/v2/unsubscribe/", { token: sent });
      expect((await press(`${token}x`)).status).toBe(400);
      expect((await press("saved-match.x.y")).status).toBe(400);
      expect((await press("reset-password." + token!.split(".").slice(1).join("."))).status).toBe(400);
      expect(raw).toMatch(/^From: Bedlark <matches@bedlark\.test>\r?$/m);
      const subscription = (sent: string) => new ApiVisitor(upstream.origin).get(`/api/v2/unsubscribe/${sent}/`);
      const { body: before } = await subscription(token!);
      expect(before).toEqual({ kind: "saved-match", address: "o…@example.com", on: true });
      const [kind, mailbox, shown, signed] = token!.split(".");
      const another = Buffer.from("z…@example.com").toString("base64url");
      for (const forged of [
        `${token}x`,
        [kind, mailbox, another, signed].join("."),
        [kind, mailbox, signed].join("."),
        ["discussion-news", mailbox, shown, signed].join("."),
      ]) {
        expect((await subscription(forged)).status).toBe(404);
        expect((await press(forged)).status).toBe(400);
      }
      for (let presses = 0; presses < 2; presses += 1) expect((await press(token!)).status).toBe(204);
      expect((await subscription(token!)).body).toEqual({ ...before, on: false });
      // Nobody else learns that somebody there has been here and turned it off.
      const { status, body } = await save("O'Neil+Beds@example.com");
      expect([status, body.mail]).toEqual([201, "queued"]);
      expect(await mails()).toHaveLength(1);
      expect((await save("o'neil@example.com")).body.mail).toBe("queued");
      expect(JSON.stringify(await upstream.db.selectFrom("mail_stop").selectAll().execute())).not.toContain("neil");
      await upstream.db.deleteFrom("mail_stop").execute();
    });

    test("is not sent to whoever has turned it off since it was queued, at its first try or at a later one", async () => {
      const [waits, failed, other] = ["waits@example.com", "failed@example.com", "other@example.com"];
      server.mannersOf.set(failed, "later");
      await save(failed);
      await upstream.upkeep();
      expect(await mails()).toMatchObject([{ state: "queued", tries: 1 }]);
      for (const email of [waits, other]) await save(email);
      for (const email of [waits, failed]) {
        const { unsubscribe } = (await mails()).find(({ recipient }) => recipient === email)!;
        const token = unsubscribe!.split("/").at(-2);
        const press = new ApiVisitor(upstream.origin).write("POST", "/api/v2/unsubscribe/", { token });
        expect((await press).status).toBe(204);
      }
      // Account mail goes out all the same.
      const account = { ...plain, kind: "password-changed" as const, recipient: waits };
      await upstream.db.transaction().execute((db) => queueMail(db, account, "changed", now));
      server.mannersOf.delete(failed);
      later(2);
      await upstream.upkeep();
      expect(server.mails.map(({ to }) => to[0]).toSorted()).toEqual([other, waits]);
      expect(await mails()).toMatchObject([
        { recipient: failed, state: "failed", failure: "STOPPED", html: null, unsubscribe: null },
        { recipient: waits, state: "failed", failure: "STOPPED", html: null, unsubscribe: null },
        { recipient: other, state: "sent" },
        { recipient: waits, state: "sent", kind: "password-changed" },
      ]);
      await upstream.db.deleteFrom("mail_stop").execute();
    });

    test("whose link has expired is not sent any more; of what is over no key is kept", async () => {
      const key = { ...plain, body: "the key", kind: "reset-password" as const, recipient: "owner@example.com" };
      const queue = (until: Date) =>
        upstream.db
          .transaction()
          .execute((db) => queueMail(db, { ...key, useful_until: until }, until.toISOString(), now));
      await queue(new Date(now.getTime() - 1));
      await queue(new Date(now.getTime() + 60_000));
      await save("gone@example.com");
      server.mannersOf.set("gone@example.com", "refuse-address");
      await upstream.upkeep();
      expect(await mails()).toMatchObject([
        { state: "failed", failure: "TOO_LATE", tries: 0, body: "b", html: null },
        { state: "sent", body: "b", html: null },
        {
          ...{ state: "failed", html: null, unsubscribe: null },
          body: expect.stringContaining("See your matches:\n[link hidden]") as string,
        },
      ]);
      expect(server.mails.map(({ text }) => text)).toEqual([expect.stringContaining("the key")]);
    });

    test("in an early message has a link without its address, which works as before", async () => {
      const key = await signingKey(upstream.db, "unsubscribe");
      const mailbox = mailboxHash("early@example.com");
      const signed = createHmac("sha256", key).update(`unsubscribe/1\nreview-reminder\n${mailbox}`).digest("base64url");
      const token = `review-reminder.${mailbox}.${signed}`;
      const visitor = new ApiVisitor(upstream.origin);
      const { body } = await visitor.get(`/api/v2/unsubscribe/${token}/`);
      expect(body).toEqual({ kind: "review-reminder", address: null, on: true });
      expect((await visitor.write("POST", "/api/v2/unsubscribe/", { token })).status).toBe(204);
      expect(await stoppedMail(upstream.db, "early@example.com")).toEqual(["review-reminder"]);
    });

    test("reminds nobody of a review while there is no postal address, and does once there is one", async () => {
      await reviewToBeRemindedOf(upstream.db, "waits@example.com", now);
      await upstream.upkeep();
      expect([server.mails, await mails()]).toEqual([[], []]);
      // Nothing was noted as seen to.
      await remindWriters(upstream.db, upstream.services.mail, now);
      expect(await mails()).toMatchObject([{ kind: "review-reminder", recipient: "waits@example.com" }]);
    });

    test("has no reminder without a postal address where nothing is sent either: a later mail server would send it", async () => {
      const unsent = await start({ clock: () => now, environment: {} });
      try {
        await reviewToBeRemindedOf(unsent.db, "waits@example.com", now);
        await unsent.upkeep();
        const written = unsent.db.selectFrom("mail").select("kind").where("recipient", "=", "waits@example.com");
        expect(await written.execute()).toEqual([]);
        expect(await unsent.db.selectFrom("review_reminder").selectAll().execute()).toEqual([]);
      } finally {
        await unsent.close();
      }
    });

    test("is listed for staff alone, newest first, and read without the links that are keys", async () => {
      await save("first@example.com");
      later(1);
      await upstream.db
        .transaction()
        .execute((db) =>
          queueMail(db, { ...plain, kind: "no-account", recipient: "second@example.com" }, "asked", now),
        );
      const visitor = new ApiVisitor(upstream.origin);
      expect((await visitor.get("/api/v2/mail/")).status).toBe(401);
      await visitor.signIn("sleeper@example.com");
      expect((await visitor.get("/api/v2/mail/")).status).toBe(403);
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      const { body } = await staff.get("/api/v2/mail/");
      expect(body).toMatchObject({ sends: true, count: 2, page: 1, pages: 1 });
      expect(body.items.map(({ recipient, kind }: Record<string, string>) => [recipient, kind])).toEqual([
        ["second@example.com", "no-account"],
        ["first@example.com", "saved-match"],
      ]);
      const texts = await Promise.all(
        body.items.map(async ({ id }: { id: number }) => (await staff.get(`/api/v2/mail/${id}/`)).body as object),
      );
      expect(texts).toMatchObject([
        { text: "b", hides_keys: false },
        { text: expect.stringContaining("See your matches:\n[link hidden]") as string, hides_keys: true },
      ]);
      expect((await visitor.get(`/api/v2/mail/${body.items[0].id}/`)).status).toBe(403);
      for (const id of ["0", "x", "999999999", "1e3"])
        expect((await staff.get(`/api/v2/mail/${id}/`)).status).toBe(404);
      expect((await staff.get("/api/v2/mail/?page=2")).status).toBe(404);
    });

    test("shows nobody of staff a key to what is another’s, before it is sent and after; nor does the database keep one then", async () => {
      const email = "keys@example.com";
      const visitor = new ApiVisitor(upstream.origin);
      const write = async (path: string, body: object) => {
        const { status } = await visitor.write("POST", `/api/v2/${path}`, body);
        expect([path, status < 300]).toEqual([path, true]);
      };
      await write("auth/signup/", { email, first_name: "Nora", password: "four words for sleep" });
      await write("auth/reset/", { email: "sleeper@example.com" });
      await save(email);
      const draft = await visitor.write("POST", "/api/v2/review-drafts/", {
        ...{ kind: "bed", product: "A bed of keys", key: "k".repeat(22) },
        fields: bedFields,
      });
      await write(`review-drafts/${draft.body.token}/send/`, { author: "Nora", email });
      const make = claimMaker(
        () => upstream,
        () => now,
      );
      const claim = await make.draft(visitor);
      await write(`cashback-claims/${claim}/send/`, { ...make.contact, email });
      const keysIn = (texts: readonly string[]) =>
        texts.flatMap((text) => [...text.matchAll(/bedlark\.test\/\S+?\/([\w.-]{30,})\//g)].map(([, key]) => key!));
      const bodies = async () => (await mails()).map(({ body }) => body);
      const linked = async (path: string) => new RegExp(`${path}/([\\w-]+)/`).exec((await bodies()).join())![1]!;
      await write(`review-confirmations/${await linked("confirm-review")}/`, {});
      await write("cashback-claims/confirm/", { token: await linked("cashback/confirm") });
      const keys = keysIn(await bodies());
      // One each, and a second where mail can be turned off.
      expect(keys).toHaveLength(8);
      const superuser = new ApiVisitor(upstream.origin);
      await superuser.signIn("super@example.com");
      const seen = async () => {
        const { items } = (await superuser.get("/api/v2/mail/")).body as { items: { id: number }[] };
        const read = items.map(async ({ id }) => (await superuser.get(`/api/v2/mail/${id}/`)).body as object);
        return JSON.stringify([items, await Promise.all(read)]);
      };
      const told = await seen();
      for (const key of keys) expect(told).not.toContain(key);
      await upstream.upkeep();
      expect(server.mails).toHaveLength(7);
      const kept = JSON.stringify([await mails(), await seen()]);
      for (const key of keys) expect(kept).not.toContain(key);
    });

    test.each([
      ["on one’s own machine", {}, ["staff@example.com", "super@example.com"]],
      ["that is reached from elsewhere", { UPSTREAM_SITE_URL: "https://demo.bedlark.test" }, ["super@example.com"]],
    ])(
      "of a demonstration %s, without a mail server, has its keys for %j: %j",
      async (_where, environment, readers) => {
        const unsent = await start({ environment });
        try {
          await new ApiVisitor(unsent.origin).write("POST", "/api/v2/auth/reset/", { email: "sleeper@example.com" });
          const { body, id } = await unsent.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
          for (const email of ["staff@example.com", "super@example.com"]) {
            const staff = new ApiVisitor(unsent.origin);
            await staff.signIn(email);
            const { text, hides_keys } = (await staff.get(`/api/v2/mail/${id}/`)).body;
            expect([email, text === body, hides_keys]).toEqual([
              email,
              readers.includes(email),
              !readers.includes(email),
            ]);
          }
        } finally {
          await unsent.close();
        }
      },
    );
  });
}
