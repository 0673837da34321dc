import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readUpstreamConfig } from "../../upstream/config";
import { type Db, openEngine } from "../../upstream/database/engine";
import { type OpenUpstream, openUpstream } from "../../upstream/open";
import { filesAreThere, ledgerIsWhole, mailIsWhole, paymentsAgree } from "../support/durable-books";
import { durableForms } from "../support/durable-forms";
import { sendWhileKilled } from "../support/durable-shoppers";
import { KilledSite } from "../support/killed-site";
import { runningOffer } from "../support/live-forms";
import { startMailServer } from "../support/mail-server";
import { jpeg } from "../support/picture-files";
import { bundleUpstream } from "../support/upstream-process";
import { freshDataDirectory, onFatal, smallCatalogue } from "../support/upstream-template";
import { visitorSecret } from "../support/vouched-visitor";

/** People who write in all, of every kind of writing equally many; kills of the site and of the upstream each. */
const people = Number(process.env.DURABLE_FORMS ?? 400);
const kills = Number(process.env.DURABLE_KILLS ?? 20);

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

test(
  `what was acknowledged while site and upstream were killed ${kills} times each is there once, the ledger adds up, and no mail is lost`,
  { timeout: 3_600_000 },
  async () => {
    const bundle = await bundleUpstream();
    const directory = await freshDataDirectory("small");
    const mails = await startMailServer();
    const settings = {
      DATA_DIR: directory,
      UPSTREAM_SMTP_URL: mails.url,
      UPSTREAM_MAIL_FROM: "reviews@bedlark.test",
      UPSTREAM_SITE_URL: "https://www.bedlark.test",
      UPSTREAM_VISITOR_SECRET: visitorSecret,
      LOG_LEVEL: "silent",
    };
    /** With nobody else at the database. */
    const atRest = async (work: (opened: OpenUpstream) => Promise<void>) => {
      const opened = await openUpstream(readUpstreamConfig(settings), {
        log: pino({ level: "silent" }),
        progress: () => {},
        onFatal,
        ...{ generate: smallCatalogue, stores: 60, places: false },
      });
      await work(opened);
      await opened.engine.close();
    };
    // What no process has sent before it was killed is sent by the next one.
    const deliver = async ({ engine: { db }, upkeep, delivery }: OpenUpstream) => {
      const due = () => db.selectFrom("mail").where("state", "=", "queued").select("id").execute();
      for (let round = 0; (await due()).length > 0 && round < people; round += 1) {
        // Each round is a day later, for what is bound to so much a day.
        await db.updateTable("mail").set({ tried_at: null }).execute();
        await db.updateTable("mail").set({ next_try_at: new Date() }).where("state", "=", "queued").execute();
        await delivery!.all();
      }
      await upkeep();
      expect(await due()).toEqual([]);
    };

    const { db, close } = await openEngine({ dataDirectory: directory, onFatal });
    const rows = {
      bedReviews: await idsOf(db, "owner_review"),
      storeReviews: await idsOf(db, "store_review"),
      bed: await slugOf(db, "model"),
      store: await slugOf(db, "store"),
    };
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
    const kinds = Object.keys(durableForms);
    const everybody = Array.from({ length: people }, (_, number) =>
      durableForms[kinds[number % kinds.length]!]!(Math.floor(number / kinds.length), world),
    );

    const early = Math.ceil(kills * 0.7) * 2;
    const first = await sendWhileKilled(site, everybody, "steps", early);
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
    const second = await sendWhileKilled(site, first.acknowledged, "afterMail", 2 * kills - early);
    await site.stop();
    expect(second.strange).toEqual([]);
    expect(first.killed + second.killed).toBe(2 * kills);
    expect(first.acknowledged).toHaveLength(people);
    expect(site.unanswered).toBeGreaterThan(kills);

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
    rmSync(directory, { recursive: true, force: true });
  },
);
