import { type RawBuilder, sql } from "kysely";
import { tokenHash } from "../../upstream/accounts/registration/tokens";
import type { Db } from "../../upstream/database/engine";
import { excerptOf } from "../../upstream/rules/discussions";
import { mostBody, mostTitle } from "#contracts/vocabulary/review-drafts";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import { termsOf } from "#contracts/vocabulary/terms";
import { postLength, titleLength } from "#contracts/vocabulary/discussions";
import { areaSamples, type PeoplesText } from "./area-samples";
import { listReviewsAgain, type Overfull, storeTooMuch } from "./overfull-rows";
import type { TestUpstream } from "./upstream";
import { worstTexts } from "./worst-posts";

/** The worst that forms accept, in everything that anybody can store, and more of it than any page shows. */

/** Texts that cost the most to check, compare, escape, break into lines or compress; those of two rows differ. */
export const worstPlain = {
  "a word between every two that were there before": ["a b ", "a c "],
  paragraphs: ["é\n\n", "è\n\n"],
  "signs that are escaped": [`&"'<`, `"&<'`],
  "links, addresses and telephone numbers": ["https://a.b a@b.co ", "555-867-5309 www.a.co "],
  capitals: ["LOUD WORDS ", "WORDS LOUD "],
  accents: ["e\u0301\u0323\u0302 ", "o\u0301\u0323\u0302 "],
  "many different signs": ["字é€ñ話ж\n語ß ø", "本ù¥õ気щ 聞ð å"],
} as const;
export type WorstPlain = keyof typeof worstPlain;

/** Texts of people that areas have no file of in tests/areas. */
export const peoplesTexts: readonly PeoplesText[] = [
  ...areaSamples.flatMap(({ texts = [] }) => texts),
  ["owner_review", "product", 120, "line"],
  ["owner_review", "author", 40, "name"],
  ["owner_review", "seller", 80, "line"],
  ["owner_review_version", "title", mostTitle, "line"],
  ["owner_review_version", "body", mostBody, "lines"],
  ["owner_review_version", "appeal", 1000, "lines"],
  ["owner_review_report", "note", 1000, "lines"],
  ["store_review", "store", 120, "line"],
  ["store_review", "author", 40, "name"],
  ["store_review_version", "title", mostTitle, "line"],
  ["store_review_version", "body", mostBody, "lines"],
  ["store_review_version", "appeal", 1000, "lines"],
  ["store_review_report", "note", 1000, "lines"],
  ["moderation_event", "note", 1000, "lines"],
  ["review_draft", "product", 120, "line"],
  ["discussion", "title", titleLength.most, "line"],
  ["participant", "name", 40, "name"],
  ["post", "note", 500, "lines"],
  ["post", "appeal", 1000, "lines"],
  ["post_report", "note", 1000, "lines"],
  ["post_version", "title", titleLength.most, "line"],
  ["discussion_event", "note", 500, "lines"],
  ["cashback_claim", "product", 120, "line"],
  ["cashback_claim", "store", 120, "line"],
  ["cashback_claim", "name", 80, "line"],
  ["cashback_event", "note", 2000, "lines"],
  ["cashback_testimonial", "name", 40, "name"],
  ["cashback_testimonial", "body", 1000, "lines"],
  ["mail", "subject", 150, "line"],
  ["mail", "body", 5000, "lines"],
  ["account", "first_name", 50, "name"],
  ["sign_up", "first_name", 50, "name"],
];

export interface Worst extends Overfull {
  drafts: Record<"bed" | "change" | "update" | "store" | "storeEdit" | "confirmed", string>;
  claims: Record<"draft" | "asked" | "declined" | "confirming", string>;
  links: Record<"reset" | "address" | "claim" | "review", string>;
  /** A published review that a store or a brand has answered. */
  answered: number;
  refused: number;
  batch: number;
  hidden: number;
  own: { post: number };
  message: string;
  mail: number;
  offer: string;
  store: string;
  /** Of a review that was refused. */
  refusedToken: string;
  /** Posts of a thread, to each of which staff open a page of its own. */
  posts: number[];
}

const one = async <Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row> => (await query.execute(db)).rows[0]!;

