import { describe, expect, test } from "vitest";
import { weightBands } from "#contracts/mattress";
import { countedPounds, countedWeight } from "~/features/match/results/result-text.server";
import { poundsOfBand } from "../../upstream/rules/match/weight-bands";

describe("a weight that was told as a band", () => {
  test("counts as the pounds that the match takes for it", () => {
    for (const band of weightBands) expect(countedPounds[band], band).toBe(poundsOfBand(band));
  });

  test("is said with its pounds, and where to give the exact weight", () => {
    const one = countedWeight({ recipient: "me", weight: "over-300" })!;
    expect(one.said).toBe("We count “over 300\u00a0lb” as 330\u00a0lb.");
    expect(one.link.text).toBe("Give an exact weight to be surer");
    expect(one.link.href).toBe("/mattress-finder/quiz/?step=weight&recipient=me&weight=over-300");
    const two = countedWeight({ recipient: "couple", weight: "over-300", partnerWeight: "230-300" })!;
    expect(two.said).toContain("330\u00a0lb and your partner’s “230 to 300\u00a0lb” as 260\u00a0lb.");
  });

  test("is said of the partner alone where only theirs is a band", () => {
    const answers = { recipient: "couple", weight: "over-300", pounds: "310", partnerWeight: "under-130" };
    expect(countedWeight(answers)).toMatchObject({
      said: "We count your partner’s “under 130\u00a0lb” as 115\u00a0lb.",
      link: { text: "Give your partner’s exact weight to be surer" },
    });
  });

  test("is not said where pounds were given, or no weight", () => {
    expect(countedWeight({ weight: "over-300", pounds: "310" })).toBeNull();
    expect(countedWeight({ weight: "unknown" })).toBeNull();
    expect(countedWeight({})).toBeNull();
  });
});
