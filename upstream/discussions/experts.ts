import type { z } from "zod";
import type { expertAppointment } from "../../app/contracts/discussions/moderation";
import type { ExpertListing } from "../../app/contracts/discussions/questions";
import type { Db } from "../database/engine";
import { invalid } from "../http/answers";
import { nameToShow, participantColumns, toParticipant } from "./participants";

/** Makes an account an expert, or changes what is said of one. Throws 400 beside the field. */
export async function appointExpert(
  db: Db,
  { email, name: typed, title, works_for, conflicts, bio }: z.output<typeof expertAppointment>,
  now: Date,
): Promise<void> {
  const name = nameToShow(typed, { staff: true });
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
      .where((row) => row(row.fn("lower", ["name"]), "=", name.toLowerCase()))
      .where((row) => row.or([row("account_id", "is", null), row("account_id", "<>", account.id)]))
      .executeTakeFirst();
    if (other !== undefined) throw invalid({ name: ["Somebody has this name already"] });
    await transaction
      .insertInto("participant")
      .values({
        account_id: account.id,
        name,
        role: "expert",
        badge: null,
        slug: `expert-${account.id}`,
        expert,
        joined_on: now.toISOString().slice(0, 10),
      })
      .onConflict((conflict) =>
        conflict.column("account_id").doUpdateSet((row) => ({
          name,
          role: "expert",
          expert,
          slug: row.fn.coalesce("participant.slug", "excluded.slug"),
        })),
      )
      .execute();
  });
}

/** Experts with how many questions they have answered, the busiest first. */
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
    .execute();
  return rows.map((row) => ({ ...toParticipant(row), answers: row.answers ?? 0 }));
}
