// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { Measurement } from "#contracts/expert-reviews/review";
import MeasurementTables from "~/features/expert-reviews/measurement-tables";
import FloorBrandTable from "~/features/stores/floors/floor-brand-table";

/** Bars and marks of figures of somebody else's upstream, where they are 0 or all the same. */

afterEach(cleanup);

const markup = (page: ReactElement) => {
  const Page = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Page />).container.innerHTML;
};
const broken = /NaN|Infinity|(?:width|height)="-/;

describe("a bar of stores with a brand", () => {
  const rows = (...counts: number[]) =>
    markup(
      <FloorBrandTable
        caption="Stores"
        storesHref={null}
        brands={counts.map((store_count, index) => ({
          brand: { slug: `brand-${index}`, name: `Brand ${index}` },
          store_count,
          model_count: 0,
          nearest_miles: null,
        }))}
      />,
    );

  test("is empty where no store has any", () => {
    expect(rows(0, 0)).not.toMatch(broken);
    expect(rows(0, 0).match(/width="0"/g)).toHaveLength(2);
  });

  test("is full for the brand that most have", () => {
    expect(rows(4, 1).match(/width="(?:100|25)"/g)).toEqual(['width="100"', 'width="25"']);
  });
});

describe("the scale of a measurement", () => {
  const measured = (figures: Pick<Measurement, "score" | "middle"> & { five: number; one: number }): string => {
    const { score, middle, five, one } = figures;
    const scale = { part: "support", possible: 20, five, one } as const;
    const measurement = { kind: "hips", value: 0, unit: "inches", instrument: "Ruler", measured_on: "2026-11-01" };
    return markup(
      <MeasurementTables tested={1} measurements={[{ ...measurement, score, middle, scale } as Measurement]} />,
    );
  };

  test("has the middle of all beds where it says which of two results is better", () => {
    expect(measured({ score: 3, middle: 1, five: 0, one: 2 })).toMatch(/measure-bar__middle" x="51.5"/);
  });

  test("has no middle where both of its ends are the same, and no bar shorter than nothing", () => {
    const html = measured({ score: 0, middle: 0, five: 0, one: 0 });
    expect(html).not.toMatch(broken);
    expect(html).not.toContain("measure-bar__middle");
  });
});
