import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queueMail } from "../../../upstream/mail/queue-mail";
import { ApiVisitor } from "../../support/api-visitor";
import { type MailServer, startMailServer } from "../../support/mail-server";
import type { TestUpstream } from "../../support/upstream";
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
    const plain = { subject: "s", body: "b", html: "<p>b</p>", unsubscribe: null, useful_until: null };
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
      for (let presses = 0; presses < 2; presses += 1) expect((await press(token!)).status).toBe(204);
      // Nobody else learns that somebody there has been here and turned it off.
      const { status, body } = await save("O'Neil+Beds@example.com");
      expect([status, body.mail]).toEqual([201, "queued"]);
      expect(await mails()).toHaveLength(1);
      expect((await save("o'neil@example.com")).body.mail).toBe("queued");
      expect(JSON.stringify(await upstream.db.selectFrom("mail_stop").selectAll().execute())).not.toContain("neil");
      await upstream.db.deleteFrom("mail_stop").execute();
    });

    test("whose link has expired is not sent any more, and one with a key to an account is emptied once it is", async () => {
      const key = { ...plain, kind: "reset-password" as const, recipient: "owner@example.com" };
      const queue = (until: Date) =>
        upstream.db
          .transaction()
          .execute((db) => queueMail(db, { ...key, body: until.toISOString(), useful_until: until }, now));
      await queue(new Date(now.getTime() - 1));
      await queue(new Date(now.getTime() + 60_000));
      await upstream.upkeep();
      expect(await mails()).toMatchObject([
        { state: "failed", failure: "TOO_LATE", tries: 0 },
        { state: "sent", body: "", html: null },
      ]);
      expect(server.mails).toHaveLength(1);
    });

    test("is listed for staff alone, newest first, without the text of one that opens an account", async () => {
      await save("first@example.com");
      later(1);
      await upstream.db
        .transaction()
        .execute((db) => queueMail(db, { ...plain, kind: "reset-password", recipient: "second@example.com" }, now));
      const visitor = new ApiVisitor(upstream.origin);
      expect((await visitor.get("/api/v2/mail/")).status).toBe(401);
      await visitor.signIn("sleeper@example.com");
      expect((await visitor.get("/api/v2/mail/")).status).toBe(403);
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      const { body } = await staff.get("/api/v2/mail/");
      expect(body).toMatchObject({ sends: true, count: 2, page: 1, pages: 1 });
      expect(body.items.map(({ recipient, kind }: Record<string, string>) => [recipient, kind])).toEqual([
        ["second@example.com", "reset-password"],
        ["first@example.com", "saved-match"],
      ]);
      const texts = await Promise.all(
        body.items.map(
          async ({ id }: { id: number }) => (await staff.get(`/api/v2/mail/${id}/`)).body.text as string | null,
        ),
      );
      expect(texts).toEqual([null, expect.stringContaining("See your matches:")]);
      expect((await visitor.get(`/api/v2/mail/${body.items[0].id}/`)).status).toBe(403);
      for (const id of ["0", "x", "999999999", "1e3"])
        expect((await staff.get(`/api/v2/mail/${id}/`)).status).toBe(404);
      expect((await staff.get("/api/v2/mail/?page=2")).status).toBe(404);
    });
  });
}
