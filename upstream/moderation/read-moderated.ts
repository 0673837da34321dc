import { sql } from "kysely";
import type { ModeratedReview, ModeratedText } from "#contracts/moderation";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { findingLabels, versionToRead } from "#contracts/vocabulary/moderation";
import type { MattressSize } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { mostNewest, newestOf, ofAll } from "../listing/newest";
import { decidedAgain, decisionsFor } from "../rules/reviews/review-states";
import { type Finding, type FindingCode, findingsIn } from "../rules/reviews/review-checks";
import type { StoreSource } from "../stores/store-guide";
import { reviewTables } from "./review-tables";
import { type DecidedAgain, leftToOthers } from "./conflict-of-interest";

const moment = (text: string | null) => (text === null ? null : new Date(text));
const iso = (moment: Date | null) => (moment === null ? null : moment.toISOString());

/** A review with everything that staff need to decide about it; null when there is none. */
export async function readModerated(
  { db, catalogue, stores }: { db: Db } & CatalogueSource & StoreSource,
  kind: ReviewKind,
  id: number,
  reader: number,
): Promise<Omit<ModeratedReview, "demo"> | null> {
  const row = kind === "bed" ? await readBedReview(db, id) : await readStoreReview(db, id);
  if (row === undefined) return null;
  const { model_slug, brand_slug, store_slug, account_id, writer_mailbox, visited_on, ...facts } = row;
  const { brands, bySlug } = catalogue();
  const brand = brand_slug === null ? undefined : brands.get(brand_slug);
  const model = model_slug === null ? undefined : bySlug.get(model_slug);
  const store = store_slug === null ? undefined : stores().bySlug.get(store_slug);
  const { versions, count: version_count } = await readVersions(db, kind, id);
  return {
    kind,
    ...facts,
    visited_on: visited_on === null ? null : String(visited_on),
    brand: brand === undefined ? null : { slug: brand.slug, name: brand.name },
    bed: model === undefined ? null : cardIn(model, (facts.size ?? "queen") as MattressSize),
    store: store === undefined ? null : { slug: store.slug, name: `${store.retailer.name}, ${store.city}` },
    uploads: await readUploads(db, kind, id),
    listed: (kind === "bed" ? model_slug : store_slug) !== null,
    has_account: account_id !== null,
    versions,
    version_count,
    ...(await readReports(db, kind, id)),
    ...(await readEvents(db, kind, id)),
    left_to_others: await leftToOthers(db, { kind, review: id }, nextAgain(versions), reader),
    others: await readOthers(db, { kind, id, account_id, writer_mailbox }),
  };
}

/**
 * The next decision, if it is about previously rejected versions: an appeal first, then what is waiting, then what is
 * published.
 */
function nextAgain(versions: readonly ModeratedText[]): DecidedAgain | null {
  const standing = versions.map((version) => ({
    ...version,
    decided_at: moment(version.decided_at),
    appealed_at: moment(version.appealed_at),
    appeal_decided_at: moment(version.appeal_decided_at),
  }));
  for (const decision of ["deny-appeal", "publish", "take-down"] as const) {
    const read = standing.findLast(({ decisions }) => decisions.includes(decision));
    if (read !== undefined) return { decision, versions: decidedAgain(standing, read, decision) };
  }
  return null;
}

const readBedReview = (db: Db, id: number) =>
  db
    .selectFrom("owner_review")
    .where("id", "=", id)
    .select(["id", "product as name", "author", "state", "reason", "proof", "incentive", "account_id"])
    .select(["writer_mailbox", "model_slug", "brand_slug", "sleep_position", "weight_band", "size", "paid_cents"])
    .select("seller")
    .select([
      sql<string | null>`null`.as("store_slug"),
      sql<string | null>`null`.as("visited_on"),
      sql<boolean | null>`null::boolean`.as("bought"),
    ])
    .executeTakeFirst();

