import { sql } from "kysely";
import { dayOf } from "#contracts/us-days";
import { nameMissing, type OwnParticipant, type Participant } from "#contracts/discussions/posts";
import { newcomerPosts } from "#contracts/vocabulary/discussions";
import { accountStillExists } from "../sessions/existing-account";
import type { Db } from "../database/engine";
import type { Owner } from "../database/table-facts";
import { invalid, signInNeeded } from "../http/answers";
import { accountStopped } from "../mail/unsubscribe";
import { formerName } from "../rules/discussions";
import { skeletonOf } from "../rules/names/look-alikes";
import { faultOfName, plainName } from "./shown-names";
import type { Visitor } from "../sessions/sessions";
import type { ExpertDetails, ParticipantTable } from "./tables";

export const participantColumns = [
  "participant.name",
  "participant.role",
  "participant.badge",
  "participant.slug",
  "participant.expert",
  "participant.joined_on",
  "participant.seeded as made_up",
] as const;

export interface ParticipantRow {
  name: string;
  role: Participant["role"];
  badge: string | null;
  slug: string | null;
  expert: ExpertDetails | null;
  joined_on: string;
  /** Only the demo seeds participants. */
  made_up: boolean;
}

export const toParticipant = ({
  name,
  role,
  badge,
  slug,
  expert,
  joined_on,
  made_up,
}: ParticipantRow): Participant => ({
  name,
  role,
  badge,
  joined_on: name === formerName ? null : joined_on,
  made_up,
  expert: expert === null || slug === null ? null : { slug, ...expert },
});

const participantOf = (db: Db, account: number) =>
  db.selectFrom("participant").selectAll().where("account_id", "=", account).executeTakeFirst();

/** A visitor's identity in discussions; without a name before their first post. */
export async function ownParticipantOf(db: Db, visitor: Visitor): Promise<OwnParticipant> {
  const known = await participantOf(db, visitor.id);
  return {
    name: known?.name ?? null,
    suggested: visitor.first_name,
    role: known?.role ?? roleOf(visitor),
    newcomer: isNewcomer(known?.posts ?? 0, known?.role ?? roleOf(visitor)),
    news_off: await accountStopped(db, visitor.id, "discussion-news"),
  };
}

const roleOf = ({ is_staff }: Visitor) => (is_staff ? "moderator" : "member");

/** Staff and experts are never newcomers, because we know them. */
export const isNewcomer = (posts: number, role: Participant["role"]) => role === "member" && posts < newcomerPosts;

/** A name in its stored form. Throws 400 for the field. */
export function nameToShow(typed: string, { staff }: { staff: boolean }): string {
  const name = plainName(typed);
  const fault = faultOfName(name, { staff });
  if (fault !== null) throw invalid({ name: [fault] });
  return name;
}

/** The sentence for somebody who chose a name that is taken, or that looks like a taken one. */
async function takenName(db: Db, name: string): Promise<string> {
  const same = await db
    .selectFrom("participant")
    .select("id")
    .where((row) => row(row.fn("lower", ["name"]), "=", name.toLowerCase()))
    .executeTakeFirst();
  return same === undefined
    ? "Someone has a name that looks like this one. Choose another"
    : "Someone has this name already. Choose another";
}

export type Author = Pick<ParticipantTable, "name"> & {
  id: number;
  role: Participant["role"];
  joined_on: string;
  posts: number;
};

/**
 * The author of a new post, created with their first post under the chosen name. Belongs in the transaction of the
 * post. Locks the account's row, so that its deletion waits. Throws 400 for the name, 401 when the account is gone.
 */
export async function authorFor(
  transaction: Db,
  visitor: Visitor,
  typed: string | undefined,
  now: Date,
): Promise<Author> {
  if (!(await accountStillExists(transaction, visitor.id))) throw signInNeeded();
  const known = await participantOf(transaction, visitor.id);
  if (known !== undefined) return known;
  if (typed === undefined) throw invalid({ name: [nameMissing] });
  const name = nameToShow(typed, { staff: visitor.is_staff });
  const made = await transaction
    .insertInto("participant")
    .values({
      account_id: visitor.id,
      name,
      skeleton: skeletonOf(name),
      role: roleOf(visitor),
      badge: null,
      slug: null,
      expert: null,
      joined_on: dayOf(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "name", "role", "joined_on", "posts"])
    .executeTakeFirst();
  if (made !== undefined) return made;
  // Either another form of the same account was faster, or the name is taken.
  const meanwhile = await participantOf(transaction, visitor.id);
  if (meanwhile === undefined) throw invalid({ name: [await takenName(transaction, name)] });
  return meanwhile;
}

/**
 * When an account is deleted, its posts stay without a name, for those who replied to them. An expert's profession and
 * who pays them stay, because readers judge the answers by that; the bio is removed.
 */
export async function leaveDiscussions(transaction: Db, { id }: Owner): Promise<void> {
  const expert = sql<string | null>`expert || ${JSON.stringify({ bio: "" })}::jsonb`;
  await transaction
    .updateTable("participant")
    .set({ name: formerName, badge: null, skeleton: null, expert })
    .where("account_id", "=", id)
    .execute();
}
