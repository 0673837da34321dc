import { describe, expect, test } from "vitest";
import { matchAnswers, type MatchAnswers, type MatchPart } from "#contracts/match/match";
import { unpricedForBudget, wholeScore } from "../../upstream/rules/match/rank";
import { currentRuleset as rules } from "../../upstream/rules/match/ruleset";
import { partsOf } from "../../upstream/rules/match/score-models";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { bestParts } from "../../upstream/rules/match/picks/best-text";
import { greatestNeed } from "../../upstream/rules/match/picks/strongest";
import { demoBeds, drawnSleepers } from "../support/demo-beds";
import { collisionsIn, type FoundBeds, findBeds, picksIn } from "../support/match-found";

/** What picks and collisions claim of the demonstration's beds, for sleepers who were drawn and some who read what was not true. */

const beds = demoBeds();
const sleepers = drawnSleepers(200, 5);
const found = new Map<MatchAnswers, FoundBeds>();
function listOf(answers: MatchAnswers): FoundBeds {
  const known = found.get(answers) ?? findBeds(answers, beds);
  found.set(answers, known);
  return known;
}
const at = (address: string) => matchAnswers.parse(Object.fromEntries(new URLSearchParams(address)));

describe("a bed that is named as strong where it is needed", () => {
  const passedOver = at(
    "recipient=me&age=18-34&size=queen&budgetRange=20000&position=side&pounds=181&height=65&pain=none&temperature=neutral&preference=firm&feel=hug",
  );

  const check = (answers: MatchAnswers) => {
    const found = listOf(answers);
    const strongest = picksIn(found).find(({ kind }) => kind === "strongest");
    if (strongest === undefined) return false;
    const { part, view } = greatestNeed(found.views, rules)!;
    const reading = ({ sleepers: all }: (typeof found.beds)[number]) =>
      all[found.views.indexOf(view)]!.surface.readings[part];
    const priced = found.beds.filter(({ model }) => !unpricedForBudget(model, found.profile));
    const top = priced.filter((bed) => wholeScore(priced[0]!) - wholeScore(bed) <= rules.picks.otherWithin);
    for (const bed of top)
      expect(reading(bed), JSON.stringify(answers)).toBeLessThanOrEqual(reading(strongest.beds[0]!));
    return true;
  };

  test("is the best at it of all top beds, also of those that are picked already", () => {
    check(passedOver);
    expect(sleepers.filter(check).length).toBeGreaterThan(30);
  });
});

describe("the best match", () => {
  test("does best on what it is said to, by the shares of its table, of the four parts that count most", () => {
    let told = 0;
    for (const answers of sleepers) {
      const list = listOf(answers);
      const best = list.beds[0]!;
      const [one, other] = bestParts(best, mediansOf(list.ranked), rules);
      if (one === undefined) continue;
      told += 1;
      const counts = (part: MatchPart) =>
        best.sleepers.every(({ view: { points } }) => {
          const heavier = Object.values(points).filter((each) => each > points[part]);
          return points[part] >= 5 && heavier.length < 4;
        });
      const wished = best.sleepers.every(({ view }) => view.sleeper.feel !== null);
      const shares = partsOf(best, rules)
        .filter(({ part }) => counts(part) && part !== "owners" && (part !== "feel" || wished))
        .map(({ part, points, most }) => ({ part, share: points / most }));
      const shareOf = (part: MatchPart) => shares.find((each) => each.part === part)!.share;
      const others = shares.filter(({ part }) => part !== one && part !== other);
      for (const { share } of others) expect(share).toBeLessThanOrEqual(Math.min(shareOf(one), shareOf(other ?? one)));
    }
    expect(told).toBeGreaterThan(100);
  });

  test("of a couple fits them best only where no pair of beds fits both of them better", () => {
    const apart = sleepers
      .filter(({ recipient }) => recipient === "couple")
      .map((answers) => findBeds({ ...answers, size: "king" }, beds))
      .filter(({ splitSuggested }) => splitSuggested);
    const first = apart.map((list) => {
      const picks = picksIn(list);
      const best = picks.find(({ kind }) => kind === "best-match");
      const pair = picks.find(({ kind }) => kind === "split-pair");
      if (best === undefined || pair === undefined) return false;
      const fitsBetter = pair.beds.every((half) => wholeScore(half) > wholeScore(best.beds[0]!));
      expect(picks[0]).toBe(fitsBetter ? pair : best);
      expect(/none fits|No bed on your list fits/.test(best.because)).toBe(!fitsBetter);
      return fitsBetter;
    });
    expect(new Set(first)).toEqual(new Set([true, false]));
  });
});

