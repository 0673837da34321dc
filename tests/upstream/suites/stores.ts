import { describe } from "vitest";
import type { Start } from "./start";
import { storePageTests } from "./store-pages";
import { storePlaceTests } from "./store-places";
import { storeSearchTests } from "./store-search";
import { storeWorld } from "./store-world";

export function storesSuite(start: Start): void {
  describe("stores", () => {
    const world = storeWorld(start);
    storeSearchTests(world);
    storePlaceTests(world);
    storePageTests(world);
  });
}
