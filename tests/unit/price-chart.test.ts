import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PriceObservation } from "#contracts/prices";
import { monthTicks, plot, priceChart, priceTicks, sellersOf, tickStep } from "~/features/prices/price-chart-geometry";

const seen = (observed_on: string, dollars: number, seller = "Shop"): PriceObservation => ({
  observed_on,
  price_cents: dollars * 100,
  seller,
});

const summary = {
  size: "queen" as const,
  now_cents: 110_000,
  seller: "Shop",
  observed_on: "2026-11-01",
  usual_cents: 120_000,
  usual_of: 3,
  lowest_cents: 90_000,
  lowest_on: "2026-05-01",
  fell_from_cents: null,
  fell_on: null,
};
const year = [
  seen("2025-11-01", 1000),
  seen("2026-05-01", 900),
  seen("2026-08-01", 1200),
  seen("2026-09-01", 1300, "Other"),
  seen("2026-11-01", 1100),
];
const chart = priceChart({ observations: year, summary });

describe("the price axis", () => {
  test("has whole steps a reader can count in", () => {
    expect(priceTicks(194_900, 234_900)).toEqual([1900, 2000, 2100, 2200, 2300, 2400]);
    expect(priceTicks(99_900, 99_900)).toEqual([990, 1000, 1010]);
    expect([tickStep(3, 4), tickStep(900, 4), tickStep(9000, 4)]).toEqual([10, 250, 2500]);
  });

  test("encloses every price in three to seven lines", () => {
    const dollars = fc.integer({ min: 50, max: 20_000 });
    fc.assert(
      fc.property(dollars, dollars, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = priceTicks(low * 100, high * 100);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe("the axis of days", () => {
  test("names months, and January by its year, with five at most", () => {
    const day = (iso: string) => Date.parse(iso) / 86_400_000;
    const ticks = monthTicks(day("2025-11-20"), day("2026-11-20"));
    expect(ticks.map(({ label }) => label)).toEqual(["Dec", "Mar", "Jun", "Sep"]);
    expect(monthTicks(day("2025-12-15"), day("2026-02-20")).map(({ label }) => label)).toEqual(["2026", "Feb"]);
  });
});

describe("the chart of prices", () => {
  test("holds a price until the next one was seen", () => {
    expect(chart?.series[0]?.path).toMatch(/^M0 [\d.]+H\d+V[\d.]+H\d+V[\d.]+H1000V[\d.]+$/);
    expect(chart?.series[0]?.points.map(({ x }) => x)).toEqual([0, 496, 748, 1000]);
  });

  test("gives each seller a line of its own, whoever was seen most first", () => {
    expect(chart?.series.map(({ seller }) => seller)).toEqual(["Shop", "Other"]);
    expect(sellersOf([seen("2026-01-01", 1, "B"), seen("2026-01-01", 1, "A")])).toEqual(["A", "B"]);
  });

  test("draws the usual price along the 90 days that it is the median of, and no further", () => {
    expect(chart?.usual).toMatchObject({ from: Math.round((276 / 365) * 1000), to: 1000 });
  });

  test("puts the lower price lower, and every mark within the plot", () => {
    const points = chart?.series.flatMap((series) => series.points) ?? [];
    for (const { y } of points) {
      expect(y).toBeGreaterThanOrEqual(plot.top);
      expect(y).toBeLessThanOrEqual(plot.height - plot.bottom);
    }
    expect(chart?.lowest?.y).toBe(Math.max(...points.map(({ y }) => y)));
  });

  test("is none for prices of a single day, and none for none", () => {
    expect(priceChart({ observations: [seen("2026-11-01", 1), seen("2026-11-01", 2, "Other")], summary })).toBeNull();
    expect(priceChart({ observations: [], summary })).toBeNull();
  });
});
