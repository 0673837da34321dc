import { accountsModule } from "./accounts/module";
import { brandsModule } from "./brands/module";
import { cashbackModule } from "./cashback/module";
import { catalogueModule } from "./catalogue/module";
import { compareModule } from "./compare/module";
import { contactModule } from "./contact/module";
import { contentModule } from "./content/module";
import type { Migrations } from "./database/migrate";
import type { Table } from "./database/table-facts";
import type { SeedTables } from "./database/tables";
import { dealsModule } from "./deals/module";
import { discussionsModule } from "./discussions/module";
import { expertReviewsModule } from "./expert-reviews/module";
import { figuresModule } from "./figures/module";
import { flagsModule } from "./flags/module";
import { homeModule } from "./home/module";
import type { Area } from "./http/operation";
import { mailModule } from "./mail/module";
import { matchModule } from "./match/module";
import { mattressesModule } from "./mattresses/module";
import { modelsModule } from "./models/module";
import { moderationModule } from "./moderation/module";
import type { Job, Module } from "./module";
import { openapiModule } from "./openapi/module";
import { pricesModule } from "./prices/module";
import { reviewDraftsModule } from "./review-drafts/module";
import { reviewsModule } from "./reviews/module";
import { searchModule } from "./search/module";
import { sitemapModule } from "./sitemap/module";
import { storePagesModule } from "./store-pages/module";
import { storeReviewsModule } from "./store-reviews/module";
import { storesModule } from "./stores/module";
import { uploadsModule } from "./uploads/module";
import { sessionsModule } from "./sessions/module";

const databaseModule: Module<SeedTables> = {
  areas: [],
  tables: { seed_state: { whose: "nobody", because: "Of the database." } },
};

/**
 * Everything the upstream consists of. This order determines the order of areas in the API description, of retention
 * rules on the privacy page, and of tables in an account's download: first what everybody may read, then sessions and
 * what people leave.
 */
const ofAreas = [
  databaseModule,
  flagsModule,
  homeModule,
  brandsModule,
  catalogueModule,
  modelsModule,
  mattressesModule,
  pricesModule,
  dealsModule,
  expertReviewsModule,
  storesModule,
  storePagesModule,
  searchModule,
  compareModule,
  contentModule,
  sessionsModule,
  matchModule,
  accountsModule,
  mailModule,
  reviewDraftsModule,
  reviewsModule,
  storeReviewsModule,
  moderationModule,
  cashbackModule,
  uploadsModule,
  discussionsModule,
  contactModule,
  figuresModule,
  sitemapModule,
];

type NeedsOf<One> = One extends Module<object, infer Needs> ? (needs: Needs) => void : never;

/** The services that all modules together need; each module declares its own. */
export type Services = NeedsOf<(typeof ofAreas)[number]> extends (needs: infer All) => void ? All : never;

const modules: readonly Module<object, Services>[] = [...ofAreas, openapiModule(() => areas)];

/** All operations of the API. */
export const areas: readonly Area<Services>[] = modules.flatMap((module) => module.areas);

/** Every table and view. */
export const tables: readonly Table<Services>[] = modules.flatMap((module) =>
  Object.entries(module.tables).map(([name, facts]): Table<Services> => ({ name, ...facts })),
);

export const jobs: readonly Job<Services>[] = modules.flatMap((module) => module.jobs ?? []);

export const migrations: Migrations = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module.migrations ?? {})),
);
