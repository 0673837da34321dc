import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { warnSessionNotSaved } from "./sessions/session-save-warning";
import { defaultMailLimit } from "./accounts/registration/mail-limit";
import { defaultSignInLimit } from "./accounts/sign-in-limit";
import { paymentFiles } from "./cashback/payouts/payment-file";
import { warnOfIncomplete } from "./database/complete-rows";
import { createCatalogueCache } from "./catalogue-cache";
import { demoAccess, secureCookies, trustProxy, type UpstreamConfig } from "./config";
import { type Engine, openEngine } from "./database/engine";
import { prepareDatabase } from "./prepare-database";
import { type Demonstration, settleDemoAccounts } from "./seed-database";
import { purgeExpired } from "./database/retention";
import { retentionOf } from "./database/table-lists";
import { createUpkeep } from "./database/upkeep";
import { createMailer } from "./mail/mailer";
import { createDelivery, type Delivery } from "./mail/send-queued";
import { mailServer, mailSite, mayRemind, warnOfLinks, warnOfPostalAddress } from "./mail/settings";
import { jobs, tables } from "./modules";
import { uploadTargets } from "./upload-targets";
import { createConverter } from "./uploads/convert/converter";
import { findLimits, limitsMissing } from "./uploads/convert/system-limits";
import { uploadStorage } from "./uploads/storage";
import { defaultUnsentRoom } from "./uploads/unsent-room";
import { removeIfUnused } from "./uploads/uploads";
import type { AnnouncedAccount, Progress } from "./parent-messages";
import type { UpstreamApp } from "./app";

export interface Opening {
  log: Logger;
  progress: Progress;
  /** The database has failed permanently; the process should exit and be restarted. */
  onFatal(error: Error): void;
  clock?: () => Date;
  /** Fills a demo database. */
  demonstration: Demonstration;
  /** False omits the ZIP codes. */
  places?: boolean;
  /** The bundled upload converter. */
  converterScript?: () => Promise<string>;
}

export interface OpenUpstream {
  engine: Engine;
  /** The arguments of createUpstreamApp. */
  app: UpstreamApp;
  /** Demo accounts whose passwords are to be announced to whoever starts it. */
  accounts: AnnouncedAccount[];
  /** One round of the jobs that run on a timer. */
  upkeep(): Promise<void>;
  /** The jobs that people wait for, every few seconds rather than minutes. */
  urgentUpkeep(): Promise<void>;
  /** Sends the mail, on its own timer; null: no mail server. */
  delivery: Delivery | null;
}

/** Opens the database, brings its tables and rows up to date, and loads the index. Throws one clear sentence. */
export async function openUpstream(
  config: UpstreamConfig,
  {
    log,
    progress,
    onFatal,
    clock = () => new Date(),
    demonstration,
    places = true,
    converterScript = async () => resolve("build/upload-converter.js"),
  }: Opening,
): Promise<OpenUpstream> {
  progress("Opening the database");
  const engine = await openEngine({
    dataDirectory: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    onFatal,
  });
  try {
    const { db } = engine;
    // A server may be meant for real data.
    const demonstrate = config.UPSTREAM_DEMO ?? engine.kind === "embedded";
    const seed = { demo: demonstrate ? demonstration : null, places, today: clock() };
    await prepareDatabase(engine, { ownerUrl: config.DATABASE_OWNER_URL, seed, log, progress, onFatal });
    const { demo } = await db.selectFrom("seed_state").select("demo").executeTakeFirstOrThrow();
    const access = demoAccess(config);
    const accounts = await settleDemoAccounts(db, demonstration, access);
    if (demo && access === "closed" && config.UPSTREAM_DEMO_ACCOUNTS === undefined) {
      log.warn(
        "The demonstration's accounts are closed, since the site isn't known to be reached by loopback alone. " +
          "UPSTREAM_DEMO_ACCOUNTS=true gives each a fresh password; UPSTREAM_SITE_URL says where the site is",
      );
    }
    const reportIncomplete = warnOfIncomplete(log);
    const catalogue = await createCatalogueCache(db, reportIncomplete);
    const tend = createUpkeep(engine, tables);
    const server = mailServer(config);
    const limits = await findLimits();
    if (limits.heldBy === "process") log.warn(limitsMissing);
    const uploads = {
      storage: uploadStorage(config.UPSTREAM_UPLOADS_URL, join(config.DATA_DIR, "uploads")),
      converter: createConverter(converterScript, limits),
      targets: uploadTargets,
      room: defaultUnsentRoom,
    };
    const payments = paymentFiles(config.UPSTREAM_PAYMENTS_DIR ?? join(config.DATA_DIR, "payments"));
    const mailer = server === null ? null : createMailer(server);
    const mail = { ...mailSite(config), demo };
    warnOfLinks(config, log);
    warnOfPostalAddress(config, log);
    const app: UpstreamApp = {
      db,
      tables,
      log,
      clock,
      demo,
      reportIncomplete,
      search: catalogue.searcher,
      titles: catalogue.titles,
      catalogue: catalogue.snapshot,
      expertReviews: catalogue.expertReviews,
      stores: catalogue.stores,
      reviews: catalogue.reviews.shelf,
      reviewVoted: catalogue.reviews.voted,
      storeReviews: catalogue.storeReviews.shelf,
      storeReviewVoted: catalogue.storeReviews.voted,
      reviewsChanged: (kind, ids) =>
        kind === "bed" ? catalogue.reviewsChanged(ids) : catalogue.storeReviews.changed(ids),
      removeUnusedFiles: (ids) => removeIfUnused({ db, uploads }, ids),
      trustedOrigins: config.UPSTREAM_TRUSTED_ORIGINS,
      signInLimit: defaultSignInLimit,
      mailLimit: defaultMailLimit,
      visitorSecret: config.UPSTREAM_VISITOR_SECRET ?? null,
      uploads,
      sessionNotSaved: warnSessionNotSaved(log, clock),
      mail,
      mayRemind: mayRemind(config),
      sendsMail: mailer !== null,
      contactMail: config.UPSTREAM_CONTACT_MAIL ?? null,
      payments,
      trustProxy: trustProxy(config.UPSTREAM_TRUST_PROXY),
      secureCookies: secureCookies(config),
    };
    return {
      engine,
      accounts,
      app,
      async urgentUpkeep() {
        for (const job of jobs) if (job.urgent) await job.run(app);
      },
      async upkeep() {
        await catalogue.refresh();
        for (const job of jobs) await job.run(app);
        await purgeExpired(retentionOf(tables), app);
        await tend();
      },
      delivery:
        mailer === null ? null : createDelivery({ db, mailer, clock, log, mostOfKind: config.UPSTREAM_MAIL_A_DAY }),
    };
  } catch (error) {
    // A stopped engine can't be closed either; the reason it stopped is what matters.
    await engine.close().catch(() => {});
    throw engine.explain(error as Error);
  }
}
