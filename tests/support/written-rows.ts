import { sql } from "kysely";
import { excerptOf } from "../../upstream/rules/discussions";
import { listReviewsAgain } from "./overfull-rows";
import type { TestUpstream } from "./upstream";
import { draftFields, peoplesTexts, rewrite, shownDiscussions } from "./worst-rows";

/** What people write beside the texts that forms of anybody take: staff, stores that reply, experts, and who is paid. */
const others: readonly [table: string, column: string][] = [
  ["owner_review_reply", "name"],
  ["owner_review_reply", "body"],
  ["store_review_reply", "name"],
  ["store_review_reply", "body"],
  ["moderation_event", "staff_name"],
  ["discussion_event", "staff_name"],
  ["discussion", "locked"],
  ["participant", "badge"],
  ["contact_message", "answered_by"],
  ["content_version", "note"],
  ["content_version", "staff_name"],
  ["cashback_claim", "invoice"],
  ["cashback_testimonial", "place"],
];
const most = 120;

/** Columns that hold several texts, by the names of those. */
const several = {
  "participant.expert": ["title", "works_for", "conflicts", "bio"],
  "cashback_claim.payee": ["name", "street", "unit", "city"],
  "review_draft.fields": draftFields,
} as const;

export const writtenColumns: readonly string[] = [
  ...peoplesTexts.map(([table, column]) => `${table}.${column}`),
  ...others.map(([table, column]) => `${table}.${column}`),
  ...Object.entries(several).flatMap(([column, names]) => names.map((name) => `${column}.${name}`)),
  ...["post.text", "post_version.text", "post.quote", "discussion_draft.fields"],
];

/** A word by which all discussions are found. */
export const foundBy = "zeppelin";

/**
 * Replaces all that people have written, the demonstration's people among them: `textOf` gives what stands in a column,
 * as "owner_review.author", in `most` characters at the most. Each row has its number at the end.
 */
export async function writeEverywhere(
  upstream: TestUpstream,
  textOf: (column: string, most: number) => string,
): Promise<void> {
  const { db, services } = upstream;
  const numbered = (text: string, longest: number) => sql`left(${text}, ${longest - 6}) || counted.nth`;
  // Some of each, which the demonstration may have none of.
  const now = services.clock();
  for (const statement of [
    sql`update discussion set locked = 'Enough said' where slug in ('airship-2', 'zeppelin-2')`,
    sql`update contact_message set answered_at = ${now}, answered_by = 'Sam'
      where id in (select id from contact_message order by id limit 3)`,
    sql`update owner_review set seller = 'A shop'`,
    sql`update owner_review_version set appeal = 'No', appealed_at = ${now}
      where review_id in (select id from owner_review where state = 'refused')`,
    sql`update store_review_version set appeal = 'No', appealed_at = ${now}`,
    sql`insert into store_review_reply select id, 'A shop', 'Thanks', current_date from store_review on conflict do nothing`,
    sql`update post set appeal = 'No', appealed_at = ${now} where hidden`,
    sql`update post_version set title = 'Sag'`,
    sql`update participant set badge = 'Sells beds' where role = 'member'`,
  ])
    await statement.execute(db);
  for (const [table, column, longest] of [...peoplesTexts, ...others.map((each) => [...each, most] as const)]) {
    const where = table === "discussion" && column === "title" ? shownDiscussions : undefined;
    await rewrite(db, table, { [column]: numbered(textOf(`${table}.${column}`, longest - 6), longest) }, where);
  }
  await rewrite(db, "discussion", { title: sql`left(title, 80) || ' ' || ${foundBy}::text` }, shownDiscussions);
  await sql`update mail set shown = body`.execute(db);
  for (const [place, names] of Object.entries(several)) {
    const [table = "", column = ""] = place.split(".");
    const texts = Object.fromEntries(names.map((name) => [name, textOf(`${place}.${name}`, 60)]));
    await rewrite(db, table, { [column]: sql`${sql.ref(column)}::jsonb || ${JSON.stringify(texts)}::jsonb` });
  }
  const [inPost, before, quote, draft] = [
    "post.text",
    "post_version.text",
    "post.quote",
    "discussion_draft.fields",
  ].map((column) => textOf(column, 100));
  const asPost = (text = "") => `${text}\n\n- ${text}\n- *${text}*\n\n1. ${text}\n\n> ${text}\n\n[${text}](/guides/)`;
  await rewrite(db, "post", { text: sql`${asPost(inPost)}::text`, excerpt: sql`${excerptOf(inPost ?? "")}::text` });
  await rewrite(db, "post_version", { text: sql`${asPost(before)}::text` });
  await sql`update post set quote = jsonb_build_object('number', 1, 'text', ${quote}::text)
    where discussion_id in (select id from discussion where slug in ('airship-1', 'zeppelin-1')) and number > 1`.execute(
    db,
  );
  await rewrite(db, "discussion_draft", { fields: sql`${JSON.stringify({ text: draft, title: draft })}::jsonb` });
  await listReviewsAgain(upstream);
}
