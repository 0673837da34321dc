// @vitest-environment jsdom
import { listedWithCommas } from "#contracts/english";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { MatchPart, MatchResult, PartPoints } from "#contracts/match/match";
import { bandText } from "~/mattress/match/band-text";
import { greatestLoss } from "~/mattress/match/drawback";
import { costOfCompromise, difference, SleeperScores } from "~/features/match/results/working";
import Picks from "~/features/match/results/picks";
import PointsTable, { PointsBar } from "~/features/match/results/points-table";
import type { ShownPick } from "~/features/match/results/shown-results.server";
import { Targets } from "~/features/match/results/background";

afterEach(cleanup);

function shown(page: ReactNode): HTMLElement {
  const Stub = createRemixStub([{ path: "/", Component: () => <>{page}</> }]);
  return render(<Stub />).container;
}

const html = (page: ReactNode) => shown(page).innerHTML;

const text = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

const part = (name: MatchPart, points: number, most: number): PartPoints => ({
  part: name,
  points,
  most,
  known: most > 0,
  because: `Why ${name}`,
});
const parts = [part("firmness", 20, 40), part("support", 30, 30), part("cooling", 24, 30), part("owners", 0, 0)];

describe("the points of a match", () => {
  test("are drawn as cells as wide as the most a part can give, filled by its points, side by side up to the end", () => {
    const markup = html(<PointsBar parts={parts} />);
    const rects = [...markup.matchAll(/<rect class="points-bar__(\w+)"(?: x="([\d.]+)%")? width="([\d.]+)%"/g)].map(
      ([, kind, x, width]) => [kind, Number(x), Number(width)],
    );
    expect(rects).toEqual([
      ["track", 0, 40],
      ["fill", 0, 20],
      ["track", 40, 30],
      ["fill", 40, 30],
      ["track", 70, 30],
      ["fill", 70, 24],
    ]);
    expect(markup).toContain('aria-hidden="true"');
  });

  test("stand in a table too, numbered as in the drawing, with what was taken off and the score last", () => {
    const markup = html(
      <PointsTable
        caption="Points"
        parts={parts}
        deductions={[{ points: -5, because: "4% over budget", part: null, sleeper: null, sleeper_points: null }]}
        score={69}
      />,
    );
    const rows = [...markup.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) => text(row).trim());
    expect(rows).toEqual([
      "What we score Points",
      "1 Firmness fit Why firmness 20 of 40",
      "2 Support Why support 30 of 30",
      "3 Cooling Why cooling 24 of 30",
      "Taken off 4% over budget −5",
      "Score 69 of 100",
    ]);
    expect(text(markup)).toContain("Not counted: ratings by similar owners. Why owners");
  });

  test("name the part that costs most, unless none costs a point", () => {
    expect(greatestLoss(parts)?.part).toBe("firmness");
    expect(greatestLoss([part("support", 30, 30), part("cooling", 9.5, 10)])).toBeNull();
    expect(greatestLoss([part("owners", 0, 0)])).toBeNull();
  });

  test("rest on facts, of which those that are missing are listed", () => {
    expect(listedWithCommas(["which feel you like"])).toBe("which feel you like");
    expect(listedWithCommas(["your age", "the size you need"])).toBe("your age and the size you need");
    expect(listedWithCommas(["which feel you like", "whether you sleep hot or cold", "your age"])).toBe(
      "which feel you like, whether you sleep hot or cold, and your age",
    );
  });

  test("change by so many", () => {
    expect([4.25, -3, 0.04].map(difference)).toEqual(["+4.3", "−3", "no change"]);
  });
});

describe("the band of a score", () => {
  test.each([
    ["excellent", "high", "Excellent match, but hard to return"],
    ["good", "high", "Good match, but hard to return"],
    ["fair", "high", "Fair match, and hard to return"],
    ["excellent", "medium", "Excellent match"],
    ["excellent", "unknown", "Excellent match, return terms unknown"],
    ["excellent", null, "Excellent match"],
  ] as const)("%s with a risk that is %s: %s", (band, risk, words) => {
    expect(bandText(band, risk)).toBe(words);
  });
});

