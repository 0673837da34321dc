// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { modelSummary } from "#contracts/mattress";
import type { MatchedMattress } from "#contracts/mattresses";
import { listedRow } from "~/features/mattresses/listed-row.server";
import MattressCard from "~/features/mattresses/mattress-card";
import MattressTable from "~/features/mattresses/mattress-table";
import { summarizePrices } from "../../upstream/rules/price-summary";
import { larkFirm } from "../support/compared-beds";
import { shownText } from "../support/shown-text";

afterEach(cleanup);

describe("a bed in a list", () => {
  const row = (your_match: MatchedMattress["your_match"]) =>
    listedRow(
      {
        model: modelSummary.parse({ ...larkFirm, type: "hybrid", firmness: 6, price_size: "queen" }),
        price: summarizePrices("queen", []),
        trial_nights: 100,
        deal: null,
        your_match,
      },
      "2026-11-27",
    );

  test("shows how well it fits where that is what the list is sorted by", () => {
    const mattress = row({ score: 86.2, band: "good", risk: "high" });
    for (const shown of [<MattressCard mattress={mattress} />, <MattressTable items={[mattress]} size="queen" />])
      expect(shownText(shown)).toContain("Your match 86 of 100 Good match, but hard to return");
    expect(shownText(<MattressCard mattress={row(null)} />)).not.toContain("Your match");
  });
});
