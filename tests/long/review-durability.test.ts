import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readUpstreamConfig } from "../../upstream/config";
import { type Db, openEngine } from "../../upstream/database/engine";
import { openUpstream } from "../../upstream/open";
import { type DurableForm, durableForms } from "../support/durable-forms";
import { startMailServer } from "../support/mail-server";
import { ask } from "../support/sample-site";
import { closedPort } from "../support/scripted-peer";
import { type Site, startSite } from "../support/site-server";
import { bundleUpstream, runUpstream, type UpstreamProcess } from "../support/upstream-process";
import { freshDataDirectory, onFatal, smallCatalogue } from "../support/upstream-template";

/** Forms in all, of every kind equally many; shoppers who send them at once; kills of the site and of the upstream each. */
const forms = Number(process.env.DURABLE_FORMS ?? 400);
const shoppers = 4;
const kills = Number(process.env.DURABLE_KILLS ?? 20);

const idsOf = async (db: Db, table: "owner_review" | "store_review") =>
  (
    await db
      .selectFrom(table as "owner_review")
      .where("state", "=", "published")
      .select("id")
      .execute()
  ).map(({ id }) => id);

test(
  `what was acknowledged while site and upstream were killed ${kills} times each is there once, and no mail is lost`,
  { timeout: 1_800_000 },
  async () => {
    const bundle = await bundleUpstream();
    const directory = await freshDataDirectory("small");
    const mails = await startMailServer();
    const settings = {
      DATA_DIR: directory,
      UPSTREAM_SMTP_URL: mails.url,
      UPSTREAM_MAIL_FROM: "reviews@bedlark.test",
      UPSTREAM_SITE_URL: "https://www.bedlark.test",
      LOG_LEVEL: "silent",
    };
    const port = await closedPort();
    const startTheUpstream = async () => {
      const started = await runUpstream(bundle, { ...settings, UPSTREAM_PORT: String(port) });
      expect(started.messages.at(-1), started.output()).toMatchObject({ type: "ready" });
      return started;
    };
    const startTheSite = () =>
      startSite({ API_HOST: `http://127.0.0.1:${port}`, API_BREAKER_OPEN_MS: "100" }, "review-durability.log");

    const first = await openEngine({ dataDirectory: directory, onFatal });
    const world = { beds: await idsOf(first.db, "owner_review"), stores: await idsOf(first.db, "store_review") };
    await first.close();
    const kinds = Object.keys(durableForms);
    const waiting = Array.from({ length: forms }, (_, number) =>
      durableForms[kinds[number % kinds.length]!]!(Math.floor(number / kinds.length), world),
    );

    let upstream: UpstreamProcess = await startTheUpstream();
    let site: Site = await startTheSite();
    const acknowledged: DurableForm[] = [];
    const strange: string[] = [];
    let unanswered = 0;

    /** As a shopper does: sends the form until it is acknowledged. */
    async function send(form: DurableForm) {
      const body = new URLSearchParams(form.fields).toString();
      for (;;) {
        const answer = await ask(Number(new URL(site.origin).port), form.path, {
          method: "POST",
          headers: form.headers,
          body,
        }).catch(() => null);
        if (answer?.status === 303) return void acknowledged.push(form);
        if (answer !== null && answer.status < 500) strange.push(`${form.path}: ${answer.status}`);
        if (strange.length > 5) return;
        unanswered += 1;
        await pause(100);
      }
    }
    const sending = Array.from({ length: shoppers }, async () => {
      for (let form = waiting.shift(); form !== undefined; form = waiting.shift()) await send(form);
    });

    // The kill falls among writes under way: after a few answers in one round, after more in another.
    for (let kill = 0; kill < 2 * kills && waiting.length > 0; kill += 1) {
      const wanted = acknowledged.length + 1 + ((kill * 7) % Math.max(1, Math.floor(forms / kills / 2)));
      while (acknowledged.length < wanted && waiting.length > 0) await pause(5);
      await pause((kill * 13) % 40);
      if (kill % 2 === 0) {
        await upstream.end("SIGKILL");
        upstream = await startTheUpstream();
      } else {
        process.kill(site.pid, "SIGKILL");
        await site.stop();
        site = await startTheSite();
      }
    }
    await Promise.all(sending);
    await site.stop();
    await upstream.end("SIGTERM");
    expect(strange).toEqual([]);
    expect(acknowledged).toHaveLength(forms);
    expect(unanswered).toBeGreaterThan(kills);

    // Whatever has not been sent is sent by the next process.
    const { engine, upkeep } = await openUpstream(readUpstreamConfig(settings), {
      log: pino({ level: "silent" }),
      progress: () => {},
      onFatal,
      ...{ generate: smallCatalogue, stores: 60, places: false },
    });
    const wrong: string[] = [];
    for (const form of acknowledged) {
      const entries = await form.entries(engine.db);
      if (entries.some((count) => count !== 1)) wrong.push(`${form.path} ${JSON.stringify(form.fields)}: ${entries}`);
    }
    expect(wrong).toEqual([]);
    const due = () => engine.db.selectFrom("mail").where("state", "=", "queued").select("id").execute();
    for (let round = 0; (await due()).length > 0 && round < forms; round += 1) await upkeep();
    const reached = new Set(mails.mails.flatMap(({ to }) => to));
    expect(acknowledged.flatMap(({ mailed }) => mailed ?? []).filter((address) => !reached.has(address))).toEqual([]);
    await engine.close();
    await mails.close();
    rmSync(bundle, { force: true });
    rmSync(directory, { recursive: true, force: true });
  },
);
