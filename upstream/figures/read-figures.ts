import { sql } from "kysely";
import {
  minimumCount,
  type FigurePeriod,
  type FigureStep,
  figureSteps,
  type NamedKind,
  namedKinds,
  otherSubject,
} from "#contracts/figures/figure-kinds";
import type { Figures } from "#contracts/figures/figures";
import { termsOf } from "#contracts/vocabulary/terms";
import { dayOf, plusDays } from "#contracts/us-days";
import type { CatalogueSource } from "../catalogue/snapshot";
import { shownContent } from "../content/read-content";
import type { Db } from "../database/engine";
import type { DbAndClock, DemoMark } from "../database/services";
import type { StoreSource } from "../stores/store-guide";

/** The maximum number of names in a list. */
const mostNames = 20;

/** Days as ISO text, both ends included. */
interface Span {
  from: string;
  to: string;
  /** The first of as many days before; null: no comparison. */
  before: string | null;
}

/** Today so far, or whole days, because an incomplete day would always look like a drop. */
function spanOf(period: FigurePeriod, today: string): Span {
  if (period === "1") return { from: today, to: today, before: null };
  const days = Number(period);
  return { from: plusDays(today, -days), to: plusDays(today, -1), before: plusDays(today, -2 * days) };
}

interface NameSources extends CatalogueSource, StoreSource {
  db: Db;
}

export interface FigureSources extends NameSources, DbAndClock, DemoMark {}

/** The counts for the days of a period, and for as many days before. */
export async function readFigures(services: FigureSources, period: FigurePeriod): Promise<Figures> {
  const { db, clock, demo } = services;
  const span = spanOf(period, dayOf(clock()));
  const [sums, days] = await Promise.all([sumsOf(db, span), readDays(db, span)]);
  const of = (kind: string, subject?: string) => {
    const rows = sums.filter((row) => row.kind === kind && (subject === undefined || row.subject === subject));
    return {
      count: rows.reduce((sum, row) => sum + row.count, 0),
      before: span.before === null ? null : rows.reduce((sum, row) => sum + row.before, 0),
    };
  };
  const named = [];
  for (const kind of termsOf(namedKinds)) named.push(await readNamed(services, kind, span));
  return {
    demo,
    period,
    from: span.from,
    to: span.to,
    pages: of("page"),
    bots: of("bot"),
    searches: of("search"),
    without_results: of("search", "nothing"),
    days,
    types: sums
      .filter(({ kind, count }) => kind === "page" && count > 0)
      .toSorted((left, right) => right.count - left.count || left.subject.localeCompare(right.subject, "en"))
      .slice(0, 200)
      .map(({ subject }) => {
        const [type = "", subtype = ""] = subject === otherSubject ? ["other", "other"] : subject.split("/");
        return { type, subtype, ...of("page", subject) };
      }),
    steps: (Object.keys(figureSteps) as FigureStep[]).map((step) => ({ step, ...of("step", step) })),
    named,
  };
}

/** The totals for the span and for as many days before, for kinds that are counted without names. */
const sumsOf = (db: Db, { from, to, before }: Span) =>
  db
    .selectFrom("figure")
    .select((row) => [
      "kind",
      "subject",
      sql<number>`coalesce(sum(${row.ref("count")}) filter (where ${row.ref("day")} >= ${from}), 0)`.as("count"),
      sql<number>`coalesce(sum(${row.ref("count")}) filter (where ${row.ref("day")} < ${from}), 0)`.as("before"),
    ])
    .where("kind", "not in", termsOf(namedKinds))
    .where("day", ">=", before ?? from)
    .where("day", "<=", to)
    .groupBy(["kind", "subject"])
    .execute();

/** Each day of the span, including those without a count. */
async function readDays(db: Db, { from, to }: Span): Promise<Figures["days"]> {
  const rows = await db
    .selectFrom("figure")
    .select((row) => [
      "day",
      row.fn.sum<number>("count").filterWhere("kind", "=", "page").as("pages"),
      row.fn.sum<number>("count").filterWhere("kind", "=", "bot").as("bots"),
      row.fn.sum<number>("count").filterWhere("kind", "=", "search").as("searches"),
      sql<number>`sum(${row.ref("count")}) filter (where kind = 'search' and subject = 'nothing')`.as(
        "without_results",
      ),
    ])
    .where("kind", "in", ["page", "bot", "search"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("day")
    .execute();
  const counts = new Map(rows.map((row) => [row.day, row]));
  const days = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const { pages = 0, bots = 0, searches = 0, without_results = 0 } = counts.get(day) ?? {};
    days.push({
      day,
      pages: pages ?? 0,
      bots: bots ?? 0,
      searches: searches ?? 0,
      without_results: without_results ?? 0,
    });
  }
  return days;
}

type NamedFigures = Figures["named"][number];

/**
 * The most requested items, if requested often enough not to reveal anything about a person; all others as one total.
 */
async function readNamed(services: NameSources, kind: NamedKind, { from, to, before }: Span): Promise<NamedFigures> {
  const { db } = services;
  const within = db.selectFrom("figure").where("kind", "=", kind).where("day", "<=", to);
  const top = await within
    .select((row) => [
      "subject",
      sql<number>`coalesce(sum(${row.ref("count")}) filter (where ${row.ref("day")} >= ${from}), 0)`.as("count"),
      sql<number>`coalesce(sum(${row.ref("count")}) filter (where ${row.ref("day")} < ${from}), 0)`.as("before"),
    ])
    .where("day", ">=", before ?? from)
    .where("subject", "<>", otherSubject)
    .groupBy("subject")
    .having(sql<boolean>`coalesce(sum(count) filter (where day >= ${from}), 0) >= ${minimumCount}`)
    .orderBy("count", "desc")
    .orderBy("subject")
    .limit(mostNames)
    .execute();
  const { all } = await within
    .select((row) => row.fn.coalesce(row.fn.sum<number>("count"), sql<number>`0`).as("all"))
    .where("day", ">=", from)
    .executeTakeFirstOrThrow();
  const nameOf = await namesOf(services, kind);
  return {
    kind,
    items: top.map((row) => ({
      subject: row.subject,
      name: nameOf(row.subject),
      count: row.count,
      before: row.before < minimumCount ? null : row.before,
    })),
    others: top.reduce((rest, { count }) => rest - count, all),
  };
}

/** The current name of an item; null: it is gone, or is a term, which is its own name. */
async function namesOf(
  { db, catalogue, stores }: NameSources,
  kind: NamedKind,
): Promise<(slug: string) => string | null> {
  switch (kind) {
    case "bed":
      return (slug) => {
        const card = catalogue().bySlug.get(slug)?.card;
        return card === undefined ? null : `${card.brand.name} ${card.name}`;
      };
    case "store":
      return (slug) => {
        const store = stores().bySlug.get(slug);
        return store === undefined ? null : `${store.retailer.name}, ${store.street}, ${store.city}, ${store.state}`;
      };
    case "deal": {
      const titles = new Map(catalogue().deals.map(({ slug, title }) => [slug, title]));
      return (slug) => titles.get(slug) ?? null;
    }
    case "guide": {
      const guides = await shownContent(db, "guide").select(["slug", "title"]).execute();
      const titles = new Map(guides.map(({ slug, title }) => [slug, title]));
      return (slug) => titles.get(slug) ?? null;
    }
    case "term":
      return () => null;
  }
}
