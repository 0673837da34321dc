import { describe, expect, test } from "vitest";
import type { SearchedPlace } from "#contracts/stores";
import { phrasesOf, queryWithout } from "../../upstream/search/query-tokens";
import { QueryVocabulary } from "../../upstream/search/query-vocabulary";
import type { QueryReader } from "../../upstream/search/read-part";
import { readQuery } from "../../upstream/search/read-query";
import { allowance, leastCpuOf } from "../support/cpu-time";

const link = (slug: string, name: string) => ({ slug, name });
const vocabulary = new QueryVocabulary({
  brands: [link("casper", "Casper"), link("king-koil", "King Koil"), link("stearns-foster", "Stearns & Foster")],
  retailers: [link("wexley-mattress", "Wexley Mattress")],
  certificates: new Map([["greenguard-gold", "GREENGUARD Gold"]]),
});
const places: Readonly<Record<string, SearchedPlace>> = Object.fromEntries(
  ["Boise, ID", "Casper, WY", "King, NC"].map((label): [string, SearchedPlace] => [
    label.toLowerCase().replace(",", ""),
    { kind: "city", label, latitude: 40, longitude: -100 },
  ]),
);
const names = ["marram", "plush", "plushbeds", "hybrid", "10"];
const reader: QueryReader = {
  vocabulary,
  isName: (word) => names.some((name) => name.startsWith(word)),
  namesBegunBy: (letters) => names.filter((name) => name.startsWith(letters)),
  placeCalled: (text, sure) =>
    Object.entries(places).find(([name]) => {
      const typed = text.toLowerCase();
      return name === typed || ((sure || typed === "boise") && name.split(" ")[0] === typed);
    })?.[1] ?? null,
  isAddress: (words) => words === "776 broad boulevard",
  stateCalled: (text) => ({ texas: "Texas", california: "California" })[text.toLowerCase()] ?? null,
};

const read = (query: string) => {
  const { parts, rest } = readQuery(query, reader);
  return [...parts.map(({ kind, label }) => `${kind}: ${label}`), ...rest.map(({ text }) => text)];
};

describe("A price", () => {
  test.each([
    ["under $1,000", "under $1,000"],
    ["<1000", "under $1,000"],
    ["max 1500", "for $1,500 or less"],
    ["1500 max", "for $1,500 or less"],
    ["$800-1200", "from $800 to $1,200"],
    ["$1200 to 800", "from $800 to $1,200"],
    ["between 900 and 1.4k", "from $900 to $1,400"],
    ["more than $2k", "for $2,000 or more"],
    ["about 1000 dollars", "from $800 to $1,200"],
    ["under $0", "under $0"],
    ["don’t want to spend more than 800", "for $800 or less"],
    ["no less than 800", "for $800 or more"],
    ["over 500 under 1000", "from $500 to $999"],
    ["under 1000 under 800", "under $800"],
    ["over 500, max 800", "from $500 to $800"],
    ["1500", "for $1,500 or less"],
    ["$99999999999", "for $999,999 or less"],
  ])("“%s” is %s", (query, label) => {
    expect(read(query)).toEqual([`price: ${label}`]);
  });

  test.each([["2026"], ["12"], ["99999"], ["under 12 inches"], ["10 years"]])("“%s” says none", (query) => {
    expect(read(query).filter((each) => each.startsWith("price"))).toEqual([]);
  });
});

