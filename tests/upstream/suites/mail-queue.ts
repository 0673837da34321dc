import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { MailKind } from "#contracts/vocabulary/mail";
import { createMailer, type Mailer, type Message } from "../../../upstream/mail/mailer";
import { queueMail } from "../../../upstream/mail/queue-mail";
import { createDelivery } from "../../../upstream/mail/send-queued";
import { ApiVisitor } from "../../support/api-visitor";
import { type MailServer, startMailServer } from "../../support/mail-server";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

/** In which order mail goes, how much of it, and what holds it up. */
export function mailQueueSuite(start: Start): void {
  describe("the queue of mail", () => {
    let upstream: TestUpstream;
    let server: MailServer;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      server = await startMailServer();
      upstream = await start({
        clock: () => now,
        environment: {
          UPSTREAM_SMTP_URL: server.url,
          UPSTREAM_MAIL_FROM: "mail@bedlark.test",
          UPSTREAM_SITE_URL: "https://www.bedlark.test",
          UPSTREAM_TRUST_PROXY: "1",
        },
      });
    });
    afterAll(async () => {
      await upstream.close();
      await server.close();
    });
    beforeEach(async () => {
      later(2 * 1440);
      await upstream.db.deleteFrom("mail").execute();
      server.mails.length = 0;
      server.manners.length = 0;
      server.mannersOf.clear();
    });
    const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const mails = () => upstream.db.selectFrom("mail").selectAll().orderBy("id").execute();
    const states = async () => (await mails()).map(({ state }) => state);
    const delivery = (
      mailer: Mailer = createMailer({ smtpUrl: server.url, from: "mail@bedlark.test", name: "Bedlark" }),
      most = 1000,
    ) => createDelivery({ db: upstream.db, mailer, clock: () => now, log: upstream.log, mostOfKind: most });
    const queue = (kind: MailKind, recipient: string, event: string) =>
      upstream.db.transaction().execute((db) => {
        const words = { subject: "s", body: "b", shown: "b", html: "<p>b</p>", unsubscribe: null, useful_until: null };
        return queueMail(db, { kind, recipient, ...words }, event, now);
      });
    const addresses = () => server.mails.map(({ to }) => to[0]!);
    const idsOf = () => server.mails.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)![1]);

    test("a new password is among the first to arrive, behind 120 messages of the contact page, and all arrive at once", async () => {
      for (let network = 0; network < 4; network += 1) {
        const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": `10.${network}.0.1` });
        for (let each = 0; each < 30; each += 1) {
          const email = `somebody-${network}-${each}@example.com`;
          const message = { topic: "other", email, message: "A message that nobody wrote." };
          expect((await visitor.write("POST", "/api/v2/contact/", message)).status).toBe(201);
        }
      }
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.99.0.1" });
      expect((await visitor.write("POST", "/api/v2/auth/reset/", { email: "sleeper@example.com" })).status).toBe(200);
      expect(await mails()).toHaveLength(121);
      await upstream.upkeep();
      expect(addresses().indexOf("sleeper@example.com")).toBeLessThan(5);
      expect(new Set(idsOf()).size).toBe(121);
      expect(server.mails).toHaveLength(121);
      expect(new Set(await states())).toEqual(new Set(["sent"]));
    });

    test("what became of something of one’s own goes before what anybody can cause", async () => {
      const kinds = ["contact-received", "discussion-news", "claim-changed", "reset-password"] as const;
      for (const kind of kinds) await queue(kind, `${kind}@example.com`, "one");
      const taken: string[] = [];
      const one: Mailer = { send: async ({ to }: Message) => void taken.push(to.split("@")[0]!) };
      await delivery(one).all();
      expect(taken).toEqual(["reset-password", "claim-changed", "contact-received", "discussion-news"]);
    });

    test("one event has one letter however often it is queued, and another in the same words has its own", async () => {
      for (const event of ["claim event 1", "claim event 1", "claim event 2"])
        await queue("claim-changed", "owner@example.com", event);
      await Promise.all(Array.from({ length: 8 }, () => queue("claim-changed", "Owner@example.com", "claim event 3")));
      // A letter of another kind, or to somebody else, is another.
      await queue("post-decided", "owner@example.com", "claim event 3");
      await queue("claim-changed", "other@example.com", "claim event 3");
      later(10 * 1440);
      await queue("claim-changed", "owner@example.com", "claim event 1");
      expect(await mails()).toHaveLength(5);
    });

    test("a form for a new password mails one link however often it is sent, and another once that one is used", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.98.0.1" });
      const write = async (path: string, body: object) =>
        expect((await visitor.write("POST", `/api/v2/auth/reset/${path}`, body)).status).toBe(200);
      const form = { email: "holder@example.com", key: "k".repeat(22) };
      const links = async () =>
        (await mails()).flatMap(({ body }) => /\/signin\/reset\/new\/([\w-]+)\//.exec(body)?.[1] ?? []);
      for (let times = 0; times < 2; times += 1) await write("", form);
      expect(await links()).toHaveLength(1);
      await write("new/", { token: (await links())[0], password: "four words for sleep" });
      await write("", form);
      expect(new Set(await links()).size).toBe(2);
    });

    test("a form whose mail can't be stored, as on a full disk, is no try however often it is sent", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.98.0.2" });
      const ask = async () =>
        (await visitor.write("POST", "/api/v2/auth/reset/", { email: "owner@example.com", key: "f".repeat(22) }))
          .status;
      const run = (statement: string) => sql.raw(statement).execute(upstream.db);
      await run("create function is_full() returns trigger as $$ begin raise disk_full; end $$ language plpgsql");
      await run("create trigger is_full before insert on mail for each row execute function is_full()");
      for (let times = 0; times < 6; times += 1) expect(await ask()).toBeGreaterThanOrEqual(500);
      await run("drop trigger is_full on mail");
      await run("drop function is_full()");
      expect(await ask()).toBe(200);
    });

    test("a mailbox gets twenty a day of what anybody can cause, and the rest later; letters about its own go on", async () => {
      for (let each = 0; each < 25; each += 1)
        await queue("contact-received", `victim+${each}@example.com`, `message ${each}`);
      await queue("contact-received", "somebody@example.com", "message");
      for (const kind of ["claim-changed", "reset-password"] as const) await queue(kind, "victim@example.com", "own");
      await upstream.upkeep();
      expect(server.mails).toHaveLength(23);
      expect(addresses()).toEqual(
        expect.arrayContaining(["somebody@example.com", "victim@example.com", "victim@example.com"]),
      );
      later(61);
      await upstream.upkeep();
      expect(server.mails).toHaveLength(23);
      later(1440);
      await upstream.upkeep();
      expect(new Set(addresses()).size).toBe(27);
    });

    test("one kind of other mail stops at its day’s number, holds up no other kind, and goes on a day later", async () => {
      for (let each = 0; each < 6; each += 1) await queue("contact-received", `flood-${each}@example.com`, "flood");
      for (let each = 0; each < 2; each += 1) await queue("discussion-news", `reader-${each}@example.com`, "news");
      for (let each = 0; each < 5; each += 1) await queue("confirm-account", `new-${each}@example.com`, "new");
      const bounded = delivery(undefined, 4);
      await bounded.all();
      const begun = (name: string) => addresses().filter((address) => address.startsWith(name)).length;
      expect([begun("flood"), begun("reader"), begun("new")]).toEqual([4, 2, 5]);
      later(61);
      await bounded.all();
      expect(begun("flood")).toBe(4);
      later(1440);
      await bounded.all();
      expect(begun("flood")).toBe(6);
      expect(await states()).toEqual(Array(13).fill("sent"));
    });

    test("a server that hangs on other mail holds up no account mail", async () => {
      for (let each = 0; each < 4; each += 1) {
        server.mannersOf.set(`slow-${each}@example.com`, "hang");
        await queue("contact-received", `slow-${each}@example.com`, "slow");
      }
      const sending = delivery();
      const others = sending.all();
      await vi.waitUntil(() => server.hanging === 3, { timeout: 30_000, interval: 5 });
      await queue("reset-password", "hurry@example.com", "hurry");
      await sending.account();
      expect(addresses()).toEqual(["hurry@example.com"]);
      server.cut();
      await others;
      server.hanging = 0;
      server.mannersOf.clear();
      expect((await mails()).map(({ tries }) => tries)).toEqual([1, 1, 1, 0, 1]);
      later(1);
      await sending.all();
      await sending.all();
      expect(new Set(addresses()).size).toBe(5);
      expect(server.mails).toHaveLength(5);
    });

    test("a message on which the server breaks down waits for its own next try, and the others go on after seconds", async () => {
      server.mannersOf.set("poison@example.com", "die");
      await queue("claim-changed", "poison@example.com", "poison");
      const sending = delivery();
      await sending.all();
      expect(await mails()).toMatchObject([{ state: "queued", tries: 1 }]);
      await queue("contact-received", "behind@example.com", "behind");
      await queue("claim-changed", "before@example.com", "before");
      await sending.all();
      expect(server.mails).toEqual([]);
      later(0.1);
      await sending.all();
      expect(addresses()).toEqual(["before@example.com", "behind@example.com"]);
      server.mannersOf.clear();
      later(1);
      await sending.all();
      expect(addresses().at(-1)).toBe("poison@example.com");
    });

    test("while nobody is let in, one message tries now and then, and the others keep their tries", async () => {
      for (let each = 0; each < 6; each += 1) await queue("claim-changed", `waiting-${each}@example.com`, "waits");
      let tries = 0;
      const locked: Mailer = {
        async send() {
          tries += 1;
          throw Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535 });
        },
      };
      const sending = delivery(locked);
      await sending.all();
      expect(tries).toBeLessThanOrEqual(3);
      const before = tries;
      for (let second = 0; second < 4; second += 1) {
        later(1 / 60);
        await sending.all();
      }
      expect(tries).toBe(before);
      later(1);
      await sending.all();
      expect(tries).toBe(before + 1);
      expect((await mails()).every(({ tries: each }) => each <= 2)).toBe(true);
    });

    test("what a process had when it was killed is sent by another one, once and under the same id", async () => {
      await queue("reset-password", "killed@example.com", "killed");
      const seen: string[] = [];
      // It never comes to say what became of it.
      void delivery({ send: ({ id }) => (seen.push(id), new Promise(() => {})) }).account();
      await vi.waitUntil(() => seen.length === 1, { timeout: 30_000, interval: 5 });
      const other = delivery();
      later(4);
      await other.all();
      expect(server.mails).toEqual([]);
      later(2);
      await Promise.all([other.all(), other.account(), delivery().all()]);
      expect(idsOf()).toEqual([`<${seen[0]}@bedlark.test>`]);
      expect(await states()).toEqual(["sent"]);
    });

    test("a process that stops begins nothing more", async () => {
      for (let each = 0; each < 9; each += 1) await queue("claim-changed", `stop-${each}@example.com`, "stops");
      const sending = delivery({
        async send() {
          sending.stop();
        },
      });
      await sending.all();
      await sending.account();
      expect((await states()).filter((state) => state === "sent").length).toBeLessThanOrEqual(3);
    });
  });
}
