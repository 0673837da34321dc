import type { FeatureFlag } from "#contracts/feature-flags";
import type { Db } from "../database/engine";

export interface FlagChange extends FeatureFlag {
  account_id: number;
  changed_at: Date;
}

/** A flag, or null for an unknown name. */
export async function readFlag(db: Db, name: string): Promise<FeatureFlag | null> {
  return (await db.selectFrom("feature_flag").selectAll().where("name", "=", name).executeTakeFirst()) ?? null;
}

/** Switches a flag and records who did it. Returns the flag, or null for an unknown name. */
export async function switchFlag(db: Db, change: FlagChange): Promise<FeatureFlag | null> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("feature_flag")
      .set({ enabled: change.enabled })
      .where("name", "=", change.name)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) return null;
    await transaction.insertInto("feature_flag_change").values(change).execute();
    return changed;
  });
}
