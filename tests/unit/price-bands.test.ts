import { describe, expect, test } from "vitest";
import { askedPriceBands, priceBand, priceBands } from "../../upstream/catalogue/price-bands";

describe("A band of prices", () => {
  test.each([
    ["under-1000", "Under $1,000", 0, 100_000],
    ["0-1500", "Up to $1,500", 0, 150_001],
    ["800-1200", "$800 to $1,200", 80_000, 120_001],
    ["over-2000", "$2,000 and over", 200_000, 2_000_000_000],
    ["under-0", "Under $0", 0, 0],
  ])("%s is %s", (value, label, from, to) => {
    expect(priceBand(value)).toEqual({ value, label, from, to });
  });

  test("of our own stays our own, by whatever it is asked for", () => {
    for (const band of priceBands) expect(priceBand(band.value)).toBe(band);
    expect(askedPriceBands(priceBands.map(({ value }) => value))).toEqual([]);
  });

  test.each(["", "cheap", "1200-800", "under-", "under--5", "under-1.5", "0x10-20", "1-9999999"])(
    "is none in %j",
    (value) => {
      expect(priceBand(value)).toBeNull();
    },
  );

  test("is one of three at most that a request may name beside them", () => {
    expect(askedPriceBands(["under-100", "under-200", "under-300", "under-400"])).toHaveLength(3);
  });
});
