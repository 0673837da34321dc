import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawbackOf } from "~/mattress/match/drawback";
import { nowhere } from "../../upstream/rules/match/match-model";
import { explainer } from "../../upstream/rules/match/explain";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { partShare } from "../../upstream/rules/match/score-sleeper";
import { strongestParts, weakestPart, whyOf } from "../../upstream/rules/match/why";
import { anyAnswers, anyBeds } from "./match-profiles/any-match";
import { answersOf, type BedFacts, bedOf, plainBed, profileFrom, scores } from "./match-profiles/hand-worked";

type Answers = Record<string, string>;

const only = (answers: Answers, bed: Partial<BedFacts>) =>
  scoreModels(profileFrom(answers), [bedOf({ ...plainBed, ...bed })], currentRuleset, nowhere).ranked[0]!;
const why = (answers: Answers, bed: Partial<BedFacts>) => whyOf(only(answers, bed), currentRuleset);
const weakest = (answers: Answers, bed: Partial<BedFacts>) => weakestPart(only(answers, bed), currentRuleset);

/** As a result of the upstream, with the reasons of its points. */
function explained(answers: Answers, bed: Partial<BedFacts>) {
  const { model, ...scored } = only(answers, bed);
  const card = {
    ...model.card,
    name: "Lark",
    brand: { slug: "meadow", name: "Meadow" },
  } as unknown as Parameters<ReturnType<typeof explainer>>[0]["best"]["model"]["card"];
  const explain = explainer(answersOf(answers), currentRuleset, nowhere);
  return explain({ best: { ...scored, model: { ...model, card } }, others: [] }, 1);
}

const side = {
  recipient: "me",
  age: "35-49",
  position: "side",
  weight: "130-230",
  pain: "none",
  temperature: "neutral",
};
const couple = {
  ...side,
  recipient: "couple",
  partnerPosition: "side",
  partnerWeight: "130-230",
  partnerPain: "none",
  partnerTemperature: "neutral",
  lightSleeper: "no",
};

const nothingLeftOut = {
  size: "queen",
  budgetRange: "unknown",
  tryInStore: "no",
  adjustableBase: "no",
  allergies: "none",
};

/** Speaks to the visitor as the sleeper; how long a bed should last is for whoever buys it to say. */
const asSleeper =
  /\b(for|fits|suits|like|hugs|gives|support) you\b|\byou (need|like|prefer|weigh|sleep|slept|changed|liked|had|have any)|\byour (spine|shoulders|partner|age)|(?<!sooner than )you’d like\b/i;

describe("a bed for a child, guests or someone else", () => {
  test.each(["child", "guest", "someone-else"])("is never told of as the visitor's own: %s", (recipient) => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const given = { ...answers, recipient, ...nothingLeftOut };
        for (const range of [null, { softest: 2.3, firmest: 7.3 }]) {
          const { why, weakest, parts, changes, confidence } = explained(given, { range });
          const said = [
            ...why,
            weakest?.how ?? "",
            ...parts.map((part) => part.because),
            ...changes.map(({ text }) => text),
            ...confidence!.missing,
            drawbackOf(weakest, given) ?? "",
          ];
          for (const sentence of said) expect(sentence).not.toMatch(asSleeper);
        }
      }),
    );
  });

  test("names the sleeper, and needs a verb of their own number", () => {
    expect(why({ ...side, recipient: "child" }, {}).slice(0, 2)).toEqual([
      "It’s the right firmness for the child: a lab measured 6 of 10.",
      "It gives the child the support they need: 4 of 5 for support.",
    ]);
    expect(explained({ recipient: "guest" }, {}).confidence?.missing).toContain("what your guests weigh");
    expect(explained({ recipient: "someone-else" }, {}).confidence?.missing).toContain("the sleeper’s age");
    const changes = explained({ ...side, recipient: "guest", position: "back" }, {}).changes.map(({ text }) => text);
    expect(changes.join(" ")).toContain("If your guests slept on their");
    expect(changes.join(" ")).not.toContain("pain");
  });
});

