import { describe, expect, test } from "vitest";
import { clickNames } from "#contracts/analytics/click-names";
import { dataLayerEvent, dataLayerEvents } from "#contracts/analytics/data-layer";

const analyticsId = "G-1234567890";
const search = { term: "casper", type: "manufacturer", resultManufacturer: "Casper" };
const takes = (event: object) => dataLayerEvent.safeParse({ analyticsId, ...event }).success;
const takesTerm = (term: string) => takes({ event: "site search", search: { ...search, term } });

describe("the schema of the data layer (specification, sections 3 and 7)", () => {
  test("has the ten events and the eight names of clicks", () => {
    expect(dataLayerEvents.map(({ shape }) => shape.event.value)).toEqual([
      "page-data-loaded",
      "account authentication",
      "CTA click",
      "mattress quiz",
      "online promo",
      "product quick view",
      "qualifying action",
      "rebate offer",
      "site search",
      "store locator click",
    ]);
    expect(clickNames).toHaveLength(8);
    for (const name of clickNames) expect(takes({ event: "CTA click", cta: { name } }), name).toBe(true);
    expect(takes({ event: "CTA click", cta: { name: "anything-clicked" } })).toBe(false);
  });

  test.each([
    "robin@example.com",
    "write to robin.x%40mail.example.co.uk",
    "(208) 555-0147",
    "+1 208 555 0147",
    "2085550147",
    "83702",
    "zip 83702-1234",
  ])("takes no text with the look of %s", (personal) => {
    expect(takesTerm(personal)).toBe(false);
  });

  test.each(["casper queen under $1,200", "10-inch", "zip 837xx", "[e-mail] [phone]", "model [number]", ""])(
    "takes %j",
    (plain) => {
      expect(takesTerm(plain)).toBe(true);
    },
  );

  test("takes no answer about the body, under no name", () => {
    const quiz = { step: "pain", age: "35-49", size: "queen", budgetRange: 1500, deliveryZip: "837" };
    expect(takes({ event: "mattress quiz", quiz })).toBe(true);
    for (const health of [{ pain: "hip" }, { weight: "over-230" }, { position: "side" }, { age: "hip" }])
      expect(takes({ event: "mattress quiz", quiz: { ...quiz, ...health } })).toBe(false);
    expect(takes({ event: "mattress quiz", quiz: { ...quiz, deliveryZip: "83702" } })).toBe(false);
  });
});
