import { sql } from "kysely";
import { dayOf } from "#contracts/us-days";
import { tokenHash } from "../../upstream/accounts/registration/tokens";
import type { Db } from "../../upstream/database/engine";
import { areaSamples } from "./area-samples";
import type { TestUpstream } from "./upstream";

/** The longest text of so many characters, as JSON has it: three bytes each. */
const longest = (characters: number) => "€".repeat(characters);

/** Of which things there is too much, by their numbers, slugs and tokens. */
export interface Overfull {
  /** The account that they belong to. */
  member: number;
  review: number;
  reviewToken: string;
  matchToken: string;
  storeReview: number;
  claim: { id: number; token: string };
  post: number;
  thread: string;
  question: string;
  model: string;
  /** ZIP code of a town with more stores than a map has pins. */
  manyStores: string;
  /** Of a mailed link that would make what was sent from the member's address an account's. */
  mailedLink: string;
}

/** So many rows are stored of what is answered 50 at a time. */
const many = 60;

const rows = (count: number) => sql`generate_series(1, ${count}) as n`;
const one = async <Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row> => (await query.execute(db)).rows[0]!;

/**
 * Stores more of everything than any answer holds, with texts as long as they may be: what visitors send, what staff
 * write, what is mailed, and what grows with time. `member` is the account that owns them.
 */
export async function storeTooMuch(
  upstream: TestUpstream,
  member: number,
): Promise<Omit<Overfull, "reviewToken" | "matchToken">> {
  const { db, services } = upstream;
  const manyStores = await storeStores(upstream);
  const now = services.clock();
  await sql`insert into session (id_hash, account_id, created_at, expires_at)
    select md5('session' || n), ${member}, ${now}::timestamptz + n * interval '1 second', ${now}::timestamptz + interval '1 day'
    from ${rows(many)}`.execute(db);
  await sql`insert into saved_match (token, account_id, answers, match, ruleset_version, saved_at)
    select md5('match' || n), ${member}, '{"recipient": "me"}', '{"results": []}', '1', ${now} from ${rows(210)}`.execute(
    db,
  );
  await sql`insert into mail (recipient, subject, body, state, queued_at, kind)
    select 'many@example.com', ${longest(100)}, ${longest(2000)}, 'sent', ${now}, 'contact' from ${rows(many)}`.execute(
    db,
  );
  for (const area of areaSamples) await area.storeTooMuch?.(db, { member, now, many, longest });
  await sql`insert into content_version (page_id, version, title, summary, body, reviewed_on, details, note, staff_name, published_at)
    select page_id, 1 + n, title, summary, body, reviewed_on, details, ${longest(200)}, 'Sam', ${now}
    from content_version join content_page on id = page_id and slug = 'pocketed-coil' cross join ${rows(many)}
    where content_version.version = 1`.execute(db);
  await sql`update content_page set version = ${1 + many} where slug = 'pocketed-coil'`.execute(db);
  await sql`insert into figure (day, kind, subject, count) select ${dayOf(now)}::date, kind, 'product/many ' || n, 10
    from ${rows(210)} cross join (values ('page'), ('bed')) as named (kind)`.execute(db);
  const { slug: model } = await one(
    db,
    sql<{ slug: string }>`
      with seen as (
        insert into price_observation (model_id, size, seller, observed_on, price_cents)
        select card.model_id, 'queen', 'Somewhere', date '2020-01-01' + n, 100000
        from (select model_id from price_observation where size = 'queen' order by model_id limit 1) as card
        cross join ${rows(1100)} returning model_id)
      select slug from model where id = (select model_id from seen limit 1)`,
  );
  const reviews = await storeReviews(db, { member, model, now });
  const claim = await storeClaims(db, { member, now });
  const mailedLink = await storeWrittenBefore(db, { member, now });
  const discussions = await storeDiscussions(db, { member, now });
  await listReviewsAgain(upstream);
  return { member, model, manyStores, claim, mailedLink, ...reviews, ...discussions };
}

/** Has lists show what was written to the database alone. */
export async function listReviewsAgain({ db, services }: TestUpstream): Promise<void> {
  for (const [kind, table] of [
    ["bed", "owner_review"],
    ["store", "store_review"],
  ] as const) {
    const rows = await db
      .selectFrom(table as "owner_review")
      .select("id")
      .execute();
    await services.reviewsChanged(
      kind,
      rows.map(({ id }) => id),
    );
  }
}

