import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMailer, type Mailer } from "../../../upstream/mail/mailer";
import { queueMail } from "../../../upstream/mail/queue-mail";
import { createDelivery } from "../../../upstream/mail/send-queued";
import { ApiVisitor } from "../../support/api-visitor";
import { type MailServer, startMailServer } from "../../support/mail-server";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const saved = "/api/v2/match/saved/";
const answers = { recipient: "me", position: "back", size: "queen" };

export function mailSuite(start: Start): void {
  describe("mail", () => {
    let upstream: TestUpstream;
    let server: MailServer;
    let now = new Date("2026-11-20T12:00:00Z");
    let log = "";
    beforeAll(async () => {
      server = await startMailServer();
      upstream = await start({
        clock: () => now,
        logTo: new Writable({ write: (chunk: Buffer, _encoding, done) => ((log += chunk.toString()), done()) }),
        environment: {
          UPSTREAM_SMTP_URL: server.url,
          UPSTREAM_MAIL_FROM: "matches@bedlark.test",
          UPSTREAM_SITE_URL: "https://www.bedlark.test",
          UPSTREAM_SITE_NAME: "Bedlark of the tests",
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
      server.manners.length = 0;
      server.mannersOf.clear();
    });
    const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const mails = () => upstream.db.selectFrom("mail").selectAll().orderBy("id").execute();
    const plain = {
      kind: "saved-match" as const,
      subject: "s",
      body: "b",
      shown: "b",
      html: "<p>b</p>",
      unsubscribe: null,
      useful_until: null,
    };
    const delivery = (mailer: Mailer, mostOfKind = 1000) =>
      createDelivery({ db: upstream.db, mailer, clock: () => now, log: upstream.log, mostOfKind });
    const save = (email: string) => new ApiVisitor(upstream.origin).write("POST", saved, { answers, email });

    test("is queued with the saved match and sent by upkeep, once, with the way back", async () => {
      const { status, body } = await save("someone@example.com");
      expect([status, body.mail]).toEqual([201, "queued"]);
      const query = new URLSearchParams(answers).toString();
      expect((await new ApiVisitor(upstream.origin).get(`/api/v2/match/?${query}`)).body.mails).toBe(true);
      expect(await mails()).toMatchObject([{ state: "queued", tries: 0, recipient: "someone@example.com" }]);
      expect(server.mails).toEqual([]);
      await upstream.upkeep();
      await upstream.upkeep();
      expect(server.mails.map(({ to }) => to)).toEqual([["someone@example.com"]]);
      const plain = server.mails[0]!.text.replace(/=\r?\n/g, "");
      expect(plain).toContain(`https://www.bedlark.test/mattress-finder/results/${body.token}/`);
      expect(plain).toMatch(/^From: Bedlark of the tests <matches@bedlark\.test>$/m);
      expect(plain).toMatch(/^Subject: Your mattress matches from Bedlark of the tests$/m);
      expect(plain).toContain("This is a demo: the beds, stores and prices are made up.");
      expect(await mails()).toMatchObject([{ state: "sent", tries: 1, failure: null, next_try_at: null }]);
    });

    test("is sent once for a form that was sent twice, also to an address added later", async () => {
      const send = (more: object) =>
        new ApiVisitor(upstream.origin).write("POST", saved, { answers, key: "k".repeat(22), ...more });
      await send({});
      const first = await send({ email: "twice@example.com" });
      const second = await send({ email: "twice@example.com" });
      expect(second.body).toEqual(first.body);
      expect(await mails()).toHaveLength(1);
    });

    test("that is turned away for now is tried again after growing pauses, and arrives once", async () => {
      await save("later@example.com");
      server.manners.push("later", "later");
      await upstream.upkeep();
      expect(await mails()).toMatchObject([{ state: "queued", tries: 1, failure: "EENVELOPE 451" }]);
      await upstream.upkeep();
      expect((await mails())[0]!.tries).toBe(1);
      later(1);
      await upstream.upkeep();
      expect((await mails())[0]!.tries).toBe(2);
      later(4);
      await upstream.upkeep();
      expect((await mails())[0]!.tries).toBe(2);
      later(1);
      await upstream.upkeep();
      expect(server.mails).toHaveLength(1);
      expect(await mails()).toMatchObject([{ state: "sent", tries: 3, failure: null }]);
    });

    test("to an address that there is not has failed at once, and others go out all the same", async () => {
      await save("unknown@example.com");
      await save("known@example.com");
      server.mannersOf.set("unknown@example.com", "refuse-address");
      await upstream.upkeep();
      expect(await mails()).toMatchObject([
        { state: "failed", tries: 1, failure: "EENVELOPE 550", next_try_at: null },
        { state: "sent" },
      ]);
      later(10_000);
      await upstream.upkeep();
      expect(server.mails.map(({ to }) => to)).toEqual([["known@example.com"]]);
    });

    test("whose server dies while it is sent is not lost and arrives once", async () => {
      await save("mid@example.com");
      server.manners.push("die");
      await upstream.upkeep();
      const [mail] = await mails();
      expect(mail).toMatchObject({ state: "queued", tries: 1 });
      expect(mail!.failure).not.toBeNull();
      later(1);
      await upstream.upkeep();
      expect(server.mails).toHaveLength(1);
    });

    test("that another process has sent meanwhile stays sent, whatever becomes of the try that took too long", async () => {
      await upstream.db.transaction().execute((db) => {
        const letter = { ...plain, kind: "reset-password" as const, recipient: "slow@example.com" };
        return queueMail(db, letter, "slow", now);
      });
      const mailer = createMailer({ smtpUrl: server.url, from: "matches@bedlark.test", name: "Bedlark" });
      // The first one's process stands still while it sends, until a second one has sent the message.
      const slow = {
        async send() {
          later(5);
          await delivery(mailer).all();
          throw Object.assign(new Error("refused"), { code: "EMESSAGE", responseCode: 550 });
        },
      };
      await delivery(slow).account();
      expect(server.mails).toHaveLength(1);
      expect(await mails()).toMatchObject([{ state: "sent", tries: 2, failure: null }]);
    });

    test("whose server dies before it says that it took it carries the same id again", async () => {
      await save("unsure@example.com");
      server.manners.push("take-and-die");
      await upstream.upkeep();
      later(1);
      await upstream.upkeep();
      const ids = server.mails.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
      expect(ids).toHaveLength(2);
      expect(ids[0]).toMatch(/^<\d+\.\d+@bedlark\.test>$/);
      expect(ids[1]).toBe(ids[0]);
      expect(await mails()).toMatchObject([{ state: "sent", tries: 2 }]);
    });

    test("is given up after seven tries over a day and a half, with the failure kept", async () => {
      await save("never@example.com");
      for (let round = 0; round < 10; round += 1) {
        server.manners.push("later");
        await upstream.upkeep();
        later(1440);
      }
      expect(await mails()).toMatchObject([{ state: "failed", tries: 7, failure: "EENVELOPE 451" }]);
      expect(server.mails).toEqual([]);
    });

    test("two processes at once send a message once", async () => {
      await save("one@example.com");
      await Promise.all([upstream.upkeep(), upstream.upkeep(), upstream.upkeep()]);
      expect(server.mails).toHaveLength(1);
    });

    test("an address gets five a day at most, and the sixth match is not saved as if it had been sent", async () => {
      for (let round = 0; round < 5; round += 1) expect((await save("busy@example.com")).status).toBe(201);
      const count = (await upstream.db.selectFrom("saved_match").select("token").execute()).length;
      const refused = await save("busy@example.com");
      expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
      expect(await upstream.db.selectFrom("saved_match").select("token").execute()).toHaveLength(count);
      later(1440);
      expect((await save("busy@example.com")).status).toBe(201);
    });

    test("five a day are one mailbox's, however its address is written", async () => {
      const spellings = [
        "one@example.com",
        "ONE@example.com",
        "One@Example.com",
        "one+a@example.com",
        "one+b@Example.com.",
      ];
      for (const email of spellings) expect((await save(email)).status).toBe(201);
      expect((await save("one+b@EXAMPLE.com")).status).toBe(429);
      expect((await save("o.ne@example.com")).status).toBe(201);
      expect((await save("another@example.com")).status).toBe(201);
    });

    test("five a day are five when eight come at once", async () => {
      const queue = (body: number) =>
        upstream.db
          .transaction()
          .execute((transaction) =>
            queueMail(transaction, { ...plain, recipient: "rush@example.com" }, `event ${body}`, now),
          );
      const ends = await Promise.allSettled(Array.from({ length: 8 }, (_, body) => queue(body)));
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
      expect(await mails()).toHaveLength(5);
    });

    test("a message that our own side refuses has failed at once and holds up no other", async () => {
      const row = {
        ...plain,
        state: "queued" as const,
        queued_at: now,
        next_try_at: now,
        sent_at: null,
        failure: null,
      };
      await upstream.db
        .insertInto("mail")
        .values({ ...row, recipient: "" })
        .execute();
      await upstream.db
        .insertInto("mail")
        .values({ ...row, recipient: "behind@example.com" })
        .execute();
      await upstream.upkeep();
      expect(await mails()).toMatchObject([{ state: "failed", failure: "EENVELOPE" }, { state: "sent" }]);
    });

    test("one that was never sent is forgotten after 30 days as well", async () => {
      await save("waiting@example.com");
      await upstream.db
        .updateTable("mail")
        .set({ next_try_at: new Date("2100-01-01") })
        .execute();
      later(30 * 1440 + 1);
      await upstream.upkeep();
      expect(await mails()).toEqual([]);
    });

    test("addresses are forgotten after 30 days and never stand in the log", async () => {
      await save("forgotten@example.com");
      server.manners.push("refuse-address");
      await save("gone@example.com");
      await upstream.upkeep();
      later(30 * 1440);
      await upstream.upkeep();
      expect(await mails()).toHaveLength(2);
      later(1);
      await upstream.upkeep();
      expect(await mails()).toEqual([]);
      expect(log).toContain("mail not sent");
      expect(log).not.toContain("@example.com");
    });
  });
}