/** `member` is the account that owns it all. */
export async function storeWorst(upstream: TestUpstream, member: number) {
  const overfull = await storeTooMuch(upstream, member);
  const { db, services } = upstream;
  const now = services.clock();
  const drafts = await storeDrafts(db, { ...overfull, now });
  const claims = await storeClaims(db, { member, now });
  const links = await storeLinks(db, now);
  const { id: refused } = await one(
    db,
    sql<{ id: number }>`update owner_review_version set decided_at = ${now}
      where review_id = (select min(id) from owner_review where account_id = ${member} and state = 'refused')
      returning review_id as id`,
  );
  // As many as they can be: what is hidden is counted off.
  await sql`update participant set posts = 1000 where account_id = ${member}`.execute(db);
  const { id: batch } = await one(
    db,
    sql<{ id: number }>`select max(id) as id from cashback_payout_batch where key like 'many%'`,
  );
  const posts = await sql<{ id: number }>`select id from post
    where discussion_id = (select id from discussion where slug = ${overfull.thread}) and number > 1 order by id`.execute(
    db,
  );
  const [own, hidden] = posts.rows.map(({ id }) => id);
  await sql`update post set hidden = true, reason = 'spam', hidden_at = ${now} where id = ${hidden}`.execute(db);
  const { reference } = await one(
    db,
    sql<{ reference: string }>`select reference from contact_message order by id desc limit 1`,
  );
  const { id: mail } = await one(db, sql<{ id: number }>`select max(id) as id from mail`);
  const { slug: store } = await one(
    db,
    sql<{ slug: string }>`select store_slug as slug from store_review where id = ${overfull.storeReview}`,
  );
  const { id: answered } = await one(
    db,
    sql<{ id: number }>`select min(p.review_id) as id from owner_review_reply p
      join owner_review r on r.id = p.review_id where r.state = 'published'`,
  );
  return {
    ...{ ...overfull, answered, drafts, claims, links, refused, batch, hidden: hidden!, own: { post: own! } },
    ...{ message: reference, mail, store, posts: posts.rows.slice(2, 10).map(({ id }) => id) },
  };
}

interface About {
  member: number;
  now: Date;
}

async function storeDrafts(
  db: Db,
  { member, now, model, review, storeReview }: About & Pick<Overfull, "model" | "review" | "storeReview">,
) {
  const until = new Date(now.getTime() + 86_400_000);
  const base = { account_id: member, begun_at: now, saved_at: now, kept_until: until };
  const { brand_slug } = await one(
    db,
    sql<{ brand_slug: string }>`select brand_slug from model_card where slug = ${model}`,
  );
  const of = {
    bed: { kind: "bed", slug: model, brand_slug, product: "Bed" },
    store: { kind: "store", product: "Store" },
  } as const;
  const { id: written } = await one(
    db,
    sql<{
      id: number;
    }>`select max(id) as id from owner_review where account_id = ${member} and state = 'published' and id <> ${review}`,
  );
  const rows = {
    bed: { ...of.bed, purpose: "first", account_id: null },
    change: { ...of.bed, purpose: "edit", owner_review_id: written },
    update: { ...of.bed, purpose: "update", owner_review_id: written },
    store: { ...of.store, purpose: "first" },
    storeEdit: { ...of.store, purpose: "edit", store_review_id: storeReview },
    confirmed: {
      ...of.bed,
      purpose: "first",
      account_id: null,
      email: "many@example.com",
      confirm_hash: tokenHash("worst-review"),
      mailed_at: now,
    },
  } as const;
  const tokens = Object.keys(rows) as (keyof typeof rows)[];
  await db
    .insertInto("review_draft")
    .values(tokens.map((token) => ({ ...base, token: `worst-${token}`, fields: "{}", ...rows[token] })))
    .execute();
  return Object.fromEntries(tokens.map((token) => [token, `worst-${token}`])) as Record<keyof typeof rows, string>;
}

async function storeClaims(db: Db, { member, now }: About) {
  const payee = JSON.stringify({
    ...{ method: "check", name: "&".repeat(80), street: "&".repeat(100), unit: "&".repeat(40) },
    ...{ city: "&".repeat(60), state: "ID", zip: "83702" },
  });
  const states = { draft: "draft", confirming: "draft", asked: "needs-information", declined: "declined" } as const;
  for (const [token, state] of Object.entries(states)) {
    await sql`insert into cashback_claim (token, account_id, state, reason, entered_at, offer_slug, offer, seller, product, store,
        invoice, invoice_key, bought_on, price_cents, begun_at, sent_at, method, payee, name, phone, email)
      select ${`worst-${token}`}, ${member}, ${state}, ${state === "declined" ? "returned" : null}, ${now}, offer_slug, offer, seller,
        product, store, ${`I-${token}`}, ${`WORST${token.toUpperCase()}`}, bought_on, price_cents, ${now},
        ${state === "draft" ? null : now}, 'check', ${payee}::jsonb, 'Nora', '2085550147', 'many@example.com'
      from cashback_claim order by id limit 1`.execute(db);
    await sql`insert into cashback_event (claim_id, action, state, by, note, happened_at)
      select id, 'ask', 'needs-information', 'staff', 'Which?', ${now} from cashback_claim, generate_series(1, 60)
      where token = ${`worst-${token}`}`.execute(db);
    await sql`insert into upload (id, purpose, pages, bytes, width, height, uploaded_at)
      select rpad(${`worst-${token}-`} || n, 22, '-'), 'claim-proof', 3, 100, 10, 10, ${now} from generate_series(1, 6) as n`.execute(
      db,
    );
    await sql`insert into cashback_proof (upload_id, claim_id, added_at)
      select rpad(${`worst-${token}-`} || n, 22, '-'), id, ${now} from cashback_claim, generate_series(1, 6) as n
      where token = ${`worst-${token}`}`.execute(db);
  }
  return Object.fromEntries(Object.keys(states).map((token) => [token, `worst-${token}`])) as Record<
    keyof typeof states,
    string
  >;
}

