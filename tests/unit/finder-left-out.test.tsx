// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { HiddenModels as Hidden } from "#contracts/match/match";
import EmptyMatch, { filtersToDrop } from "~/features/match/results/empty-match";
import { HiddenModels } from "~/features/match/results/background";

afterEach(cleanup);

function html(page: ReactNode): string {
  const Stub = createRemixStub([{ path: "/", Component: () => <>{page}</> }]);
  return render(<Stub />).container.innerHTML;
}

const text = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

const hidden = (drop: Hidden["drop"], count: number): Hidden => ({
  filter: drop === "allergies" ? "allergy" : drop === "size" ? "size" : "budget",
  count,
  because: `Because of ${drop}.`,
  drop,
});

describe("what was left out", () => {
  test("is told with the count, the reason and a link that takes the answer back", () => {
    const markup = html(
      <HiddenModels
        match={{ considered: 617, count: 590, hidden: [hidden("size", 27), hidden("budgetRange", 0)] }}
        answers={{ size: "king", budgetRange: "1500" }}
      />,
    );
    expect(text(markup)).toContain(
      "We looked at 617 beds, counting soft, medium and firm versions separately. Your list has 590: each bed appears once, in the version that fits best.",
    );
    expect(text(markup)).not.toContain("counted twice");
    expect(text(markup)).toContain("27 Because of size. Show every size");
    expect(markup).toContain('href="/mattress-finder/results/?size=unknown&amp;budgetRange=1500"');
    expect(markup).not.toContain("Because of budgetRange");
  });

  test("says that a bed may be counted twice, where several answers leave beds out", () => {
    const match = { considered: 10, count: 1, hidden: [hidden("size", 7), hidden("budgetRange", 4)] };
    const words = text(html(<HiddenModels match={match} answers={{}} />));
    expect(words).toContain("Your list has 1: it appears once, in the version that fits best.");
    expect(words).toContain("A bed can be left out for more than one reason, so it may be counted twice.");
  });

  test("stays as it was on a saved result", () => {
    const match = { considered: 10, count: 3, hidden: [hidden("size", 7)] };
    expect(html(<HiddenModels match={match} answers={{ size: "king" }} fixed />)).not.toContain("href");
  });

  test("says of an empty result which answer to take back: those that alone leave out all, else the strictest first", () => {
    expect(filtersToDrop({ considered: 9, hidden: [hidden("size", 3), hidden("budgetRange", 9)] })).toMatchObject({
      alone: true,
      filters: [{ drop: "budgetRange" }],
    });
    const several = filtersToDrop({
      considered: 9,
      hidden: [hidden("size", 3), hidden("budgetRange", 7), hidden("allergies", 0)],
    });
    expect([several.alone, several.filters.map(({ drop }) => drop)]).toEqual([false, ["budgetRange", "size"]]);
  });

  test("offers to take all of them back at once", () => {
    const markup = html(
      <EmptyMatch
        match={{ considered: 9, hidden: [hidden("allergies", 9), hidden("budgetRange", 9)] }}
        answers={{ position: "side", budgetRange: "100", allergies: "latex" }}
      />,
    );
    expect(markup).toContain('position=side&amp;allergies=unknown"');
    expect(markup).toContain(
      'href="/mattress-finder/results/?budgetRange=unknown&amp;position=side&amp;allergies=unknown"',
    );
    expect(text(markup)).toContain("Clear both answers");
  });
});