describe("the beds of a collision", () => {
  const twice = at(
    "recipient=me&age=18-34&budgetRange=500&tryInStore=yes&adjustableBase=yes&lightSleeper=yes&position=side&pounds=439&height=51&pain=neck&temperature=neutral&feel=hug",
  );
  const soft = at(
    "recipient=me&size=queen&budgetRange=1200&position=stomach&weight=under-130&pounds=105&pain=none&temperature=neutral&preference=soft",
  );
  /** What may be named: beds with a price that fit well enough, where there are any. */
  function namedOf({ ranked, profile }: FoundBeds) {
    const priced = ranked.filter(({ model }) => !unpricedForBudget(model, profile));
    const fitting = priced.filter(({ score }) => score >= 550);
    return [fitting, priced].find(({ length }) => length > 0) ?? ranked;
  }

  test("are never the same twice", () => {
    for (const answers of [twice, soft, ...sleepers])
      for (const { sides } of collisionsIn(listOf(answers))) expect(new Set(sides).size).toBe(sides.length);
  });

  test("do most of what they are named for of all that may be named", () => {
    let told = 0;
    for (const answers of sleepers) {
      const list = listOf(answers);
      for (const { kind, view, parts, sides } of collisionsIn(list)) {
        if (kind !== "both-wanted") continue;
        const who = list.views.indexOf(view);
        for (const [at, part] of parts.entries()) {
          const reading = ({ sleepers: all }: (typeof sides)[number]) => {
            const { surface, fit } = all[who]!;
            if (part === "feel")
              return view.sleeper.feel === "hug" ? surface.readings.hug : surface.readings.responsiveness;
            const move = part === "pressure_relief" ? fit.pressureMove : part === "support" ? fit.supportMove : 0;
            return surface.readings[part as "cooling"] + move;
          };
          const side = sides[at] ?? sides[0]!;
          for (const bed of namedOf(list)) expect(reading(bed)).toBeLessThanOrEqual(reading(side));
          told += 1;
        }
      }
    }
    expect(told).toBeGreaterThan(30);
  });

  test("score best of all for the body where no wish is told, and for the wish of those that meet it", () => {
    let told = 0;
    for (const answers of [soft, ...sleepers.filter(({ recipient }) => recipient === "me")]) {
      const list = listOf(answers);
      for (const { kind, view, sides, near } of collisionsIn(list)) {
        if (kind !== "wish-against-body") continue;
        const { preference: _wish, ...plain } = answers;
        const unwished = new Map(findBeds(plain, beds).ranked.map(({ model, score }) => [model, score]));
        const forBody = sides.at(-1)!;
        expect(unwished.get(forBody.model)).toBe(Math.max(...namedOf(list).map(({ model }) => unwished.get(model)!)));
        const wished = rules.target.wishes[view.sleeper.preference!];
        const off = ({ model: { firmness, halves }, sleepers: [own] }: (typeof sides)[number]) =>
          firmness.range === null
            ? Math.min(...[own!.fit, ...halves].map((each) => Math.abs(each.firmness - wished)))
            : Math.max(0, firmness.range.softest - wished, wished - firmness.range.firmest);
        if (near) expect(off(sides[0]!)).toBeLessThan(0.5);
        else for (const bed of namedOf(list)) expect(off(bed)).toBeGreaterThanOrEqual(off(sides[0]!));
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  test("are the best match where the body alone asks for it", () => {
    const list = listOf(soft);
    expect(collisionsIn(list)[0]!.sides[1]).toBe(list.ranked[0]);
  });
});