/** Of another account, so that who uses them changes nothing of the member's. */
async function storeLinks(db: Db, now: Date) {
  const until = new Date(now.getTime() + 86_400_000);
  const links = { reset: "r".repeat(43), address: "a".repeat(43), claim: "c".repeat(43), review: "worst-review" };
  for (const purpose of ["reset", "address"] as const) {
    await sql`insert into account_link (token_hash, account_id, purpose, email, asked_at, expires_at)
      values (${tokenHash(links[purpose])}, (select id from account where email = 'holder@example.com'), ${purpose}, ${purpose === "address" ? "new@example.com" : null}, ${now}, ${until})`.execute(
      db,
    );
  }
  await sql`insert into cashback_claim_link (token_hash, claim_id, email, mailed_at, works_until, digest)
    select ${tokenHash(links.claim)}, id, 'many@example.com', ${now}, ${until}, '' from cashback_claim
    where token = 'worst-confirming'`.execute(db);
  return links;
}

/** Texts of a kind of their own in each row; without a kind one row has the first, the next the second, and so on. */
const ofKinds = (kind: WorstPlain | null) => (kind === null ? Object.values(worstPlain) : [worstPlain[kind]]).flat();

/** One of the texts by the place of the row in its table. */
const oneOf = (values: readonly string[]) => sql`(${values}::text[])[1 + counted.nth % ${values.length}]`;

/** Without the many of long ago, which are there to be counted. */
export const shownDiscussions = sql<boolean>`slug not like 'long-ago-%'`;

/** Writes into all rows that have something in the columns; `counted.nth` is the place of a row. */
export const rewrite = (
  db: Db,
  table: string,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  where: RawBuilder<boolean> = sql`true`,
) =>
  sql`update ${sql.table(table)} as row
    set ${sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    from (select ctid as at, row_number() over (order by ctid) as nth from ${sql.table(table)}
      where ${where} and ${sql.ref(Object.keys(columns)[0]!)} is not null) as counted
    where row.ctid = counted.at`.execute(db);

/** Puts the worst texts into all that people have written, the demonstration's people among them. */
export async function writeWorst(upstream: TestUpstream, kind: WorstPlain | null): Promise<void> {
  const { db } = upstream;
  const fragments = ofKinds(kind);
  for (const [table, column, most, form] of peoplesTexts) {
    const fitting = fragments.map((fragment) => {
      const line = form === "lines" ? fragment : fragment.replace(/\n/g, "");
      return longest(form === "name" ? line.replace(/[<>@/]/g, "") : line, most);
    });
    const text = sql`left(${oneOf(fitting)}, ${most - 8}) || counted.nth`;
    await rewrite(db, table, { [column]: text }, table === "discussion" ? shownDiscussions : undefined);
  }
  // A word by which all of them are found.
  await rewrite(db, "discussion", { title: sql`left('Zeppelin ' || title, ${titleLength.most})` }, shownDiscussions);
  await sql`update mail set shown = body`.execute(db);
  const posts = worstTexts(0);
  const post = sql`left(${oneOf(posts)}, ${postLength.most - 8}) || counted.nth`;
  await rewrite(db, "post", { text: post, excerpt: oneOf(posts.map(excerptOf)) });
  await rewrite(db, "post_version", { text: post });
  await sql`update post set quote = jsonb_build_object('number', 1, 'text', ${longest(fragments[0]!, 600)}::text)
    where discussion_id in (select id from discussion where slug in ('airship-1', 'zeppelin-1')) and number > 1`.execute(
    db,
  );
  // What a draft keeps is as it was typed, twice as long as it may be when it is sent, in every field.
  const drafts = fragments.map((fragment) => {
    const text = longest(fragment, 2 * mostBody);
    return JSON.stringify(Object.fromEntries(draftFields.map((name) => [name, text])));
  });
  await rewrite(db, "review_draft", { fields: sql`${oneOf(drafts)}::jsonb` });
  const written = fragments.map((fragment) => JSON.stringify({ text: longest(fragment, postLength.most) }));
  await rewrite(db, "discussion_draft", { fields: sql`${oneOf(written)}::jsonb` });
  await listReviewsAgain(upstream);
}

const longest = (fragment: string, most: number) => fragment.repeat(Math.ceil(most / fragment.length)).slice(0, most);

export const draftFields = [
  ...["rating", "title", "body", "months_owned", "position", "weight", "size", "paid", "seller", "incentive"],
  ...[...termsOf(scoreLabels), ...termsOf(storePartLabels), "visited_on", "bought", "author"],
];
