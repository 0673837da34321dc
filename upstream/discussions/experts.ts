import { dayOf } from "#contracts/us-days";
import type { z } from "zod";
import type { expertAppointment } from "#contracts/discussions/moderation";
import type { ExpertListing } from "#contracts/discussions/questions";
import type { Db } from "../database/engine";
import { invalid } from "../http/answers";
import { skeletonOf } from "../rules/names/look-alikes";
import { nameToShow, participantColumns, toParticipant } from "./participants";

/**
 * Makes an account an expert, or changes an expert's details; its existing answers then count as expert answers. Throws
 * 400 for the field.
 */
export async function appointExpert(
  db: Db,
  { email, name: typed, title, works_for, conflicts, bio }: z.output<typeof expertAppointment>,
  now: Date,
): Promise<void> {
  const name = nameToShow(typed, { staff: true });
  const skeleton = skeletonOf(name);
  const expert = JSON.stringify({ title, works_for, conflicts, bio });
  await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom("account")
      .select("id")
      .where("email", "=", email.toLowerCase())
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined)
      throw invalid({ email: ["Nobody has an account with this address. They have to sign up first"] });
    const other = await transaction
      .selectFrom("participant")
      .select("id")
      .where((row) => row.or([row(row.fn("lower", ["name"]), "=", name.toLowerCase()), row("skeleton", "=", skeleton)]))
      .where((row) => row.or([row("account_id", "is", null), row("account_id", "<>", account.id)]))
      .executeTakeFirst();
    if (other !== undefined) throw invalid({ name: ["Someone has this name already, or one that looks like it"] });
    const answered = await holdAnswered(transaction, account.id);
    await transaction
      .insertInto("participant")
      .values({
        account_id: account.id,
        name,
        skeleton,
        role: "expert",
        badge: null,
        slug: `expert-${account.id}`,
        expert,
        joined_on: dayOf(now),
      })
      .onConflict((conflict) =>
        conflict.column("account_id").doUpdateSet((row) => ({
          name,
          skeleton,
          role: "expert",
          expert,
          slug: row.fn.coalesce("participant.slug", "excluded.slug"),
        })),
      )
      .execute();
    if (answered.length > 0)
      await transaction
        .updateTable("discussion")
        .set({ answered_by_expert: true })
        .where("id", "in", answered)
        .execute();
  });
}

/**
 * Locks the discussions an account has posted in before its participant row, in the same order as writing or hiding a
 * post.
 */
async function holdAnswered(transaction: Db, account: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom("discussion")
    .select("id")
    .where("id", "in", (row) =>
      row
        .selectFrom("post")
        .innerJoin("participant", "participant.id", "post.participant_id")
        .where("participant.account_id", "=", account)
        .where("post.number", ">", 1)
        .where("post.hidden", "=", false)
        .select("post.discussion_id"),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Staff appoint each expert, so there are never this many. */
const mostExperts = 100;

/** Experts with the number of questions they have answered, the most active first. */
export async function readExperts(db: Db): Promise<ExpertListing["items"]> {
  const rows = await db
    .selectFrom("participant")
    .where("role", "=", "expert")
    .select(participantColumns)
    .select((row) =>
      row
        .selectFrom("post")
        .innerJoin("discussion", "discussion.id", "post.discussion_id")
        .whereRef("post.participant_id", "=", "participant.id")
        .where("post.number", ">", 1)
        .where("post.hidden", "=", false)
        .where("discussion.kind", "=", "question")
        .select((count) => count.fn.count<number>("post.discussion_id").distinct().as("count"))
        .as("answers"),
    )
    .orderBy("answers", "desc")
    .orderBy("participant.name")
    .limit(mostExperts)
    .execute();
  return rows.map((row) => ({ ...toParticipant(row), answers: row.answers ?? 0 }));
}
