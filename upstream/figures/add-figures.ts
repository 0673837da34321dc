import { sql } from "kysely";
import { type FigureKind, namedKinds, otherSubject } from "#contracts/figures/figure-kinds";
import type { Figure, FigureBatch } from "#contracts/figures/figures";
import { termsOf } from "#contracts/vocabulary/terms";
import { dayOf, plusDays, plusMonths } from "#contracts/us-days";
import type { Db } from "../database/engine";

/**
 * The maximum number of rows per kind and day; anything beyond is counted as "others", so that a flood of names can't
 * fill the table.
 */
export const mostSubjects: Readonly<Record<FigureKind, number>> = {
  page: 300,
  bot: 300,
  search: 10,
  step: 20,
  bed: 2000,
  guide: 500,
  store: 5000,
  deal: 1000,
  term: 500,
};

/** Counts older than this are discarded. */
const maxAgeDays = 7;
/** Longer than a site keeps trying to send the same batch. */
const batchDays = 2 * maxAgeDays;
/** How many calendar months counts are kept: two years for comparison, and a month to look at them. */
export const figureMonths = 25;
/** The same for counts by name, which are shown for 28 days and compared with the 28 before. */
export const namedFigureMonths = 2;

/** Adds a batch, once per key. Counts for days that are long over, or haven't started in any time zone, are dropped. */
export async function addFigures(db: Db, { key, counts }: FigureBatch, now: Date): Promise<void> {
  const today = dayOf(now);
  const [first, last] = [plusDays(today, -maxAgeDays), plusDays(today, 1)];
  const counted = added(counts.filter(({ day }) => day >= first && day <= last));
  await db.transaction().execute(async (transaction) => {
    // Batches are serialized, because two sites sending at once would both find the last row free.
    await sql`select pg_advisory_xact_lock(hashtextextended('figures', 0))`.execute(transaction);
    const batch = await transaction
      .insertInto("figure_batch")
      .values({ key, counted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (batch === undefined || counted.length === 0) return;
    await transaction
      .insertInto("figure")
      .values(await bounded(transaction, counted))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "subject"])
          .doUpdateSet((row) => ({ count: sql<number>`${row.ref("figure.count")} + excluded.count` })),
      )
      .execute();
  });
}

const keyOf = ({ day, kind, subject }: Omit<Figure, "count">) => `${day} ${kind} ${subject}`;

/** Sums up counts with the same day, kind and subject. */
function added(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const key = keyOf(figure);
    sums.set(key, { ...figure, count: figure.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** Counts subjects that exceed the limit for their day and kind as others. */
async function bounded(db: Db, figures: readonly Figure[]): Promise<Figure[]> {
  const days = [...new Set(figures.map(({ day }) => day))];
  const [known, sizes] = await Promise.all([
    db
      .selectFrom("figure")
      .select(["day", "kind", "subject"])
      .where("day", "in", days)
      .where("subject", "in", [...new Set(figures.map(({ subject }) => subject))])
      .execute(),
    db
      .selectFrom("figure")
      .select((row) => ["day", "kind", row.fn.countAll<number>().as("rows")])
      .where("day", "in", days)
      .groupBy(["day", "kind"])
      .execute(),
  ]);
  const there = new Set(known.map(keyOf));
  const rows = new Map(sizes.map((size) => [`${size.day} ${size.kind}`, Number(size.rows)]));
  return added(
    figures.map((figure) => {
      if (there.has(keyOf(figure)) || figure.subject === otherSubject) return figure;
      const group = `${figure.day} ${figure.kind}`;
      const size = rows.get(group) ?? 0;
      if (size >= mostSubjects[figure.kind]) return { ...figure, subject: otherSubject };
      rows.set(group, size + 1);
      return figure;
    }),
  );
}

/** The first day that is kept. */
const keptFrom = (now: Date, months: number) => plusMonths(dayOf(now), -months);

/** Deletes expired counts, and the keys of processed batches. */
export async function removeOldFigures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("figure").where("day", "<", keptFrom(now, figureMonths)).execute();
  await db
    .deleteFrom("figure_batch")
    .where("counted_at", "<", new Date(now.getTime() - batchDays * 86_400_000))
    .execute();
}

/** The same for counts by name. */
export const removeOldNamedFigures = async (db: Db, now: Date): Promise<void> =>
  void (await db
    .deleteFrom("figure")
    .where("kind", "in", termsOf(namedKinds))
    .where("day", "<", keptFrom(now, namedFigureMonths))
    .execute());