const readStoreReview = async (db: Db, id: number) => {
  const row = await db
    .selectFrom("store_review")
    .where("id", "=", id)
    .select(["id", "store as name", "author", "state", "reason", "proof", "account_id", "writer_mailbox"])
    .select(["store_slug", "visited_on", "bought"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const ofBeds = { sleep_position: null, weight_band: null, size: null, paid_cents: null, seller: null };
  return { ...row, ...ofBeds, model_slug: null, brand_slug: null, incentive: "none" as const };
};

async function readVersions(
  db: Db,
  kind: ReviewKind,
  id: number,
): Promise<{ versions: ModeratedText[]; count: number }> {
  const months = kind === "bed" ? sql<number | null>`months_owned` : sql<number | null>`null::integer`;
  const read = await db
    .selectFrom(reviewTables[kind].version)
    .where("review_id", "=", id)
    .select(["number", "kind", "rating", "parts", "title", "body", "written_on", "state", "reason", "findings"])
    .select(["sent_at", "decided_at", "appeal", "appealed_at", "appeal_decided_at"])
    .select([months.as("months_owned"), ofAll])
    .orderBy("number", "desc")
    .limit(mostNewest)
    .execute();
  const { rows, count } = newestOf(read);
  const decided = rows.reverse().map((row) => ({ ...row, decisions: [...decisionsFor(row)] }));
  // Staff read one version at a time, and the checks cost time: for the others, the stored codes will do.
  const next = versionToRead(decided);
  const versions = decided.map(({ parts, findings, sent_at, decided_at, appealed_at, appeal_decided_at, ...row }) => ({
    ...row,
    parts: Object.entries(parts as Record<string, number>).map(([part, stars]) => ({ part, stars })),
    findings: shownFindings(row.number === next?.number ? findingsIn(row) : [], findings),
    sent_at: iso(sent_at),
    decided_at: iso(decided_at),
    appealed_at: iso(appealed_at),
    appeal_decided_at: iso(appeal_decided_at),
  }));
  return { versions, count };
}

/** The current findings, plus those stored at sending that can't be derived from the text alone. */
function shownFindings(found: readonly Finding[], stored: readonly string[]): ModeratedText["findings"] {
  const known = new Set<string>(found.map(({ code }) => code));
  const others = stored.filter((code): code is FindingCode => code in findingLabels && !known.has(code));
  return [...found, ...others.map((code) => ({ code, passage: "", place: null, sentence: findingLabels[code].label }))];
}

/** Receipts first, then photos in the order in which they were sent. */
const readUploads = (db: Db, kind: ReviewKind, id: number): Promise<ModeratedReview["uploads"]> =>
  db
    .selectFrom(reviewTables[kind].upload)
    .innerJoin("upload", "upload.id", "upload_id")
    .where("review_id", "=", id)
    .select(["id", "pages", "width", "height", `${reviewTables[kind].upload}.purpose`, "version"])
    .orderBy(`${reviewTables[kind].upload}.purpose`, "desc")
    .orderBy("added_at")
    .limit(mostNewest)
    .execute();

async function readReports(
  db: Db,
  kind: ReviewKind,
  id: number,
): Promise<Pick<ModeratedReview, "reports" | "report_count">> {
  const read = await db
    .selectFrom(reviewTables[kind].report)
    .where("review_id", "=", id)
    .select(["reason", "note", "reported_at", "closed_at", "upheld", ofAll])
    .orderBy("id", "desc")
    .limit(mostNewest)
    .execute();
  const { rows, count } = newestOf(read);
  const reports = rows.map(({ reported_at, closed_at, ...row }) => ({
    ...row,
    reported_at: reported_at.toISOString(),
    closed_at: iso(closed_at),
  }));
  return { reports, report_count: count };
}

async function readEvents(
  db: Db,
  kind: ReviewKind,
  id: number,
): Promise<Pick<ModeratedReview, "events" | "event_count">> {
  const read = await db
    .selectFrom("moderation_event")
    .where(reviewTables[kind].event, "=", id)
    .select(["version", "decision", "reason", "note", "staff_name", "decided_at", ofAll])
    .orderBy("id", "desc")
    .limit(mostNewest)
    .execute();
  const { rows, count } = newestOf(read);
  return {
    events: rows.map(({ decided_at, ...row }) => ({ ...row, decided_at: decided_at.toISOString() })),
    event_count: count,
  };
}

interface Writer {
  kind: ReviewKind;
  id: number;
  account_id: number | null;
  writer_mailbox: string | null;
}

/** By account or mailbox, because one person may have used both. */
async function readOthers(
  db: Db,
  { kind, id, account_id, writer_mailbox }: Writer,
): Promise<ModeratedReview["others"]> {
  if (account_id === null && writer_mailbox === null) return [];
  const of = (each: ReviewKind) => {
    const { review, version, name } = reviewTables[each];
    return sql`
      select ${each}::text as kind, r.id, ${sql.ref(`r.${name}`)} as name, v.title, v.rating, r.state
      from ${sql.table(review)} r join ${sql.table(version)} v on v.review_id = r.id
        and v.number = (select max(o.number) from ${sql.table(version)} o where o.review_id = r.id)
      where (r.account_id = ${account_id} or r.writer_mailbox = ${writer_mailbox})
        and not (${each} = ${kind} and r.id = ${id})`;
  };
  const { rows } = await sql<ModeratedReview["others"][number]>`
    ${of("bed")} union all ${of("store")} order by kind, id desc limit 20`.execute(db);
  return rows;
}
