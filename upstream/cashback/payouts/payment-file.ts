import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { lastFourOf } from "../../rules/cashback/account-number";
import { dayOf } from "#contracts/us-days";
import { syncDirectory, writeNew, writeFileAtomically } from "../../atomic-write";
import { csvFile, withColumn, withMark } from "./csv";
import type { Payment, PaymentBatch, PaymentPort } from "./payment-port";

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

/** Rows of a payment file, as accounting programs and banks import them: UTF-8 with its mark, commas, CRLF. */
export function paymentFile({ id, begun_at, payments }: PaymentBatch): string {
  const rows = payments.map((payment) => cellsOf(payment, id, dayOf(begun_at)));
  return csvFile([columns, ...rows]);
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

const numberColumn = "Account number" satisfies (typeof columns)[number];

/** A payment file without whole numbers of accounts: the last four digits, where that isn't the whole number. */
export const withoutNumbers = (file: string): string =>
  withColumn(file, numberColumn, (cell) => {
    if (!/^\d+$/.test(cell)) return cell;
    const lastFour = lastFourOf(cell);
    return lastFour === null ? "removed" : `ends in ${lastFour}`;
  });

/** Of files that this process has begun. */
const unfinishedEnd = `.${randomBytes(6).toString("hex")}.part`;

/** What a process that was killed has left has numbers of accounts in it. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith(".part") && !name.endsWith(unfinishedEnd)) await rm(join(directory, name), { force: true });
}

/** For the server's own user alone, be it new or an operator's. */
async function prepare(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  await removeUnfinished(directory);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Pays by writing a file for the accountant. The same batch gives the same file under the same name, so a run that is
 * repeated changes nothing, not even once numbers of accounts have been taken out; it is whole or it is not there, since it
 * gets its name once it is on the disk.
 */
export function paymentFiles(directory: string): PaymentPort {
  const nameOf = (batch: number) => `cash-back-payments-${batch}.csv`;
  // Of two runs at once each has a file of its own until then.
  const unfinished = (name: string) => join(directory, `${name}.${randomBytes(6).toString("hex")}${unfinishedEnd}`);
  return {
    async pay(batch) {
      await prepare(directory);
      const name = nameOf(batch.id);
      const text = paymentFile(batch);
      if (await writeNew(join(directory, name), text, unfinished(name))) return;
      const there = await readIfThere(join(directory, name));
      if (there === null || withoutNumbers(there) !== withoutNumbers(text))
        throw new Error(`${join(directory, name)} is a file of other payments. Move it away, then run this one again.`);
    },
    async file(batch) {
      const name = nameOf(batch);
      const text = await readIfThere(join(directory, name));
      return text === null ? null : { name, text: withMark(text) };
    },
    async forgetNumbers(batch) {
      const name = nameOf(batch);
      const path = join(directory, name);
      const text = await readIfThere(path);
      if (text === null) return false;
      await prepare(directory);
      const rest = withoutNumbers(text);
      if (rest === text) await syncDirectory(directory);
      else await writeFileAtomically(path, rest, unfinished(name));
      return true;
    },
  };
}
