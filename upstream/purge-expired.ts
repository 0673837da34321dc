import { type ForgettingServices, retention } from "./retention";

/** One round of forgetting: each `remove` once. What fails, such as on a full disk, keeps no other from its turn. */
export async function purgeExpired(services: ForgettingServices): Promise<void> {
  const failed: unknown[] = [];
  for (const remove of new Set(retention.flatMap((kept) => kept.remove ?? [])))
    await remove(services).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
