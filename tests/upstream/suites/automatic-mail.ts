import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailKindLabels, type OptionalMail } from "#contracts/vocabulary/mail";
import { termsOf } from "#contracts/vocabulary/terms";
import { mailboxHash } from "../../../upstream/mail/mailbox";
import { queueMail } from "../../../upstream/mail/queue-mail";
import { stopMail } from "../../../upstream/mail/unsubscribe";
import { ApiVisitor } from "../../support/api-visitor";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { reviewToBeRemindedOf } from "../../support/sent-reviews";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

/** Words of a header, which are coded where they are not ASCII (RFC 2047). */
const decoded = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_all, coding: string, coded: string) =>
      coding.toLowerCase() === "b"
        ? Buffer.from(coded, "base64").toString()
        : decodeURIComponent(coded.replaceAll("_", " ").replaceAll("%", "%25").replace(/=(..)/g, "%$1")),
    );

/** What mail that no person wrote says of itself and of its sender. */
export function automaticMailSuite(start: Start): void {
  describe("automatic mail", () => {
    let upstream: TestUpstream;
    let server: MailServer;
    const now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      server = await startMailServer();
      upstream = await start({
        clock: () => now,
        environment: {
          UPSTREAM_SMTP_URL: server.url,
          UPSTREAM_MAIL_FROM: "mail@bedlark.test",
          UPSTREAM_MAIL_FROM_NAME: "Bédlark: beds, “honest”",
          UPSTREAM_SITE_URL: "https://www.bedlark.test",
          UPSTREAM_POSTAL_ADDRESS: "1 Main Street, Boise, ID 83702",
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

    test("of every kind says that no person wrote it, so that nobody’s absence answers it", async () => {
      const kinds = termsOf(mailKindLabels);
      const words = { subject: "s", body: "b", shown: "b", html: "<p>b</p>", unsubscribe: null, useful_until: null };
      for (const kind of kinds)
        await upstream.db
          .transaction()
          .execute((db) => queueMail(db, { ...words, kind, recipient: `${kind}@example.com` }, kind, now));
      await upstream.upkeep();
      expect(server.mails.map(({ to }) => to[0]).sort()).toEqual(kinds.map((kind) => `${kind}@example.com`).sort());
      for (const { to, text } of server.mails) {
        const head = text.slice(0, text.indexOf("\r\n\r\n"));
        expect([to, head.match(/^Auto-Submitted: .*\w/gm)]).toEqual([to, ["Auto-Submitted: auto-generated"]]);
      }
    });

    test("that somebody has turned off isn’t sent to them, and no other kind can be turned off", async () => {
      const off = ["discussion-news", "review-reminder", "saved-match"];
      const recipient = "wants-none@example.com";
      const stop = (kind: string) => stopMail(upstream.db, kind as OptionalMail, mailboxHash(recipient), now);
      const words = { subject: "s", body: "b", shown: "b", html: "<p>b</p>", unsubscribe: null, useful_until: null };
      const kinds = termsOf(mailKindLabels);
      // As if they had turned off whatever there is.
      for (const kind of kinds) {
        await stop(kind);
        await upstream.db.transaction().execute((db) => queueMail(db, { ...words, kind, recipient }, kind, now));
      }
      await upstream.upkeep();
      const mails = await upstream.db.selectFrom("mail").select(["kind", "state", "failure"]).execute();
      const of = (state: string) => mails.filter((mail) => mail.state === state).map(({ kind }) => kind);
      expect(of("failed").sort()).toEqual(off);
      expect(of("sent").sort()).toEqual(kinds.filter((kind) => !off.includes(kind)).sort());
      expect(server.mails).toHaveLength(kinds.length - off.length);
    });

    test("comes from a name with its accents and marks, as the setting has it", async () => {
      const answers = { recipient: "me", position: "back", size: "queen" };
      const email = "someone@example.com";
      await new ApiVisitor(upstream.origin).write("POST", "/api/v2/match/saved/", { answers, email });
      await upstream.upkeep();
      const raw = server.mails[0]!.text.replace(/\r\n[ \t]+/g, " ");
      const [, name, address] = /^From: (.+) <(.+)>\r?$/m.exec(raw)!;
      expect(name).toMatch(/^[\x20-\x7e]+$/);
      expect([decoded(name!), address]).toEqual(["Bédlark: beds, “honest”", "mail@bedlark.test"]);
    });

    test("that reminds of a review after a year can be stopped by one press, and has the postal address", async () => {
      await reviewToBeRemindedOf(upstream.db, "year@example.com", now);
      await upstream.upkeep();
      expect(server.mails.map(({ to }) => to)).toEqual([["year@example.com"]]);
      const text = server.mails[0]!.text.replace(/=\r?\n/g, "");
      expect(text).toMatch(/^Subject: How is the .+ after a year\?/m);
      expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
      expect(text.match(/Bedlark, 1 Main Street, Boise, ID 83702/g)).toHaveLength(2);
    });
  });
}
