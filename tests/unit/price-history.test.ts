import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PriceObservation } from "#contracts/prices";
import { dayOf, plusDays } from "#contracts/us-days";
import { latestPrice, lowestPrice, summarizePrices, usualPrice } from "../../upstream/rules/price-summary";

const day = "2026-11-21";
const seen = (observed_on: string, price_cents: number, seller = "A"): PriceObservation => ({
  observed_on,
  price_cents,
  seller,
});

/** Observations from 200 days before the day to 50 after it, of a few sellers. */
const observation = fc
  .record({
    ago: fc.integer({ min: -50, max: 200 }),
    cents: fc.integer({ min: 1, max: 900_000 }),
    seller: fc.constantFrom("A", "B", "C"),
  })
  .map(({ ago, cents, seller }) => seen(plusDays(day, -ago), cents, seller));
const observations = fc.array(observation, { maxLength: 40 });
const inWindow = ({ observed_on }: PriceObservation) => observed_on <= day && observed_on > plusDays(day, -90);

describe("the usual price", () => {
  test.each([
    ["of one observation, it itself", [100], 100],
    ["of an odd number, the middle one", [900, 100, 300], 300],
    ["of an even number, the lower of the two in the middle", [100, 900, 300, 500], 300],
  ])("is %s", (_, prices, cents) => {
    const list = prices.map((price, index) => seen(plusDays(day, -index), price));
    expect(usualPrice(list, day)).toEqual({ cents, of: prices.length });
  });

  test("looks back 90 days, the day itself included", () => {
    const edge = [seen(plusDays(day, -89), 100), seen(plusDays(day, -90), 900)];
    expect(usualPrice(edge, day)).toEqual({ cents: 100, of: 1 });
    expect(usualPrice([seen(day, 100)], day)).toEqual({ cents: 100, of: 1 });
  });

  test("counts observations of several sellers alike", () => {
    expect(usualPrice([seen(day, 100, "A"), seen(day, 200, "B"), seen(day, 600, "C")], day)).toEqual({
      cents: 200,
      of: 3,
    });
  });

  test("is one of the prices that were seen, with at most half of them on either side", () => {
    fc.assert(
      fc.property(observations, (list) => {
        const prices = list.filter(inWindow).map(({ price_cents }) => price_cents);
        const usual = usualPrice(list, day);
        expect(usual?.of ?? 0).toBe(prices.length);
        if (usual === null) return;
        expect(prices).toContain(usual.cents);
        expect(prices.filter((price) => price < usual.cents).length).toBeLessThanOrEqual(prices.length / 2);
        expect(prices.filter((price) => price > usual.cents).length).toBeLessThanOrEqual(prices.length / 2);
      }),
    );
  });

  test("never changes by what came after the day", () => {
    fc.assert(
      fc.property(observations, (list) => {
        const until = list.filter(({ observed_on }) => observed_on <= day);
        expect(usualPrice(list, day)).toEqual(usualPrice(until, day));
      }),
    );
  });

  test("is null where nothing was seen in these days", () => {
    expect(usualPrice([], day)).toBeNull();
    expect(usualPrice([seen("2025-01-01", 100), seen("2027-01-01", 100)], day)).toBeNull();
  });
});

describe("the summary of a size", () => {
  test("never depends on the order of the observations", () => {
    const shuffled = observations.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(summarizePrices("king", other)).toEqual(summarizePrices("king", list));
      }),
    );
  });

  test("shows the latest price, of several on one day the lowest", () => {
    const list = [
      seen("2026-11-01", 300),
      seen("2026-11-10", 500, "B"),
      seen("2026-11-10", 400, "C"),
      seen("2026-11-09", 100),
    ];
    expect(latestPrice(list)).toEqual(seen("2026-11-10", 400, "C"));
    expect(summarizePrices("queen", list)).toEqual({
      size: "queen",
      now_cents: 400,
      seller: "C",
      observed_on: "2026-11-10",
      usual_cents: 300,
      usual_of: 4,
      lowest_cents: 100,
      lowest_on: "2026-11-09",
      fell_from_cents: null,
      fell_on: null,
    });
  });

  test("says from what the seller's price fell when it last changed, and since when it is lower", () => {
    const fell = (...list: PriceObservation[]) => {
      const { fell_from_cents, fell_on } = summarizePrices("queen", list);
      return [fell_from_cents, fell_on];
    };
    expect(fell(seen("2026-11-10", 400), seen("2026-11-01", 500))).toEqual([500, "2026-11-10"]);
    expect(fell(seen("2026-11-10", 400), seen("2026-11-05", 400), seen("2026-11-01", 500))).toEqual([
      500,
      "2026-11-05",
    ]);
    expect(fell(seen("2026-11-10", 400), seen("2026-11-01", 400))).toEqual([null, null]);
    expect(fell(seen("2026-11-10", 400), seen("2026-11-01", 300))).toEqual([null, null]);
    expect(fell(seen("2026-11-10", 400), seen("2026-11-05", 300), seen("2026-11-01", 900))).toEqual([null, null]);
    expect(fell(seen("2026-11-10", 400, "A"), seen("2026-11-01", 500, "B"))).toEqual([null, null]);
    expect(fell(seen("2026-11-10", 400))).toEqual([null, null]);
  });

  test("names the last day of the lowest price", () => {
    expect(lowestPrice([seen("2026-01-01", 100), seen("2026-03-01", 100), seen("2026-05-01", 300)])).toEqual({
      cents: 100,
      on: "2026-03-01",
    });
  });

  test("has a lowest price that nothing seen was below", () => {
    fc.assert(
      fc.property(observations, (list) => {
        const lowest = lowestPrice(list);
        expect(lowest === null).toBe(list.length === 0);
        for (const { price_cents } of list) expect(price_cents).toBeGreaterThanOrEqual(lowest!.cents);
      }),
    );
  });

  test("is empty where nothing was seen", () => {
    expect(summarizePrices("twin", [])).toEqual({
      size: "twin",
      now_cents: null,
      seller: null,
      observed_on: null,
      usual_cents: null,
      usual_of: 0,
      lowest_cents: null,
      lowest_on: null,
      fell_from_cents: null,
      fell_on: null,
    });
  });
});

describe("days", () => {
  test("are those of the last zone of the states, whatever the season", () => {
    // 8 PM in New York, and midnight in Honolulu.
    expect(dayOf(new Date("2026-12-01T01:00:00Z"))).toBe("2026-11-30");
    for (const month of ["07", "11"]) {
      expect(dayOf(new Date(`2026-${month}-22T09:59:59Z`))).toBe(`2026-${month}-21`);
      expect(dayOf(new Date(`2026-${month}-22T10:00:00Z`))).toBe(`2026-${month}-22`);
    }
    expect(plusDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(plusDays("2026-10-31", 2)).toBe("2026-11-02");
    expect(plusDays("2024-02-28", 1)).toBe("2024-02-29");
  });
});
