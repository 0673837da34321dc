import { beforeAll, describe, expect, test } from "vitest";
import { readPlaces } from "../../upstream/stores/places";
import { findPlace, stateCalled } from "../../upstream/stores/find-place";
import { boxAround, milesBetween } from "../../upstream/stores/great-circle";
import { cityLabel, PlaceIndex } from "../../upstream/stores/place-index";
import { placeKey } from "../../upstream/stores/place-words";
import { allowance, leastCpuOf } from "../support/cpu-time";

let places: PlaceIndex;
beforeAll(async () => {
  places = new PlaceIndex(await readPlaces());
});
const labels = (typed: string) => findPlace(places, typed).alternatives.map(cityLabel);

describe("A place", () => {
  test.each([
    ["10001", "10001 (New York, NY)"],
    ["10001-2345", "10001 (New York, NY)"],
    ["100012345", "10001 (New York, NY)"],
    ["Boise, ID 83702", "83702 (Boise, ID)"],
    ["12345 Main Street, Boise, ID 83702", "83702 (Boise, ID)"],
    ["12345 Main Street, Boise, ID 83702-1234, USA", "83702 (Boise, ID)"],
    ["12345 Main Street, Boise, ID", "Boise, ID"],
    ["12345 Main Street, Boise ID", "Boise, ID"],
    ["10001 Elm, Apt 5, Denver CO, USA", "Denver, CO"],
    ["83702 Boise", "83702 (Boise, ID)"],
    ["83702 Boise ID", "83702 (Boise, ID)"],
    ["83702 1234", "83702 (Boise, ID)"],
    ["boise", "Boise, ID"],
    ["BOISE ID", "Boise, ID"],
    ["boise,id", "Boise, ID"],
    ["Boise, Idaho, USA", "Boise, ID"],
    ["1600 Fairview Avenue, Boise, ID", "Boise, ID"],
    ["123 Main St, Raleigh NC", "Raleigh, NC"],
    ["123 Main Street, Boise Idaho", "Boise, ID"],
    ["123 Main Street Boise Idaho", "Boise, ID"],
    ["Apt 4, 9 Blvd N Las Vegas NV", "North Las Vegas, NV"],
    ["12345 Main St, Raleigh NC, USA", "Raleigh, NC"],
    ["12345 Main Street, Raleigh, North Carolina", "Raleigh, NC"],
    ["12345 Main Street, Charleston, West Virginia, United States of America", "Charleston, WV"],
    ["83702 Boise, Idaho", "83702 (Boise, ID)"],
    ["st. louis", "Saint Louis, MO"],
    ["St.Louis", "Saint Louis, MO"],
    ["Saint Louis Missouri", "Saint Louis, MO"],
    ["ft worth", "Fort Worth, TX"],
    ["mt vernon ny", "Mount Vernon, NY"],
    ["billings mt", "Billings, MT"],
    ["n. las vegas", "North Las Vegas, NV"],
    ["N.Y.", "New York, NY"],
    ["new york new york", "New York, NY"],
    ["Kansas City, KS", "Kansas City, KS"],
    ["Kansas City", "Kansas City, MO"],
    ["Washington, D.C.", "Washington, DC"],
    ["washington", "Washington, DC"],
    ["Coeur d’Alene", "Coeur D Alene, ID"],
    ["Winston-Salem", "Winston Salem, NC"],
    ["Cañon City", "Canon City, CO"],
    ["O'Fallon, MO", "O Fallon, MO"],
    ["LA", "Los Angeles, CA"],
    ["Gretna LA", "Gretna, LA"],
    ["Iowa City", "Iowa City, IA"],
    ["San Juan, PR", "San Juan, PR"],
  ])("typed as “%s” is %s", (typed, label) => {
    expect(findPlace(places, typed).place?.label).toBe(label);
  });

  test.each([
    ["Bosie", "Boise, ID"],
    ["Boyse ID", "Boise, ID"],
    ["Los Angles", "Los Angeles, CA"],
    ["Chicgo, IL", "Chicago, IL"],
    ["nashvile tennessee", "Nashville, TN"],
    ["Boise, OR", "Boise, ID"],
    ["Idaho", "Boise, ID"],
    ["OR", "Portland, OR"],
    ["83798", "Boise, ID"],
    ["837", "Boise, ID"],
    ["2134", "Allston, MA"],
    ["2134-1000", "Allston, MA"],
    ["12 Main Street, Allston, MA 2134", "Allston, MA"],
    ["Hoboken, New Jersey 7030", "Hoboken, NJ"],
  ])("that is not “%s” may be %s", (typed, label) => {
    expect(findPlace(places, typed).place).toBeNull();
    expect(labels(typed)[0]).toBe(label);
  });

  test.each([
    ["Texas", "Texas"],
    ["WA", "Washington"],
    ["or", "Oregon"],
    ["Washington state", "Washington"],
    ["state of New York", "New York"],
    ["new york", null],
    ["N.Y.", null],
    ["la", null],
  ])("typed as “%s” is the state %s", (typed, state) => {
    expect(findPlace(places, typed).state).toBe(state);
  });

  test.each([
    ["WA", "Washington"],
    ["or", null],
    ["Boise", null],
  ])("in a sentence, “%s” is the state %s", (typed, state) => {
    expect(stateCalled(places, typed)).toBe(state);
  });

  test("is no firm that has a ZIP code of its own, which that code alone finds", () => {
    expect(labels("837")).toEqual(["Boise, ID", "Garden City, ID"]);
    for (const firm of ["West One Bank", "Lockheed Corp", "American Express, NY", "AT&T", "Ny Telephone"]) {
      expect([findPlace(places, firm).place, firm]).toEqual([null, firm]);
    }
    expect(findPlace(places, "83733").place?.label).toBe("83733 (West One Bank, ID)");
    for (const town of ["Red Bank, NJ", "Cut Bank, MT", "Telephone, TX", "State College, PA", "Gas, KS"]) {
      expect(findPlace(places, town).place?.label).toBe(town);
    }
  });

  test("of a common name is the largest, with the others by size, six at most", () => {
    expect(labels("Portland")).toHaveLength(6);
    expect(labels("Portland")[0]).toBe("Portland, ME");
    expect(labels("Portland, OR")).toEqual([]);
  });

  test.each([
    "",
    "   ",
    "?!",
    "qwxzptlk",
    "🙂",
    "'; drop table place",
    "x".repeat(5000),
    "\u0000",
    "12",
    "000000000000",
  ])("is not found in “%s”", (typed) => {
    expect(findPlace(places, typed).place).toBeNull();
  });

  test("of a city lies in the middle of its ZIP codes, boxes at one post office counted once", () => {
    const boise = findPlace(places, "Boise, ID").place!;
    expect(milesBetween(boise, { latitude: 43.615, longitude: -116.2023 })).toBeLessThan(4);
  });
});

