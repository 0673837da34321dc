import { sql } from "kysely";
import type { SitemapKind, SitemapPage } from "#contracts/sitemap";
import { day } from "#contracts/tolerance";
import type { CatalogueSource } from "../catalogue/snapshot";
import { shownContent } from "../content/read-content";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import type { ExpertReviewSource } from "../expert-reviews/expert-review-cache";
import { dealState } from "../rules/deal-state";
import { dayOf, todayAt } from "#contracts/us-days";
import type { ReviewSource } from "../reviews/review-facts";
import type { StoreReviewSource } from "../store-reviews/store-review-facts";
import type { StoreSource } from "../stores/store-guide";

export interface SitemapServices
  extends DbAndClock, CatalogueSource, StoreSource, ReviewSource, StoreReviewSource, ExpertReviewSource {}

type Entry = SitemapPage["items"][number];
type Changed = string | null | undefined;

/** The latest of some ISO days; null: none is known. PostgreSQL's "infinity" is not a day. */
const latest = (days: readonly Changed[]): string | null =>
  days.reduce<string | null>(
    (held, each) => (each && day.safeParse(each).success && (held === null || each > held) ? each : held),
    null,
  );

/** By model slug: when anything on the bed's page was last checked or written. */
async function changesOfModels({ db, catalogue, reviews }: SitemapServices): Promise<Map<string, string | null>> {
  const checked = await db.selectFrom("model").select(["slug", "specification_checked_on", "measured_on"]).execute();
  const lastChecked = new Map(
    checked.map(({ slug, specification_checked_on, measured_on }) => [slug, [specification_checked_on, measured_on]]),
  );
  const reviewed = new Map<string, string>();
  // Newest first.
  for (const { model, written_on } of reviews().all)
    if (model !== null && !reviewed.has(model)) reviewed.set(model, written_on);
  return new Map(
    catalogue().models.map(({ card: { slug }, prices }) => [
      slug,
      latest([
        ...[...prices.values()].map(({ observed_on }) => observed_on),
        ...(lastChecked.get(slug) ?? []),
        reviewed.get(slug),
      ]),
    ]),
  );
}

/** The sources for the lists of one response. */
interface SitemapSources extends SitemapServices {
  /** `changesOfModels`, computed once for all lists that need it. */
  modelChanges(): ReturnType<typeof changesOfModels>;
}

export function sitemapSources(services: SitemapServices): SitemapSources {
  let changes: ReturnType<typeof changesOfModels> | undefined;
  return { ...services, modelChanges: () => (changes ??= changesOfModels(services)) };
}

/** Ranges of models, each as new as its newest model. */
async function ranges(sources: SitemapSources, kind: "brands" | "collections" | "lines"): Promise<Entry[]> {
  const changes = await sources.modelChanges();
  return [...sources.catalogue()[kind].values()].map(({ slug, models }) => ({
    name: slug,
    changed_on: latest(models.map(({ card }) => changes.get(card.slug))),
  }));
}

async function stores({ db, stores, storeReviews }: SitemapServices): Promise<Entry[]> {
  const confirmed = await db
    .selectFrom("floor_model")
    .select(["store_id", sql<string>`max(confirmed_on)::text`.as("on")])
    .groupBy("store_id")
    .execute();
  const floors = new Map(confirmed.map(({ store_id, on }) => [store_id, on]));
  return stores().stores.map(({ id, slug, discounts }) => ({
    name: slug,
    changed_on: latest([
      floors.get(id),
      ...discounts.map(({ last_checked_on }) => last_checked_on),
      storeReviews().byStore.get(slug)?.[0]?.written_on,
    ]),
  }));
}

/** Those for which both brands have beds, because the page judges between them. */
async function comparisons(sources: SitemapSources): Promise<Entry[]> {
  const brands = new Map((await ranges(sources, "brands")).map(({ name, changed_on }) => [name, changed_on]));
  const rows = await sources.db
    .selectFrom("comparison")
    .innerJoin("brand as left", "left.id", "comparison.left_brand_id")
    .innerJoin("brand as right", "right.id", "comparison.right_brand_id")
    .select(["url", "left.slug as left_slug", "right.slug as right_slug"])
    .orderBy("url")
    .execute();
  return rows
    .filter(({ left_slug, right_slug }) => brands.has(left_slug) && brands.has(right_slug))
    .map(({ url, left_slug, right_slug }) => ({
      name: url,
      changed_on: latest([brands.get(left_slug), brands.get(right_slug)]),
    }));
}

async function texts(db: Db, kind: "guide" | "term"): Promise<Entry[]> {
  const rows = await shownContent(db, kind).select(["slug", "published_at"]).orderBy("slug").execute();
  return rows.map(({ slug, published_at }) => ({ name: slug, changed_on: dayOf(published_at) }));
}

async function discussions(db: Db, kind: "question" | "thread"): Promise<Entry[]> {
  const rows = await db
    .selectFrom("discussion")
    .select(["slug", "last_at"])
    .where("kind", "=", kind)
    .where("hidden", "=", false)
    .orderBy("id")
    .execute();
  return rows.map(({ slug, last_at }) => ({ name: slug, changed_on: dayOf(last_at) }));
}

/** Those with threads: an empty page doesn't belong in an index. */
async function forumCategories(db: Db): Promise<Entry[]> {
  const rows = await db
    .selectFrom("discussion")
    .innerJoin("forum_category", "forum_category.slug", "discussion.category")
    .select(({ fn }) => ["forum_category.slug", fn.max("last_at").as("last_at")])
    .where("kind", "=", "thread")
    .where("hidden", "=", false)
    .groupBy("forum_category.slug")
    .orderBy("forum_category.slug")
    .execute();
  return rows.map(({ slug, last_at }) => ({ name: slug, changed_on: dayOf(last_at) }));
}

/** The shelf is newest first; here they are ordered by ID, so that an entry stays in the same file. */
const written = (all: readonly { id: number; written_on: string }[]): Entry[] =>
  all
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, written_on }) => ({ name: String(id), changed_on: written_on }));

const entries: Record<SitemapKind, (sources: SitemapSources) => Entry[] | Promise<Entry[]>> = {
  brands: (sources) => ranges(sources, "brands"),
  collections: (sources) => ranges(sources, "collections"),
  lines: (sources) => ranges(sources, "lines"),
  models: async ({ modelChanges }) => [...(await modelChanges())].map(([name, changed_on]) => ({ name, changed_on })),
  stores,
  // The page of a deal that has ended responds with 410.
  deals: ({ catalogue, clock }) =>
    catalogue()
      .deals.filter((deal) => dealState(deal, todayAt(clock())) !== "ended")
      .map(({ slug, last_checked_on }) => ({ name: slug, changed_on: last_checked_on })),
  comparisons,
  reviews: ({ reviews }) => written(reviews().all),
  "store-reviews": ({ storeReviews }) => written(storeReviews().all),
  "expert-reviews": ({ expertReviews }) =>
    expertReviews().all.map(({ model, row }) => ({
      name: model.card.slug,
      changed_on: latest([row.published_on, row.tested_on]),
    })),
  guides: ({ db }) => texts(db, "guide"),
  terms: ({ db }) => texts(db, "term"),
  questions: ({ db }) => discussions(db, "question"),
  threads: ({ db }) => discussions(db, "thread"),
  "forum-categories": ({ db }) => forumCategories(db),
};

/** The public entries of a kind. */
export const entriesOf = async (sources: SitemapSources, kind: SitemapKind): Promise<Entry[]> => entries[kind](sources);

export const lastChange = (all: readonly Entry[]): string | null => latest(all.map(({ changed_on }) => changed_on));
