import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { warnNotRemembered } from "./visits/not-remembered";
import { defaultMailLimit } from "./accounts/entry/mail-limit";
import { defaultSignInLimit } from "./accounts/sign-in-limit";
import { paymentFiles } from "./cashback/payouts/payment-file";
import { keepCatalogue } from "./current-catalogue";
import { trustProxy, type UpstreamConfig } from "./config";
import { type Engine, openEngine } from "./database/engine";
import { prepareDatabase } from "./prepare-database";
import type { SeedCatalogue } from "./database/seed/catalogue-data";
import { generateCatalogue } from "./database/seed/generate-catalogue";
import { createUpkeep } from "./database/upkeep";
import { createMailer } from "./mail/mailer";
import { sendQueued } from "./mail/send-queued";
import { mailServer, mailSite } from "./mail/settings";
import { remindWriters } from "./moderation/reminders";
import { createConverter } from "./uploads/convert/converter";
import { uploadStorage } from "./uploads/storage";
import { forgetWhatIsOver } from "./retention";
import type { Progress } from "./progress";
import type { UpstreamApp } from "./app";

/** How many stores the demonstration has. */
export const demoStores = 3000;

export interface Opening {
  log: Logger;
  progress: Progress;
  /** The database has failed for good; the process should exit and be restarted. */
  onFatal(error: Error): void;
  clock?: () => Date;
  /** What makes the demonstration's catalogue from the seed. */
  generate?: (seed: number) => SeedCatalogue;
  /** How many stores the demonstration has. */
  stores?: number;
  /** False leaves the ZIP codes out. */
  places?: boolean;
  /** The bundled converter of uploads. */
  converterScript?: () => Promise<string>;
}

export interface OpenUpstream {
  engine: Engine;
  /** All that createUpstreamApp takes. */
  app: UpstreamApp;
  /** One round of the work that a timer calls. */
  upkeep(): Promise<void>;
}

/** Opens the database, brings its tables and rows up to date, and loads the index. Throws one clear sentence. */
export async function openUpstream(
  config: UpstreamConfig,
  {
    log,
    progress,
    onFatal,
    clock = () => new Date(),
    generate = generateCatalogue,
    stores = demoStores,
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
    // A server may be meant for real data, and the demonstration's accounts have a known password.
    const demonstrate = config.UPSTREAM_DEMO ?? engine.kind === "embedded";
    const demonstration = demonstrate ? { seed: config.UPSTREAM_SEED, generate, stores } : null;
    const seed = { demo: demonstration, places, today: clock() };
    await prepareDatabase(engine, { ownerUrl: config.DATABASE_OWNER_URL, seed, log, progress, onFatal });
    const { demo } = await db.selectFrom("seed_state").select("demo").executeTakeFirstOrThrow();
    const catalogue = await keepCatalogue(db);
    const tend = createUpkeep(engine);
    const server = mailServer(config);
    const uploads = {
      storage: uploadStorage(config.UPSTREAM_UPLOADS_URL, join(config.DATA_DIR, "uploads")),
      converter: createConverter(converterScript),
    };
    const payments = paymentFiles(config.UPSTREAM_PAYMENTS_DIR ?? join(config.DATA_DIR, "payments"));
    const mailer = server === null ? null : createMailer(server);
    const mail = { ...mailSite(config), demo };
    return {
      engine,
      app: {
        db,
        log,
        clock,
        demo,
        search: catalogue.searcher,
        titles: catalogue.titles,
        catalogue: catalogue.snapshot,
        expertReviews: catalogue.expertReviews,
        stores: catalogue.stores,
        reviews: catalogue.reviews.shelf,
        reviewVoted: catalogue.reviews.voted,
        storeReviews: catalogue.storeReviews.shelf,
        storeReviewVoted: catalogue.storeReviews.voted,
        reviewsChanged: (kind) => (kind === "bed" ? catalogue.reviewsChanged() : catalogue.storeReviews.reload()),
        trustedOrigins: config.UPSTREAM_TRUSTED_ORIGINS,
        signInLimit: defaultSignInLimit,
        mailLimit: defaultMailLimit,
        visitorSecret: config.UPSTREAM_VISITOR_SECRET ?? null,
        uploads,
        notRemembered: warnNotRemembered(log, clock),
        mail,
        sendsMail: mailer !== null,
        contactMail: config.UPSTREAM_CONTACT_MAIL ?? null,
        payments,
        trustProxy: trustProxy(config.UPSTREAM_TRUST_PROXY),
        secureCookies: config.UPSTREAM_SECURE_COOKIES,
      },
      async upkeep() {
        await catalogue.refresh();
        await remindWriters(db, mail, clock());
        if (mailer !== null) await sendQueued(db, mailer, clock, log);
        await forgetWhatIsOver({ db, clock, uploads, payments });
        await tend();
      },
    };
  } catch (error) {
    // An engine that has stopped can't be closed either; why it stopped is what matters.
    await engine.close().catch(() => {});
    throw engine.explain(error as Error);
  }
}
