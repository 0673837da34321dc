import { describe, expect, test } from "vitest";
import { dealSummary, type DealSummary } from "#contracts/deals";
import { dayWords, longDay, timingOf } from "~/features/deals/deal-days";
import { cheapestByType } from "~/features/deals/cheapest-by-type.server";
import { dealEntry, dealPrice } from "~/features/deals/deal-entry.server";
import { cashbackList, dealList, dealListIn } from "~/features/deals/deal-lists";
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
  type Priced = Parameters<typeof dealPrice>[0];
  const cut: Priced = { state: "running", kind: "price-cut", code: null, code_percent: null, percent_off: 10, example };
  const gift: Priced = { ...cut, kind: "gift", percent_off: null };
  const coded: Priced = {
    state: "running",
    kind: "code",
    code: "QUIET5",
    code_percent: 5,
    percent_off: 5,
    example: { ...example, now_cents: 100_000, paid_cents: 95_000 },
  };

  test("are those of its days: what was paid while it ran, once it has ended", () => {
    expect(dealPrice(cut)).toMatchObject({ price: "$900", priceOf: "queen", usual: "usually $1,000," });
    expect(dealPrice({ ...cut, state: "ended" })).toMatchObject({
      price: "$850",
      priceOf: "queen, during the deal",
      usual: "usually $1,000 before the deal,",
    });
    expect(dealPrice({ ...cut, state: "upcoming", percent_off: null })).toMatchObject({
      price: "$900",
      priceOf: "queen, before the deal",
      usual: "usually $1,000",
    });
  });

  test("that are no lower than usual say so, as a gift leaves them as they are", () => {
    const withGift = (before_cents: number) => dealPrice({ ...gift, example: { ...example, before_cents } }).usual;
    expect([withGift(90_000), withGift(85_000)]).toEqual(["its usual price", "usually $850, so $50 more"]);
  });

  test("of a code are those with it, and say how they come about", () => {
    expect(dealPrice(coded)).toMatchObject({
      price: "$950",
      usual: "usually $1,000,",
      saving: "5% off with the code",
      arithmetic: "$1,000 less 5%",
    });
  });

  test("of a code that has ended are what was paid with it", () => {
    const ended = dealPrice({ ...coded, state: "ended" });
    expect(ended).toMatchObject({ price: "$950", priceOf: "queen, with the code, during the deal", arithmetic: null });
  });

  test("before a code can be used are those without it", () => {
    const upcoming = dealPrice({ ...coded, state: "upcoming" });
    expect(upcoming).toMatchObject({
      price: "$1,000",
      usual: "its usual price.",
      saving: "5% off with the code once the deal begins",
      arithmetic: null,
    });
  });

  test("that have gone up say how little a code saves beside the usual one", () => {
    const besides = (before_cents: number, percent_off: number | null) =>
      dealPrice({ ...coded, percent_off, example: { ...coded.example!, before_cents } }).saving;
    expect(besides(98_000, 3)).toBe("5% off with the code, but only 3% less than usual");
    expect(besides(95_500, null)).toBe("5% off with the code, but only $5 less than usual");
    expect(besides(95_000, null)).toBe("5% off with the code, but that’s its usual price");
    expect(besides(90_000, null)).toBe("5% off with the code, but $50 more than usual");
  });

  test("that have gone down say that a code comes on top of it", () => {
    const of = (state: Priced["state"]) =>
      dealPrice({ ...coded, state, example: { ...coded.example!, before_cents: 120_000 } });
    expect(of("running").saving).toBe("5% off with the code, on top of a lower price");
    expect(of("ended").saving).toBe("5% off with the code, on top of a lower price");
  });

  test("nobody saw are said to be none, in the size that was asked for", () => {
    const ended = dealPrice({ ...cut, state: "ended", example: { ...example, during_cents: null } });
    expect(ended).toMatchObject({ price: null, priceOf: "No queen price published" });
    expect(dealPrice({ ...cut, example: null }).priceOf).toBe("No price published");
  });
});

describe("the bed of a deal", () => {
  const named = { slug: "lark", name: "Lark" };
  const factsOf = (asked: object | null) => {
    const model = { ...named, brand: named, type: "hybrid", firmness: 6, layers: [], rating: null };
    const deal = dealSummary.parse({
      ...{ slug: "a", title: "A", kind: "gift", state: "running", brand: named, seller: "Lark" },
      ...{ starts_on: today, last_checked_on: today },
      example: { model, size: "queen", now_cents: 90_000, asked },
    });
    return dealEntry(deal, today).bed?.facts;
  };

  test("that does not come in the size asked for says whose price it has", () => {
    expect(factsOf(null)).toBe("Hybrid, 6\u00a0of\u00a010, medium-firm");
    expect(factsOf({ size: "full", made: false })).toBe(
      "Hybrid, 6\u00a0of\u00a010, medium-firm. Not made in a full, so this is the queen price.",
    );
    expect(factsOf({ size: "cal-king", made: true })).toBe(
      "Hybrid, 6\u00a0of\u00a010, medium-firm. No California king price published, so this is the queen price.",
    );
  });
});

describe("the list of deals", () => {
  test("sorted by end says what counts in the state that is chosen", () => {
    const sortOf = (state?: string) => dealListIn(state).sorts.find(({ value }) => value === "ending");
    expect(sortOf()).toMatchObject({ label: "Ending soonest" });
    expect(sortOf("upcoming")).toMatchObject({ label: "Starting soonest", by: "start date" });
    expect(sortOf("ended")).toMatchObject({ label: "Ended last", rule: "Ended most recently first." });
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
