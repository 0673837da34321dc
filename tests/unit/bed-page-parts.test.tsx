// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { type ModelPage, modelPage } from "#contracts/model-page";
import { priceHistory } from "#contracts/prices";
import BuyBox from "~/features/models/buy-box";
import ModelHeader from "~/features/models/model-header";
import PricesSeen from "~/features/prices/prices-seen";
import { larkFirm } from "../support/compared-beds";
import { shownText } from "../support/shown-text";

afterEach(cleanup);

const page = (more: object = {}, model: object = {}): ModelPage => ({
  ...modelPage.parse({ model: { slug: "lark", name: "Lark", brand: { slug: "meadow", name: "Meadow" } } }),
  ...more,
  model: { ...larkFirm, ...model } as unknown as ModelPage["model"],
});
const match = { score: 86.2, band: "excellent", risk: null, risk_hard: null, why: [], weakest: null };
const matched = { your_match: { ...match, left_out: null, left_out_by: null, answers: {} } };

describe("a bed’s header", () => {
  const header = (more: object, model: object, place: { rank: string; among: string } | null) => (
    <ModelHeader page={page(more, model)} own={null} place={place} />
  );

  test("gives its weight limit for a side, and of a bed for one in all", () => {
    const variants = (...sizes: string[]) => ({ variants: sizes.map((size) => ({ ...larkFirm.variants[0], size })) });
    const limit = (model: object) => shownText(header({}, model, null)).replaceAll("\u00a0", " ");
    expect(limit(variants("twin", "queen"))).toContain("300 lb a side");
    expect(limit(variants("twin", "twin-xl"))).toContain("300 lb");
    expect(limit(variants("twin", "twin-xl"))).not.toContain("a side");
  });

  test("gives the place of its test as text, and no second score beside its own", () => {
    const tested = { expert_review: { slug: "lark", score: 71, place: null, verdict: "" } };
    const figures = (place: { rank: string; among: string } | null) => {
      const Stub = createRemixStub([{ path: "/", Component: () => header(tested, {}, place) }]);
      const found = [...render(<Stub />).container.querySelectorAll(".score-figure__value")].map(
        (each) => each.textContent,
      );
      cleanup();
      return found;
    };
    expect(figures({ rank: "51st", among: "of 178 beds tested" })).toEqual(["85"]);
    // An upstream that gives no place has a score of its own.
    expect(figures(null)).toEqual(["85", "71"]);
    expect(shownText(header(tested, {}, { rank: "51st", among: "of 178 beds tested" }))).toContain(
      "Our test51st of 178 beds tested See what we measured",
    );
  });
});

describe("the box beside a bed", () => {
  const box = (more: object) =>
    shownText(<BuyBox page={page(more)} floors={null} returns="A refund." remembered={null} />);

  test("begins with the visitor’s match, and asks for answers at its end where there are none", () => {
    const text = box(matched);
    expect(text.indexOf("Your match")).toBeLessThan(text.indexOf("published"));
    expect(text).toContain("Your match 86 of 100 Excellent");
    expect(text.match(/Your match/g)).toHaveLength(1);
    const asked = box({});
    expect(asked.indexOf("Your match")).toBeGreaterThan(asked.indexOf("A refund."));
    expect(asked).toContain("See how well the Lark Firm fits you");
  });

  test("says why the matches leave the bed out, and shows no score where it is made for others", () => {
    const leftOut = (left_out: string, left_out_by: string) =>
      box({ your_match: { ...matched.your_match, left_out, left_out_by } });
    const over = leftOut("Over your budget.", "budget");
    expect(over).toContain("Your match 86 of 100");
    expect(over).toContain("We left it out of your matches. Over your budget.");
    for (const filter of ["made-for-children", "made-for-rvs"]) {
      const text = leftOut("Made for others.", filter);
      expect(text).toContain("We left it out of your matches. Made for others.");
      expect(text).not.toMatch(/of 100|Your match\b|Excellent/);
    }
  });
});

describe("what a bed has cost", () => {
  const seen = { observed_on: "2026-11-20", price_cents: 149_900, seller: "Meadow" };
  const history = (summary: object) =>
    priceHistory.parse({
      model: { slug: "lark", name: "Lark", brand: { slug: "meadow", name: "Meadow" } },
      sizes: ["queen"],
      observations: [seen],
      summary: { size: "queen", ...summary },
    });
  const known = { now_cents: 149_900, observed_on: "2026-11-20", usual_cents: 149_900, usual_of: 3 };

  test("names no seller where none is known", () => {
    const text = shownText(<PricesSeen history={history(known)} />);
    expect(text).toContain("it cost $1,499, ");
    expect(text).not.toMatch(/ at [,.]/);
    expect(shownText(<PricesSeen history={history({ ...known, seller: "Meadow" })} />)).toContain(
      "it cost $1,499 at Meadow, ",
    );
  });

  test("leaves out the sentence of which nothing is known", () => {
    const Stub = createRemixStub([{ path: "/", Component: () => <PricesSeen history={history({})} /> }]);
    const { container } = render(<Stub />);
    expect([...container.querySelectorAll("p")].filter((each) => each.textContent === "")).toEqual([]);
  });
});
