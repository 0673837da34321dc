// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { modelDetail } from "#contracts/catalogue";
import type { ModelPage } from "#contracts/model-page";
import { matchResult } from "#contracts/match/match";
import { shownResults } from "~/features/match/results/shown-results.server";
import Construction from "~/features/models/construction";
import ModelHeader from "~/features/models/model-header";
import type { MatchAnswer } from "#contracts/match/match";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { queenPounds } from "../../upstream/demo/brands/queen-pounds";
import { larkFirm, owlSoft } from "../support/compared-beds";
import { shownText } from "../support/shown-text";

describe("what a bed carries and weighs", () => {
  test("is among the first facts of the bed, where a heavy buyer looks", () => {
    const facts = (model: ModelPage["model"]) => {
      const page = { model, suits: null, demo: false, expert_review: null };
      return shownText(<ModelHeader page={page as unknown as ModelPage} own={null} place={null} />);
    };
    expect(facts(larkFirm)).toContain("Weight limit, says the brand300 lb a side");
    expect(facts({ ...larkFirm, capacity_pounds: null })).toContain("Weight limit, says the brandNot published");
  });

  test("stands under its layers as what a queen weighs", () => {
    expect(shownText(<Construction model={larkFirm} />)).toContain("A queen weighs about 118 lb.");
    expect(shownText(<Construction model={{ ...owlSoft, queen_pounds: null }} />)).not.toContain("weighs about");
  });

  test("is null when an upstream leaves it out", () => {
    const read = modelDetail.shape.model.parse({
      slug: "lark",
      name: "Lark",
      brand: { slug: "day", name: "Day" },
      rating: null,
    });
    expect([read.capacity_pounds, read.queen_pounds]).toEqual([null, null]);
  });

  test("follows from the layers of every bed of the demonstration that is made in a queen", () => {
    for (const { slug, layers, variants, queen_pounds: pounds } of generateCatalogue(1).models) {
      expect(pounds !== null, slug).toBe(variants.some(({ size }) => size === "queen"));
      if (pounds !== null) expect(pounds, slug).toBe(Math.round(queenPounds(layers)));
    }
  });
});

describe("results of beds whose makers don’t say how much they carry", () => {
  const result = { rank: 1, model: { ...larkFirm, firmness: null, layers: [] }, size: "queen", score: 80 };
  const said = (...facts: object[]) => {
    const results = facts.map((more) => matchResult.parse({ ...result, ...more }));
    return shownResults({ results, picks: [], collisions: [] } as unknown as MatchAnswer, {}, null);
  };
  const asked = { capacity_unknown: true };
  const held = { ...asked, capacity_holds: true };

  test("say so, and where it keeps them from being called excellent", () => {
    expect(said({}).askCapacity).toBeNull();
    expect(said(asked, asked, {}).askCapacity).toBe(
      "We don’t know how much weight 2 of these 3 beds can hold. Ask before you buy.",
    );
    expect(said(held, held).askCapacity).toBe(
      "We don’t know how much weight these beds can hold, so we don’t call them an excellent match. Ask before you buy.",
    );
    expect(said(held, {}).askCapacity).toContain("1 of these 2 beds can hold, so we don’t call it an excellent match.");
  });

  test("say of the others how much they can hold", () => {
    const [known, unknown] = said({ capacity_pounds: 350 }, asked).results;
    expect(known!.about).toMatch(/, up to 350\slb a side$/);
    expect(unknown!.about).not.toContain("lb");
  });

  test("say so on the card of each of them", () => {
    const flags = said(asked, {}).results.map((shown) => shown.flags);
    expect(flags).toEqual([["Its maker doesn’t say how much weight it can hold."], []]);
  });
});
