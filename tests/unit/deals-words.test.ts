import { describe, expect, test } from "vitest";
import type { DealSummary } from "~/contracts/deals";
import { dayWords, longDay, timingOf } from "~/features/deals/deal-days";
import { cheapestByType } from "~/features/deals/cheapest-by-type.server";
import { dealPrice } from "~/features/deals/deal-entry.server";
import { cashbackList, dealList } from "~/features/deals/deal-lists";
import { changedHref, keptOf, listHref, toggledHref } from "~/ui/listing/address";

const today = "2026-11-21";

describe("days of a deal", () => {
  test.each([
    ["2026-11-26", "in 5 days, on November\u00a026"],
    ["2026-11-22", "tomorrow, November\u00a022"],
    ["2026-11-21", "today, November\u00a021"],
    ["2026-11-20", "yesterday, November\u00a020"],
    ["2026-11-03", "18 days ago, on November\u00a03"],
    ["2027-01-02", "in 42 days, on January\u00a02, 2027"],
  ])("are told in words and as a date: %s", (day, words) => {
    expect(dayWords(day, today)).toBe(words);
  });

  test("keep month and day on one line, and say their year only when it is another", () => {
    expect([longDay("2026-01-02", today), longDay("2025-12-31", today)]).toEqual([
      "January\u00a02",
      "December\u00a031, 2025",
    ]);
  });

  test("count a day over the change of clocks as one", () => {
    expect(dayWords("2026-11-02", "2026-10-31")).toBe("in 2 days, on November\u00a02");
  });

  test("say when it ends, that nobody states an end, when it ended, and when it begins", () => {
    const timing = (state: DealSummary["state"], ends_on: string | null) =>
      timingOf({ state, starts_on: "2026-11-24", ends_on }, today);
    expect(timing("running", "2026-11-26")).toBe("Ends in 5 days, on November\u00a026");
    expect(timing("running", null)).toBe("The seller gives no end date");
    expect(timing("ended", "2026-11-03")).toBe("Ended 18 days ago, on November\u00a03");
    expect(timing("upcoming", null)).toBe("Begins in 3 days, on November\u00a024");
  });
});

describe("prices of a deal", () => {
  const example = {
    size: "queen" as const,
    now_cents: 90_000,
    paid_cents: 90_000,
    before_cents: 100_000,
    during_cents: 85_000,
  };
  const shown = (state: DealSummary["state"], code: string | null = null) =>
    dealPrice({
      state,
      code,
      code_percent: code === null ? null : 5,
      example: { ...example, paid_cents: code === null ? 90_000 : 85_500 },
    });

  test("are those of its days: what was paid while it ran, once it has ended", () => {
    expect(shown("running")).toMatchObject({ price: "$900", priceOf: "queen", usual: "usually $1,000" });
    expect(shown("ended")).toMatchObject({ price: "$850", priceOf: "queen, during the deal" });
    expect(shown("upcoming")).toMatchObject({ price: "$900", priceOf: "queen, before the deal" });
  });

  test("that are no lower than usual say so, as a gift leaves them as they are", () => {
    const withGift = (before_cents: number) =>
      dealPrice({ state: "running", code: null, code_percent: null, example: { ...example, before_cents } }).usual;
    expect([withGift(90_000), withGift(85_000)]).toEqual(["its usual price", "usually $850, so $50 more than usual"]);
  });

  test("of a code are those with it, and say how they come about", () => {
    expect(shown("running", "QUIET5")).toMatchObject({ price: "$855", arithmetic: "$900 less 5%" });
    expect(shown("ended", "QUIET5").arithmetic).toBeNull();
  });

  test("nobody saw are said to be none, in the size that was asked for", () => {
    const during = { ...example, during_cents: null };
    const ended = dealPrice({ state: "ended", code: null, code_percent: null, example: during });
    expect(ended).toMatchObject({ price: null, priceOf: "No queen price published" });
    expect(dealPrice({ state: "running", code: null, code_percent: null, example: null }).priceOf).toBe(
      "No price published",
    );
  });
});

describe("the short ways to the cheapest deals", () => {
  const value = (name: string, count: number) => ({ value: name, label: name, count, selected: false });
  const types = [value("innerspring", 2), value("hybrid", 9), value("latex", 0), value("polyfoam", 1)];
  const facets = [{ key: "type", label: "Type", values: types }];

  test("lead to each type that has some, cheapest first and without gifts, and keep what else is chosen", () => {
    expect(cheapestByType({ facets }, { size: "king", page: "2" }).map(({ href }) => href)).toEqual([
      "/mattress-deals/?kind=code,price-cut&type=innerspring&size=king&sort=price",
      "/mattress-deals/?kind=code,price-cut&type=hybrid&size=king&sort=price",
      "/mattress-deals/?kind=code,price-cut&type=polyfoam&size=king&sort=price",
    ]);
  });

  test("are not offered where a type is chosen", () => {
    expect(cheapestByType({ facets }, { type: "hybrid" })).toEqual([]);
  });
});

describe("addresses of the deals", () => {
  test("take running deals for granted, and one state at a time", () => {
    expect(listHref(dealList, { state: "running", sort: "ending" })).toBe("/mattress-deals/");
    expect(toggledHref(dealList, { page: "2" }, "state", "ended")).toBe("/mattress-deals/?state=ended");
    expect(toggledHref(dealList, { state: "ended" }, "state", "upcoming")).toBe("/mattress-deals/?state=upcoming");
    expect(toggledHref(dealList, { state: "ended" }, "state", "ended")).toBe("/mattress-deals/");
  });

  test("start again at page 1 when the list changes, and keep its sort", () => {
    const query = { kind: "code", brand: "nectar", sort: "saving", page: "2" };
    expect(changedHref(dealList, query, { sort: "brand" })).toBe("/mattress-deals/?kind=code&brand=nectar&sort=brand");
    expect(listHref(dealList, { ...keptOf(dealList, query), kind: query.kind })).toBe(
      "/mattress-deals/?kind=code&sort=saving",
    );
    expect(listHref(dealList, keptOf(dealList, query))).toBe("/mattress-deals/?sort=saving");
    expect(changedHref(dealList, query, { page: "3" })).toBe(
      "/mattress-deals/?kind=code&brand=nectar&sort=saving&page=3",
    );
  });

  test("of cash back offers take their first sort for granted", () => {
    expect(["amount", "days"].map((sort) => listHref(cashbackList, { sort }))).toEqual([
      "/cashback-deals/",
      "/cashback-deals/?sort=days",
    ]);
  });
});
