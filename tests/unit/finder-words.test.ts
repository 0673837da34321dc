import { describe, expect, test } from "vitest";
import type { MatchPart, PartPoints } from "~/contracts/match";
import { questionFor } from "~/features/finder/quiz/questions";
import { rememberedFor } from "~/features/finder/remembered";
import { drawbackOf, greatestLoss } from "~/mattress/match/drawback";
import { sessionAge } from "../../upstream/http/cookies";

const part = (name: MatchPart, points: number, most: number): PartPoints => ({
  part: name,
  points,
  most,
  known: true,
  because: "",
});

describe("the questions", () => {
  test("say for how long an answer about pain is remembered: as long as a session lasts", () => {
    expect(questionFor("pain", {}).why).toContain(rememberedFor);
    expect(rememberedFor).toContain(`${sessionAge / (24 * 60 * 60)} days`);
  });
});

describe("what speaks against a bed", () => {
  test("says what it means for the sleeper first, then the points", () => {
    const warm = [part("cooling", 2.8, 13.2), part("support", 30, 30)];
    expect(drawbackOf(greatestLoss(warm), {})).toBe(
      "It sleeps warmer than you’d like: 2.8 of 13.2 points for cooling.",
    );
    expect(drawbackOf(greatestLoss(warm), { temperature: "cold" })).toBe(
      "It sleeps cooler than you’d like: 2.8 of 13.2 points for cooling.",
    );
    expect(drawbackOf(greatestLoss([part("support", 30, 30)]), {})).toBeNull();
  });

  test("says how much is amiss, and for whom", () => {
    const lost = (name: MatchPart, points: number, most: number) => ({ part: name, points, most, how: null });
    const firmness = (points: number) => drawbackOf(lost("firmness", points, 30), {});
    expect(drawbackOf({ ...lost("firmness", 12, 30), how: "It’s too firm for you" }, {})).toBe(
      "It’s too firm for you: 12 of 30 points for firmness.",
    );
    expect(firmness(3)).toBe("It’s not the firmness you need: 3 of 30 points for firmness.");
    expect(firmness(24)).toBe("It’s not quite the firmness you need: 24 of 30 points for firmness.");
    const moving = lost("motion_isolation", 4, 12);
    expect(drawbackOf(moving, { recipient: "couple" })).toMatch(/^You’ll feel each other move more than you’d like:/);
    expect(drawbackOf(moving, { recipient: "guest" })).toMatch(/^Whoever shares it will feel the other move:/);
    const warmth = lost("cooling", 2.8, 13.2);
    const both = { recipient: "couple", temperature: "cold" };
    expect(drawbackOf(warmth, { ...both, partnerTemperature: "cold" })).toMatch(/^It sleeps cooler than you’d like:/);
    expect(drawbackOf(warmth, { ...both, partnerTemperature: "hot" })).toMatch(/right temperature for both of you:/);
  });
});
