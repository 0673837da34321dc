import type { Db } from "./database/engine";
import { loadIndex } from "./search/load-index";
import type { SearchIndex } from "./search/search-index";
import { loadStoreGuide, type StoreGuide } from "./stores/store-guide";
import { loadSnapshot } from "./catalogue/load-snapshot";
import type { CatalogueSnapshot } from "./catalogue/snapshot";

/** The catalogue as held in the process, reloaded when another process has changed it. */
export interface CurrentCatalogue {
  index(): SearchIndex;
  snapshot(): CatalogueSnapshot;
  stores(): StoreGuide;
  refresh(): Promise<void>;
}

export async function keepCatalogue(db: Db): Promise<CurrentCatalogue> {
  const version = async () =>
    (await db.selectFrom("seed_state").select("catalogue_version").executeTakeFirst())?.catalogue_version ?? 0;
  const load = async () => {
    const snapshot = await loadSnapshot(db);
    return { snapshot, index: await loadIndex(db, snapshot), stores: await loadStoreGuide(db) };
  };
  let loaded = await version();
  let held = await load();
  return {
    index: () => held.index,
    snapshot: () => held.snapshot,
    stores: () => held.stores,
    async refresh() {
      const now = await version();
      if (now === loaded) return;
      held = await load();
      loaded = now;
    },
  };
}