describe("A distance", () => {
  test.each([
    [
      "New York to Los Angeles",
      { latitude: 40.7128, longitude: -74.006 },
      { latitude: 34.0522, longitude: -118.2437 },
      2445.6,
    ],
    ["Boise to Meridian", { latitude: 43.615, longitude: -116.2023 }, { latitude: 43.6121, longitude: -116.3915 }, 9.5],
    ["across the date line", { latitude: 52, longitude: 179.5 }, { latitude: 52, longitude: -179.5 }, 42.5],
    ["nowhere", { latitude: 10, longitude: 10 }, { latitude: 10, longitude: 10 }, 0],
  ])("%s", (_way, from, to, miles) => {
    expect(milesBetween(from, to)).toBeCloseTo(miles, 0);
    expect(boxAround(from, miles + 1)(to.latitude, to.longitude)).toBe(true);
    if (miles > 0) expect(boxAround(from, miles / 2)(to.latitude, to.longitude)).toBe(false);
  });
});

test("A text of any length is answered at once, and is no place", () => {
  for (const sign of [" ", ","]) {
    const find = () => expect(findPlace(places, `a${sign.repeat(50_000)}b`).place).toBeNull();
    expect(leastCpuOf(5, find, allowance(250))).toBeLessThan(allowance(250));
  }
});

test("The word “constructor” is read as any other", () => {
  expect(placeKey("Constructor, ID")).toBe("constructorid");
});
