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

/** A payment file for import into accounting programs and banks: UTF-8 with a byte order mark, commas, CRLF. */
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

/** A payment file without full account numbers: only the last four digits, unless those are the whole number. */
export const withoutNumbers = (file: string): string =>
  withColumn(file, numberColumn, (cell) => {
    if (!/^\d+$/.test(cell)) return cell;
    const lastFour = lastFourOf(cell);
    return lastFour === null ? "removed" : `ends in ${lastFour}`;
  });

/** The suffix of files that this process has started writing. */
const unfinishedEnd = `.${randomBytes(6).toString("hex")}.part`;

/** Files left by a killed process contain account numbers. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith(".part") && !name.endsWith(unfinishedEnd)) await rm(join(directory, name), { force: true });
}

/** Accessible only to the server's own user, whether the directory is new or the operator's. */
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
 * Pays by writing a file for the accountant. The same batch produces the same file under the same name, so repeating a
 * run changes nothing, even after account numbers have been removed. The file is either complete or absent, because it
 * is renamed only once it is on the disk.
 */
export function paymentFiles(directory: string): PaymentPort {
  const nameOf = (batch: number) => `cash-back-payments-${batch}.csv`;
  // Of two concurrent runs, each writes its own file until then.
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
