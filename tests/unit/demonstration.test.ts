import timeZoneAt from "@photostructure/tz-lookup";
import { expect, test } from "vitest";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { generateStores } from "../../upstream/demo/stores/generate-stores";
import { readPlaces } from "../../upstream/stores/places";

/** That there is a demonstration; how believable it is, the long tests ask (tests/demo). */

const catalogue = generateCatalogue(1);

test("The demonstration has beds of every brand that has a line, with layers and reviews", () => {
  expect(catalogue.brands.length).toBeGreaterThan(30);
  expect(catalogue.models.length).toBeGreaterThan(500);
  expect(catalogue.models.filter(({ layers }) => layers.length === 0)).toEqual([]);
  expect(new Set(catalogue.models.map(({ slug }) => slug)).size).toBe(catalogue.models.length);
  const slugs = new Set(catalogue.models.map(({ slug }) => slug));
  expect(catalogue.reviews.length).toBeGreaterThan(1000);
  expect(catalogue.reviews.filter(({ model_slug }) => !slugs.has(model_slug))).toEqual([]);
});

test("The demonstration has as many stores as it is asked for, each in a state", async () => {
  const { stores } = generateStores({ seed: 1, count: 300, catalogue, places: await readPlaces(), timeZoneAt });
  expect(stores).toHaveLength(300);
  expect(stores.filter(({ state }) => !/^[A-Z]{2}$/.test(state))).toEqual([]);
});
