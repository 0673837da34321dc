import { openEngine } from "../../upstream/database/engine";
import { type CatalogueName, freshDataDirectory, onFatal } from "./upstream-template";

/**
 * A data directory whose demonstration passes for real data: of a demonstration nothing may be indexed, and no rating,
 * test, store or discussion is told to search engines.
 */
export async function realDataDirectory(catalogue: CatalogueName = "small"): Promise<string> {
  const directory = await freshDataDirectory(catalogue);
  const engine = await openEngine({ dataDirectory: directory, databaseUrl: undefined, onFatal });
  await engine.db.updateTable("seed_state").set({ demo: false }).execute();
  await engine.close();
  return directory;
}