describe("the picks", () => {
  const bed = (name: string, score: number, price: string | null, size: string) =>
    ({
      slug: name.toLowerCase(),
      name,
      brand: { slug: "meadow", name: "Meadow" },
      picture: { src: "/bed.svg", width: 640, height: 404 },
      price,
      size,
      withCode: null,
      score,
      band: "excellent",
      risk: "high",
    }) as const;

  const both: ShownPick[] = [
    {
      ...{ kind: "best-match", label: "Best match", because: "Because of this." },
      beds: [{ ...bed("Lark", 92, "$1,299", "king"), drawback: "It’s warm." }],
    },
    {
      ...{ kind: "split-pair", label: "A bed for each of you", because: "Because of both." },
      beds: [
        { ...bed("Wren", 95, "$800", "twin XL"), drawback: "It’s soft for you." },
        { ...bed("Rook", 90, null, "twin XL"), drawback: null },
      ],
    },
  ];

  const placesOf = (picks: readonly ShownPick[]) => {
    const container = shown(<Picks picks={picks} />);
    return [".picks", ".pick__halves"].map((part) => container.querySelector(part));
  };

  test("have the pair below the row of the others, which phones scroll sideways, unless it is the first", () => {
    const [row, pair] = placesOf(both);
    expect(row!.textContent).toContain("Lark");
    expect(row!.textContent).not.toContain("Wren");
    expect(row!.compareDocumentPosition(pair!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [rowBelow, pairFirst] = placesOf([both[1]!, both[0]!]);
    expect(rowBelow!.compareDocumentPosition(pairFirst!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test("are headed by how many they are", () => {
    expect(text(html(<Picks picks={both} />))).toContain("Start with these");
    expect(text(html(<Picks picks={both.slice(0, 1)} />))).toContain("Start with this one");
  });

  test("say what each stands out by, with price, score and reason", () => {
    const words = text(html(<Picks picks={both} />));
    expect(words).toContain("Best match Lark Meadow $1,299 king Your match 92 of 100");
    expect(words).toContain("Excellent match, but hard to return Because of this. It’s warm.");
    expect(words).toContain("For you: Wren Meadow $800 twin XL Your match 95 of 100");
    expect(words).toContain("For your partner: Rook Meadow No twin XL price published Your match 90 of 100");
    expect(words).toContain("Because of both.");
    expect(words.match(/It’s soft for you\./g)).toHaveLength(1);
  });

  test("say that the filters leave them as they are where some are on", () => {
    expect(text(html(<Picks picks={both} filtered />))).toContain("The filters change only the list");
    expect(text(html(<Picks picks={both} />))).not.toContain("filters");
  });

  test("are left out where there are none", () => {
    expect(html(<Picks picks={[]} />)).toBe("");
  });
});

describe("a couple's match", () => {
  const sleeper = (who: "you" | "partner", score: number) => ({ sleeper: who, score, parts: [] });

  test("costs the difference between the mean and 0.7 of the lower score and 0.3 of the mean", () => {
    expect(costOfCompromise([80, 60])).toBeCloseTo(70 - (0.7 * 60 + 0.3 * 70));
    expect(costOfCompromise([70, 70])).toBe(0);
  });

  test("shows each one's score and the cost; one sleeper has neither", () => {
    const shown = (you: number, partner: number, deductions: MatchResult["deductions"] = []) =>
      text(
        html(<SleeperScores result={{ sleepers: [sleeper("you", you), sleeper("partner", partner)], deductions }} />),
      );
    const words = shown(80, 60);
    expect(words).toContain("You 80");
    expect(words).toContain("Your partner 60");
    expect(words).toContain(
      "It fits you better. Your partner’s score is the lower one and counts for more, so your match is 7 points below the average of the two.",
    );
    expect(shown(78.6, 81.4)).toContain(
      "It fits your partner better. Your score is the lower one and counts for more, so your match is 1 point below",
    );
    expect(
      shown(80, 60, [{ points: -5, because: "Over budget.", part: null, sleeper: null, sleeper_points: null }]),
    ).toContain("the average of the two, before the points we take off.");
    expect(shown(80, 80)).toContain("It fits you both equally well.");
    expect(html(<SleeperScores result={{ sleepers: [], deductions: [] }} />)).toBe("");
  });

  test("shows both targets on one scale, softest first", () => {
    const markup = html(
      <Targets
        match={{
          targets: [
            {
              sleeper: "you",
              target: 7,
              steps: ["Stomach sleepers from 130 to 230 lb do best at about 7 of 10."],
              height: null,
            },
            { sleeper: "partner", target: 4, steps: ["Side sleepers under 130 lb: 4 of 10."], height: null },
          ],
        }}
      />,
    );
    expect(markup).toContain("1: Your partner, 4&nbsp;of&nbsp;10, soft; 2: You, 7&nbsp;of&nbsp;10, firm.");
    expect(text(markup)).toContain("2 You: 7&nbsp;of&nbsp;10, firm");
  });

  test("has a target with the decimals of its steps", () => {
    const steps = ["With shoulder or hip pain, we go 0.5 softer: 6.25."];
    const markup = html(<Targets match={{ targets: [{ sleeper: "you", target: 6.25, steps, height: null }] }} />);
    expect(markup).toContain("1: Best fit, 6.25&nbsp;of&nbsp;10, medium-firm.");
    expect(markup).toContain("<h3>6.25&nbsp;of&nbsp;10, medium-firm</h3>");
  });

  test("has no scale when no target is known", () => {
    const markup = html(
      <Targets match={{ targets: [{ sleeper: "you", target: null, steps: ["Nothing known."], height: null }] }} />,
    );
    expect(markup).not.toContain("<svg");
    // Whether firmness counts all the same is for the rules to say, in the steps.
    expect(markup).toContain("<h3>Not known yet</h3>");
    expect(markup).not.toContain("doesn’t count");
  });
});
