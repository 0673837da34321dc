import type { FloorBrands } from "~/contracts/stores";
import { listOrRefusal } from "~/ui/listing/read-list";
import type { FloorQuery } from "~/features/stores/store-list";

interface FloorsApi {
  floorBrands(query: FloorQuery): Promise<FloorBrands>;
}

/** Finds floor models; a radius or models that the upstream rejects are dropped, which the page says. */
export const findFloors = (stores: FloorsApi, asked: FloorQuery) =>
  listOrRefusal(asked, {
    list: (query) => stores.floorBrands(query),
    instead: asked.place ? { place: asked.place } : {},
    faultsIn: () => ["It was left out: a radius that we do not offer, or models that the guide does not have."],
  });
