// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { HiddenModels as Hidden } from "#contracts/match/match";
import type { MadeFor, ModelSummary } from "#contracts/mattress";
import { modelSummary } from "#contracts/mattress";
import type { ModelPage } from "#contracts/model-page";
import { madeForLabels } from "#contracts/vocabulary/mattress";
import { feelRows } from "~/features/compare/rows/feel-rows.server";
import EmptyMatch from "~/features/match/results/empty-match";
import { HiddenModels } from "~/features/match/results/background";
import { listedRow } from "~/features/mattresses/listed-row.server";
import MattressCard from "~/features/mattresses/mattress-card";
import BuiltSections from "~/features/models/built-sections";
import ModelHeader from "~/features/models/model-header";
import { summarizePrices } from "../../upstream/rules/price-summary";
import { larkFirm } from "../support/compared-beds";

afterEach(cleanup);

function shown(page: ReactNode): HTMLElement {
  const Stub = createRemixStub([{ path: "*", Component: () => <>{page}</> }]);
  return render(<Stub />).container;
}

const text = (page: ReactNode) => shown(page).textContent;

const summary = (made_for: MadeFor | null): ModelSummary =>
  modelSummary.parse({ ...larkFirm, made_for, type: "polyfoam", firmness: 6, price_size: "queen" });

const card = (made_for: MadeFor | null) =>
  text(
    <MattressCard
      mattress={listedRow(
        {
          model: summary(made_for),
          price: summarizePrices("twin", []),
          trial_nights: 100,
          deal: null,
          your_match: null,
        },
        "2026-11-27",
      )}
    />,
  );

const header = (made_for: MadeFor | null) => {
  const page = { model: { ...larkFirm, made_for }, suits: null, demo: true, expert_review: null };
  return text(<ModelHeader page={page as unknown as ModelPage} own={null} place={null} />);
};

describe("what a bed is made for", () => {
  test("leaves out how firm it feels to adults of each weight when it's made for children", () => {
    const built = (made_for: MadeFor | null) => {
      const model = { ...larkFirm, made_for, layers: [], scores: null };
      return text(<BuiltSections model={model as unknown as ModelPage["model"]} expert_review={null} demo={false} />);
    };
    const felt = [{ weight_band: "130-180" as const, firmness: 7, owners: 9 }];
    const feltRows = (made_for: MadeFor | null) =>
      feelRows([{ ...larkFirm, made_for, firmness: { ...larkFirm.firmness!, felt } }])
        .map(({ label }) => label)
        .filter((label) => label.includes("owners"));
    for (const use of [null, "rv"] as const) expect(built(use)).toContain("Felt by 12 owners");
    for (const use of ["children", "bunk"] as const) {
      expect(built(use)).toContain("7 firm");
      expect(built(use)).not.toMatch(/Felt by|your weight/);
      expect(feltRows(use)).toEqual([]);
    }
    expect(feltRows(null)).toEqual(["Firmness (owners 130 to 180\u00a0lb)"]);
  });

  test.each(Object.entries(madeForLabels))("is said beside its type when it's made for %s", (use, label) => {
    const words = `, for ${label}`;
    expect(card(use as MadeFor)).toContain(`Polyfoam${words}.`);
    expect(header(use as MadeFor)).toContain(`Latex hybrid${words}`);
  });

  test("is said of no other bed", () => {
    expect(card(null)).toContain("Polyfoam. ");
    expect(card(null) + header(null)).not.toMatch(/for children|for bunk|for RVs/);
  });

  test("may be left out by an upstream that doesn't know of it", () => {
    const { made_for: _, ...without } = summary(null);
    expect(modelSummary.parse(without).made_for).toBeNull();
  });
});

describe("beds left out for what they're made for", () => {
  const out = (filter: Hidden["filter"], count: number, drop: Hidden["drop"] = null): Hidden => ({
    filter,
    count,
    because: `Because of ${filter}.`,
    drop,
  });
  const links = (page: ReactNode) =>
    [...shown(page).querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

  test.each([false, true])("are linked in the list of mattresses, on a saved result, too (%s)", (fixed) => {
    const hidden = [out("made-for-children", 19), out("made-for-rvs", 1)];
    const match = { considered: 654, count: 250, hidden };
    expect(links(<HiddenModels match={match} answers={{ size: "king" }} fixed={fixed} />)).toEqual([
      ["See beds for children and bunks", "/mattress-models/?made-for=children,bunk"],
      ["See beds for RVs", "/mattress-models/?made-for=rv"],
    ]);
  });

  test("are no answer to change where nothing fits", () => {
    const match = { considered: 9, hidden: [out("made-for-children", 9), out("size", 4, "size")] };
    expect(links(<EmptyMatch match={match} answers={{ size: "king" }} />)).toEqual([
      ["Show every size", "/mattress-finder/results/?size=unknown"],
    ]);
  });
});