describe("the reasons for a bed", () => {
  test("hold for both of a couple, whoever they are", () => {
    fc.assert(
      fc.property(anyAnswers, anyBeds, (answers, beds) => {
        const profile = profileFrom({ ...answers, recipient: "couple" });
        for (const scored of scoreModels(profile, beds, currentRuleset, nowhere).ranked) {
          for (const { part } of strongestParts(scored, currentRuleset)) {
            for (const { view } of scored.sleepers) {
              expect(partShare(part, view, scored.model, currentRuleset), part).toBeGreaterThan(
                part === "owners" ? 0.599 : 0.899,
              );
            }
          }
        }
      }),
    );
  });

  test("leave out what is enough for one and not for the other, and say “both of you” of what is", () => {
    const bed = { measured: 5.5, scores: scores(3.6, 4, 4, 3, 4, 3.4, 3) };
    expect(why({ ...couple, partnerPosition: "stomach", partnerWeight: "over-230" }, bed).join(" ")).not.toContain(
      "support",
    );
    expect(why(couple, bed)).toEqual([
      "It’s the right firmness for both of you: a lab measured 5.5 of 10.",
      "It gives both of you the support you need: 3.6 of 5 for support.",
      "It’s soft enough for both of you at the shoulders and hips: 4 of 5 for pressure relief.",
    ]);
  });

  test("a firmness that is a little off for one of a couple is none", () => {
    const apart = { ...couple, partnerWeight: "over-230" };
    expect(why(apart, { measured: 6 }).join(" ")).toContain("It’s the right firmness for both of you");
    expect(why(apart, { measured: 5.5 }).join(" ")).not.toContain("firmness");
  });

  test("begin with what was asked for: heat, pain, light sleep and age count for more than what everyone needs", () => {
    const good = { measured: 5.5, scores: scores(5, 5, 5, 5, 5, 5, 5) };
    const first = (answers: Answers) => why({ ...side, ...answers }, good)[0];
    expect(first({})).toMatch(/firmness/);
    expect(first({ temperature: "hot" })).toMatch(/^It sleeps cool/);
    expect(why({ ...side, age: "65-over" }, good).join()).toMatch(/turn over/);
    expect(why({ ...couple, lightSleeper: "yes" }, good)[0]).toMatch(/^You’ll hardly feel each other/);
  });

  test("claim nothing of a bed that lacks a little of what is needed", () => {
    const nearly = why({ ...side, temperature: "hot" }, { measured: 5.5, scores: scores(5, 5, 5, 4.2, 5, 5, 5) });
    expect(nearly.join()).not.toMatch(/cool/);
  });

  test("tell what owners like each of a couple say", () => {
    const owners = [
      { position: "side", weight_band: "130-230", count: 9, mean: 4.6 },
      { position: "back", weight_band: "130-230", count: 9, mean: 4.2 },
    ];
    // Nothing else is good enough to be a reason.
    const bed = { measured: 1, scores: scores(1, 1, 1, 1, 1, 1, 1), owners };
    expect(why(side, bed)).toEqual(["Owners who sleep like you give it 4.6 of 5 stars."]);
    expect(why(couple, bed)).toEqual(["Owners who sleep like both of you give it 4.6 of 5 stars."]);
    expect(why({ ...couple, partnerPosition: "back" }, bed)).toEqual([
      "Owners who sleep like you give it 4.6 of 5 stars, and those who sleep like your partner 4.2 of 5 stars.",
    ]);
  });

  test("speak of most people where they rest on an answer that was not given", () => {
    const bed = { measured: 9, scores: scores(1, 4, 1, 4, 1, 4, 1) };
    expect(why({ recipient: "me" }, bed)).toEqual([
      "It’s soft enough for most people’s shoulders and hips: 4 of 5 for pressure relief.",
      "It sleeps cool enough for most people: 4 of 5 for cooling.",
      "The edge is firm enough for most people: 4 of 5 for edge support.",
    ]);
    const { pain: _pain, temperature: _temperature, age: _age, ...few } = side;
    expect(why(few, bed)[0]).toMatch(/^It’s soft enough for most side sleepers’ shoulders and hips:/);
    expect(why(side, bed)).toEqual([
      "It’s soft enough for your shoulders and hips: 4 of 5 for pressure relief.",
      "It sleeps cool enough for you: 4 of 5 for cooling.",
      "The edge is firm enough for you: 4 of 5 for edge support.",
    ]);
  });

  test("tell the brand’s own figure beside one that differs by 0.3 or more", () => {
    const firmness = (bed: Partial<BedFacts>) => why(side, bed)[0];
    expect(firmness({ measured: 5.2, claimed: 5.5 })).toBe(
      "It’s the right firmness for you: a lab measured 5.2 of 10 (the brand says 5.5).",
    );
    expect(firmness({ measured: 5.3, claimed: 5.5 })).toBe(
      "It’s the right firmness for you: a lab measured 5.3 of 10.",
    );
    const felt = [{ weight_band: "130-230" as const, firmness: 5.3, owners: 11 }];
    expect(firmness({ measured: null, claimed: 4.5, felt })).toBe(
      "It’s the right firmness for you: 11 owners of average weight say it’s 5.3 of 10 (the brand says 4.5).",
    );
    expect(firmness({ measured: null, claimed: 5.5 })).toBe(
      "It’s the right firmness for you: the brand says it’s 5.5 of 10.",
    );
  });
});

