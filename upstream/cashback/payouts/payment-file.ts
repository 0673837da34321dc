import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Payment, PaymentBatch, PaymentPort } from "./payment-port";
import { dayOf } from "../../rules/days";
import { writeWhole } from "../../whole-file";

const columns = [
  "Payment ID",
  "Batch",
  "Date",
  "Claim",
  "Method",
  "Payee name",
  "Amount",
  "Currency",
  "Account type",
  "Routing number",
  "Account number",
  "Address line 1",
  "Address line 2",
  "City",
  "State",
  "ZIP code",
  "Memo",
] as const;

/**
 * A cell that a spreadsheet takes as text: a formula begins with one of these characters, and names and streets are
 * typed by strangers (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""').replace(/[\r\n]+/g, " ")}"`;
}

/** Rows of a payment file, as accounting programs and banks import them: UTF-8, commas, CRLF (RFC 4180). */
export function paymentFile({ id, begun_at, payments }: PaymentBatch): string {
  const rows = payments.map((payment) => cellsOf(payment, id, dayOf(begun_at)));
  return [columns, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function cellsOf({ reference, claim, cents, method, payee, payee_account }: Payment, batch: number, day: string) {
  const bank = payee.method === "ach" ? payee : null;
  const mail = payee.method === "check" ? payee : null;
  return [
    reference,
    String(batch),
    day,
    String(claim),
    method === "ach" ? "ACH" : "Check",
    payee.name,
    `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
    "USD",
    bank?.account_kind ?? "",
    bank?.routing ?? "",
    payee_account ?? "",
    mail?.street ?? "",
    mail?.unit ?? "",
    mail?.city ?? "",
    mail?.state ?? "",
    mail?.zip ?? "",
    `Cash back claim ${claim}`,
  ];
}

/** Of files that this process has begun. */
const unfinishedEnd = `.${randomBytes(6).toString("hex")}.part`;

/** What a process that was killed has left has numbers of accounts in it. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith(".part") && !name.endsWith(unfinishedEnd)) await rm(join(directory, name), { force: true });
}

/**
 * Pays by writing a file for the accountant. The same batch gives the same file under the same name, so a run that is
 * repeated changes nothing; it is whole or it is not there, since it gets its name once it is on the disk.
 */
export function paymentFiles(directory: string): PaymentPort {
  const nameOf = (batch: number) => `cash-back-payments-${batch}.csv`;
  return {
    async pay(batch) {
      await mkdir(directory, { recursive: true });
      await removeUnfinished(directory);
      const name = nameOf(batch.id);
      // Of two runs at once each has a file of its own until then.
      const unfinished = join(directory, `${name}.${randomBytes(6).toString("hex")}${unfinishedEnd}`);
      await writeWhole(join(directory, name), paymentFile(batch), unfinished);
    },
    async file(batch) {
      const name = nameOf(batch);
      try {
        return { name, text: await readFile(join(directory, name), "utf8") };
      } catch (error) {
        if ((error as { code?: string }).code === "ENOENT") return null;
        throw error;
      }
    },
  };
}