/** More in one town than a map has pins. First, since the round of upkeep that reads them forgets what is over. */
async function storeStores(upstream: TestUpstream): Promise<string> {
  const { zip } = await one(
    upstream.db,
    sql<{
      zip: string;
    }>`insert into store (retailer_id, slug, has_ldp_status, street, city, state, zip, latitude, longitude, time_zone, phone, hours)
    select retailer_id, 'many-' || n, false, n || ' Many Street', city, state, zip, latitude, longitude, time_zone, phone, hours
    from (select * from store order by id limit 1) as of cross join ${rows(310)} returning zip`,
  );
  await upstream.announceCatalogueChange();
  await upstream.upkeep();
  return zip;
}

interface About {
  member: number;
  now: Date;
}

async function storeReviews(db: Db, { member, model, now }: About & { model: string }) {
  const { id: review } = await one(
    db,
    sql<{ id: number }>`insert into owner_review (model_slug, brand_slug, product, account_id, author, state, proof)
      select slug, brand_slug, name, ${member}, ${longest(40)}, 'published', 'email' from model_card where slug = ${model}
      returning id`,
  );
  const { id: storeReview } = await one(
    db,
    sql<{
      id: number;
    }>`insert into store_review (store_slug, store, account_id, author, state, visited_on, bought, proof)
      select slug, 'A store', ${member}, ${longest(40)}, 'published', current_date, true, 'email'
      from store where slug in (select store_slug from store_review group by store_slug having count(*) > 4) order by id limit 1
      returning id`,
  );
  // Others of theirs, of beds that the catalogue doesn't have: published, waiting to be read, and refused.
  await sql`insert into owner_review (product, account_id, author, state, reason, proof)
    select ${longest(120)}, ${member}, ${longest(40)}, state, case state when 'refused' then 'off-topic' end, 'email'
    from unnest(array['published', 'waiting', 'refused']) as state, ${rows(many)}`.execute(db);
  const written = sql`${longest(100)}, ${longest(4000)}, current_date, ${now}`;
  await sql`insert into owner_review_version
      (review_id, number, kind, months_owned, rating, state, reason, title, body, written_on, sent_at)
    select id, 1, 'first', 1, 5, state, reason, ${written} from owner_review where account_id = ${member}`.execute(db);
  await sql`insert into store_review_version (review_id, number, kind, rating, title, body, written_on, sent_at)
    select id, 1, 'first', 5, ${written} from store_review where account_id = ${member}`.execute(db);
  await sql`insert into owner_review_version
      (review_id, number, kind, months_owned, rating, title, body, written_on, sent_at)
    select ${review}, 1 + n, 'update', n, 5, ${longest(100)}, ${longest(4000)}, current_date, ${now}::timestamptz + interval '1 hour' from ${rows(many)}`.execute(
    db,
  );
  await sql`insert into store_review_version (review_id, number, kind, rating, title, body, written_on, sent_at)
    select ${storeReview}, 1 + n, 'edit', 5, ${written} from ${rows(many)}`.execute(db);
  await sql`insert into upload (id, purpose, pages, bytes, width, height, uploaded_at)
    select md5('photo' || n), 'bed-photo', 1, 100, 10, 10, ${now} from ${rows(many)}`.execute(db);
  await sql`insert into owner_review_upload (upload_id, review_id, version, purpose, added_at)
    select md5('photo' || n), ${review}, n, 'bed-photo', ${now} from ${rows(many)}`.execute(db);
  for (const [table, id] of [
    ["owner_review_report", review],
    ["store_review_report", storeReview],
  ] as const) {
    await sql`insert into ${sql.table(table)} (review_id, key, reason, note, reported_at)
      select ${id}, ${table} || n, 'other', ${longest(1000)}, ${now} from ${rows(many)}`.execute(db);
  }
  for (const [column, id] of [
    ["owner_review_id", review],
    ["store_review_id", storeReview],
  ] as const) {
    await sql`insert into moderation_event (${sql.ref(column)}, version, decision, note, staff_name, decided_at)
      select ${id}, 1, 'publish', ${longest(1000)}, 'Sam', ${now} from ${rows(many)}`.execute(db);
  }
  await sql`insert into review_draft (token, kind, purpose, product, account_id, begun_at, saved_at, kept_until)
    select md5('draft' || n), 'bed', 'first', ${longest(120)}, ${member}, ${now}, ${now}, ${now}::timestamptz + interval '1 day'
    from ${rows(many)}`.execute(db);
  return { review, storeReview };
}

