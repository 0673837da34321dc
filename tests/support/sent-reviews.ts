import { dayOf } from "#contracts/us-days";
import type { Db } from "../../upstream/database/engine";

interface SentReview {
  kind?: "bed" | "store";
  rating?: number;
  title?: string;
  body?: string;
  /** Slug of the bed; null: one that is not listed. */
  model?: string | null;
  brand?: string | null;
  email?: string | null;
  account?: number | null;
  sentAt?: Date;
  monthsOwned?: number;
  position?: string | null;
  weight?: string | null;
  findings?: string[];
}

const told = "We have slept on it since spring, and neither of us wakes up when the other one turns over.";

/** Puts a review where it waits to be read, as the form for writing one does; answers its number. */
export async function sendReview(db: Db, review: SentReview = {}): Promise<number> {
  const { kind = "bed", rating = 4, title = "Quiet nights", body = told, model = null, brand = null } = review;
  const { email = "writer@example.com", account = null, sentAt = new Date(), monthsOwned = 4 } = review;
  const { position = "side", weight = "130-230", findings = [] } = review;
  const who = { account_id: account, writer_email: email, author: "Nora", state: "waiting" as const, reason: null };
  const version = { number: 1, kind: "first" as const, rating, title, body, parts: "{}", state: "waiting" as const };
  const written = {
    ...version,
    reason: null,
    written_on: dayOf(sentAt),
    sent_at: sentAt,
    findings: JSON.stringify(findings),
  };
  if (kind === "store") {
    const { id } = await db
      .insertInto("store_review")
      .values({
        ...who,
        store_slug: null,
        retailer_slug: null,
        store: "Sleep Barn, Boise",
        visited_on: written.written_on,
        bought: true,
        proof: "email",
      }) // prettier-ignore
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("store_review_version")
      .values({ ...written, review_id: id })
      .execute();
    return id;
  }
  const { id } = await db
    .insertInto("owner_review")
    .values({
      ...who,
      model_slug: model,
      brand_slug: brand,
      product: "Original",
      sleep_position: position,
      weight_band: weight,
      size: "queen",
      paid_cents: null,
      seller: null,
      proof: "email",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("owner_review_version")
    .values({ ...written, review_id: id, months_owned: monthsOwned })
    .execute();
  return id;
}

/** A published review whose writer may be asked by now how the bed is after a year. */
export async function reviewToBeRemindedOf(db: Db, email: string, now: Date): Promise<void> {
  const elevenMonthsAgo = new Date(now.getTime() - 330 * 86_400_000);
  const id = await sendReview(db, { email, sentAt: elevenMonthsAgo, monthsOwned: 2 });
  await db.updateTable("owner_review_version").set({ state: "published" }).where("review_id", "=", id).execute();
  await db.updateTable("owner_review").set({ state: "published" }).where("id", "=", id).execute();
}
