import type { FloorBrands } from "~/contracts/stores";
import type { FloorQuery } from "./floor-address";

interface FloorsApi {
  floorBrands(query: FloorQuery): Promise<FloorBrands>;
}

/** What stands on floors; a radius or models that the upstream refuses are left out, and that is said. */
export async function findFloors(stores: FloorsApi, asked: FloorQuery) {
  try {
    return { query: asked, found: await stores.floorBrands(asked), refused: false };
  } catch (error) {
    if (!(error instanceof Response && error.status === 400)) throw error;
    const query: FloorQuery = asked.place ? { place: asked.place } : {};
    return { query, found: await stores.floorBrands(query), refused: true };
  }
}