async function storeClaims(db: Db, { member, now }: About) {
  const { id, token } = await one(
    db,
    sql<{ id: number; token: string }>`
      with of as (select * from cashback_claim order by id limit 1), made as (
        insert into cashback_claim (token, account_id, state, reason, entered_at, offer_slug, offer, seller, product, store,
          invoice, invoice_key, bought_on, price_cents, begun_at, sent_at)
        select md5('claim' || n), ${member}, case when n <= ${many} then 'submitted' else 'declined' end,
          case when n > ${many} then 'duplicate' end, ${now}, offer_slug, offer, seller, ${longest(120)}, ${longest(120)},
          ${longest(60)}, 'MANY' || n, bought_on, price_cents, ${now}, ${now}
        from of cross join ${rows(210)} returning id, token, state)
      select id, token from made where state = 'submitted' order by id limit 1`,
  );
  await sql`insert into cashback_claim (token, state, entered_at, offer_slug, offer, seller, product, store, invoice,
      invoice_key, same_invoice_as, payee, bought_on, price_cents, begun_at, sent_at)
    select md5('alike' || n), 'submitted', ${now}, offer_slug, offer, seller, product, store, invoice,
      invoice_key, ${id}, '{}', bought_on, price_cents, ${now}, ${now}
    from cashback_claim cross join ${rows(many)} where id = ${id}`.execute(db);
  await sql`insert into cashback_event (claim_id, action, state, by, note, happened_at)
    select ${id}, 'answer', 'submitted', 'claimant', ${longest(1000)}, ${now} from ${rows(many)}`.execute(db);
  await sql`insert into cashback_testimonial (claim_id, name, place, body, proof, written_on)
    select id, 'Nora', 'Boise, ID', ${longest(1000)}, 'paid', current_date from cashback_claim
    where account_id = ${member} and not exists (select from cashback_testimonial where claim_id = cashback_claim.id)
    order by id desc limit ${many}`.execute(db);
  await sql`insert into cashback_payout_batch (key, begun_at, finished_at)
    select 'many' || n, ${now}, ${now} from ${rows(many)}`.execute(db);
  await sql`insert into cashback_payout (claim_id, batch_id, cents, method, payee, reference, paid_at)
    select claim.id, batch.id, 100, 'check', '{}', 'x', ${now}
    from (select id, row_number() over (order by id) as place from cashback_payout_batch where key like 'many%') as batch
    join (select id, row_number() over (order by id desc) as place from cashback_claim where account_id = ${member}) as claim
    using (place)`.execute(db);
  return { id, token };
}

/** What was sent from the member's address without logging in. */
async function storeWrittenBefore(db: Db, { member, now }: About): Promise<string> {
  const email = sql`(select email from account where id = ${member})`;
  await sql`with written as (
      insert into owner_review (product, writer_email, author, state, proof)
      select ${longest(120)}, ${email}, ${longest(40)}, 'waiting', 'email' from ${rows(many)} returning id)
    insert into owner_review_version (review_id, number, kind, months_owned, rating, title, body, written_on, sent_at)
    select id, 1, 'first', 1, 5, ${longest(100)}, ${longest(4000)}, current_date, ${now} from written`.execute(db);
  await sql`insert into cashback_claim (token, email, state, entered_at, offer_slug, offer, seller, product, store,
      invoice, invoice_key, bought_on, price_cents, begun_at, sent_at)
    select md5('before' || n), ${email}, 'submitted', ${now}, offer_slug, offer, seller, ${longest(120)}, ${longest(120)},
      ${longest(60)}, 'BEFORE' || n, bought_on, price_cents, ${now}, ${now}
    from (select * from cashback_claim order by id limit 1) as of cross join ${rows(many)}`.execute(db);
  const token = "m".repeat(43);
  await sql`insert into sign_up (token_hash, email, first_name, password_hash, asked_at, expires_at)
    values (${tokenHash(token)}, ${email}, 'Nora', 'none', ${now}, ${now}::timestamptz + interval '1 day')`.execute(db);
  return token;
}