describe("A query is read", () => {
  test.each([
    ["casper hybrid queen", ["manufacturer: Casper", "type: hybrid", "size: queen"]],
    ["king koil king", ["manufacturer: King Koil", "size: king"]],
    ["stearns and foster", ["manufacturer: Stearns & Foster"]],
    ["wexley mattress", ["retailer: Wexley Mattress"]],
    ["casper marram plush", ["manufacturer: Casper", "firmness: plush", "marram"]],
    ["memory fo", ["type: memory foam"]],
    ["hyb", ["type: hybrid"]],
    ["plus", ["plus"]],
    ["marram 10", ["marram", "10"]],
    ["hybrid for 250 lbs", ["type: hybrid", "weight: for people of 250 lb"]],
    ["under 130 lb", ["weight: for people under 130 lb"]],
    ["side sleepers", ["need: for side sleepers"]],
    ["greenguard", ["certificate: GREENGUARD Gold"]],
    ["queen in boise", ["size: queen", "place: near Boise, ID"]],
    ["boise", ["place: near Boise, ID"]],
    ["casper", ["manufacturer: Casper"]],
    ["casper wy", ["place: near Casper, WY"]],
    ["hybrid in king", ["type: hybrid", "size: king"]],
    ...[
      "double sided mattress",
      "double-sided mattress",
      "two-sided mattress",
      "2 sided mattress",
      "2-sided mattress",
      "flippable mattress",
      "two sided flippable mattress",
      "flip mattress",
      "mattress you can flip",
    ].map((typed) => [typed, ["flip: that you can flip"]] as [string, string[]]),
    ["double sided queen", ["flip: that you can flip", "size: queen"]],
    ["double mattress", ["size: full"]],
    ["no flip mattress", []],
    ["under 900 in boise", ["price: under $900", "place: near Boise, ID"]],
    ["under 500 or over 900", ["price: under $500", "price: for $900 or more"]],
    ["casper black", ["manufacturer: Casper", "black"]],
    ["latex allergy", ["material: without latex"]],
    ["hybrid -latex", ["type: hybrid", "material: without latex"]],
    ["latex - hybrid", ["type: latex hybrid"]],
    ["hybrid -casper", ["type: hybrid", "manufacturer: not Casper"]],
    ["firmer than firm", ["firmness: firmer than firm"]],
    ["king 60x80", ["size: king", "size: queen"]],
    ...[
      "60 x 80",
      "60×80",
      '60"x80"',
      "60 by 80 inches",
      "60in x 80in",
      "60” × 80”",
      "60*80",
      "60 * 80",
      "60''x80''",
      "60’’ x 80’’",
    ].map((typed) => [typed, ["size: queen"]] as [string, string[]]),
    ...[
      "10 inch",
      "10-inch",
      "10inch",
      "10in",
      "10 in.",
      "10-in",
      '10"',
      "10″",
      "10”",
      "10''",
      "10 inches",
      "10 ins",
    ].map((typed) => [`${typed} hybrid`, ["height: 10″ high", "type: hybrid"]] as [string, string[]]),
    ...["10.5 inch", "10 1/2 inch", '10-1/2"'].map(
      (typed) => [`${typed} hybrid`, ["height: about 10.5″ high", "type: hybrid"]] as [string, string[]],
    ),
    ['10"-12"', ["height: from 10″ to 12″ high"]],
    ["10-12 inch", ["height: from 10″ to 12″ high"]],
    ["10 to 12-inch", ["height: from 10″ to 12″ high"]],
    ...["280 lbs", "280lbs", "280-lb", "280 pounds", "280-pound", "280lb.", "280#", "280 #"].map(
      (typed) => [typed, ["weight: for people of 280 lb"]] as [string, string[]],
    ),
    ...["100 night trial", "100-night trial", "100night trial"].map(
      (typed) => [typed, ["trial: with a trial of 100 nights or more"]] as [string, string[]],
    ),
    ["120 lbs or less", ["weight: for people under 130 lb"]],
    ["over 200 lbs", ["weight: for people over 200 lb"]],
    ["200 to 250 lbs", ["weight: for people from 200 to 250 lb"]],
    ["200 and 250 lbs", ["weight: for people of 200 lb", "weight: for people of 250 lb"]],
    ["obese person 350 lbs", ["weight: for people of 350 lb"]],
    ["husband 220 wife 200", ["need: for couples", "weight: for people of 220 lb", "weight: for people of 200 lb"]],
    ...["six foot two", "six feet two inches", "six feet and two inches", "6 foot two"].map(
      (typed) => [`${typed} king`, ["need: for people 6′2″ tall", "size: king"]] as [string, string[]],
    ),
    ["twelve inch hybrid", ["height: 12″ high", "type: hybrid"]],
    ...[
      "two 200 lb people",
      "bed for two 200 lb people",
      "two people who weigh 200 lb",
      "2 people 200 lbs each",
      "we both weigh 200 lb",
    ].map((typed) => [typed, ["weight: for two people of 200 lb"]] as [string, string[]]),
    [
      "two people, 200 lb and 150 lb",
      ["need: for couples", "weight: for people of 200 lb", "weight: for people of 150 lb"],
    ],
    ["bed for 6'2 man", ["need: for people 6′2″ tall"]],
    ["mattress for a 300 pound woman", ["weight: for people of 300 lb"]],
    ["side sleeper guy", ["need: for side sleepers"]],
    ["man", ["man"]],
    ["hybrid man", ["type: hybrid", "man"]],
    ["marram man side sleeper", ["need: for side sleepers", "marram", "man"]],
    [`6' 2" king`, ["need: for people 6′2″ tall", "size: king"]],
    ...[`5'11 3/4"`, "5 ft 11 and 3/4 inches", "5 ft 11.5 in", `5 ' 11.5 "`].map(
      (typed) => [`hybrid ${typed}`, ["type: hybrid", "need: for people 6′0″ tall"]] as [string, string[]],
    ),
    ["within 8 miles of Boise", ["place: within 10 miles of Boise, ID"]],
    ["hybrid 40 miles from boise id", ["type: hybrid", "place: within 50 miles of Boise, ID"]],
    ["boise id near boise", ["place: near Boise, ID"]],
    ["in texas", ["place: in Texas"]],
    ["texas queen", ["size: queen", "place: in Texas"]],
    ["not foam", ["type: not foam"]],
    ["hybrid, not too firm", ["type: hybrid", "firmness: not firm"]],
    ["no springs", ["material: without coils"]],
    ["not, firm", ["firmness: firm"]],
    ["no foam or latex", ["type: not foam", "material: without latex"]],
    ["not foam or latex", ["type: not foam", "type: not latex"]],
    ["people 65 and over", ["need: for people 65 and over"]],
    ["80 years old", ["need: for people 65 and over"]],
    ["california", ["place: in California"]],
    ["california stores", ["place: in California", "page: stores"]],
    ["california hybrid", ["size: cal king", "type: hybrid"]],
    ["california king", ["size: cal king"]],
    ["ages 35-49", ["need: for people 35 to 49"]],
    ["people under 18", ["need: for people under 18"]],
    ["people under 130 lb", ["weight: for people under 130 lb"]],
    ["queen 776 Broad Boulevard", ["size: queen", "store: 776 Broad Boulevard"]],
    ["877 Broad Boulevard", ["price: for $877 or less", "Broad", "Boulevard"]],
    ["anything but Casper", ["manufacturer: not Casper"]],
    ["without wool", ["material: without wool"]],
    ["doesn’t sleep hot", ["cooling: cool to sleep on"]],
    ["boise within 8 miles", ["place: within 10 miles of Boise, ID"]],
    ["not more than $900", ["price: for $900 or less"]],
    ["the best mattress", []],
    ["pillow top", ["pillow", "top"]],
    ["zzqq", ["zzqq"]],
    ["", []],
    ["!?&", []],
    ["ベッド", ["ベッド"]],
  ])("“%s”", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test.each([
    ["hybrid not in boise", ["hybrid"], "not in boise"],
    ["not boise, hybrid", ["hybrid"], "not boise"],
    ["not marram hybrid", ["hybrid"], "not marram"],
    ["hybrid without fiberglass", ["hybrid"], "without fiberglass"],
    ["not for side sleepers", [], "not for side sleepers"],
    ["not a queen", [], "not a queen"],
    ["don’t need support", [], "don’t need support"],
    ["fiberglass-free hybrid", ["hybrid"], "fiberglass-free"],
    ["5 lb foam", ["foam"], "5 lb"],
    ["hybrid $50 a month", ["hybrid"], "$50 a month"],
    ["hybrid 6 feet", ["hybrid"], "6 feet"],
    ["hybrid 6'", ["hybrid"], "6'"],
    ["200 lb, 150 lb and 90 lb", ["for people of 200 lb", "for people of 150 lb"], "90 lb"],
    ["bed for 6 ft 13 in tall man", [], "6 ft 13 in tall"],
    ["mattress for a 6'13 man", [], "6'13"],
    [`6' 13" hybrid`, ["13″ high", "hybrid"], "6'"],
    [`hybrid 8' 2"`, ["hybrid"], "8' 2"],
    ["hybrid 10yr warranty", ["hybrid"], "10yr warranty"],
    ["queen, bigger than king", ["queen"], "bigger than king"],
  ])("“%s” without what beds can’t be left out by", (query, labels, phrase) => {
    const { parts, ignored, rest } = readQuery(query, reader);
    expect([parts.map(({ label }) => label), phrasesOf(ignored, query), rest]).toEqual([labels, [phrase], []]);
  });

  test.each([
    ["no foam or latex", ["no latex", "no foam"]],
    ["without casper firm", ["firm", "without casper"]],
    ["queen, anything but foam", ["anything but foam", "queen"]],
    ['10" foam', ["foam", '10"']],
    ['firm 10" foam', ['10" foam', "firm foam", 'firm 10"']],
    ['60"x80" firm', ["firm", '60"x80"']],
  ])("“%s” as the same of the others when a part is taken out", (query, left) => {
    const { parts } = readQuery(query, reader);
    expect(parts.map(({ tokens }) => queryWithout(query, tokens))).toEqual(left);
  });

  test("by the first of several places; the others are said", () => {
    const { parts, otherPlaces } = readQuery("hybrid near boise id or near casper wy", reader);
    expect(parts.map(({ label }) => label)).toEqual(["hybrid", "near Boise, ID"]);
    expect(otherPlaces.map(({ label }) => label)).toEqual(["near Casper, WY"]);
    const many = readQuery("boise or texas or casper wy", reader);
    expect([...many.parts, ...many.otherPlaces].map(({ label }) => label).sort()).toEqual([
      "in Texas",
      "near Boise, ID",
      "near Casper, WY",
    ]);
    expect(many.rest).toEqual([]);
    const bare = readQuery("near casper wy or boise", reader);
    expect([bare.parts, bare.otherPlaces].map((places) => places.map(({ label }) => label))).toEqual([
      ["near Casper, WY"],
      ["near Boise, ID"],
    ]);
  });

  test("by the ZIP code where a place is said twice, whose four further digits are no price", () => {
    const zip: SearchedPlace = { kind: "zip", label: "83702 (Boise, ID)", latitude: 40, longitude: -100 };
    const withZips: QueryReader = {
      ...reader,
      placeCalled: (text, sure) => (text === "83702" ? zip : reader.placeCalled(text, sure)),
    };
    const { parts, otherPlaces } = readQuery("Boise ID 83702-1234", withZips);
    expect([parts.map(({ label }) => label), otherPlaces]).toEqual([["near 83702 (Boise, ID)"], []]);
  });

  test("quickly, however long and strange it is", () => {
    for (const query of ["$ ".repeat(100), "1 - ".repeat(60), "<".repeat(200), "under ".repeat(40), "9".repeat(200)]) {
      expect(leastCpuOf(5, () => read(query), allowance(50))).toBeLessThan(allowance(50));
    }
  });
});
