import { describe, expect, test } from "vitest";
import { queryPart, understoodQuery } from "#contracts/search";
import { fitText } from "../../app/features/search/sleeper-text";
import { shownBeds } from "../../app/features/search/fitting-beds.server";

const part = (kind: string, label: string) => queryPart.parse({ kind, label, without: "" });

/** What the page of a search shows of the beds for whoever it was understood to speak of. */
function bedsFor(asked: object) {
  const understood = understoodQuery.parse(asked);
  return shownBeds(understood, understood.beds!, "q");
}

describe("A search that speaks of sleepers", () => {
  test("says that two positions were read as one sleeper’s and offers the quiz for two", () => {
    const asked = (quiz: object) => ({
      parts: [part("need", "for side sleepers"), part("need", "for back sleepers")],
      beds: { count: 9, by_match: true, items: [] },
      quiz,
    });
    expect(bedsFor(asked({ position: "combination" })).asides[0]).toEqual({
      said: "We read this as one sleeper who changes position.",
      text: "If there are two of you, take the quiz for couples",
      href: "/mattress-finder/quiz/?position=side&recipient=couple&partnerPosition=back",
    });
    const couple = { recipient: "couple", position: "side", partnerPosition: "back" };
    const shown = bedsFor(asked(couple));
    expect(shown.asides).toEqual([]);
    expect(shown.best).toBe(
      "We read this as two sleepers: one who sleeps on their side, and one who sleeps on their back. " +
        "We put the ones with the best match for the two of them first.",
    );
  });

  test("says that two weights were read as a couple’s", () => {
    const { best } = bedsFor({
      parts: [part("weight", "for people of 120 lb"), part("weight", "for people of 250 lb")],
      beds: { count: 13, by_match: true, items: [] },
      quiz: { recipient: "couple", pounds: "120", position: "side", partnerPounds: "250" },
    });
    expect(best).toContain("We read this as two sleepers: one of 120 lb who sleeps on their side, and one of 250 lb.");
  });

  test("says of two who weigh the same what each weighs", () => {
    const { best } = bedsFor({
      parts: [part("weight", "for two people of 200 lb")],
      beds: { count: 13, by_match: true, items: [] },
      quiz: { recipient: "couple", pounds: "200", partnerPounds: "200" },
    });
    expect(best).toContain("We read this as two sleepers: one of 200 lb, and one of 200 lb.");
  });

  test("says whose match it is when the words describe a need", () => {
    const fitting = (...parts: [kind: string, label: string][]) => {
      const understood = understoodQuery.parse({
        parts: parts.map(([kind, label]) => part(kind, label)),
        beds: { count: 2, fit_sleeper: true, items: [] },
        quiz: { pain: "low-back" },
      });
      return fitText(understood);
    };
    const pain = ["need", "for back pain"] as const;
    expect(fitting(["need", "for back pain"])).toBe("fit people with back pain");
    expect(fitting(["need", "for side sleepers"])).toBe("fit side sleepers");
    expect(fitting(["weight", "for people over 300 lb"], [...pain], ["need", "for stomach sleepers"])).toBe(
      "fit stomach sleepers over 300 lb with back pain",
    );
    expect(fitting([...pain], ["need", "for hip pain"], ["need", "for cold sleepers"])).toBe(
      "fit people who sleep cold with back pain and hip pain",
    );
    expect(fitting(["need", "with little motion"])).toBe("fit the sleeper you describe");
  });

  test("leads to the quiz for a match of one’s own when each bed has one already", () => {
    const { quiz, best } = bedsFor({
      parts: [part("need", "for back pain")],
      beds: { count: 9, by_match: true, fit_sleeper: true, items: [] },
      quiz: { pain: "low-back" },
    });
    expect(best).toBe("We put the ones with the best match for people with back pain first.");
    expect(quiz?.text).toBe("Take the quiz (we’ll fill in what you searched for) to see how well each bed fits you");
  });

  test("says how well each bed fits, and leads to the least expensive of those nearly as good as the best", () => {
    const bed = (slug: string, dollars: number) => ({
      model: { slug, name: slug, brand: { slug: "helix", name: "Helix" }, type: "hybrid", price_size: "queen" },
      price: { size: "queen", now_cents: dollars * 100 },
    });
    const beds = { count: 9, by_match: true, fit_sleeper: true, items: [{ ...bed("Ketch", 2499), match: 90 }] };
    const guests = { parts: [part("need", "for guests")], quiz: { recipient: "guest" } };
    const shown = bedsFor({ ...guests, beds: { ...beds, best_value: bed("Sloop", 849) } });
    expect(shown.items[0]!.facts).toMatch(/; match for guests: 90\u00a0of\u00a0100$/);
    expect(shown.asides).toEqual([
      {
        said: "Of the beds that fit guests nearly as well as the best, the least expensive costs $849:",
        text: "Helix Sloop",
        href: "/mattress-model/Sloop/",
      },
    ]);
    expect(bedsFor({ ...guests, beds }).asides).toEqual([]);
  });
});