async function storeDiscussions(db: Db, { member, now }: About) {
  const { id: author } = await one(
    db,
    sql<{
      id: number;
    }>`insert into participant (account_id, name, joined_on) values (${member}, 'Many posts', current_date)
      on conflict (account_id) do update set name = participant.name returning id`,
  );
  await sql`insert into participant (name, role, slug, expert, joined_on)
    select 'Expert ' || n, 'expert', 'many-experts-' || n, ${JSON.stringify({ title: longest(120), works_for: longest(160), conflicts: longest(400), bio: longest(600) })}, current_date
    from ${rows(2 * many)}`.execute(db);
  // Of long ago, so that nothing else lists them.
  await sql`insert into discussion (kind, slug, title, category, participant_id, posts, opened_at, last_at, last_participant_id)
    select 'thread', 'long-ago-' || n, 'Long ago', (select min(slug) from forum_category), ${author}, 1, timestamptz '2001-01-01', timestamptz '2001-01-01', ${author}
    from ${rows(20_010)}`.execute(db);
  await sql`insert into discussion (kind, slug, title, topics, participant_id, posts, opened_at, last_at, last_participant_id)
    select 'question', 'zeppelin-' || n, ${`Zeppelin ${longest(80)}`}, '{buying}', ${author}, 1, ${now}, ${now}, ${author}
    from ${rows(many)}`.execute(db);
  // Rare in common, so that they are related.
  await sql`update discussion set terms = '{coil-gauge,foam-density,ild}' where slug ~ '^zeppelin-[1-9]$'`.execute(db);
  await sql`insert into discussion (kind, slug, title, category, participant_id, posts, opened_at, last_at, last_participant_id)
    select 'thread', 'airship-' || n, ${`Airship ${longest(80)}`}, (select min(slug) from forum_category), ${author}, 1, ${now}, ${now}, ${author}
    from ${rows(many)}`.execute(db);
  await sql`insert into post (discussion_id, number, participant_id, text, written_at)
    select id, 1, ${author}, ${longest(6000)}, ${now} from discussion where slug ~ '^(zeppelin|airship)-'`.execute(db);
  const { question, thread } = await one(
    db,
    sql<{ question: number; thread: number }>`select min(id) filter (where kind = 'question') as question,
      min(id) filter (where kind = 'thread') as thread from discussion where slug ~ '^(zeppelin|airship)-'`,
  );
  await sql`insert into post (discussion_id, number, participant_id, text, written_at)
    select discussion, 1 + n, ${author}, ${longest(6000)}, ${now} from unnest(array[${question}, ${thread}]::integer[]) as discussion, ${rows(many)}`.execute(
    db,
  );
  await sql`update discussion set posts = ${1 + many}, replies = ${many} where id in (${question}, ${thread})`.execute(
    db,
  );
  const { id: post } = await one(
    db,
    sql<{ id: number }>`select id from post where discussion_id = ${thread} and number = 1`,
  );
  await sql`insert into post_version (post_id, version, text, written_at)
    select ${post}, n, ${longest(6000)}, ${now} from ${rows(many)}`.execute(db);
  await sql`update post set version = ${many} where id = ${post}`.execute(db);
  await sql`insert into post_report (post_id, key, reason, note, reported_at)
    select id, 'open' || id, 'other', ${longest(1000)}, ${now} from post where discussion_id = ${thread} and id <> ${post}`.execute(
    db,
  );
  await sql`insert into post_report (post_id, key, reason, note, reported_at, closed_at, upheld)
    select ${post}, state || n, 'other', ${longest(1000)}, ${now},
      case state when 'closed' then ${now}::timestamptz end, case state when 'closed' then false end
    from unnest(array['open', 'closed']) as state, ${rows(many)}`.execute(db);
  await sql`insert into discussion_event (discussion_id, post_id, decision, note, staff_name, decided_at)
    select ${thread}, ${post}, 'dismiss-reports', ${longest(500)}, 'Sam', ${now} from ${rows(many)}`.execute(db);
  await sql`insert into discussion_watch (discussion_id, account_id, watched_at)
    select id, ${member}, ${now} from discussion where slug ~ '^(zeppelin|airship)-' on conflict do nothing`.execute(
    db,
  );
  await sql`insert into discussion_draft (account_id, target, fields, saved_at)
    select ${member}, 'reply-' || id, '{"text": "So far"}', ${now} from discussion where slug ~ '^airship-' on conflict do nothing`.execute(
    db,
  );
  await sql`insert into discussion_visit (account_id, discussion_id, seen_number, seen_at)
    select ${member}, id, 1, ${now} from discussion where slug like 'long-ago-%' limit 1100`.execute(db);
  return { post, thread: "airship-1", question: "zeppelin-1" };
}
