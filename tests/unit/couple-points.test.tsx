import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import CouplePointsTable from "~/features/match/results/couple-points-table";

describe("the points of a couple", () => {
  const sleeper = (who: "you" | "partner", score: number) => ({ sleeper: who, score, parts: [] });

  test("has no reason of a sleeper whose points an upstream leaves out", () => {
    const parts = [{ part: "support" as const, points: 10, most: 12, known: true, because: "Together." }];
    const yours = { ...sleeper("you", 80), parts: [{ ...parts[0]!, because: "It carries you." }] };
    const couple = { parts, deductions: [], score: 83, sleepers: [yours, sleeper("partner", 90)] };
    const words = renderToStaticMarkup(<CouplePointsTable caption="Points" result={couple} />);
    expect(words).toContain("You: It carries you.");
    expect(words).not.toContain("undefined");
    expect(words).not.toContain("Your partner:");
  });
});
