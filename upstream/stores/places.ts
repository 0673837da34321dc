import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../database/engine";
import { insertRows } from "../database/insert-rows";
import type { PlaceTable } from "./tables";

/** Its first lines name its sources. Like the guides, it is a separate file: only the first start needs its 1.5 MB. */
const file = join("upstream", "stores", "places.csv");

/** ZIP codes of the United States, its territories and its armed forces abroad. */
export async function readPlaces(): Promise<PlaceTable[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => /^\d/.test(line));
  return lines.map((line) => {
    const [zip = "", city = "", state = "", latitude, longitude] = line.split(",");
    return { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

export async function insertPlaces(db: Db): Promise<void> {
  await insertRows(db, "place", await readPlaces());
}
