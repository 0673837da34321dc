import timeZoneAt from "@photostructure/tz-lookup";
import { beforeAll, describe, expect, test } from "vitest";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { readPlaces } from "../../upstream/stores/places";
import { generateStores } from "../../upstream/demo/stores/generate-stores";
import { milesBetween } from "../../upstream/stores/great-circle";

/** The thirty largest cities of 2020 and ten towns: people of the city and of the urban area it lies in, in thousands. */
const cities = `
  New York|8804|19426|40.71 -74.01
  Los Angeles|3899|12238|34.05 -118.24
  Chicago|2746|8671|41.88 -87.63
  Houston|2305|5854|29.76 -95.37
  Phoenix|1608|3976|33.45 -112.07
  Philadelphia|1604|5696|39.95 -75.17
  San Antonio|1435|1992|29.42 -98.49
  San Diego|1387|3070|32.72 -117.16
  Dallas|1304|5733|32.78 -96.80
  San Jose|1013|1837|37.34 -121.89
  Austin|962|1810|30.27 -97.74
  Jacksonville|950|1247|30.33 -81.66
  Fort Worth|919|5733|32.76 -97.33
  Columbus|906|1567|39.96 -83.00
  Indianapolis|888|1699|39.77 -86.16
  Charlotte|875|1379|35.23 -80.84
  San Francisco|874|3515|37.77 -122.42
  Seattle|737|3545|47.61 -122.33
  Denver|716|2686|39.74 -104.99
  Washington|690|5175|38.91 -77.04
  Nashville|689|1158|36.16 -86.78
  Oklahoma City|681|982|35.47 -97.52
  El Paso|679|854|31.76 -106.49
  Boston|676|4383|42.36 -71.06
  Portland|653|2104|45.52 -122.68
  Las Vegas|642|2196|36.17 -115.14
  Detroit|639|3776|42.33 -83.05
  Memphis|633|1056|35.15 -90.05
  Louisville|633|974|38.25 -85.76
  Baltimore|586|2213|39.29 -76.61
  Boise|236|433|43.62 -116.20
  Spokane|229|447|47.66 -117.43
  Des Moines|214|542|41.59 -93.62
  Amarillo|200|205|35.19 -101.83
  Sioux Falls|193|194|43.55 -96.73
  Fargo|126|217|46.88 -96.79
  Billings|117|119|45.78 -108.50
  Cheyenne|65|79|41.14 -104.82
  Burlington|45|119|44.48 -73.21
  Bangor|32|60|44.80 -68.77
`
  .trim()
  .split("\n")
  .map((row) => row.trim().split("|"))
  .map(([name = "", city, area, point = ""]) => {
    const [latitude = 0, longitude = 0] = point.split(" ").map(Number);
    return { name, city: Number(city), area: Number(area), point: { latitude, longitude } };
  });

/** Ranks from the least, those of equal values alike. */
const ranks = (values: readonly number[]) =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length + (values.filter((other) => other === value).length - 1) / 2,
  );

/** Spearman's, from -1 to 1. */
function rankCorrelation(some: readonly number[], others: readonly number[]): number {
  const middle = (some.length - 1) / 2;
  const [left, right] = [some, others].map((values) => ranks(values).map((rank) => rank - middle)) as [
    number[],
    number[],
  ];
  const product = (one: number[], other: number[]) => one.reduce((sum, rank, index) => sum + rank * other[index]!, 0);
  return product(left, right) / Math.sqrt(product(left, left) * product(right, right));
}

/** STORES=print shows the table. */
describe.each([1, 2])("the demonstration’s stores within 25 miles of a city, with seed %i", (seed) => {
  let near: { name: string; city: number; area: number; stores: number }[];
  beforeAll(async () => {
    const { stores } = generateStores({
      ...{ seed, count: 3000, catalogue: generateBeds(seed), places: await readPlaces() },
      timeZoneAt,
    });
    near = cities.map(({ point, ...city }) => ({
      ...city,
      stores: stores.filter((store) => milesBetween(store, point) <= 25).length,
    }));
    if (process.env.STORES === "print") console.table(near);
  });
  const storesNear = (name: string) => near.find((city) => city.name === name)!.stores;

  test("follow the people of its urban area, and those of the city", () => {
    const stores = near.map((city) => city.stores);
    const correlations = [near.map(({ area }) => area), near.map(({ city }) => city)].map((people) =>
      rankCorrelation(stores, people),
    );
    if (process.env.STORES === "print") console.log(correlations);
    expect(correlations[0]).toBeGreaterThan(0.9);
    expect(correlations[1]).toBeGreaterThan(0.75);
  });

  test("are in no town of up to 250,000 more than a third of Chicago’s, and in Boise some", () => {
    const towns = near.filter(({ city }) => city <= 250);
    expect(towns).toHaveLength(10);
    for (const { name, stores } of towns) expect(stores, name).toBeLessThanOrEqual(storesNear("Chicago") / 3);
    expect(storesNear("Boise")).toBeGreaterThanOrEqual(4);
  });

  test("are most around New York, Los Angeles and Chicago", () => {
    const most = [...near].sort((one, other) => other.stores - one.stores).map(({ name }) => name);
    expect(most.slice(0, 3)).toEqual(["New York", "Los Angeles", "Chicago"]);
  });
});
