import { chmodSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payouts } from "#contracts/cashback/claims";
import { numbersKeptDays } from "#contracts/vocabulary/claims";
import { paymentFiles } from "../../../upstream/cashback/payouts/payment-file";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker, newKey, staffPayouts, startWithPayments } from "./claim-maker";
import type { Start } from "./start";

const day = 86_400_000;
const whole = bankAccount.account_number;

/** Payment files, and how long they have whole numbers of accounts. */
export function cashbackFileSuite(start: Start): void {
  describe("a payment file", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    let member: ApiVisitor;
    let directory: string;
    const today = new Date("2026-11-24T12:00:00Z");
    let now = today;
    beforeAll(async () => {
      ({ directory, upstream, staff, colleague, member } = await startWithPayments(start, () => now));
    });
    afterAll(async () => {
      await upstream.close();
      await rm(directory, { recursive: true });
    });
    const make = claimMaker(
      () => upstream,
      () => now,
    );
    /** Pays one claim, to a bank account or by check; its batch. */
    const paid = async (payee: object = bankAccount): Promise<number> => {
      const { id } = await make.approved(member, staff, payee);
      const { status, body } = await staff.write("POST", staffPayouts, { key: newKey(), claim: String(id) });
      expect([status, body.paid]).toEqual([200, 1]);
      return body.batch as number;
    };
    const path = (batch: number) => join(directory, `cash-back-payments-${batch}.csv`);
    const text = (batch: number) => readFileSync(path(batch), "utf8");
    const handOver = (batch: number, by = colleague) => by.write("POST", `${staffPayouts}${batch}/handed-over/`, {});
    const listed = async (batch: number, by = colleague) =>
      payouts.parse((await by.get(staffPayouts)).body).items.find(({ id }) => id === batch)!;

    test("another claim under the key of a payment is refused, and is paid with the next one", async () => {
      const [one, other] = [await make.approved(member, staff), await make.approved(member, staff)];
      const key = newKey();
      const pay = (body: object) => staff.write("POST", staffPayouts, { key, ...body });
      const first = await pay({ claim: String(one.id) });
      expect([first.status, first.body.paid]).toEqual([200, 1]);
      for (const body of [{ claim: String(other.id) }, {}]) {
        const refused = await pay(body);
        expect([body, refused.status, refused.body.code]).toEqual([body, 409, "key_used"]);
      }
      expect((await pay({ claim: String(one.id) })).body).toEqual(first.body);
      expect((await pay({ claim: String(other.id), key: newKey() })).body.paid).toBe(1);
    });

    test("is for staff who handle payments alone", async () => {
      const batch = await paid();
      for (const by of [staff, member]) {
        expect((await by.get(`${staffPayouts}${batch}/file/`)).status).toBe(403);
        expect((await handOver(batch, by)).status).toBe(403);
      }
      expect((await new ApiVisitor(upstream.origin).get(`${staffPayouts}${batch}/file/`)).status).toBe(401);
      expect((await staff.get(staffPayouts)).body.may_have_files).toBe(false);
      const right = (handles_payments: boolean) =>
        upstream.db.updateTable("account").set({ handles_payments }).where("email", "=", "staff@example.com").execute();
      // A right is one of the account's next session (a change of it ends all that it has).
      const signInAgain = async () => {
        await staff.signIn("staff@example.com");
        await member.signIn("owner@example.com");
        await upstream.db.updateTable("session").set({ expires_at: "2040-01-01T00:00:00Z" }).execute();
      };
      await right(true);
      expect((await staff.get(`${staffPayouts}${batch}/file/`)).status).toBe(401);
      await signInAgain();
      const { body } = await staff.get(`${staffPayouts}${batch}/file/`);
      expect(body.text).toContain(whole);
      expect((await staff.get(staffPayouts)).body.may_have_files).toBe(true);
      expect((await staff.get("/api/v2/auth/user/")).body.user.handles_payments).toBe(true);
      // The right is one of staff.
      await upstream.db
        .updateTable("account")
        .set({ handles_payments: true })
        .where("email", "=", "owner@example.com")
        .execute();
      await signInAgain();
      expect((await member.get(`${staffPayouts}${batch}/file/`)).status).toBe(403);
      await right(false);
      await signInAgain();
    });

    test("has the last four digits alone once the accountant has it, and stays as it is otherwise", async () => {
      const batch = await paid({ ...bankAccount, payee_name: 'Nora "N", Field' });
      const before = text(batch);
      expect(before).toContain(`"${whole}"`);
      expect(await listed(batch)).toMatchObject({ numbers_until: new Date(now.getTime() + 14 * day).toISOString() });
      for (let times = 0; times < 2; times += 1) expect((await handOver(batch)).status).toBe(204);
      expect(text(batch)).toBe(before.replace(whole, "ends in 7890"));
      expect(await listed(batch)).toMatchObject({ has_file: true, numbers_until: null });
      expect((await handOver(999_999)).status).toBe(404);
      const [madeUp] = (await colleague.get(staffPayouts)).body.items.filter(
        ({ has_file }: { has_file: boolean }) => !has_file,
      );
      expect((await handOver(madeUp.id)).status).toBe(404);
    });

    test("opens in Excel with its accents, ends its lines as Excel does, and has no cell that Excel calculates", async () => {
      const batch = await paid({ ...bankAccount, payee_name: "José Núñez-Škoda" });
      const street = "\u200B=cmd|' /C calc'!A0";
      const check = { method: "check", payee_name: "+1 Łukasz", street, city: "@Boise", state: "id", zip: "83702" };
      const withFormulas = await paid(check);
      const bytes = readFileSync(path(batch));
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(bytes.indexOf(Buffer.from([0xef, 0xbb, 0xbf]), 3)).toBe(-1);
      expect(bytes.includes(Buffer.from([0x4a, 0x6f, 0x73, 0xc3, 0xa9]))).toBe(true);
      expect(bytes.toString("latin1").match(/\r(?!\n)|(?<!\r)\n/)).toBeNull();
      expect(bytes.subarray(-2).toString("latin1")).toBe("\r\n");
      const cells = text(withFormulas)
        .slice(1)
        .split("\r\n")
        .flatMap((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!));
      expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@]|^[\t\r]/u.test(cell))).toEqual([]);
      expect(cells).toContain("'+1 Łukasz");
      await handOver(batch);
      expect([...readFileSync(path(batch)).subarray(0, 6)]).toEqual([...bytes.subarray(0, 6)]);
    });

    test("that was written without a byte order mark is given out with one, and is the same payments", async () => {
      const batch = await paid();
      writeFileSync(path(batch), text(batch).slice(1));
      const { body } = await colleague.get(`${staffPayouts}${batch}/file/`);
      expect([...Buffer.from(body.text as string).subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
      expect((await handOver(batch)).status).toBe(204);
      expect(text(batch)).toContain('"ends in 7890"');
      expect([...readFileSync(path(batch)).subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
    });

    test(`loses whole numbers by itself ${numbersKeptDays} days after the payment, and not before`, async () => {
      const batch = await paid();
      now = new Date(today.getTime() + numbersKeptDays * day - 60_000);
      await upstream.upkeep();
      expect(text(batch)).toContain(whole);
      now = new Date(today.getTime() + numbersKeptDays * day);
      await upstream.upkeep();
      expect(text(batch)).not.toContain(whole);
      expect(await listed(batch)).toMatchObject({ numbers_until: null });
      now = today;
    });

    test("shows nothing of a number that is too short to show its end", async () => {
      const batch = await paid({ ...bankAccount, account_number: "54321" });
      const shown = (await colleague.get(`/api/v2/staff/cashback-claims/`)).body;
      expect(JSON.stringify(shown)).not.toContain("4321");
      const { payee } = await upstream.db
        .selectFrom("cashback_payout")
        .select("payee")
        .where("batch_id", "=", batch)
        .executeTakeFirstOrThrow();
      expect(payee).toMatchObject({ method: "ach", last_four: null });
      await handOver(batch);
      expect(text(batch)).not.toContain("4321");
      expect(text(batch)).toContain('"removed"');
    });

    test("is whole whenever the work on it is killed, which is done again", async () => {
      const batch = await paid();
      const files = paymentFiles(directory);
      // Killed while it wrote, once, and after that, before it was noted.
      writeFileSync(`${path(batch)}.0.0.part`, text(batch).slice(0, 40));
      expect(await files.forgetNumbers(batch)).toBe(true);
      expect(readdirSync(directory).filter((name) => name.endsWith(".part"))).toEqual([]);
      const after = text(batch);
      expect(after).not.toContain(whole);
      expect(await listed(batch)).toMatchObject({ numbers_until: expect.any(String) });
      expect((await handOver(batch)).status).toBe(204);
      expect(text(batch)).toBe(after);
      expect(await listed(batch)).toMatchObject({ numbers_until: null });
    });

    test("that has no numbers any more is not written again by a run that was late, nor in the place of another’s", async () => {
      const batch = await paid();
      const files = paymentFiles(directory);
      const rows = await upstream.db.selectFrom("cashback_payout").selectAll().where("batch_id", "=", batch).execute();
      const { begun_at } = await upstream.db
        .selectFrom("cashback_payout_batch")
        .select("begun_at")
        .where("id", "=", batch)
        .executeTakeFirstOrThrow();
      const payments = rows.map(({ claim_id, cents, method, payee, reference }) => ({
        ...{ reference: reference!, claim: claim_id, cents, method, payee: payee!, payee_account: whole },
      }));
      await handOver(batch);
      const after = text(batch);
      await files.pay({ id: batch, begun_at, payments });
      expect(text(batch)).toBe(after);
      const others = [{ ...payments[0]!, cents: payments[0]!.cents + 1 }];
      await expect(files.pay({ id: batch, begun_at, payments: others })).rejects.toThrow(/of other payments/);
      expect(text(batch)).toBe(after);
      expect(readdirSync(directory).filter((name) => name.endsWith(".part"))).toEqual([]);
    });

    test("that isn’t on this machine keeps its day, and what else is forgotten goes on", async () => {
      const batch = await paid();
      renameSync(path(batch), `${path(batch)}.elsewhere`);
      const { status, body } = await handOver(batch);
      expect([status, body.detail]).toEqual([409, expect.stringMatching(/isn’t on this machine/)]);
      now = new Date(today.getTime() + 15 * day);
      await upstream.upkeep();
      expect(await listed(batch)).toMatchObject({ numbers_until: expect.any(String) });
      renameSync(`${path(batch)}.elsewhere`, path(batch));
      await upstream.upkeep();
      expect(text(batch)).not.toContain(whole);
      now = today;
    });

    test("and its folder are for the server’s own user alone, also where an operator made the folder", async () => {
      chmodSync(directory, 0o755);
      const batch = await paid();
      expect([directory, path(batch)].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o600]);
      await handOver(batch);
      expect(statSync(path(batch)).mode & 0o777).toBe(0o600);
    });
  });
}
