import type { WrittenBefore } from "#contracts/account/written-before";
import type { Db } from "../database/engine";
import { newestOf, ofAll } from "../listing/newest";

/**
 * What somebody sent by mail from exactly this address without logging in. It becomes their account's when they claim
 * it with the account's session or password, after seeing what it is. Claims are included only if their own link was
 * opened. A review is left alone if the account already has one of the same item. `account` null: there is none yet.
 */
interface Owner {
  account: number | null;
  email: string;
}

const bedReviews = (db: Db, { account, email }: Owner) =>
  db
    .selectFrom("owner_review as written")
    .where("writer_email", "=", email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("owner_review as own")
            .select("own.id")
            .where("own.account_id", "=", account)
            .whereRef("own.model_slug", "=", "written.model_slug"),
        ),
      ),
    );

const storeReviews = (db: Db, { account, email }: Owner) =>
  db
    .selectFrom("store_review as written")
    .where("writer_email", "=", email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("store_review as own")
            .select("own.id")
            .where("own.account_id", "=", account)
            .whereRef("own.store_slug", "=", "written.store_slug")
            .whereRef("own.visited_on", "=", "written.visited_on"),
        ),
      ),
    );

const claims = (db: Db, { email }: Owner) =>
  db
    .selectFrom("cashback_claim")
    .where("account_id", "is", null)
    .where("email", "=", email)
    .where("state", "!=", "draft");

/** At most this many of each are named. */
const mostNamed = 20;

/** What would be added to the account: the count, and the newest by name. */
export async function writtenBefore(db: Db, owner: Owner): Promise<WrittenBefore> {
  const [ofBeds, ofStores, ofClaims] = [bedReviews(db, owner), storeReviews(db, owner), claims(db, owner)];
  const beds = await ofBeds
    .select("product as of")
    .select(({ selectFrom }) =>
      selectFrom("owner_review_version as version")
        .whereRef("version.review_id", "=", "written.id")
        .select("version.title")
        .orderBy("number", "desc")
        .limit(1)
        .as("title"),
    )
    .select(ofAll)
    .orderBy("written.id", "desc")
    .limit(mostNamed)
    .execute();
  const stores = await ofStores
    .select("store as of")
    .select(({ selectFrom }) =>
      selectFrom("store_review_version as version")
        .whereRef("version.review_id", "=", "written.id")
        .select("version.title")
        .orderBy("number", "desc")
        .limit(1)
        .as("title"),
    )
    .select(ofAll)
    .orderBy("written.id", "desc")
    .limit(mostNamed)
    .execute();
  const claimed = await ofClaims
    .select(["product", "seller"])
    .select(ofAll)
    .orderBy("id", "desc")
    .limit(mostNamed)
    .execute();
  const [ofBed, ofStore, claim] = [newestOf(beds), newestOf(stores), newestOf(claimed)];
  return {
    reviews: {
      count: ofBed.count + ofStore.count,
      items: [...ofBed.rows, ...ofStore.rows].slice(0, mostNamed).map(({ of, title }) => ({ of, title: title ?? "" })),
    },
    claims: { count: claim.count, items: claim.rows },
  };
}

/** Adds it to the account. Belongs in the transaction of the step that proved ownership. */
export async function takeOver(db: Db, account: number, email: string): Promise<void> {
  const owner = { account, email };
  const theirs = { account_id: account, writer_email: null };
  await db
    .updateTable("owner_review")
    .set(theirs)
    .where("id", "in", bedReviews(db, owner).select("written.id"))
    .execute();
  await db
    .updateTable("store_review")
    .set(theirs)
    .where("id", "in", storeReviews(db, owner).select("written.id"))
    .execute();
  await db
    .updateTable("cashback_claim")
    .set({ account_id: account })
    .where("id", "in", claims(db, owner).select("id"))
    .execute();
}
