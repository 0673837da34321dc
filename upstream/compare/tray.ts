import type { Tray, TrayChange } from "#contracts/compare/tray";
import { mostCompared } from "#contracts/compare/most-compared";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { DbAndClock } from "../database/services";
import { invalid } from "../http/answers";
import type { Call } from "../http/operation";
import { editTray } from "../sessions/visitor";

/** Changes the visitor's comparison tray. */
export async function changeTray(
  call: Call & { body: TrayChange },
  services: DbAndClock & CatalogueSource,
): Promise<Tray> {
  const after = await editTray(call, services, (before) => changed(before, call.body, services));
  const { byId } = services.catalogue();
  return {
    models: after.flatMap((id) => {
      const card = byId.get(id)?.card;
      return card === undefined ? [] : [{ slug: card.slug, name: card.name, brand: card.brand }];
    }),
  };
}

/** The new tray; the same array when nothing changes. Throws 400 for too many models, or an unknown one. */
function changed(before: readonly number[], asked: TrayChange, { catalogue }: CatalogueSource): readonly number[] {
  if (asked.action === "clear") return before.length === 0 ? before : [];
  const { bySlug, byId } = catalogue();
  const id = bySlug.get(asked.model)?.id;
  if (asked.action === "remove") return before.includes(id ?? 0) ? before.filter((other) => other !== id) : before;
  if (id === undefined) throw invalid({ model: ["We don’t have that bed. It may have been discontinued."] });
  if (before.includes(id)) return before;
  // A model that has left the catalogue is not shown, and must not take up a slot.
  const kept = before.filter((other) => byId.has(other));
  if (kept.length >= mostCompared) {
    throw invalid({ model: [`Your comparison is full: it holds ${mostCompared} beds. Remove one first.`] });
  }
  return [...kept, id];
}
