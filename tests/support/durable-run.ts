import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { expect } from "vitest";
import { readUpstreamConfig } from "../../upstream/config";
import { type Db, openEngine } from "../../upstream/database/engine";
import { type OpenUpstream, openUpstream } from "../../upstream/bootstrap";
import { addAccount } from "./account-copy";
import { areaSamples } from "./area-samples";
import { memberAddress, memberRoles } from "./durable-accounts";
import { filesAreThere, ledgerIsWhole, mailIsWhole, paymentsAgree } from "./ledger-invariants";
import { durableForms } from "./durable-forms";
import { sendInTrouble, type Trouble } from "./durable-shoppers";
import { KilledSite } from "./killed-site";
import { runningOffer } from "./live-claim-forms";
import { startMailServer } from "./mail-server";
import { jpeg } from "./picture-files";
import { bundleUpstream } from "./upstream-process";
import { demonstrationOf, onFatal } from "./upstream-template";
import { visitorSecret } from "./vouched-visitor";

const idsOf = async (db: Db, table: "owner_review" | "store_review") =>
  (
    await db
      .selectFrom(table as "owner_review")
      .where("state", "=", "published")
      .select("id")
      .execute()
  ).map(({ id }) => id);

const slugOf = async (db: Db, table: "model" | "store") =>
  (
    await db
      .selectFrom(table as "model")
      .select("slug")
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).slug;

/** Shown answers by nobody of these tests. */
const answersOf = (db: Db) =>
  db
    .selectFrom("post")
    .innerJoin("discussion", "discussion.id", "discussion_id")
    .where("kind", "=", "question")
    .where("post.number", ">", 1)
    .where("post.hidden", "=", false)
    .where("discussion.hidden", "=", false)
    .select(["post.id", "post.votes"])
    .orderBy("post.id")
    .execute();

interface Run {
  /** A copy of the small database's. */
  directory: string;
  /** People who write in all, of every kind of writing equally many. */
  people: number;
  trouble: Trouble;
}

/**
 * Everybody writes what durableForms says, while site and upstream are in trouble: what was acknowledged is there once in
 * the end, the ledger adds up, no mail is lost, and no file.
 */
export async function writeInTrouble({ directory, people, trouble }: Run): Promise<void> {
  const { times } = trouble;
  const bundle = await bundleUpstream();
  const mails = await startMailServer();
  const settings = {
    DATA_DIR: directory,
    UPSTREAM_SMTP_URL: mails.url,
    UPSTREAM_MAIL_FROM: "reviews@bedlark.test",
    UPSTREAM_SITE_URL: "https://www.bedlark.test",
    UPSTREAM_VISITOR_SECRET: visitorSecret,
    // Else the accounts of the demonstration would get other passwords, and lose their sessions.
    UPSTREAM_SITE_REACH: "loopback",
    LOG_LEVEL: "silent",
  };
  /** With nobody else at the database. */
  const atRest = async (work: (opened: OpenUpstream) => Promise<void>) => {
    const config = readUpstreamConfig(settings);
    const opened = await openUpstream(config, {
      demonstration: demonstrationOf("small", config.UPSTREAM_SEED),
      log: pino({ level: "silent" }),
      progress: () => {},
      onFatal,
      places: false,
    });
    await work(opened);
    await opened.engine.close();
  };
  // What no process has sent before it was killed is sent by the next one.
  const deliver = async ({ engine: { db }, upkeep, delivery }: OpenUpstream) => {
    // News that nobody has been told yet is queued by it.
    await upkeep();
    const due = () => db.selectFrom("mail").where("state", "=", "queued").select("id").execute();
    for (let round = 0; (await due()).length > 0 && round < people; round += 1) {
      // Each round is a day later, for what is bound to so much a day.
      await db.updateTable("mail").set({ tried_at: null }).execute();
      await db.updateTable("mail").set({ next_try_at: new Date() }).where("state", "=", "queued").execute();
      await delivery!.all();
    }
    expect(await due()).toEqual([]);
  };

  const { db, close } = await openEngine({ dataDirectory: directory, onFatal });
  const rows = {
    bedReviews: await idsOf(db, "owner_review"),
    storeReviews: await idsOf(db, "store_review"),
    bed: await slugOf(db, "model"),
    store: await slugOf(db, "store"),
    answers: await answersOf(db),
  };
  const kinds = Object.keys(durableForms);
  for (let number = 0; number * kinds.length < people; number += 1)
    for (const role of [...memberRoles, ...areaSamples.flatMap(({ durableMembers = [] }) => durableMembers)])
      await addAccount(db, memberAddress(role, number));
  // Whoever is new writes less within an hour.
  await sql`
    insert into participant (account_id, name, joined_on)
    select id, 'Durable member', '2024-01-01' from account where email = 'owner@example.com'`.execute(db);
  await close();
  const site = new KilledSite(bundle, settings, mails);
  await site.start();
  await site.signIn();
  const picture = await jpeg({ width: 300, height: 200 });
  const world = { ...rows, offer: await runningOffer(site.origin), picture };
  const everybody = Array.from({ length: people }, (_, number) =>
    durableForms[kinds[number % kinds.length]!]!(Math.floor(number / kinds.length), world),
  );

  const early = 2 * Math.ceil(times * 0.35);
  const first = await sendInTrouble(site, everybody, "steps", { ...trouble, times: early });
  expect(first.strange).toEqual([]);
  await site.stop();
  await atRest(async (opened) => {
    await deliver(opened);
    // Days pass, and what is approved is due.
    await opened.engine.db
      .updateTable("cashback_claim")
      .set({ pay_on: "2026-01-02" })
      .where("state", "=", "approved")
      .where("invoice", "like", "DUE-%")
      .execute();
  });
  await site.start();
  const second = await sendInTrouble(site, first.acknowledged, "afterMail", { ...trouble, times: times - early });
  await site.stop();
  expect(second.strange).toEqual([]);
  expect(first.troubles + second.troubles).toBe(times);
  expect(first.acknowledged).toHaveLength(people);
  expect(site.unanswered).toBeGreaterThan(times / 2);

  await atRest(async (opened) => {
    const wrong: string[] = [];
    for (const [index, forms] of everybody.entries()) {
      const entries = await forms.entries(opened.engine.db);
      const { found, wanted } = (await forms.history?.(opened.engine.db)) ?? { found: "", wanted: "" };
      if (entries.some((count) => count !== 1) || found !== wanted)
        wrong.push(`${kinds[index % kinds.length]}: ${entries.join(" ")}; ${found} instead of ${wanted}`);
    }
    expect(wrong).toEqual([]);
    await deliver(opened);
    const reached = new Set(mails.mails.flatMap(({ to }) => to));
    expect(everybody.flatMap(({ mailed }) => mailed ?? []).filter((address) => !reached.has(address))).toEqual([]);
    await mailIsWhole(opened.engine.db, mails);
    await filesAreThere(opened.engine.db, join(directory, "uploads"));
    expect(await paymentsAgree(opened.engine.db, join(directory, "payments"))).toBeGreaterThan(0);
    await ledgerIsWhole(opened.app);
  });
  await mails.close();
  rmSync(bundle, { force: true });
}
