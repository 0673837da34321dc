import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MailKind } from "#contracts/vocabulary/mail";
import { createMailer } from "../../../upstream/mail/mailer";
import { queueMail } from "../../../upstream/mail/queue-mail";
import { createDelivery } from "../../../upstream/mail/send-queued";
import { type MailServer, startMailServer } from "../../support/mail-server";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker, claims } from "./claim-maker";
import { reviewWriters } from "./review-writers";
import type { Start } from "./start";

const jump = 40 * 86_400_000;

/** What was begun under a clock that ran ahead is over once the clock is right again: nothing lasts as long as it was ahead. */
export function clockJumpSuite(start: Start): void {
  describe("after a clock that ran 40 days ahead is put right", () => {
    let upstream: TestUpstream;
    let server: MailServer;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      server = await startMailServer();
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
    });
    afterAll(async () => {
      await upstream.close();
      await server.close();
    });
    const { begin, browser, mails, post, send } = reviewWriters(
      () => upstream,
      () => now,
    );
    const make = claimMaker(
      () => upstream,
      () => now,
    );
    const ahead = async <T>(work: () => Promise<T>): Promise<T> => {
      const before = now;
      now = new Date(now.getTime() + jump);
      try {
        return await work();
      } finally {
        now = new Date(before.getTime() + 1000);
      }
    };

    test("who tried to log in then may log in now", async () => {
      const visitor = browser();
      const last = await ahead(async () => {
        for (let tries = 0; tries < 5; tries += 1) await visitor.signIn("owner@example.com", "wrong");
        return (await visitor.signIn("owner@example.com")).status;
      });
      expect(last).toBe(429);
      expect((await visitor.signIn("owner@example.com")).status).toBe(200);
    });

    test("who asked for mail then may ask now, and a link from then doesn't work", async () => {
      const visitor = browser();
      const reset = async () => (await post(visitor, "auth/reset/", { email: "sleeper@example.com" })).status;
      const asked = await ahead(async () => [
        await reset(),
        await reset(),
        await reset(),
        await reset(),
        await reset(),
      ]);
      expect(asked).toEqual([200, 200, 200, 200, 429]);
      const { body } = (await mails("sleeper@example.com")).at(-1)!;
      const token = /\/([\w-]{43})\//.exec(body)![1]!;
      expect((await visitor.get(`/api/v2/auth/links/${token}/`)).status).toBe(404);
      expect((await post(visitor, "auth/reset/new/", { token, password: "four words for sleep" })).status).toBe(400);
      expect(await reset()).toBe(200);
    });

    test("networks that were known then aren't, and tries from then are forgotten", async () => {
      await upstream.db.deleteFrom("sign_in_attempt").execute();
      const visitor = browser();
      await ahead(async () => {
        expect((await visitor.signIn("staff@example.com")).status).toBe(200);
        await browser().signIn("staff@example.com", "wrong");
      });
      await upstream.upkeep();
      expect(await upstream.db.selectFrom("sign_in_attempt").select("key_hash").execute()).toEqual([]);
      await browser().signIn("staff@example.com", "wrong");
      await upstream.db.updateTable("sign_in_attempt").set({ failures: 500 }).execute();
      expect((await visitor.signIn("staff@example.com")).status).toBe(429);
      await upstream.db.deleteFrom("sign_in_attempt").execute();
    });

    test("drafts and claims that were mailed then can be mailed now", async () => {
      const visitor = browser();
      const { slug } = await upstream.db.selectFrom("model").select("slug").executeTakeFirstOrThrow();
      const draft = await begin(visitor, { slug });
      const claim = await make.draft(visitor);
      const mailed = async () => {
        await send(visitor, draft, { author: "Nora", email: "mailed@example.com" });
        await visitor.write("POST", `${claims}${claim}/send/`, { ...make.contact, email: "mailed@example.com" });
        return (await mails("mailed@example.com")).map(({ kind }) => kind);
      };
      expect(await ahead(mailed)).toEqual(["confirm-review", "confirm-claim"]);
      expect(await mailed()).toEqual(["confirm-review", "confirm-claim", "confirm-review", "confirm-claim"]);
      expect(await mailed()).toHaveLength(4);
    });

    const words = { subject: "Yours", body: "b", shown: "b", html: "", unsubscribe: null, useful_until: null };
    const queue = (kind: MailKind, recipient: string, event: string) =>
      upstream.db.transaction().execute((db) => queueMail(db, { kind, recipient, ...words }, event, now));
    const deliver = (mostOfKind: number) => {
      const mailer = createMailer({ smtpUrl: server.url, from: "matches@bedlark.test", name: "Bedlark" });
      return createDelivery({ db: upstream.db, mailer, clock: () => now, log: upstream.log, mostOfKind }).all();
    };
    const statesOf = async (email: string) => (await mails(email)).map(({ state }) => state);

    test("mail of then counts for no limit of today, and what was to be tried then is sent now", async () => {
      await upstream.db.deleteFrom("mail").execute();
      await ahead(async () => {
        for (let each = 0; each < 5; each += 1) await queue("saved-match", "five@example.com", `match ${each}`);
      });
      await queue("saved-match", "five@example.com", "match 5");
      expect(await mails("five@example.com")).toHaveLength(6);
      await deliver(1000);
      expect(await statesOf("five@example.com")).toEqual(Array(6).fill("sent"));
    });

    test("mail that was sent then counts for no bound of a day today", async () => {
      await upstream.db.deleteFrom("mail").execute();
      await queue("discussion-news", "then@example.com", "post 1");
      await ahead(() => deliver(1));
      await queue("discussion-news", "today@example.com", "post 2");
      await queue("discussion-news", "held@example.com", "post 3");
      await deliver(1);
      const states = [];
      for (const name of ["then", "today", "held"]) states.push(...(await statesOf(`${name}@example.com`)));
      expect(states).toEqual(["sent", "sent", "queued"]);
    });

    test("posts of then count for no limit of today", async () => {
      const visitor = browser();
      const ask = async (number: number) =>
        (
          await post(visitor, "questions/", {
            title: `Does a latex bed sag after ${number} years?`,
            text: "Mine is a year old and I would like to know what to expect of it.",
            name: "Sue",
            topics: ["care"],
            watch: false,
            key: `jump-${number}`.padEnd(22, "k"),
          })
        ).status;
      const then = await ahead(async () => {
        await visitor.signIn("super@example.com");
        const given = [];
        for (let number = 2; number < 23; number += 1) given.push(await ask(number));
        return given;
      });
      expect(then).toContain(429);
      expect(await ask(50)).toBe(201);
    });
  });
}
