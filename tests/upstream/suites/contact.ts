import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { newKey } from "./claim-maker";
import { shoppers } from "./shoppers";
import type { Start } from "./start";

const typed = {
  topic: "correction",
  message: "The Casper is 12 inches, not 11.\n\n<script>alert(1)</script>",
  name: "Nora Field",
};
const staffList = "/api/v2/contact/messages/";

/** Messages to the site: kept and mailed once, worked through by staff, and gone with their sender's account. */
export function contactSuite(start: Start): void {
  describe("a message to the site", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({
        clock: () => now,
        environment: { UPSTREAM_TRUST_PROXY: "1", UPSTREAM_CONTACT_MAIL: "desk@bedlark.test" },
      });
    });
    afterAll(() => upstream.close());
    const { browser } = shoppers(() => upstream.origin);
    const send = (body: object, visitor = browser()) =>
      visitor.write("POST", "/api/v2/contact/", { ...typed, ...body });
    const mailsTo = (recipient: string) =>
      upstream.db.selectFrom("mail").selectAll().where("recipient", "=", recipient).orderBy("id").execute();
    const rowOf = (reference: string) =>
      upstream.db
        .selectFrom("contact_message")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
    const as = async (email: string, password?: string): Promise<ApiVisitor> => {
      const visitor = browser();
      expect((await visitor.signIn(email, password)).status).toBe(200);
      return visitor;
    };

    test("gets a number of its own, which is mailed to its sender and to us without a word that was typed", async () => {
      const key = newKey();
      const first = await send({ email: "nora@example.com", key });
      expect([first.status, first.body]).toEqual([
        201,
        { reference: expect.stringMatching(/^BL-[2-9A-HJ-NP-Z]{6}$/), mail: "not-configured" },
      ]);
      const { reference } = first.body;
      expect((await send({ email: "nora@example.com", key })).body.reference).toBe(reference);
      const [toSender, ...more] = await mailsTo("nora@example.com");
      const [toUs] = await mailsTo("desk@bedlark.test");
      expect(more).toEqual([]);
      expect([toSender!.kind, toUs!.kind]).toEqual(["contact-received", "contact-notice"]);
      expect(toSender!.subject).toContain(reference);
      expect(toUs!.body).toContain(`/admin/messages/${reference}/`);
      for (const { subject, body, html } of [toSender!, toUs!])
        expect(`${subject}${body}${html}`).not.toMatch(/Casper|Nora|alert|nora@/);
      expect(await rowOf(reference)).toMatchObject({
        ...typed,
        email: "nora@example.com",
        account_id: null,
        sent_at: now,
      });
    });

    test("is refused with the number of the first one when its form’s key comes with something else in it", async () => {
      const form = { email: "second@example.com", key: newKey() };
      const { reference } = (await send(form)).body;
      for (const change of [
        { message: "And it’s cheaper." },
        { topic: "site" },
        { name: undefined },
        { email: "second.too@example.com" },
      ]) {
        const { status, body } = await send({ ...form, ...change });
        expect([change, status, body.code]).toEqual([change, 409, "key_used"]);
        expect(body.detail).toContain(reference);
      }
      expect((await send(form)).body.reference).toBe(reference);
      expect(await mailsTo("second@example.com")).toHaveLength(1);
      expect(await mailsTo("second.too@example.com")).toEqual([]);
      const next = await send({ ...form, message: "And it’s cheaper.", key: newKey() });
      expect([next.status, next.body.reference === reference]).toEqual([201, false]);
    });

    test("can be corrected as often as its form is pressed before that counts as more mail", async () => {
      const form = { email: "corrects@example.com", key: newKey() };
      const visitor = browser();
      expect((await send(form, visitor)).status).toBe(201);
      for (let number = 1; number < 6; number += 1)
        expect((await send({ ...form, message: `No. ${number}` }, visitor)).status).toBe(409);
      expect((await send({ ...form, key: newKey() }, visitor)).status).toBe(201);
    });

    test("is refused beside its fields", async () => {
      const refused = async (body: object) => {
        const { status, body: errors } = await send(body);
        return [status, Object.keys(errors as object)];
      };
      expect(await refused({ email: "nora" })).toEqual([400, ["email"]]);
      expect(await refused({ email: "nora@localhost" })).toEqual([400, ["email"]]);
      expect(await refused({ email: "a@b.test", topic: "none" })).toEqual([400, ["topic"]]);
      expect(await refused({ email: "a@b.test", message: " \n " })).toEqual([400, ["message"]]);
      expect(await refused({ email: "a@b.test", message: "x".repeat(3001) })).toEqual([400, ["message"]]);
      expect(await refused({ email: "a@b.test", name: "x".repeat(81) })).toEqual([400, ["name"]]);
    });

    test("can't be used to flood somebody's mailbox", async () => {
      const visitor = browser();
      const given = [];
      for (let number = 0; number < 6; number += 1)
        given.push((await send({ email: "victim@example.com", message: `No. ${number}` }, visitor)).status);
      expect(given).toEqual([201, 201, 201, 201, 429, 429]);
      expect(await mailsTo("victim@example.com")).toHaveLength(4);
    });

    test("is for staff to read, and to mark", async () => {
      const { reference } = (await send({ email: "waits@example.com" })).body;
      const paths = [staffList, `${staffList}${reference}/`];
      for (const path of paths) {
        expect((await browser().get(path)).status).toBe(401);
        expect((await (await as("sleeper@example.com")).get(path)).status).toBe(403);
      }
      const mark = (visitor: ApiVisitor, answered: string, of = reference as string) =>
        visitor.write("POST", `${staffList}${of}/`, { answered });
      expect((await mark(browser(), "yes")).status).toBe(401);
      expect((await mark(await as("sleeper@example.com"), "yes")).status).toBe(403);
      const staff = await as("staff@example.com");
      const read = async () => (await staff.get(`${staffList}${reference}/`)).body;
      expect(await read()).toMatchObject({ message: typed.message, has_account: false, answered_at: null });
      const marked = now.toISOString();
      expect((await mark(staff, "yes")).status).toBe(204);
      now = new Date(now.getTime() + 60_000);
      expect((await mark(await as("super@example.com"), "yes")).status).toBe(204);
      const { answered_at, answered_by } = await read();
      expect([answered_at, answered_by]).toEqual([marked, expect.stringMatching(/\w/)]);
      const view = async (query: string) =>
        (await staff.get(`${staffList}${query}`)).body.items.map((each: { reference: string }) => each.reference);
      expect(await view("")).not.toContain(reference);
      expect(await view("?view=answered")).toEqual([reference]);
      expect((await mark(staff, "no")).status).toBe(204);
      expect(await view("?view=answered")).toEqual([]);
      // Whoever has waited longest comes first.
      expect((await view("")).at(-1)).toBe(reference);
      expect((await mark(staff, "maybe")).status).toBe(400);
      for (const none of ["BL-222222", "none", "BL-7K3M9O"]) {
        expect((await mark(staff, "yes", none)).status).toBe(404);
        expect((await staff.get(`${staffList}${none}/`)).status).toBe(404);
      }
      expect((await staff.get(`${staffList}?page=9`)).status).toBe(404);
    });

    test("is among what its sender downloads, and goes with their account", async () => {
      const email = "leaves@example.com";
      const password = "four words for sleep";
      const visitor = browser();
      await visitor.write("POST", "/api/v2/auth/signup/", { email, first_name: "Nora", password });
      const token = /\/([\w-]{43})\//.exec((await mailsTo(email)).at(-1)!.body)![1];
      expect((await visitor.write("POST", "/api/v2/auth/signup/confirm/", { token, password })).status).toBe(200);
      const { reference: own } = (await send({ email: "work@example.com" }, visitor)).body;
      const { reference: before } = (await send({ email })).body;
      const { reference: others } = (await send({ email: "leaves.too@example.com" })).body;
      expect((await rowOf(own)).account_id).not.toBeNull();
      const { tables } = (await visitor.get("/api/v2/account/data/")).body;
      expect(tables.contact_message.map((row: { reference: string }) => row.reference)).toEqual([own, before]);
      for (const name of ["id", "key", "account_id"])
        expect(Object.keys(tables.contact_message[0])).not.toContain(name);
      expect((await visitor.write("POST", "/api/v2/account/delete/", { password })).status).toBe(204);
      const left = await upstream.db.selectFrom("contact_message").select("reference").execute();
      const all = left.map(({ reference }) => reference);
      expect([own, before, others].map((reference) => all.includes(reference))).toEqual([false, false, true]);
    });
  });
}
