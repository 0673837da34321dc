import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readUpstreamConfig } from "../../upstream/config";
import { type Db, openEngine } from "../../upstream/database/engine";
import { openUpstream } from "../../upstream/open";
import { type DurableForms, durableForms } from "../support/durable-forms";
import { runningOffer } from "../support/live-forms";
import { startMailServer } from "../support/mail-server";
import { ask } from "../support/sample-site";
import { closedPort } from "../support/scripted-peer";
import { type Site, startSite } from "../support/site-server";
import { bundleUpstream, runUpstream, type UpstreamProcess } from "../support/upstream-process";
import { visitorSecret } from "../support/vouched-visitor";
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
      UPSTREAM_VISITOR_SECRET: visitorSecret,
      LOG_LEVEL: "silent",
    };
    const port = await closedPort();
    const startTheUpstream = async () => {
      const started = await runUpstream(bundle, { ...settings, UPSTREAM_PORT: String(port) });
      expect(started.messages.at(-1), started.output()).toMatchObject({ type: "ready" });
      return started;
    };
    const startTheSite = () =>
      startSite(
        {
          API_HOST: `http://127.0.0.1:${port}`,
          API_VISITOR_SECRET: visitorSecret,
          TRUST_PROXY: "1",
          API_BREAKER_OPEN_MS: "100",
        },
        "review-durability.log",
      );

    const first = await openEngine({ dataDirectory: directory, onFatal });
    const slugOf = async (table: "model" | "store") =>
      (
        await first.db
          .selectFrom(table as "model")
          .select("slug")
          .orderBy("id")
          .executeTakeFirstOrThrow()
      ).slug;
    const rows = {
      bedReviews: await idsOf(first.db, "owner_review"),
      storeReviews: await idsOf(first.db, "store_review"),
      bed: await slugOf("model"),
      store: await slugOf("store"),
    };
    await first.close();
    let upstream: UpstreamProcess = await startTheUpstream();
    const world = { ...rows, offer: await runningOffer(upstream.origin) };
    const kinds = Object.keys(durableForms);
    const waiting = Array.from({ length: forms }, (_, number) =>
      durableForms[kinds[number % kinds.length]!]!(Math.floor(number / kinds.length), world),
    );

    let site: Site = await startTheSite();
    const acknowledged: DurableForms[] = [];
    const strange: string[] = [];
    let unanswered = 0;

    /** As a shopper does: sends a form until it is acknowledged. Answers where it leads. */
    async function send(path: string, fields: Record<string, string>, headers: Record<string, string>) {
      const body = new URLSearchParams(fields).toString();
      for (;;) {
        const answer = await ask(Number(new URL(site.origin).port), path, { method: "POST", headers, body }).catch(
          () => null,
        );
        if (answer?.status === 303) return answer.headers.location ?? "";
        if (answer !== null && answer.status < 500) {
          strange.push(`${path}: ${answer.status}`);
          return null;
        }
        unanswered += 1;
        await pause(100);
      }
    }
    async function sendAll(form: DurableForms) {
      let led: string | null = "";
      for (const step of form.steps) {
        const { path, fields } = step(led);
        led = await send(path, fields, form.headers);
        if (led === null) return;
      }
      acknowledged.push(form);
    }
    const sending = Array.from({ length: shoppers }, async () => {
      for (let form = waiting.shift(); form !== undefined; form = waiting.shift()) await sendAll(form);
    });

    // The kill falls among writes under way: after a few answers in one round, after more in another.
    let killed = 0;
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
      killed += 1;
    }
    await Promise.all(sending);
    await site.stop();
    await upstream.end("SIGTERM");
    expect(strange).toEqual([]);
    expect(killed).toBe(2 * kills);
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
      if (entries.some((count) => count !== 1))
        wrong.push(`${JSON.stringify(form.steps[0]!(""))}: ${entries.join(" ")}`);
    }
    expect(wrong).toEqual([]);
    const due = () => engine.db.selectFrom("mail").where("state", "=", "queued").select("id").execute();
    await engine.db.updateTable("mail").set({ next_try_at: new Date() }).where("state", "=", "queued").execute();
    for (let round = 0; (await due()).length > 0 && round < forms; round += 1) await upkeep();
    const reached = new Set(mails.mails.flatMap(({ to }) => to));
    expect(acknowledged.flatMap(({ mailed }) => mailed ?? []).filter((address) => !reached.has(address))).toEqual([]);
    await engine.close();
    await mails.close();
    rmSync(bundle, { force: true });
    rmSync(directory, { recursive: true, force: true });
  },
);
