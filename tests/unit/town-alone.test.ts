import { expect, test } from "vitest";
import { placeChoice, searchedPlace } from "#contracts/stores";
import { isTownAlone } from "../../app/http/measurement/town-alone.server";

const at = { latitude: 43.6, longitude: -116.2 };
const place = (label: string, kind = "city") => searchedPlace.parse({ kind, label, ...at });
const offers = (...labels: string[]) =>
  labels.map((label) => placeChoice.parse({ label, value: label, store_count: 1, ...at }));
const found = (label: string | null, more: object = {}) => ({
  place: label === null ? null : place(label),
  state: null,
  alternatives: [],
  ...more,
});

test.each([
  ["", null],
  ["Boise, ID", found("Boise, ID")],
  ["boise", found("Boise, ID")],
  ["Boise Idaho", found("Boise, ID", { alternatives: offers("Boise City, OK") })],
  ["salt lake city", found("Salt Lake City, UT")],
  ["Idaho", found(null, { state: "Idaho", alternatives: offers("Boise, ID", "Nampa, ID") })],
  ["ID", found(null, { state: "Idaho" })],
])("“%s” says a town or a state and no more", (typed, answer) => {
  expect(isTownAlone(typed, answer)).toBe(true);
});

test.each([
  ["2139", found(null, { alternatives: offers("02139 (Cambridge, MA)") })],
  ["Cambridge MA 2139", found("Cambridge, MA")],
  ["Cambridge", found("Cambridge, MA", { alternatives: offers("02139 (Cambridge, MA)") })],
  ["12 Main St, Boise, ID", found("Boise, ID")],
  ["Main St, Boise, ID", found("Boise, ID")],
  ["Nora Field, Boise", found("Boise, ID")],
  ["٨٣٧٠٢ Boise", found("Boise, ID")],
  ["fibromyalgia", found(null)],
  ["83702", { ...found(null), place: place("83702 (Boise, ID)", "zip") }],
  ["Near you", { ...found(null), place: place("Near you", "coordinates") }],
  ["Boise, ID", null],
])("“%s” may say more", (typed, answer) => {
  expect(isTownAlone(typed, answer)).toBe(false);
});
