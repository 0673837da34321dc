import type { z } from "zod";
import type { profileAnswers, SleeperProfile } from "#contracts/account/account";
import type { MattressSize } from "#contracts/mattress";
import type { MatchAnswers } from "#contracts/match/match";
import type { DbAndClock } from "../../database/services";
import { addressOf } from "../../rules/match/address";
import { unknown } from "#contracts/vocabulary/quiz";
import type { Db } from "../../database/engine";
import { exactPlace } from "../../stores/find-place";
import { placeToKeep } from "../../stores/remember-place";
import type { StoreSource } from "../../stores/store-guide";

export async function profileOfAccount(db: Db, id: number): Promise<SleeperProfile> {
  const row = await db.selectFrom("profile").select("answers").where("account_id", "=", id).executeTakeFirst();
  return { answers: row?.answers ?? {} };
}

/**
 * Saves how somebody sleeps, which makes an account holder a member. A single statement: of two concurrent saves, the
 * last one wins.
 */
export async function saveProfile(
  { db, clock, stores }: DbAndClock & StoreSource,
  account_id: number,
  given: z.output<typeof profileAnswers>,
): Promise<SleeperProfile> {
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => ![value].flat().includes(unknown)));
  const answers = addressOf(known as MatchAnswers);
  // An unknown ZIP code is still saved, without a place.
  const place = answers.deliveryZip === undefined ? null : exactPlace(stores().places, answers.deliveryZip);
  const row = {
    answers: JSON.stringify(answers),
    size: (answers.size ?? null) as MattressSize | null,
    place: place === null ? null : JSON.stringify(placeToKeep(place)),
    changed_at: clock(),
  };
  await db
    .insertInto("profile")
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
  return { answers };
}