describe("the weakest part", () => {
  test.each([
    [{ partnerWeight: "over-230" }, 5.5, "It’s the right firmness for you but a little soft for your partner"],
    [{ partnerPosition: "stomach" }, 8.2, "It’s too firm for both of you"],
    [{ partnerPosition: "stomach" }, 7.8, "It’s too firm for you and a little firm for your partner"],
    [{ weight: "under-130", partnerPosition: "stomach" }, 5.6, "It’s too firm for you but too soft for your partner"],
  ])("of a couple with %j on a bed of %d: %s", (answers, measured, how) => {
    expect(weakest({ ...couple, ...answers }, { measured })?.how).toBe(how);
  });

  test("of a couple says whom it falls short for", () => {
    const whom = (answers: Answers, support: number) =>
      weakest({ ...couple, ...answers }, { measured: 5.5, scores: scores(support, 5, 5, 5, 5, 5, 5) });
    const firmer = { partnerPosition: "combination" };
    expect(whom(firmer, 2.9)).toMatchObject({ part: "support", who: "partner" });
    expect(whom({ ...firmer, position: "combination", partnerPosition: "side" }, 2.9)).toMatchObject({ who: "you" });
    expect(whom(firmer, 2)).toMatchObject({ part: "support", who: "both" });
    expect(whom({ partnerWeight: "unknown" }, 2)).toMatchObject({ part: "support", who: null });
    expect(weakest(side, { measured: 5.5, scores: scores(2, 5, 5, 5, 5, 5, 5) })).toMatchObject({ who: null });
  });
});

test("what is missing names the one of a couple of whom too few owners like them have rated the bed", () => {
  const heavy = { ...couple, partnerPosition: "back", partnerWeight: "over-230" };
  const owners = [{ position: "side", weight_band: "130-230", count: 12, mean: 4.1 }];
  const missing = (bed: Partial<BedFacts>) =>
    explained(heavy, bed).confidence!.missing.filter((each) => /owners/.test(each));
  expect(missing({ owners })).toEqual(["how owners like your partner rate it (we’ve heard from fewer than 5)"]);
  expect(missing({})).toEqual(["how owners like either of you rate it (we’ve heard from fewer than 5)"]);
});

describe("the reasons of points", () => {
  const because = (answers: Answers, bed: Partial<BedFacts>, part: string) =>
    explained(answers, bed).parts.find((each) => each.part === part)?.because;

  test("say what a bed scores, and what it can be set to", () => {
    expect(because(side, {}, "support")).toMatch(/^It scores 4 of 5, and side sleepers from 130 to 230 lb need/);
    expect(because({ ...side, feel: "hug" }, {}, "feel")).toMatch(/^It scores 4 of 5 for responsiveness, and people/);
    expect(because(side, { range: { softest: 2.3, firmest: 7.3 } }, "firmness")).toMatch(
      /^You can set each side from 2\.3 to 7\.3, and that includes the 5\.5 you need: all/,
    );
  });

  test("say of a part that is unknown of both what to tell, or that too few owners have", () => {
    const unknown = { recipient: "couple", position: "side", partnerPosition: "back" };
    expect(because(unknown, {}, "firmness")).toBe(
      "Tell us how you both sleep and what you weigh, and we can score this too.",
    );
    expect(because(unknown, {}, "feel")).toBe("Tell us which feel you both like, and we can score this too.");
    expect(because(unknown, {}, "owners")).toBe(
      "Tell us how you both sleep and what you weigh, and we can find owners like you.",
    );
    expect(because(couple, {}, "owners")).toBe("Fewer than 5 owners like either of you have rated it.");
    expect(because({ ...couple, partnerWeight: "unknown" }, {}, "owners")).toBe(
      "Fewer than 5 owners like you have rated it. Tell us how your partner sleeps and what they weigh, and we can find owners like them.",
    );
  });

  test("name the price that is missing", () => {
    const bed = { prices: { "cal-king": null } };
    expect(explained({ ...side, size: "cal-king" }, bed).confidence?.missing).toContain(
      "this bed’s California king price",
    );
  });
});
