import { sql } from "kysely";
import type { CashbackFigures, Testimonials } from "#contracts/cashback/claims";
import { dayInSql } from "../database/day-in-sql";
import type { Db } from "../database/engine";
import { mostNewest, newestOf, ofAll } from "../listing/newest";
import { moneyOf } from "./ledger/money";

/** Results so far, counted from the history of claims and from the ledger. */
export async function readFigures(db: Db, demo: boolean): Promise<CashbackFigures> {
  const { rows } = await sql<Omit<CashbackFigures, "demo">>`
    with step as (
      select c.id, c.sent_at, c.bought_on + (c.offer ->> 'return_days')::integer as return_ends,
        (select min(e.happened_at) from cashback_event e where e.claim_id = c.id and e.by = 'staff') as answered_at,
        (select e.happened_at from cashback_event e where e.claim_id = c.id and e.action = 'pay') as paid_at,
        c.state in ('declined', 'appealed') or (c.state = 'decided' and c.granted is not true) as is_declined
      from cashback_claim c where c.state <> 'draft'
    )
    select count(*)::integer as sent, count(paid_at)::integer as paid,
      (count(*) filter (where is_declined))::integer as declined,
      (select coalesce(-sum(e.cents), 0) from ledger_entry e where e.account_id = 'cash') as paid_cents,
      percentile_disc(0.5) within group (order by ${dayInSql(sql.ref("answered_at"))} - ${dayInSql(sql.ref("sent_at"))}) as first_answer_days,
      percentile_disc(0.5) within group (order by greatest(${dayInSql(sql.ref("paid_at"))} - return_ends, 0)) as paid_days
    from step`.execute(db);
  return { demo, ...rows[0]! };
}

/** Statements by people who were paid, newest first; the amounts come from the ledger. */
export async function readTestimonials(db: Db, demo: boolean): Promise<Testimonials> {
  const rows = await db
    .selectFrom("cashback_testimonial as said")
    .innerJoin("cashback_claim as claim", "claim.id", "said.claim_id")
    .leftJoin("cashback_event as paid", (join) =>
      join.onRef("paid.claim_id", "=", "claim.id").on("paid.action", "=", "pay"),
    )
    .select(["said.claim_id", "said.name", "place", "body", "proof", "written_on", "product", "claim.seller"])
    .select(
      sql<number | null>`${dayInSql(sql.ref("paid.happened_at"))} - ${dayInSql(sql.ref("claim.sent_at"))}`.as("days"),
    )
    .select(ofAll)
    .orderBy("written_on", "desc")
    .orderBy("said.claim_id")
    .limit(mostNewest)
    .execute();
  const { rows: items, count } = newestOf(rows);
  const money = await moneyOf(
    db,
    rows.map(({ claim_id }) => claim_id),
  );
  return {
    demo,
    count,
    items: items.map(({ claim_id, ...said }) => ({ ...said, paid_cents: money(claim_id).paid_cents })),
  };
}
