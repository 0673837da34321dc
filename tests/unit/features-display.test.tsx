import { describe, expect, test } from "vitest";
import type { Policies } from "~/contracts/catalogue";
import { firmnessPercent, firmnessRange, firmnessText, firmnessWord, stackPins } from "~/mattress/firmness";
import { trialTerms, usableNights, warrantyTerms, type PolicyTerm } from "~/mattress/policy-terms";
import { price, priceRange } from "~/mattress/price";
import { percent } from "~/features/brands/owner-reviews";
import { possiblePoints, scoreRows } from "~/mattress/scores";
import { formatCount, formatDate, formatMoney, formatNumber } from "~/ui/format";
import { firmnessFacet } from "../../upstream/catalogue/model-facets";
import type { SnapshotModel } from "../../upstream/catalogue/snapshot";
import { feelWords } from "../../upstream/rules/comfort";
import { overallScore, overallWeights } from "../../upstream/rules/overall-score";

describe("prices", () => {
  test("are written in whole dollars, with cents only where there are any", () => {
    expect(formatMoney(129_900)).toBe("$1,299");
    expect(formatMoney(129_950)).toBe("$1,299.50");
    expect(price(0)).toBe("$0");
  });

  test("that nobody publishes are said to be so", () => {
    expect(price(null)).toBe("Not published");
    expect(priceRange(null, null)).toBe("Not published");
  });

  test("make a range only when its ends differ", () => {
    expect(priceRange(79_900, 219_900)).toBe("$799 – $2,199");
    expect(priceRange(79_900, 79_900)).toBe("$799");
    expect(priceRange(79_900, null)).toBe("$799");
  });
});

describe("figures and dates", () => {
  test("group thousands and agree in number", () => {
    expect(formatNumber(1_234_567)).toBe("1,234,567");
    expect(formatCount(1, "model", "models")).toBe("1 model");
    expect(formatCount(1200, "model", "models")).toBe("1,200 models");
  });

  test("keep the day that was written down, whatever the time zone", () => {
    expect(formatDate("2025-03-09")).toBe("Mar 9, 2025");
    expect(formatDate("2025-03-09T23:59:00Z")).toBe("Mar 9, 2025");
    expect(formatDate("some day")).toBe("some day");
  });

  test("share ratings out as percentages, none of none being zero", () => {
    expect(percent(1, 3)).toBe(33);
    expect(percent(0, 0)).toBe(0);
  });
});

describe("firmness", () => {
  test("is written on the scale of ten with its word", () => {
    expect(firmnessText(6.5)).toBe("6.5 of 10, medium-firm");
    expect(firmnessText(3)).toBe("3 of 10, soft");
    expect(firmnessRange(4, 7.5)).toBe("4 – 7.5 of 10");
    expect(firmnessRange(6, 6)).toBe("6 of 10");
  });

  test("uses the words of the reference catalogue", () => {
    for (let value = 10; value <= 100; value += 1) expect(firmnessWord(value / 10)).toBe(feelWords(value / 10));
  });

  test("has the same words on a card as in the filter that holds it", () => {
    for (let value = 10; value <= 100; value += 1) {
      const model = { card: { firmness: value / 10 } } as SnapshotModel;
      expect(firmnessFacet.valuesOf({ model })).toEqual([firmnessWord(value / 10).replace(" ", "-")]);
    }
  });

  test("lies between the ends of a drawn scale", () => {
    expect([1, 5.5, 10].map(firmnessPercent)).toEqual([0, 50, 100]);
    expect([0, 11].map(firmnessPercent)).toEqual([0, 100]);
  });

  test("stacks pins that would cover each other", () => {
    expect(stackPins([3, 5, 7])).toEqual([0, 0, 0]);
    expect(stackPins([5, 5, 5.5, 6])).toEqual([0, 1, 2, 0]);
  });
});

describe("policies", () => {
  const published: Policies = {
    source: "policy sheet",
    checked_on: "2026-01-01",
    trial_nights: 120,
    break_in_nights: 30,
    return_fee_cents: 0,
    return_pickup: false,
    return_kind: "refund",
    warranty_years: 1,
    nonprorated_years: 10,
    sag_threshold_inches: 0.75,
    foundation_required: true,
    stain_voids_warranty: null,
  };
  const texts = (terms: readonly PolicyTerm[], policies = published) =>
    Object.fromEntries(terms.map(({ term, text }) => [term, text(policies)]));

  test("leave as usable nights the trial without the break-in", () => {
    expect(usableNights(published)).toBe(90);
    expect(usableNights({ trial_nights: 20, break_in_nights: 30 })).toBe(0);
    expect(usableNights({ trial_nights: 120, break_in_nights: null })).toBeNull();
  });

  test("keep 'no', 'none' and 'not published' apart", () => {
    expect(texts(trialTerms)).toMatchObject({ "Return fee": "None", "Returns picked up at your home": "No" });
    expect(texts(trialTerms, { ...published, return_fee_cents: null })["Return fee"]).toBeNull();
    expect(texts(warrantyTerms)).toMatchObject({ Warranty: "1 year", "A stain voids the warranty": null });
  });
});

describe("scores", () => {
  const scores = {
    pressure_relief: 4.5,
    support: 4,
    durability: 3.5,
    motion_isolation: 4.5,
    cooling: 3.5,
    edge_support: 4,
    responsiveness: 4,
  };

  test("explain the overall score by points that add up to it", () => {
    const overall = overallScore(scores);
    const points = scoreRows(scores, overall).map((row) => row.points ?? Number.NaN);
    expect(Math.round(points.reduce((sum, point) => sum + point, 0))).toBe(overall);
  });

  test("can give the points that the upstream weighs the parts with", () => {
    const shares = Object.fromEntries(
      Object.entries(overallWeights).map(([key, share]) => [key, Math.round(share * 100)]),
    );
    expect(possiblePoints).toEqual(shares);
  });

  test("show no points when they would not add up", () => {
    expect(scoreRows(scores, 50).every((row) => row.points === null)).toBe(true);
  });
});
