import { formatMoney } from "#contracts/english";
import { createRemixStub } from "@remix-run/testing";
import { describe, expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import type { Policies } from "#contracts/catalogue";
import type { Firmness } from "#contracts/mattress";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { claimedText, feelText, firmnessPercent, firmnessRange, firmnessText, stackPins } from "~/mattress/firmness";
import { trialTerms, usableNights, warrantyTerms, type PolicyTerm } from "~/mattress/policy-terms";
import { price, priceRange } from "~/mattress/price";
import ShowOurWorking from "~/features/home/show-our-working";
import { cashbackText } from "~/features/models/buy-box";
import { firmnessAdvice, firmnessRows } from "~/features/models/firmness-table";
import { scaleWords, ScorePartTable } from "~/features/models/score-table";
import FirmnessScale from "~/mattress/firmness-scale";
import { stepText } from "~/features/expert-reviews/result-text";
import { percent } from "~/features/reviews/ratings";
import { scorePartRows, scoreScale, sumOfParts } from "~/mattress/score/scores";
import { formatCount, formatDate, formatNumber, unbroken } from "~/ui/format";
import { firmnessFacet } from "../../upstream/catalogue/model-facets";
import type { SnapshotModel } from "../../upstream/catalogue/snapshot";
import { scoreScale as upstreamScale, scoreShares } from "../../upstream/rules/bedlark-score/bedlark-score";
import { piecewise } from "../../upstream/rules/piecewise";

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

const range = (softest: number, firmest: number) => ({ softest, firmest });

describe("firmness", () => {
  test("keeps a figure and what it is of on one line, and leaves other words alone", () => {
    expect(unbroken("It measured 5.1 of 10, and earns 4.2 of 5 (84 of 100).")).toBe(
      "It measured 5.1\u00a0of\u00a010, and earns 4.2\u00a0of\u00a05 (84\u00a0of\u00a0100).",
    );
    expect(unbroken("It suits side sleepers from 130 to 180 lb.")).toBe(
      "It suits side sleepers from 130 to 180\u00a0lb.",
    );
    expect(unbroken("Owners give it 4.3 of 5 stars, 1.0 inch and 1.1 seconds, 63 mmHg, 7.8 m/s²")).toBe(
      "Owners give it 4.3\u00a0of\u00a05\u00a0stars, 1.0\u00a0inch and 1.1\u00a0seconds, 63\u00a0mmHg, 7.8\u00a0m/s²",
    );
    expect(stepText(0.5, "inches")).toBe("0.5\u00a0inches");
    expect(unbroken("You can return it within 100 nights, 5 of 12 beds")).toBe(
      "You can return it within 100 nights, 5 of 12 beds",
    );
  });

  test("is written on the scale of ten with its word", () => {
    expect(firmnessText(6.5)).toBe("6.5\u00a0of\u00a010, medium-firm");
    expect(firmnessText(3)).toBe("3\u00a0of\u00a010, soft");
    const ofBrand = (firmness_min: number, firmness_max: number, set_at_home = false) =>
      firmnessRange({ firmness_min, firmness_max, set_at_home });
    expect(ofBrand(4, 7.5)).toBe("4 – 7.5\u00a0of\u00a010");
    expect(ofBrand(6, 6)).toBe("6\u00a0of\u00a010");
    expect(ofBrand(2.3, 7.9, true)).toBe("2.3 to 7.9\u00a0of\u00a010, set by you");
  });

  test("has the same words on a card as in the filter that holds it", () => {
    for (let value = 10; value <= 100; value += 1) {
      const model = { card: { firmness: value / 10 } } as SnapshotModel;
      expect(firmnessFacet.valuesOf({ model })).toEqual([firmnessWord(value / 10).replace(" ", "-")]);
    }
  });

  test("of a bed whose halves are ordered one by one is each that they come in, on cards, in filters and on pages", () => {
    const halves = [4, 5.5, 7.25];
    const words = "4, 5.5 or 7.3\u00a0of\u00a010, your choice for each side";
    const card = { firmness: 5.5, firmness_range: null, firmness_halves: halves };
    expect(feelText(card)).toBe(words);
    expect(claimedText({ claimed: 5.5, range: null, halves })).toBe(words);
    expect(firmnessFacet.valuesOf({ model: { card } as SnapshotModel })).toEqual(["soft", "medium", "firm"]);
    const close = { ...card, firmness_halves: [5.5, 5.8] };
    expect(firmnessFacet.valuesOf({ model: { card: close } as SnapshotModel })).toEqual(["medium"]);
    const drawn = renderToStaticMarkup(
      <FirmnessScale title="Quoin beds" pins={[{ label: "Quoin Dual Comfort", value: 5.5, halves }]} />,
    );
    expect(drawn).toContain(`aria-label="Quoin beds. 1: Quoin Dual Comfort, ${words}."`);
    expect(drawn.match(/pin__stem/g)).toHaveLength(3);
  });

  test("lies between the ends of a drawn scale", () => {
    expect([1, 5.5, 10].map(firmnessPercent)).toEqual([0, 50, 100]);
    expect([0, 11].map(firmnessPercent)).toEqual([0, 100]);
  });

  test("stacks pins that would cover each other", () => {
    const rowsOf = (...values: number[]) => stackPins(values.map((value) => ({ softest: value, firmest: value })));
    expect(rowsOf(3, 5, 7)).toEqual([0, 0, 0]);
    expect(rowsOf(5, 5, 5.5, 6)).toEqual([0, 1, 2, 0]);
  });

  test("of beds that are set at home is drawn as all they can be set to, each above the others", () => {
    expect(stackPins([range(2.3, 7.3), range(2.5, 7.5), range(8.5, 8.5)])).toEqual([0, 1, 0]);
    const drawn = renderToStaticMarkup(
      <FirmnessScale title="Quoin beds" pins={[{ label: "Quoin 11-Inch", value: 5.5, range: range(2.5, 7.5) }]} />,
    );
    expect(drawn).toContain('aria-label="Quoin beds. 1: Quoin 11-Inch, 2.5 to 7.5\u00a0of\u00a010, set by you."');
    expect(drawn).toContain("pin__range");
    expect(drawn).not.toContain("pin__stem");
  });

  test("says who found each figure, and of a bed that is set at home at which setting", () => {
    const firmness: Firmness = {
      claimed: 5.5,
      measured: 5.3,
      felt: [{ weight_band: "130-230", firmness: 5, owners: 52 }],
      range: null,
      halves: null,
      other_side: null,
    };
    expect(firmnessRows(firmness).map(({ who, note }) => `${who} ${note}`)).toEqual([
      "Claimed by the brand",
      "Measured in a test, not by the brand",
      "Felt by 52 owners who weigh 130 to 230\u00a0lb",
    ]);
    const air = firmnessRows({ ...firmness, felt: [], range: range(2.5, 7.5) });
    expect(air.map(({ who }) => who)).toEqual(["You can set it", "Claimed", "Measured"]);
    expect(air.slice(1).every(({ note }) => note.endsWith(", at the middle setting"))).toBe(true);
    const dual = { ...firmness, measured: null, felt: [], halves: [4, 7.5] };
    expect(firmnessRows(dual).map(({ who, note, value }) => `${who} ${note}: ${value as number | null}`)).toEqual([
      "Claimed by the brand, for a soft side: 4",
      "Claimed by the brand, for a firm side: 7.5",
      "Measured in a test, not by the brand: null",
    ]);
    expect(firmnessAdvice(dual)).toBe(
      "You choose how firm each side is when you order, so two people can each have their own. Brands don’t all use the same scale, and nobody has measured this bed.",
    );
    expect(firmnessAdvice(firmness)).toContain("This bed has been measured, so go by that; your weight matters too");
    expect(firmnessAdvice({ ...firmness, measured: null, felt: [] })).toContain("nobody has measured this bed");
  });
});

describe("cash back beside a bed", () => {
  const cashback = { amount_cents: 7_500, back_percent: null, minimum_cents: 90_000, seller: "Nectar" };

  test("is told only of a bed that costs enough; of a share as the sum that it comes to", () => {
    const told = (now_cents: number | null, minimum_cents: number | null = 90_000) =>
      cashbackText({ cashback: { ...cashback, minimum_cents }, price: { now_cents } });
    expect(told(90_000)).toEqual({ amount: "$75", rest: " from Nectar" });
    expect(told(89_900)).toBeNull();
    expect(told(89_900, null)).not.toBeNull();
    expect(told(null)?.rest).toBe(" from Nectar if you spend at least $900");
    const share = { ...cashback, back_percent: 3 };
    expect(cashbackText({ cashback: share, price: { now_cents: 99_999 } })?.amount).toBe("$29.99");
    expect(cashbackText({ cashback: share, price: { now_cents: 400_000 } })?.amount).toBe("$75");
    expect(cashbackText({ cashback: null, price: { now_cents: 90_000 } })).toBeNull();
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
  const parts = { build: 70, performance: 62, lasting: 60, owners: 50, terms: 63 };

  test("explain the Bedlark score by parts that come to it on the scale", () => {
    const sum = sumOfParts(parts);
    expect(sum).toBe(62);
    expect(Math.round(piecewise(scoreScale, sum))).toBe(80);
  });

  test("add up from the parts as they are shown, for whoever does the sum", () => {
    const odd = { build: 66.04, performance: 61.46, lasting: 60.55, owners: 54.26, terms: 78.97 };
    const rows = scorePartRows(odd);
    expect(rows.map(({ value }) => value)).toEqual([66, 61.5, 60.6, 54.3, 79]);
    const byHand = rows.reduce((sum, { value, share }) => sum + (value * share) / 100, 0);
    expect(sumOfParts(odd)).toBe(Number(byHand.toFixed(1)));
    const table = renderToStaticMarkup(<ScorePartTable parts={odd} owners={null} overall={81} />);
    for (const { value } of rows) expect(table).toContain(`>${value.toFixed(1)}<`);
  });

  test("say why a sum is another score, by the two of the scale between which it lies", () => {
    const spread = "Most sums lie close together, so our scale spreads them out:";
    expect(scaleWords(63, 81)).toBe(`${spread} 52 is a score of 72 and 64 is 82, so 63.0 is 81.`);
    expect(scaleWords(64, 82)).toBe(`${spread} 64 is a score of 82 and 84 is 95, so 64.0 is 82.`);
    expect(scaleWords(12, 45)).toBe(`${spread} a sum up to 20 is a score of 45.`);
    expect(scaleWords(84, 95)).toBe(`${spread} a sum from 84 on is a score of 95.`);
  });

  test("give each part the share that the upstream weighs it with", () => {
    const shown = Object.fromEntries(scorePartRows(parts).map(({ key, share }) => [key, share / 100]));
    expect(shown).toEqual(scoreShares);
  });

  test("say of how many owners their part comes, and where there are too few to move it", () => {
    const about = (owners: number | null) => scorePartRows(parts, owners).find(({ key }) => key === "owners")!.about;
    expect(about(null)).toBe("What owners say after a year or more");
    expect(about(0)).toMatch(/^Nobody has written about it after a year or more yet/);
    expect(about(1)).toBe("What 1 owner wrote after a year or more; with so few, it stays near where every bed starts");
    expect(about(6)).toBe("What 6 owners wrote after a year or more");
  });

  test("tell the sum of the example apart from what it comes to on the scale", () => {
    const Page = createRemixStub([{ path: "/", Component: ShowOurWorking }]);
    const words = renderToStaticMarkup(<Page />)
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    expect(words).toMatch(
      /Together, by what they count for\s?62\.\d\s?Bedlark score, on our scale from 45 to 95\s?80$/,
    );
  });

  test("show the scale by which the upstream makes a score of the sum", () => {
    expect(scoreScale).toEqual(upstreamScale);
  });
});
