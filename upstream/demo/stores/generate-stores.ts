import type { PlaceTable } from "../../stores/tables";
import type { SeedBeds } from "../catalogue/catalogue-data";
import { createRandom, type Random } from "../random";
import { slugify } from "../slug";
import { fictionalPhones } from "./area-codes";
import { limitedDeliveries } from "./deliveries";
import { inventDiscounts } from "./discounts";
import { chainAssortments, floorSupply } from "./floors";
import { chooseZips } from "./locations";
import { inventHours } from "./opening-hours";
import { type RetailerCharacter, retailerCharacters } from "./retailers";
import type { SeedStores } from "./store-data";
import { inventNumber, inventStreet } from "./streets";
import { timeZoneIn } from "./time-zones";
import { weighted } from "./weighted";

export interface StoreSettings {
  seed: number;
  /** How many stores. */
  count: number;
  catalogue: SeedBeds;
  /** Real ZIP codes, at whose centroids the stores stand. */
  places: readonly PlaceTable[];
  /** IANA name of the time zone at a point; near borders it may be the neighbor's. */
  timeZoneAt(latitude: number, longitude: number): string;
}

/**
 * The demonstration's retailers and stores: names, streets, hours and floors are invented, ZIP codes and time
 * zones are real. The same settings give the same stores, byte for byte as JSON, on every machine.
 */
export function generateStores({ seed, count, catalogue, places, timeZoneAt }: StoreSettings): SeedStores {
  const random = createRandom(seed).fork("stores");
  const supply = floorSupply(catalogue);
  const brands = new Set(catalogue.brands.map(({ slug }) => slug));
  const retailers = retailerCharacters.filter(({ brand }) => brand === null || brands.has(slugify(brand)));
  const assortments = chainAssortments(catalogue, random);
  const retailerIn = retailersByState(retailers);
  const slugs = new Set<string>();
  const points = new Set<string>();
  const phoneIn = fictionalPhones();
  const stores = chooseZips(places, count, random.fork("zips")).map(({ zip, city, state, ...centroid }, index) => {
    const own = random.fork(`store ${index}`);
    const retailer = retailerIn(state)(own);
    const point = inventPoint(centroid, points, own);
    const street = inventStreet(own);
    const has_ldp_status = own.chance(0.34);
    return {
      slug: freeSlug([`${city} ${street}`, `${city} ${street} ${state}`], slugs),
      retailer_slug: slugify(retailer.name),
      has_ldp_status,
      street: `${inventNumber(own)} ${street}`,
      city,
      state,
      zip,
      ...point,
      time_zone: timeZoneIn(state, point.latitude, point.longitude, timeZoneAt),
      phone: phoneIn(city, state),
      hours: inventHours(retailer.size, own),
      floor: supply.floor(assortments.get(retailer.name) ?? [], own),
      discounts: own.chance(has_ldp_status ? 0.6 : 0.07) ? inventDiscounts(own) : [],
    };
  });
  return {
    retailers: retailers.map(({ name }) => ({ slug: slugify(name), name })),
    stores,
    deliveries: limitedDeliveries(catalogue),
  };
}

function retailersByState(
  retailers: readonly RetailerCharacter[],
): (state: string) => (random: Random) => RetailerCharacter {
  const known = new Map<string, (random: Random) => RetailerCharacter>();
  return (state) => {
    const found = known.get(state);
    if (found !== undefined) return found;
    const there = retailers.filter(({ states }) => states === null || states.includes(state));
    // A chain of one's own region is met more often than one of everywhere.
    const pick = weighted(
      there,
      there.map(({ size, states }) => (states === null ? size : size * 3)),
    );
    known.set(state, pick);
    return pick;
  };
}

/** A point within about a mile of a ZIP code's own that no other store has. */
function inventPoint(
  { latitude, longitude }: { latitude: number; longitude: number },
  taken: Set<string>,
  random: Random,
): { latitude: number; longitude: number } {
  for (;;) {
    const point = {
      latitude: tenThousandths(latitude + random.int(-100, 100) / 10_000),
      longitude: tenThousandths(longitude + random.int(-120, 120) / 10_000),
    };
    const key = `${point.latitude} ${point.longitude}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return point;
  }
}

const tenThousandths = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The first of the names that is free; else the last with the first number that makes it so. */
function freeSlug(names: readonly string[], taken: Set<string>): string {
  const slugs = names.map(slugify);
  const last = slugs.at(-1) ?? "";
  let slug = slugs.find((one) => !taken.has(one));
  for (let number = 2; slug === undefined; number += 1) {
    if (!taken.has(`${last}-${number}`)) slug = `${last}-${number}`;
  }
  taken.add(slug);
  return slug;
}
