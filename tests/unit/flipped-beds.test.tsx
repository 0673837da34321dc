// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Firmness } from "#contracts/mattress";
import type { ModelPage } from "#contracts/model-page";
import BuiltSections from "~/features/models/built-sections";
import { firmnessAdvice, firmnessRows } from "~/features/models/firmness-table";
import ModelHeader from "~/features/models/model-header";
import { sidesText } from "~/mattress/firmness";
import { larkFirm } from "../support/compared-beds";
import { shownText } from "../support/shown-text";

afterEach(cleanup);

describe("A bed that can be turned over", () => {
  const flat: Firmness = { claimed: 3.5, measured: 3.6, felt: [], range: null, halves: null, other_side: null };
  const [different, alike] = [
    { ...flat, other_side: 7 },
    { ...flat, other_side: 3.5 },
  ];

  test("has the firmness of both sides beside it when the maker claims another for each", () => {
    expect(sidesText(different)).toBe(
      "3.5\u00a0of\u00a010, soft, on the side named first; 7\u00a0of\u00a010, firm, on the other",
    );
    expect(sidesText(alike)).toBe("3.5\u00a0of\u00a010, soft, on both sides");
    expect(sidesText(flat)).toBe("3.5\u00a0of\u00a010, soft");
  });

  test("has a row for each side, and says of which side the other figures are, when the sides differ", () => {
    const claims = (firmness: Firmness) =>
      firmnessRows(firmness).flatMap(({ kind, note, value }) =>
        kind === "claimed" ? [`${note}: ${value as number}`] : [],
      );
    expect(claims(different)).toEqual([
      "by the brand, for the side named first: 3.5",
      "by the brand, for the other side: 7",
    ]);
    expect(claims(alike)).toEqual(["by the brand, for both sides: 3.5"]);
    expect(firmnessAdvice(different)).toMatch(
      /^You can flip this bed and sleep on either side\. .* your match are all for the side named first\. Brands/,
    );
    expect(firmnessAdvice(alike)).toMatch(/^You can flip this bed and sleep on either side: both are the same\. /);
    expect(firmnessAdvice(flat)).toMatch(/^Brands/);
  });

  test("says so among its facts and beside its readings when its maker claims a firmness for the other side", () => {
    const turned = (other_side: number | null) =>
      ({ ...larkFirm, firmness: { ...larkFirm.firmness!, other_side } }) as unknown as ModelPage["model"];
    const headed = (other_side: number | null) => {
      const page = { demo: false, expert_review: null, suits: null, model: turned(other_side) } as unknown as ModelPage;
      return shownText(<ModelHeader page={page} own={null} place={null} />);
    };
    expect(headed(5)).toContain("Two: you can flip it");
    expect(headed(null)).not.toContain("flip");
    const built = (other_side: number | null) =>
      shownText(<BuiltSections demo={false} model={turned(other_side)} expert_review={null} />);
    expect(built(5)).toContain("We have none for the other side.");
    expect(built(larkFirm.firmness!.claimed)).not.toContain("We have none for the other side.");
  });
});
