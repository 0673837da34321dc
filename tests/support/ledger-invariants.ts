import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { createUpstreamApp } from "../../upstream/app";
import type { Db } from "../../upstream/database/engine";
import type { OpenUpstream } from "../../upstream/bootstrap";
import { ledgerHolds } from "../upstream/suites/claim-maker";
import { ApiVisitor } from "./api-visitor";
import type { MailServer } from "./mail-server";

/** What has to be true of money, mail and files, whatever happened in between. */

/** The ledger adds up, and what staff see of each claim is what it says. */
export async function ledgerIsWhole(app: OpenUpstream["app"]): Promise<void> {
  const server = createServer(createUpstreamApp(app));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const staff = new ApiVisitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await staff.signIn("staff@example.com");
  await ledgerHolds(app, staff);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const cellsOf = (row: string) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!);

/** Journal, payment files and ledger say the same of each payment: it was made once. Answers how many there were. */
export async function paymentsAgree(db: Db, directory: string): Promise<number> {
  const journal = await db
    .selectFrom("cashback_payout")
    .innerJoin("cashback_payout_batch as batch", "batch.id", "batch_id")
    .where("batch.key", "not like", "demonstration%")
    .select([
      "claim_id",
      "batch_id",
      "cents",
      "reference",
      "payee_account",
      "batch.finished_at",
      "batch.numbers_gone_at",
    ])
    .orderBy("claim_id")
    .execute();
  const booked = await db
    .selectFrom("ledger_transaction")
    .innerJoin("ledger_entry", "transaction_id", "ledger_transaction.id")
    .where("kind", "=", "payout")
    .where("account_id", "=", "cash")
    .where("claim_id", "in", [0, ...journal.map(({ claim_id }) => claim_id)])
    .select(["claim_id", "cents"])
    .orderBy("claim_id")
    .execute();
  const handedOver = new Set(journal.filter((row) => row.numbers_gone_at !== null).map(({ batch_id }) => batch_id));
  const files = readdirSync(directory)
    .filter((name) => name.endsWith(".csv"))
    .flatMap((name) => readFileSync(join(directory, name), "utf8").trimEnd().split("\r\n").slice(1).map(cellsOf))
    .map(([, batch, , claim, method, , amount, , , , account]) => ({
      claim_id: Number(claim),
      batch_id: Number(batch),
      cents: Math.round(Number(amount) * 100),
      // The journal has deleted it by now, and so has the file that was handed over.
      account: method !== "ACH" || (handedOver.has(Number(batch)) ? /^ends in \d{4}$/ : /^\d{4,17}$/).test(account!),
    }))
    .toSorted((one, other) => one.claim_id - other.claim_id);
  expect(files).toEqual(journal.map(({ claim_id, batch_id, cents }) => ({ claim_id, batch_id, cents, account: true })));
  expect(booked).toEqual(journal.map(({ claim_id, cents }) => ({ claim_id, cents: -cents })));
  expect(
    journal.filter((row) => row.reference === null || row.payee_account !== null || row.finished_at === null),
  ).toEqual([]);
  return journal.length;
}

/** Each change of a claim has one letter, and the mail server has taken everything over that was to be sent. */
export async function mailIsWhole(db: Db, mails: MailServer): Promise<void> {
  const changes = await db
    .selectFrom("cashback_event")
    .innerJoin("cashback_claim as claim", "claim.id", "claim_id")
    .where("claim.seeded", "=", false)
    .select("claim_id")
    .execute();
  const written = await db.selectFrom("mail").select(["id", "kind", "subject", "queued_at", "state"]).execute();
  const about = written
    .filter(({ kind }) => kind === "claim-changed")
    .map(({ subject }) => Number(/claim (\d+):/.exec(subject)![1]))
    // Claims of the demonstration that were due have one letter of many changes.
    .filter((claim) => changes.some(({ claim_id }) => claim_id === claim));
  const ascending = (one: number, other: number) => one - other;
  expect(about.toSorted(ascending)).toEqual(changes.map(({ claim_id }) => claim_id).toSorted(ascending));
  const taken = new Set(mails.mails.map(({ text }) => /^Message-ID: <([\d.]+)@/im.exec(text)?.[1]));
  const lost = written.filter(({ id, queued_at }) => !taken.has(`${id}.${queued_at.getTime()}`));
  expect(lost).toEqual([]);
}

/** Every file that something refers to is there. */
export async function filesAreThere(db: Db, directory: string): Promise<void> {
  const tables = ["cashback_proof", "review_draft_upload", "owner_review_upload", "store_review_upload"] as const;
  const kept = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as "cashback_proof")
        .select("upload_id")
        .execute(),
    ),
  );
  const ids = kept.flat().map(({ upload_id }) => upload_id);
  expect(ids.filter((id) => !existsSync(join(directory, id.slice(0, 2), `${id}-1.webp`)))).toEqual([]);
}
